/** What a package of trade cards is worth: sets of one kind count by the square of their number. */
export function claim(cards: number[], worth: number[]): number {
  const sets = new Map<number, number>()
  for (const card of cards) sets.set(card, (sets.get(card) ?? 0) + 1)
  return [...sets].reduce((sum, [kind, count]) => sum + (worth[kind] ?? 0) * count * count, 0)
}
