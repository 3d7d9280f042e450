/** What others did, shown one thing after another. The table itself is always up to date: this only
 * shows how it came about, and whoever acts meanwhile ends it. */

import type { LineTold, Move, Roll, Told } from '../lib/types'

export interface Scene {
  line: number
  caption: string
  /** Pieces that go from one area to another. */
  moves: Move[]
  rolls: Roll[]
}

export type Speed = 'off' | 'slow' | 'normal' | 'fast'

/** Milliseconds a scene takes. */
export const PACE: Record<Exclude<Speed, 'off'>, number> = { slow: 800, normal: 600, fast: 400 }
/** More than that nobody wants to sit through: the latest are shown, the log has all. */
export const MOST = 20

/** What is to be seen of some lines, without those of this seat. */
export function scenes(told: LineTold[], you: number): Scene[] {
  return told
    .filter(({ seat }) => seat !== you || you < 0)
    .map(({ line, events, moves }) => ({
      line,
      caption: events.map(({ text }) => text).join(' '),
      moves: (moves ?? []).filter(({ origin, target }) => origin || target),
      rolls: events.flatMap(({ rolls }) => rolls),
    }))
    .filter(({ caption, moves, rolls }) => caption || moves.length || rolls.length)
    .slice(-MOST)
}

/** A battle of this seat's own pieces. */
export interface Clash {
  line: number
  events: Told[]
}

/** One's own battles among some lines; `held` tells where one's pieces stood before. */
export function clashes(told: LineTold[], you: number, held: (place: string) => boolean): Clash[] {
  if (you < 0) return []
  const own = ({ events, moves }: LineTold) =>
    events.some(({ seat, places }) => seat === you || places.some(held)) ||
    (moves ?? []).some(({ owner }) => owner === you)
  return told
    .filter((line) => line.events.some(({ rolls }) => rolls.length) && own(line))
    .map(({ line, events }) => ({ line, events }))
}

export class Motion {
  /** `heard` is told of each scene as it begins. */
  constructor(private readonly heard: (scene: Scene) => void = () => undefined) {}

  now = $state.raw<Scene | null>(null)
  /** How long the scene of now takes. */
  pace = $state(PACE.normal)
  #waiting: Scene[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  play(found: Scene[], speed: Speed): void {
    if (speed === 'off' || !found.length) return
    this.pace = PACE[speed]
    this.#waiting = [...this.#waiting, ...found].slice(-MOST)
    if (!this.now) this.#next()
  }

  /** Ends it: everything stands where it belongs already. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.now = null
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null
    if (!this.now) return
    this.heard(this.now)
    this.#timer = setTimeout(() => this.#next(), this.pace)
  }
}
