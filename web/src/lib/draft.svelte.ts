/** The answer a player is putting together, by touching things on the table or in the list. */

import {
  equal,
  key,
  left,
  meant,
  options,
  thingsAlong,
  touched,
  unfold,
  type Answer,
  type Drawn,
} from '../play/pick'
import { after, along, canAdd, counted, countsOf, crumbs, isWhole, proposed, rows, same } from './shapes'
import type { Item, Preview, Question, Shape, Thing, Value } from './types'

export type Given = { value: Value } | { text: string }

export interface Proposal {
  given: Given
  label: string
  /** Whether it could not be taken back; null while the server is asked. */
  final: boolean | null
  /** What it would change. */
  preview: Preview | null
}

/** What lies on the tracks. */
const TRACKED = new Set(['god', 'creature', 'resource', 'card', 'tile'])

/** What was touched, and the answers that were left then. */
interface Step {
  things: Thing[]
  answers: Answer[]
}

export class Draft {
  question = $state.raw<Question | null>(null)
  path = $state.raw<number[]>([])
  /** How much of the path was no choice. */
  forced = $state(0)
  counts = $state.raw<number[]>([])
  proposal = $state.raw<Proposal | null>(null)
  /** A whole answer the player looks at without having chosen it. */
  considered = $state.raw<Value | null>(null)
  /** What lies on the table and can be touched there. */
  drawn = $state.raw<Drawn>((thing) => thing.place !== undefined)
  /** How many pieces are to go, when that was said before their target. */
  number = $state<number | null>(null)
  #steps = $state.raw<Step[]>([])
  /** Whether the question was put anew while an answer was being chosen. */
  wentOn = $state(false)

