/** The card of a thing: what it is and does, shown while one looks at it. */

import { api } from '../lib/api'
import type { Card, TableState, Thing, Withheld } from '../lib/types'
import { words } from '../lib/words.svelte'
import { key } from './pick'

const loaded = new Map<string, Promise<Map<string, Card>>>()

/** The cards of a title by kind and slug, fetched once in each language. */
export function cardsOf(title: string): Promise<Map<string, Card>> {
  const wanted = `${title}:${words.lang}`
  const coming =
    loaded.get(wanted) ??
    api.cards(title).then((cards) => new Map(cards.map((card) => [key(card), card])))
  loaded.set(wanted, coming)
  // A failure is not kept: the next look asks again.
  coming.catch(() => loaded.delete(wanted))
  return coming
}

let refused: { question: string; withheld: Promise<Withheld[]> } | null = null

/** What is in sight and cannot be had, asked for once a question. */
export function withheldAt(state: TableState): Promise<Withheld[]> {
  const { table, question } = state
  if (!question?.waits) return Promise.resolve([])
  const wanted = `${table} ${question.line} ${question.seat} ${words.lang}`
  if (refused?.question !== wanted)
    refused = { question: wanted, withheld: api.withheld(table, question.seat) }
  return refused.withheld
}

/** Milliseconds before a card comes, for a pointer that rests and for a finger that stays. */
const REST = 350
const PRESS = 500

class Looking {
  /** The thing whose card is shown, the box of its drawing on the screen, and that of the choices it is
   * one of. */
  at = $state.raw<{ thing: Thing; box: DOMRect; choices: DOMRect | null } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows the card of what is rested on, focused, or held by a finger. */
  over(thing: Thing, event: Event): void {
    const target = event.target as Element
    // What is touched or clicked has the focus, too, but was not asked about.
    if (event.type.startsWith('focus') && !target.matches(':focus-visible')) return
    const touch = event instanceof PointerEvent && event.pointerType === 'touch'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(thing, target), touch ? PRESS : REST)
  }

  /** Shows the card of what cannot be had, when it is touched. */
  touch(thing: Thing, event: Event): void {
    clearTimeout(this.#timer)
    this.#show(thing, event.target as Element)
  }

  #show(thing: Thing, target: Element): void {
    if (!target.isConnected) return // it has gone from the table meanwhile
    const choices = target.closest('[data-choices]')?.getBoundingClientRect() ?? null
    this.at = { thing, box: target.getBoundingClientRect(), choices }
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.at = null
  }
}

export const looking = new Looking()
