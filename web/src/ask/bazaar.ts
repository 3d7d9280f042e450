/** The bazaar of trade cards: what lies on the table, and what sets are worth. */

import type { TableState } from '../lib/types'

/** One package on the table, with what its owner says of it. */
export interface Posted {
  offer: string
  seat: number
  /** The seat it is for, or -1 for all. */
  to: number
  /** The offer it answers. */
  answers: string | null
  count: number
  total: number
  named: string
  wish_count: number
  wish: string | null
  /** What its owner says of it beyond that; nobody has checked it. */
  remark: string
  /** One's own only: the cards in it, and what the hand is worth without them. */
  cards: string[] | null
  hand_value_without: number | null
}

export function posted(state: TableState): Posted[] {
  const offers = state.view.more?.offers
  return Array.isArray(offers) ? (offers as Posted[]) : []
}

/** What trade cards are worth: sets of one kind count by the square of their number. */
export function claim(cards: number[], worth: number[]): number {
  const sets = new Map<number, number>()
  for (const card of cards) sets.set(card, (sets.get(card) ?? 0) + 1)
  return [...sets].reduce((sum, [kind, count]) => sum + (worth[kind] ?? 0) * count * count, 0)
}

/** A remark as it is told: in one line, with single spaces. */
export function oneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ')
}

/** The cards of a hand that stay when some are given. */
export function without(hand: number[], given: number[]): number[] {
  const left = [...hand]
  for (const card of given) left.splice(left.indexOf(card), 1)
  return left
}
