/** Where the pieces of a view stand: buildings on their printed sites, the rest on free places. */

import type { Area, Mark, TableState } from '../lib/types'
import { t } from '../lib/words.svelte'
import { placeName } from './places'

export interface Placed {
  area: string
  kind: string
  seat: number
  count: number
  x: number
  y: number
  size: number
  /** Where a line leads, for a piece that has no room in its own area. */
  from?: [number, number] | undefined
}

/** What is built on each sort of printed site. */
const BUILT: Record<string, string[]> = {
  good: ['caravan'],
  market: ['market'],
  temple: ['temple'],
  city: ['legendary_city', 'capital', 'city'],
  building_slot: [],
}
const SITE = 36

/** The names by which a view may speak of a printed site. */
export function siteNames(area: Area, mark: Mark): string[] {
  if (mark.slot !== undefined) return [`${area.id}_${mark.slot}`]
  const id = mark.id ?? ''
  return [id, id.replace(/^city_/, ''), `${area.id}_${mark.good ?? mark.kind}`]
}

/** Whether the box has none left of what is built on a site. */
function isUsedUp(state: TableState, mark: Mark): boolean {
  return (BUILT[mark.kind] ?? []).some((piece) => state.view.supply?.[piece] === 0)
}

/** The printed sites of an area on which nothing stands yet, by name; that of the area is known. */
export function freeSites(state: TableState, area: Area): string[] {
  const built = state.view.areas?.[area.id]?.slots ?? {}
  const known = `${placeName(state, area.id)}, `
  return area.marks.flatMap((mark) => {
    const slugs = siteNames(area, mark)
    if (slugs.some((slug) => built[slug])) return []
    const names = slugs.map((slug) => state.names.site?.[slug] ?? state.names.icon?.[slug])
    const name = names.find(Boolean)
    if (!name) return []
    const site = name.startsWith(known) ? name.slice(known.length) : name
    return [isUsedUp(state, mark) ? t('place-site-out', { site }) : site]
  })
}

export interface Standing {
  /** What stands on a printed site. */
  fixed: Placed[]
  /** What may stand anywhere in the area. */
  free: { kind: string; seat: number; count: number }[]
}

/** Everything that stands in an area; `usual` is the size of a piece. */
export function standing(
  area: Area,
  state: TableState,
  usual: number,
): Standing {
  const seen = state.view.areas?.[area.id]
  if (!seen) return { fixed: [], free: [] }
  const fixed: Placed[] = []
  const left = (seen.pieces ?? []).map(([kind, seat, count]) => ({ kind, seat, count }))
  const built = seen.slots ?? {}

  function stand(mark: Mark, kinds: string[], size: number): void {
    const row = kinds
      .map((kind) => left.find((piece) => piece.kind === kind && piece.count > 0))
      .find((piece) => piece !== undefined)
    if (!row) return
    row.count -= 1
    fixed.push({ area: area.id, kind: row.kind, seat: row.seat, count: 1, x: mark.x, y: mark.y, size })
  }

  for (const mark of area.marks) {
    const kind = siteNames(area, mark).map((name) => built[name]).find(Boolean)
    if (BUILT[mark.kind]) {
      if (kind) stand(mark, [kind], mark.kind === 'building_slot' ? usual * 1.1 : SITE)
    } else if (mark.kind === 'city_site') stand(mark, ['city'], usual * 1.2)
    else if ( left.some((piece) => piece.kind === mark.kind))
      stand(mark, [mark.kind], usual * 1.2)
  }
  return { fixed, free: left.filter((piece) => piece.count > 0) }
}
