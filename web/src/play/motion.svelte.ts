/** What others did, shown one thing after another. The table itself is always up to date: this only
 * shows how it came about, and acting meanwhile ends it. */

import type { LineTold, Move, Roll, Told } from '../lib/types'
import type { Flight } from './flights'

export interface Scene {
  line: number
  caption: string
  /** Pieces that go from one area to another. */
  moves: Move[]
  rolls: Roll[]
  /** Gold and cards that change hands. */
  flights: Flight[]
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
      flights: [],
    }))
    .filter(({ caption, moves, rolls }) => caption || moves.length || rolls.length)
    .slice(-MOST)
}

export interface Waiting {
  /** Pieces that have not left yet, as far as is shown. */
  standing: Move[]
  /** How many of each sort of piece in each place have not arrived yet. */
  coming: Map<string, number>
}

/** Where pieces are of which the showing has not told yet: what arrives and leaves again was never there. */
export function waiting(scenes: Scene[]): Waiting {
  const standing: Move[] = []
  const coming = new Map<string, number>()
  for (const move of scenes.flatMap(({ moves }) => moves)) {
    const { origin, target, number } = move
    const passing = origin ? Math.min(number, coming.get(pile(move, origin)) ?? 0) : 0
    if (passing) coming.set(pile(move, origin), coming.get(pile(move, origin))! - passing)
    if (origin && number > passing) standing.push({ ...move, number: number - passing })
    if (target) coming.set(pile(move, target), (coming.get(pile(move, target)) ?? 0) + number)
  }
  return { standing, coming }
}

/** Equal pieces in one place. */
export const pile = ({ piece, owner }: Pick<Move, 'piece' | 'owner'>, place: string): string => `${place}:${piece}:${owner}`

/** A battle of this seat's own pieces. */
export interface Clash {
  line: number
  events: Told[]
}

/** Your battles among some lines; `held` says where your pieces stood before. */
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
  /** `heard` is called with each scene as it begins. */
  constructor(private readonly heard: (scene: Scene) => void = () => undefined) {}

  now = $state.raw<Scene | null>(null)
  /** How long the scene of now takes. */
  pace = $state(PACE.normal)
  #waiting = $state.raw<Scene[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What stands where it stood, and what is still to come. */
  pending = $derived.by((): Waiting => {
    const { standing } = waiting(this.#waiting)
    return { standing, coming: waiting(this.now ? [this.now, ...this.#waiting] : []).coming }
  })

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
    const [first = null, ...others] = this.#waiting
    this.#waiting = others
    this.now = first
    if (!this.now) return
    this.heard(this.now)
    this.#timer = setTimeout(() => this.#next(), this.pace)
  }
}
