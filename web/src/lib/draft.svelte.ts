/** The answer a player is putting together, by touching things on the table or in the list. */

import {
  equal,
  hasFace,
  isWay,
  key,
  left,
  meant,
  options,
  thingsAlong,
  touched,
  unfold,
  type Answer,
  type Drawn,
  type Pick,
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

type Lit = Pick['lit'] extends Map<string, infer Found> ? Found : never

/** What was touched, and the answers that were left then. */
interface Step {
  things: Thing[]
  answers: Answer[]
  /** What can be done with the sites inside the area that was touched. */
  inside?: Answer[]
}

export class Draft {
  question = $state.raw<Question | null>(null)
  path = $state.raw<number[]>([])
  /** How much of the path was no choice. */
  forced = $state(0)
  counts = $state.raw<number[]>([])
  proposal = $state.raw<Proposal | null>(null)
  /** A whole answer the player looks at without having chosen it. */
  considered = $state.raw<Given | null>(null)
  /** What lies on the table and can be touched there. */
  drawn = $state.raw<Drawn>((thing) => thing.place !== undefined)
  /** The area in which a thing lies. */
  areaOf = $state.raw<(thing: Thing) => string | undefined>((thing) => thing.place)
  /** How many pieces are to go, when that was said before their target. */
  number = $state<number | null>(null)
  /** Whether a way is gone step by step, instead of the best one in one go. */
  stepwise = $state(false)
  /** Whether a card must be read before it is had: a finger cannot rest on it first, as a pointer does. */
  isUnread: (thing: Thing) => boolean = () => false
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
    const routes = question.routes.filter((route) => !route.proposed && !(this.stepwise && isWay(route)))
    return unfold(question.shape, question.listed, path.length > this.forced ? [] : routes, path)
  })
  /** An answer to the whole question, worked out by the referee. */
  suggested = $derived(this.question?.routes.find(({ proposed }) => proposed) ?? null)
  picked = $derived(this.#steps.flatMap((step) => step.things))
  pick = $derived.by(() => {
    const { answers, inside = [] } = this.#steps.at(-1) ?? { answers: this.answers }
    const found = options(answers, this.picked, this.drawn)
    return { ...found, buttons: [...inside, ...found.buttons], answers: [...found.answers, ...inside] }
  })
  /** Whether things are counted: each touch is one more. */
  counting = $derived(this.here?.shape === 'allot' || this.here?.shape === 'some_of')
  glow = $derived(
    new Set(
      this.counting
        ? this.#countable().flatMap(({ item }) => (item.place ? [item.place] : []))
        : [...this.pick.lit.values()].flatMap(({ thing }) => (thing.place ? [thing.place] : [])),
    ),
  )

  /** Whether it is about somebody's offer, not about your own hand. */
  #isOffered = (answer: Answer) => [...answer.things, ...this.#known].some(({ kind }) => kind === 'seat')
  /** Whether what may be touched lies beside the board. It stays so while the answer is put together. */
  decidesOnTracks = $derived(
    !this.counting &&
      [...options(this.answers, [], this.drawn).lit.values()].some(
        ({ thing, answers }) => TRACKED.has(thing.kind) && (thing.kind !== 'resource' || answers.some(this.#isOffered)),
      ),
  )

  /** `unsaid`: how many go was left open, and nothing else could go afterwards. */
  constructor(private readonly propose: (given: Given, label: string, unsaid?: boolean) => void) {}

  take(question: Question | null): void {
    const before = this.question
    const same = question?.line === before?.line && question?.step === before?.step
    const begun = { path: this.path, counts: this.counts, steps: this.#steps }
    const chosen = this.path.length > this.forced || begun.steps.length > 0
    // Who goes step by step does so until the turn is over.
    if (question?.seat !== before?.seat) this.stepwise = false
    this.question = question
    if (same) {
      this.wentOn = false
      return
    }
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
    this.wentOn = false
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
    this.considered = rest === null ? null : { value: along(this.path, rest) }
  }

  /** A place is looked at. */
  look(place: string | null): void {
    const found = place === null ? undefined : [...this.pick.lit.values()].find(({ thing }) => thing.place === place)
    this.lookAt(found?.thing ?? null)
  }

  /** Something on the table is looked at: that may be a whole answer. */
  lookAt(thing: Thing | null): void {
    const one = thing && !this.counting ? meant(this.answersAt(thing), [...this.picked, thing], this.number) : null
    this.considered = one && !one.rest ? one.given : null
  }

  /** Whether something could go by a route of your choice. */
  hasWays = $derived(!!this.question?.routes.some((route) => !route.proposed && isWay(route)))

  /** The best ways, or step by step; what is picked stays in hand. */
  goStepwise(on: boolean): void {
    const steps = this.#steps
    this.unpick(true)
    this.stepwise = on
    this.#resume({ path: this.path, counts: this.counts, steps })
  }

  // -- touching -------------------------------------------------------------------------------

  /** Whether these things, which are drawn as one, can be touched; `own` are those in your hand. */
  lights(things: Thing[], own = false): boolean {
    if (this.counting) return this.#row(things) >= 0
    const lit = this.pick.lit.get(key(things[0]!))
    const more = this.#unknown(things)
    return !!lit?.answers.some((answer) => {
      const open = left(answer, [...this.picked, ...more])
      return open && !(own && this.#isOffered(answer))
    })
  }

  #unknown(things: Thing[]): Thing[] {
    return things.filter((thing) => !this.#known.some((known) => equal(known, thing)))
  }

  /** The answers one touch of this would leave. */
  answersAt(thing: Thing): Answer[] {
    return this.pick.lit.get(key(thing))?.answers ?? []
  }

  /** The answers about anything in a place. */
  answersIn(place: string): Answer[] {
    if (this.counting) return []
    const lit = [...this.pick.lit.values()].filter(({ thing }) => this.areaOf(thing) === place)
    return [...lit.flatMap(({ answers }) => answers), ...this.#buttonsIn(place)]
  }

  /** A place on the map was touched. */
  press(place: string): void {
    if (this.counting) {
      const n = this.#countable().findIndex(({ item }) => item.place === place)
      if (n >= 0) this.bump(n)
      return
    }
    const last = this.#steps.at(-1)
    if (last?.inside && last.things[0]?.place === place) return this.unpick()
    const lit = [...this.pick.lit.values()].filter(({ thing }) => this.areaOf(thing) === place)
    const area = lit.find(({ thing }) => thing.place === place)
    const sites = this.picked.length ? [] : lit.filter(({ thing }) => thing.place === undefined)
    const inside = [...sites.flatMap(({ answers }) => answers), ...this.#buttonsIn(place)]
    if (inside.length > (area ? 0 : 1)) return this.#enter(place, area, inside)
    const known = (area ?? lit[0])?.thing ?? this.#thingAt(place)
    if (known) this.touch([known])
  }

  /** The answers about something inside an area that is not drawn by itself. */
  #buttonsIn(place: string): Answer[] {
    if (this.picked.length) return []
    return this.pick.buttons.filter(({ things }) => things.some((thing) => this.areaOf(thing) === place))
  }

  /** An area was touched in which there is more than one thing: all of them are offered. */
  #enter(place: string, area: Lit | undefined, inside: Answer[]): void {
    const things = [area?.thing ?? { kind: 'place', slug: place, place }]
    this.considered = null
    this.#steps = [{ things, answers: area?.answers ?? [], inside }]
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
    const unread = !this.picked.length && things.some((thing) => hasFace(thing) && this.isUnread(thing))
    if (one && !unread) return this.propose(one.given, one.label, answers.length > 1 && this.number === null && this.#oneSource)
    this.#steps = [...this.#steps, { things, answers }]
  }

  /** Whether everything that can still be done on the map begins in the same place. */
  #oneSource = $derived.by(() => {
    const sources = this.answers.flatMap(({ things }) => things.find((thing) => this.areaOf(thing)) ?? [])
    return new Set(sources.map(key)).size === 1
  })

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
    // Where one is all that can be taken from the board, that was it; a card of the hand can be kept yet.
    const onBoard = this.#countable()[n]?.item.place !== undefined
    if (onBoard && here.high === 1 && this.counts[n] && isWhole(here, this.counts))
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
