/** The answer a player is putting together, by clicks on the map or in the list. */

import { after, along, canAdd, crumbs, rows, same, targets, type Target } from './shapes'
import type { Item, Preview, Question, Shape, Value } from './types'

export interface Proposal {
  value: Value
  label: string
  /** Whether it could not be taken back; null while the server is asked. */
  final: boolean | null
  /** What it would change. */
  preview: Preview | null
}

export class Draft {
  question = $state.raw<Question | null>(null)
  path = $state.raw<number[]>([])
  /** How much of the path was no choice. */
  forced = $state(0)
  counts = $state.raw<number[]>([])
  chooser = $state.raw<{ place: string; targets: Target[] } | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** A whole answer the player looks at without having chosen it. */
  considered = $state.raw<Value | null>(null)

  here = $derived(this.question ? after(this.question.shape, this.path) : null)
  trail = $derived(this.question ? crumbs(this.question.shape, this.path) : [])
  #targets = $derived(this.here ? targets(this.here) : new Map<string, Target[]>())
  glow = $derived(new Set([...this.#targets.keys(), ...this.#countable().map((row) => row.place)]))

  constructor(private readonly propose: (value: Value, label: string) => void) {}

  take(question: Question | null): void {
    const same = question?.line === this.question?.line && question?.step === this.question?.step
    this.question = question
    if (!same) this.reset()
  }

  reset(): void {
    this.path = []
    this.counts = []
    this.chooser = null
    this.proposal = null
    this.considered = null
    this.#follow()
    this.forced = this.path.length
  }

  /** A menu's option was chosen: go on to what it asks, or propose it when it asks nothing. */
  choose(id: number): void {
    this.#walk([id])
  }

  back(): void {
    if (this.proposal) this.proposal = null
    else {
      do this.path = this.path.slice(0, -1)
      while (this.path.length && this.#forced() !== null)
      this.#follow()
    }
    this.counts = []
    this.chooser = null
    this.considered = null
  }

  /** The last part of the answer is known. */
  finish(rest: Value): void {
    const value = along(this.path, rest)
    const listed = this.question?.listed?.find((row) => same(row.value, value))
    this.propose(value, listed?.label ?? this.trail.map((item) => item.label).join(': '))
  }

  /** The last part of an answer is looked at, or nothing any more. */
  consider(rest: Value | null): void {
    this.considered = rest === null ? null : along(this.path, rest)
  }

  /** A place on the map is looked at: that may be a whole answer. */
  look(place: string | null): void {
    const meant = place === null ? [] : (this.#targets.get(place) ?? [])
    const target = meant.length === 1 && meant[0]!.whole ? meant[0]! : null
    if (!target) return this.consider(null)
    const ends = after(this.here!, target.path).shape === 'nothing'
    const last = target.path.at(-1)!
    this.consider(ends ? along(target.path, []) : along(target.path.slice(0, -1), last))
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

  /** A place on the map was pressed. */
  press(place: string): void {
    const row = this.#countable().find((found) => found.place === place)
    if (row) return this.bump(row.n)
    const meant = this.#targets.get(place) ?? []
    if (meant.length === 1) this.aim(meant[0]!)
    else if (meant.length > 1) this.chooser = { place, targets: meant }
  }

  aim(target: Target): void {
    this.chooser = null
    this.#walk(target.path)
  }

  /** One more piece, and from the most back to none. */
  bump(n: number): void {
    const here = this.here
    if (here?.shape !== 'allot' && here?.shape !== 'some_of') return
    this.set(n, canAdd(here, this.counts, n) ? (this.counts[n] ?? 0) + 1 : 0)
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
    this.counts = []
    if (here?.shape === 'nothing') {
      this.finish([])
      this.path = before
    } else this.#follow()
  }

  #countable(): { place: string; n: number }[] {
    const here = this.here
    if (here?.shape !== 'allot' && here?.shape !== 'some_of') return []
    return rows(here).flatMap(({ item }, n) => (item.place ? [{ place: item.place, n }] : []))
  }
}
