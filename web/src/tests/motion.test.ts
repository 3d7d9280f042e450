import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineTold } from '../lib/types'
import { clashes, MOST, Motion, PACE, pile, scenes, waiting, type Scene } from '../play/motion.svelte'

const told = (line: number, seat: number, text: string): LineTold => ({
  line,
  seat,
  events: [{ line, seat, text, kind: 'k', clause: '', places: [], rolls: [] }],
  moves: [{ piece: 'army', owner: seat, origin: 'naxos', target: 'paros', number: 1 }],
})

describe('what others did', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is shown without what one did oneself, and without lines that tell nothing', () => {
    const lines = [told(1, 0, 'mine'), told(2, 1, 'theirs'), { line: 3, seat: 2, events: [], moves: null }]
    expect(scenes(lines, 0).map((scene) => scene.caption)).toEqual(['theirs'])
    expect(scenes(lines, -1)).toHaveLength(2)
  })

  it('comes one after the other and then is over', () => {
    const motion = new Motion()
    motion.play(scenes([told(1, 1, 'a'), told(2, 2, 'b')], 0), 'fast')
    expect(motion.now?.caption).toBe('a')
    vi.advanceTimersByTime(PACE.fast)
    expect(motion.now?.caption).toBe('b')
    vi.advanceTimersByTime(PACE.fast)
    expect(motion.now).toBeNull()
  })

  it('is ended at once by a skip, and never begins when it is off', () => {
    const motion = new Motion()
    motion.play(scenes([told(1, 1, 'a'), told(2, 2, 'b')], 0), 'off')
    expect(motion.now).toBeNull()
    motion.play(scenes([told(1, 1, 'a'), told(2, 2, 'b')], 0), 'slow')
    motion.skip()
    vi.advanceTimersByTime(10 * PACE.slow)
    expect(motion.now).toBeNull()
  })

  it('shows the latest of a long absence, each within the pace', () => {
    const many = Array.from({ length: 50 }, (_, n) => told(n, 1, String(n)))
    expect(scenes(many, 0)).toHaveLength(MOST)
    expect(scenes(many, 0)[0]!.caption).toBe(String(50 - MOST))
    expect(Math.min(...Object.values(PACE))).toBeGreaterThanOrEqual(400)
    expect(Math.max(...Object.values(PACE))).toBeLessThanOrEqual(800)
  })
})

describe('pieces of which the showing has not told yet', () => {
  const move = (origin: string, target: string, number = 1): Scene => ({
    line: 0,
    caption: '',
    moves: [{ piece: 'fleet', owner: 1, origin, target, number }],
    rolls: [],
    flights: [],
  })
  const at = (place: string) => pile({ piece: 'fleet', owner: 1 }, place)

  it('stand where they were, and are not yet where they went', () => {
    const { standing, coming } = waiting([move('a', 'b', 2), move('', 'c')])
    expect(standing.map(({ origin, number }) => [origin, number])).toEqual([['a', 2]])
    expect([coming.get(at('b')), coming.get(at('c'))]).toEqual([2, 1])
  })

  it('stand nowhere on their way', () => {
    const { standing, coming } = waiting([move('a', 'b'), move('b', 'c'), move('c', '')])
    expect(standing.map(({ origin }) => origin)).toEqual(['a'])
    expect([...coming.values()]).toEqual([0, 0])
  })

  it('have arrived once it is told', () => {
    vi.useFakeTimers()
    const motion = new Motion()
    motion.play([move('a', 'b'), move('c', 'd')], 'fast')
    expect(motion.pending.standing.map(({ origin }) => origin)).toEqual(['c'])
    expect(motion.pending.coming.get(at('b'))).toBe(1)
    vi.advanceTimersByTime(PACE.fast)
    expect(motion.pending.standing).toEqual([])
    expect(motion.pending.coming.get(at('b'))).toBeUndefined()
    motion.skip()
    expect(motion.pending.coming.size).toBe(0)
    vi.useRealTimers()
  })
})

describe("one's own battles", () => {
  const roll = { dice: [3], modifiers: [], total: 3 }
  function fought(line: number, seat: number, place: string): LineTold {
    const found = told(line, -1, 'dice')
    found.events = [{ ...found.events[0]!, seat, places: [place], rolls: [roll] }]
    found.moves = []
    return found
  }
  const nowhere = () => false

  it('are found by who fights, by where one stands and by what one loses', () => {
    const theirs = fought(1, 2, 'naxos')
    const lost = { ...fought(4, 2, 'delos'), moves: [{ piece: 'army', owner: 0, origin: 'delos', target: '', number: 1 }] }
    const lines = [theirs, fought(2, 0, 'paros'), told(3, 0, 'no dice'), lost]
    expect(clashes(lines, 0, nowhere).map(({ line }) => line)).toEqual([2, 4])
    expect(clashes(lines, 0, (place) => place === 'naxos').map(({ line }) => line)).toEqual([1, 2, 4])
    expect(clashes(lines, -1, () => true)).toEqual([])
  })
})
