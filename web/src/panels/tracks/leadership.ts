/** Who leads in what, whether a title tells it as tracks or as figures of its seats. */

import type { TableState } from '../../lib/types'
import { factName, trackName } from '../facts'

export interface Lead {
  name: string
  /** How far each seat is. */
  levels: number[]
  /** The seats that hold the title. */
  titles: number[]
}

/** Who has more than the holder of a title: it passes when its phase begins, and not before. */
export function challengers({ levels, titles }: Lead): number[] {
  const held = levels[titles[0] ?? -1]
  const top = Math.max(...levels)
  return held === undefined || top <= held ? [] : levels.flatMap((level, seat) => (level === top ? [seat] : []))
}

/** Figures that are shown as tracks and need no row in the standings. */
export function ledFacts(state: TableState): Set<string> {
  const tracks = (state.view.tracks ?? []).filter((track) => hasTitle(track.spaces))
  return new Set([...tracks.map((track) => track.name), 'counts'])
}

export function hasTitle(spaces: { items: [string, unknown, number][] }[]): boolean {
  return spaces.some((space) => space.items.some(([kind]) => kind === 'title'))
}

export function leads(state: TableState): Lead[] {
  const tracks = (state.view.tracks ?? []).filter((track) => hasTitle(track.spaces))
  const seats = state.view.seats ?? []
  if (tracks.length)
    return tracks.map((track) => ({
      name: trackName(state, track.name),
      levels: seats.map((seat) => Number(seat[track.name] ?? 0)),
      titles: track.spaces.flatMap((space) =>
        space.items.flatMap(([kind, , seat]) => (kind === 'title' ? [seat] : [])),
      ),
    }))
  const counted = seats.map((seat) => (Array.isArray(seat.counts) ? (seat.counts as number[]) : []))
  const roles = Object.keys(state.names.role ?? {})
  const names = factName(state, 'counts').split(', ')
  if (!counted.some((row) => row.length)) return []
  return names.map((name, n) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    levels: counted.map((row) => row[n] ?? 0),
    titles: seats.flatMap((seat, at) =>
      Array.isArray(seat.roles) && seat.roles.includes(roles[n]) ? [at] : [],
    ),
  }))
}
