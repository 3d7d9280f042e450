/** Where the pieces of a view stand: buildings on their printed sites, the rest on free places. */

import type { Area, Mark, TableState } from '../lib/types'

export interface Placed {
  kind: string
  seat: number
  count: number
  x: number
  y: number
  size: number
}

type Point = [number, number]

/** What is built on each sort of printed site, the likeliest first. */
const BUILT: Record<string, string[]> = {
  good: ['caravan'],
  market: ['market'],
  temple: ['temple'],
  city: ['legendary_city', 'capital', 'city'],
}
const SITE = 36
// A lone piece may be larger: the board is often seen from afar.
const LARGER = [1, 1.55, 1.35, 1.2]

/** The names by which a view may speak of a printed site. */
export function siteNames(area: Area, mark: Mark): string[] {
  const id = mark.id ?? ''
  return [id, id.replace(/^city_/, ''), `${area.id}_${mark.good ?? mark.kind}`]
}

/** Every site on which something is built, as the titles tell it. */
export function builtSites(state: TableState): Set<string> {
  const told = state.view.more?.built
  const found = new Set(Array.isArray(told) ? (told as string[]) : [])
  for (const area of Object.values(state.view.areas ?? {}))
    for (const [kind, value] of area.marks ?? []) if (kind === 'building') found.add(String(value))
  return found
}

/** How much of a piece would lie over a stretch of this length, `away` from its middle: 0 to 1. */
const over = (away: number, length: number, size: number): number =>
  Math.max(0, Math.min(1, ((length + size) / 2 - Math.abs(away)) / size))

/** How much a piece on this point would hide of the area's name and of its printed sites. */
function hides(area: Area, [x, y]: Point, size: number): number {
  const { label } = area
  const turn = (-label.angle * Math.PI) / 180
  const [dx, dy] = [x - label.x, y - label.y]
  const along = dx * Math.cos(turn) - dy * Math.sin(turn)
  const across = dx * Math.sin(turn) + dy * Math.cos(turn)
  const name = over(along, label.room[0], size) * over(across, label.size * 0.8, size)
  const sites = area.marks.map(({ x: left, y: top, size: side }) =>
    side ? over(x - left, side, size) * over(y - top, side, size) : 0,
  )
  return 2 * name + Math.max(0, ...sites)
}

/** The free slot that hides least, else the one with most room. */
function slot(area: Area, taken: Point[], size: number): Point {
  const gap = (point: Point) =>
    Math.min(...taken.map((other) => Math.hypot(point[0] - other[0], point[1] - other[1])))
  const open = area.slots.filter((found) => gap(found) >= size * 0.85)
  const hidden = open.map((found) => hides(area, found, size))
  const best = open[hidden.indexOf(Math.min(...hidden))]
  if (best) return best
  const free = area.slots.filter((found) => gap(found) > 0)
  const widest = Math.max(...free.map(gap))
  const roomiest = free.find((found) => gap(found) === widest)
  return roomiest ?? [area.anchor[0] + taken.length * size * 0.2, area.anchor[1]]
}

/** Everything that stands in an area; `usual` is the size of a piece that is not alone. */
export function placed(
  area: Area,
  state: TableState,
  built: Set<string>,
  usual: number,
): Placed[] {
  const seen = state.view.areas?.[area.id]
  if (!seen) return []
  const found: Placed[] = []
  const taken: Point[] = []
  const left = (seen.pieces ?? []).map(([kind, seat, count]) => ({ kind, seat, count }))
  const slots = (state.view.more?.slots ?? {}) as Record<string, string>

  function stand(mark: Mark, kinds: string[], size: number): void {
    const row = kinds
      .map((kind) => left.find((piece) => piece.kind === kind && piece.count > 0))
      .find((piece) => piece !== undefined)
    if (!row) return
    row.count -= 1
    taken.push([mark.x, mark.y])
    found.push({ kind: row.kind, seat: row.seat, count: 1, x: mark.x, y: mark.y, size })
  }

  for (const mark of area.marks) {
    const slotted = mark.kind === 'building_slot' ? slots[`${area.id}_${mark.slot}`] : undefined
    const kinds = BUILT[mark.kind]
    if (slotted) stand(mark, [slotted], usual * 1.1)
    else if (kinds && siteNames(area, mark).some((name) => built.has(name)))
      stand(mark, mark.type === 'capital' ? ['capital', ...kinds] : kinds, SITE)
    else if (mark.kind === 'city_site') stand(mark, ['city'], usual * 1.2)
    else if (!kinds && left.some((piece) => piece.kind === mark.kind))
      stand(mark, [mark.kind], usual * 1.2)
  }
  const rest = left.filter((piece) => piece.count > 0)
  const size = usual * (LARGER[rest.length] ?? 1)
  for (const piece of rest) {
    const [x, y] = slot(area, taken, size)
    taken.push([x, y])
    found.push({ ...piece, x, y, size })
  }
  return found
}
