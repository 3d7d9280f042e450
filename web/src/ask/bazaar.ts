/** The bazaar of trade cards: what lies on the table, and what sets are worth. */

/** What trade cards are worth: sets of one kind count by the square of their number. */
export function claim(cards: number[], worth: number[]): number {
  const sets = new Map<number, number>()
  for (const card of cards) sets.set(card, (sets.get(card) ?? 0) + 1)
  return [...sets].reduce((sum, [kind, count]) => sum + (worth[kind] ?? 0) * count * count, 0)
}

/** A remark as it is shown: in one line, with single spaces. */
export function oneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ')
}

/** The cards of a hand that stay when some are given. */
export function without(hand: number[], given: number[]): number[] {
  const left = [...hand]
  for (const card of given) left.splice(left.indexOf(card), 1)
  return left
}
