/** The epochs on each seat's row of a race, as bands of colour. */

import type { TableState, Track } from '../../lib/types'

export interface Band {
  epoch: string
  /** Its place among the epochs, which gives it its tint. */
  tint: number
  /** From and to, as parts of the lane; half a space around the spaces it has. */
  from: number
  to: number
}

/** The bands of a seat's lane with this many steps; none where a title tells of no epochs. */
export function bands(state: TableState, track: Track, seat: number, steps: number): Band[] {
  const row = track.bands?.[seat] ?? []
  const order = Object.keys(state.names.epoch ?? {})
  const edge = (space: number) => Math.min(1, Math.max(0, (space - 0.5) / steps))
  return row.map(([epoch, first], n) => ({
    epoch,
    tint: order.indexOf(epoch),
    from: edge(first),
    to: edge(row[n + 1]?.[1] ?? Infinity),
  }))
}
