/** What each seat has laid out for the trade, as the titles tell it. */

import type { TableState } from '../../lib/types'

export interface Good {
  kind: string
  slug: string
  count: number
}

/** A row of goods with equal ones put together. */
function together(row: { kind: string; slug: string }[]): Good[] {
  const found = new Map<string, Good>()
  for (const { kind, slug } of row) {
    const good = found.get(slug)
    if (good) good.count += 1
    else found.set(slug, { kind, slug, count: 1 })
  }
  return [...found.values()]
}

export interface Offered {
  seat: number
  /** The goods that lie open, equal ones together. */
  goods: Good[]
  /** How many lie face down. */
  hidden: number
}

export function offered(state: TableState): Offered[] {
  const track = state.view.tracks?.find((found) => found.name === 'offers')
  if (track)
    return track.spaces.map((space, n) => ({
      seat: typeof space.label === 'number' ? space.label : n,
      goods: together(
        space.items.flatMap(([kind, what]) =>
          typeof what === 'string' ? [{ kind, slug: what }] : [],
        ),
      ),
      hidden: space.items.reduce(
        (sum, [, what]) => sum + (typeof what === 'number' ? what : 0),
        0,
      ),
    }))
  return (state.view.seats ?? []).flatMap((facts, seat) => {
    if (!('offer' in facts)) return []
    const open = Array.isArray(facts.offer) ? (facts.offer as string[]) : []
    const size = typeof facts.offer_size === 'number' ? facts.offer_size : open.length
    return [
      {
        seat,
        goods: together(open.map((slug) => ({ kind: 'resource', slug }))),
        hidden: Math.max(0, size - open.length),
      },
    ]
  })
}
