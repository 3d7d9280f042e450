/** Where things lie on a board, and what can be said about a place. */

import type { Area, AreaView, Geometry, MarkRow, TableState, Thing } from '../lib/types'
import { anyName, nameOf } from '../panels/facts'

/** The nearest area in a direction: near in that direction counts more than far aside. */
export function towards(areas: Area[], from: Area, dx: number, dy: number): Area | undefined {
  let best: Area | undefined
  let least = Infinity
  for (const area of areas) {
    if (area === from) continue
    const x = area.anchor[0] - from.anchor[0]
    const y = area.anchor[1] - from.anchor[1]
    const ahead = x * dx + y * dy
    if (ahead <= 0) continue
    const aside = Math.abs(x * dy - y * dx)
    if (aside > ahead * 2.2) continue
    const cost = ahead + aside * 2
    if (cost < least) {
      least = cost
      best = area
    }
  }
  return best
}

/** How large pieces may be: by how close the slots of this board lie. */
export function tokenSize(geometry: Geometry): number {
  const gaps = geometry.areas.flatMap(({ slots }) => {
    const [a, ...rest] = slots
    if (!a || !rest.length) return []
    return [Math.min(...rest.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])))]
  })
  gaps.sort((a, b) => a - b)
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 28
  return Math.max(18, Math.min(46, middle * 1.45))
}

/** The name of a place in the reader's language. */
export function placeName(state: TableState, place: string): string {
  for (const kind of state.places) {
    const name = state.names[kind]?.[place]
    if (name) return name
  }
  return place.replaceAll('_', ' ')
}

/** The name of anything that can be touched. */
export function thingName(state: TableState, { kind, slug, place }: Thing): string {
  if (kind === 'seat') return state.seats[Number(slug.slice(1)) - 1]?.name ?? slug
  return place === undefined && kind !== 'place' ? nameOf(state, kind, slug) : placeName(state, place ?? slug)
}

export function pieceName(state: TableState, kind: string): string {
  return state.texts[`piece-${kind}`] ?? kind.replaceAll('_', ' ')
}

/** Marks whose number matters even when it is one. */
const COUNTS = new Set(['prosperity', 'free_slots', 'occupied'])

/** A mark of a place, with what it says: whose it is, a number, or the name of a thing. */
export function markText(state: TableState, [kind, value]: MarkRow): string {
  const name = state.texts[`mark-${kind}`] ?? kind.replaceAll('_', ' ')
  if (kind === 'claim') return `${name} ${state.seats[Number(value)]?.name ?? value}`
  if (value === 1 && !COUNTS.has(kind)) return name
  return `${name}: ${typeof value === 'string' ? anyName(state, value) : value}`
}

/** What is printed in a place, as far as the title has words for it. */
export function printedTexts(state: TableState, printed: Area | undefined): string[] {
  return (printed?.marks ?? []).flatMap(({ kind, value }) => {
    const name = state.texts[`printed-${kind}`]
    return name ? [value === undefined ? name : `${name}: ${value}`] : []
  })
}

/** Everything about a place in one sentence, for the screen reader. */
export function describe(state: TableState, place: string, nobody: string, printed?: Area): string {
  const area: Partial<AreaView> = state.view.areas?.[place] ?? {}
  const name = placeName(state, place)
  const owner = area.owner ?? -1
  const who = (seat: number) => state.seats[seat]?.name ?? nobody
  const parts = (area.pieces ?? []).map(([kind, seat, count]) => {
    const what = `${count} × ${pieceName(state, kind)}`
    return seat >= 0 ? `${what} (${who(seat)})` : what
  })
  const marks = (area.marks ?? []).map((mark) => markText(state, mark))
  const held = owner >= 0 ? [who(owner)] : []
  return [name, ...held, ...parts, ...marks, ...printedTexts(state, printed)].join(', ')
}
