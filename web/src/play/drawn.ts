/** What lies on the table to be touched: areas, printed sites, tracks, offers, your own hand. */

import { siteNames } from '../board/pieces'
import type { Geometry, TableState, Thing } from '../lib/types'
import { offered } from '../panels/tracks/offers'
import { key, type Drawn } from './pick'

/** A place for one thing inside an area: a slot, a good, a city. */
export interface Site {
  area: string
  x: number
  y: number
  size: number
}

const SIZE = 36
const KINDS = new Set(['slot', 'icon', 'site', 'volcano', 'building_slot'])

/** The printed sites of a board, by every name they go by. */
export function sitesOf(geometry: Geometry): Map<string, Site> {
  const found = new Map<string, Site>()
  for (const area of geometry.areas)
    for (const mark of area.marks) {
      const site = { area: area.id, x: mark.x, y: mark.y, size: mark.size ?? SIZE }
      for (const name of siteNames(area, mark)) if (name && !found.has(name)) found.set(name, site)
    }
  return found
}

export function siteAt(sites: Map<string, Site>, thing: Thing): Site | undefined {
  return KINDS.has(thing.kind) ? sites.get(thing.slug) : undefined
}

/** In which area a thing lies: the area itself, or one of its sites. */
export function areaAt(sites: Map<string, Site>): (thing: Thing) => string | undefined {
  return (thing) => thing.place ?? siteAt(sites, thing)?.area
}

/** Whether a thing is drawn somewhere now. */
export function drawnAt(state: TableState, sites: Map<string, Site>): Drawn {
  const seen = new Set<string>()
  for (const track of state.view.tracks ?? [])
    for (const space of track.spaces)
      for (const [kind, what, seat] of space.items)
        if (seat < 0 && typeof what === 'string') seen.add(`${kind}:${what}`)
  for (const [kind, slug, count] of state.view.hand ?? []) if (count) seen.add(`${kind}:${slug}`)
  for (const { goods } of offered(state))
    for (const { kind, slug } of goods) seen.add(`${kind}:${slug}`)
  return (thing) =>
    thing.place !== undefined || seen.has(key(thing)) || siteAt(sites, thing) !== undefined
}