  here = $derived(this.question ? after(this.question.shape, this.path) : null)
  trail = $derived(this.question ? crumbs(this.question.shape, this.path) : [])
  /** What was no choice, or was chosen in the list: it need not be touched. */
  #known = $derived(this.question ? thingsAlong(this.question.shape, this.path) : [])
  /** Every answer there is from here on. */
  answers = $derived.by((): Answer[] => {
    const { question, path } = this
    if (!question) return []
    const routes = question.routes.filter(({ proposed }) => !proposed)
    return unfold(question.shape, question.listed, path.length > this.forced ? [] : routes, path)
  })
  /** An answer to the whole question, worked out by the referee. */
  suggested = $derived(this.question?.routes.find(({ proposed }) => proposed) ?? null)
  picked = $derived(this.#steps.flatMap((step) => step.things))
  pick = $derived(options(this.#steps.at(-1)?.answers ?? this.answers, this.picked, this.drawn))
  /** Whether things are counted: each touch is one more. */
  counting = $derived(this.here?.shape === 'allot' || this.here?.shape === 'some_of')
  glow = $derived(
    new Set(
      this.counting
        ? this.#countable().flatMap(({ item }) => (item.place ? [item.place] : []))
        : [...this.pick.lit.values()].flatMap(({ thing }) => (thing.place ? [thing.place] : [])),
    ),
  )

  /** Whether what one may touch lies beside the board. */
  decidesOnTracks = $derived(
    !this.counting && [...this.pick.lit.values()].some(({ thing }) => TRACKED.has(thing.kind)),
  )

  constructor(private readonly propose: (given: Given, label: string) => void) {}

  take(question: Question | null): void {
    const before = this.question
    const same = question?.line === before?.line && question?.step === before?.step
    const begun = { path: this.path, counts: this.counts, steps: this.#steps }
    const chosen = this.path.length > this.forced || begun.steps.length > 0
    this.question = question
    this.wentOn = false
    if (same) return
    this.reset()
    // The same is asked again because others have answered: what was begun goes on, if it can.
    if (!chosen || !question || question.step !== before?.step || question.seat !== before.seat) return
    this.wentOn = true
    this.#resume(begun)
  }

  /** Takes up what was begun, as far as it still leads to an answer. */
  #resume({ path, counts, steps }: { path: number[]; counts: number[]; steps: Step[] }): void {
    const shape = this.question!.shape
    if (crumbs(shape, path).length === path.length) this.path = path
    this.#prepare()
    const here = this.here
    if (here?.shape === 'allot' || here?.shape === 'some_of')
      if (counts.length === rows(here).length && counts.every((n, i) => n <= rows(here)[i]!.most)) this.counts = counts
    for (const { things } of steps) {
      const answers = touched(this.pick.answers, this.picked, things, this.drawn)
      if (!answers.length) return
      this.#steps = [...this.#steps, { things, answers }]
    }
  }

  reset(): void {
    this.path = []
    this.proposal = null
    this.considered = null
    this.unpick(true)
    this.#follow()
    this.forced = this.path.length
    this.#prepare()
  }

  /** A menu's option was chosen: go on to what it asks, or propose it when it asks nothing. */
  choose(id: number): void {
    this.#walk([id])
  }

  back(): void {
    if (this.proposal) this.proposal = null
    else if (this.#steps.length) this.unpick()
    else {
      do this.path = this.path.slice(0, -1)
      while (this.path.length && this.#forced() !== null)
      this.#follow()
    }
    this.#prepare()
    this.considered = null
  }

  /** The last part of the answer is known. */
  finish(rest: Value): void {
    const value = along(this.path, rest)
    const listed = this.question?.listed?.find((row) => same(row.value, value))
    this.propose({ value }, listed?.label ?? this.trail.map((item) => item.label).join(': '))
  }

  /** A whole answer was chosen, or one with a part that is still to be filled in. */
  give(answer: Answer): void {
    if (!answer.rest) return this.propose(answer.given, answer.label)
    this.unpick(true)
    this.path = answer.path
    this.#prepare()
  }

  /** An answer is taken with its open part as proposed. */
  giveReady(answer: Answer): void {
    if (answer.ready) this.propose(answer.ready.given, `${answer.label}: ${answer.ready.label}`)
  }

  /** The last part of an answer is looked at, or nothing any more. */
  consider(rest: Value | null): void {
    this.considered = rest === null ? null : along(this.path, rest)
  }

  /** Something on the table is looked at: that may be a whole answer. */
  look(place: string | null): void {
    const found = [...this.pick.lit.values()].find(({ thing }) => thing.place === place)
    const one = place !== null && found ? meant(found.answers, [...this.picked, found.thing], this.number) : null
    this.considered = one && 'value' in one.given ? one.given.value : null
  }

  // -- touching -------------------------------------------------------------------------------

  /** Whether these things, which are drawn as one, can be touched; `own` are those of one's hand. */
  lights(things: Thing[], own = false): boolean {
    if (this.counting) return this.#row(things) >= 0
    const lit = this.pick.lit.get(key(things[0]!))
    const more = this.#unknown(things)
    return !!lit?.answers.some((answer) => {
      const open = left(answer, [...this.picked, ...more])
      return open && !(own && [...answer.things, ...this.#known].some(({ kind }) => kind === 'seat'))
    })
  }

  #unknown(things: Thing[]): Thing[] {
    return things.filter((thing) => !this.#known.some((known) => equal(known, thing)))
  }

  /** The answers one touch of this would leave. */
  answersAt(thing: Thing): Answer[] {
    return this.pick.lit.get(key(thing))?.answers ?? []
  }

  /** A place on the map was touched. */
  press(place: string): void {
    if (this.counting) {
      const n = this.#countable().findIndex(({ item }) => item.place === place)
      if (n >= 0) this.bump(n)
      return
    }
    const lit = [...this.pick.lit.values()].find(({ thing }) => thing.place === place)
    const known = lit?.thing ?? this.#thingAt(place)
    if (known) this.touch([known])
  }

  /** Whether what stands in a place can be taken up there to be put down elsewhere. */
  canLift(place: string): boolean {
    if (this.counting) return false
    if (this.picked.at(-1)?.place === place) return true
    const lit = [...this.pick.lit.values()].find(({ thing }) => thing.place === place)
    return !!lit && !this.picked.length && !meant(lit.answers, [lit.thing], this.number)
  }

  lift(place: string): void {
    if (this.picked.at(-1)?.place !== place) this.press(place)
  }

  /** Things on the table were touched. What leaves one answer gives it; what was picked is let go. */
  touch(all: Thing[]): void {
    const things = this.#unknown(all)
    if (this.counting) {
      const n = this.#row(all)
      if (n >= 0) this.bump(n)
      return
    }
    if (!things.length) return
    const again = this.#steps.at(-1)?.things.map(key).join() === things.map(key).join()
    if (again && !this.pick.lit.has(key(things[0]!))) return this.unpick()
    let answers = touched(this.pick.answers, this.picked, things, this.drawn)
    if (!answers.length) {
      // Not what the piece in hand can go to: another piece is taken up.
      answers = touched(this.answers, [], things, this.drawn)
      if (!answers.length) return
      this.unpick(true)
    }
    this.considered = null
    const one = meant(answers, [...this.picked, ...things], this.number)
    if (one) return this.propose(one.given, one.label)
    this.#steps = [...this.#steps, { things, answers }]
  }

  /** Lets go what was touched last, or everything. */
  unpick(all = false): void {
    this.#steps = all ? [] : this.#steps.slice(0, -1)
    if (!this.#steps.length) this.number = null
  }

  #thingAt(place: string): Thing | undefined {
    for (const { things } of [...this.pick.answers, ...this.answers]) {
      const found = things.find((thing) => thing.place === place)
      if (found) return found
    }
    return undefined
  }

  #row(things: Thing[]): number {
    const here = this.here
    if (here?.shape !== 'allot' && here?.shape !== 'some_of') return -1
    return rows(here).findIndex(({ item }) =>
      things.some((thing) => thing.kind === here.kind && thing.slug === item.slug),
    )
  }

  /** How many of a thing are counted so far. */
  counted(thing: Thing): number {
    return this.counting ? (this.counts[this.#row([thing])] ?? 0) : 0
  }

  /** How many are counted so far in a place of the map. */
  countedAt(place: string): number {
    return this.counts[this.#countable().findIndex(({ item }) => item.place === place)] ?? 0
  }

  /** The ids of the options with these names, one below the other, when they are there. */
  find(slugs: string[]): number[] | null {
    const path: number[] = []
    let here: Shape | null = this.question?.shape ?? null
    for (const slug of slugs) {
      const items: Item[] =
        here?.shape === 'menu'
          ? here.options.map((option) => option.item)
          : here?.shape === 'one_of'
            ? here.items
            : []
      const found = items.find((item) => item.slug === slug)
      if (!found) return null
      path.push(found.id)
      here = here?.shape === 'menu' ? after(here, [found.id]) : null
    }
    return path
  }

  /** Goes a way from the top of the question. */
  go(path: number[]): void {
    this.reset()
    this.path = []
    this.#walk(path)
  }

  /** One more piece, and from the most back to none. */
  bump(n: number): void {
    const here = this.here
    if (here?.shape !== 'allot' && here?.shape !== 'some_of') return
    this.set(n, canAdd(here, this.counts, n) ? (this.counts[n] ?? 0) + 1 : 0)
    // Where one is all that can be taken, that was it.
    if (here.high === 1 && this.counts[n] && isWhole(here, this.counts))
      this.finish(counted(here, this.counts))
  }

  set(n: number, count: number): void {
    const next = [...this.counts]
    next[n] = count
    this.counts = Array.from(next, (found) => found ?? 0)
  }

  /** The only way on from here, when there is but one and it asks more. */
  #forced(): number | null {
    const here = this.here
    if (here?.shape !== 'menu' || here.options.length !== 1) return null
    const { item, then } = here.options[0]!
    return then.shape === 'nothing' ? null : item.id
  }

  /** Goes where there is nothing to choose. */
  #follow(): void {
    for (let id = this.#forced(); id !== null; id = this.#forced()) this.path = [...this.path, id]
  }

  #walk(path: number[]): void {
    let here = this.here
    const before = this.path
    this.considered = null
    for (const [n, id] of path.entries()) {
      if (!here) return
      if (here.shape === 'one_of') {
        this.finish(id)
        if (n > 0) this.path = before
        return
      }
      this.path = [...this.path, id]
      here = this.here
    }
    this.unpick(true)
    if (here?.shape === 'nothing') {
      this.finish([])
      this.path = before
    } else this.#follow()
    this.#prepare()
  }

  /** What is counted begins with a proposal: the referee's, if there is one. */
  #prepare(): void {
    const here = this.here
    if (here?.shape !== 'allot' && here?.shape !== 'some_of') this.counts = []
    else this.counts = (this.suggested && countsOf(here, this.suggested.things)) ?? proposed(here)
  }

  /** The suggestion is taken as it is. */
  giveSuggested(): void {
    if (this.suggested) this.propose({ text: this.suggested.text }, this.suggested.label)
  }

  #countable(): { item: Item }[] {
    const here = this.here
    return here?.shape === 'allot' || here?.shape === 'some_of' ? rows(here) : []
  }
}
