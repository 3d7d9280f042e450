/** The corner of the frame in which a card hides no button, and least of the place it tells of; none
 * where it would hide buttons in every corner. */

import type { Geometry } from '../lib/types'
import { rasterOf } from './raster'

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const
export type Corner = (typeof CORNERS)[number]

/** Pixels around the card, and for the buttons in the lower right corner. */
const MARGIN = 12
const BUTTONS = 68

/** Within the frame, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Transform {
  x: number
  y: number
  k: number
}

export function clearCorner(
  geometry: Geometry,
  area: number,
  { x, y, k }: Transform,
  { clientWidth, clientHeight }: { clientWidth: number; clientHeight: number },
  card: { wide: number; high: number },
  /** Where the buttons for a place stand. */
  buttons: Box | null = null,
): Corner | null {
  const cells = rasterOf(geometry).cells(area)
  let [best, least]: [Corner | null, number] = [null, Infinity]
  for (const corner of CORNERS) {
    const right = corner.endsWith('right')
    const low = corner.startsWith('bottom')
    const edge = low && right ? BUTTONS : MARGIN
    const left = right ? clientWidth - edge - card.wide : MARGIN
    const top = low ? clientHeight - MARGIN - card.high : MARGIN
    const covers =
      !!buttons &&
      left < buttons.right &&
      buttons.left < left + card.wide &&
      top < buttons.bottom &&
      buttons.top < top + card.high
    if (covers) continue
    const hidden = cells.filter(([cx, cy]) => {
      const [sx, sy] = [cx * k + x - left, cy * k + y - top]
      return sx > -MARGIN && sy > -MARGIN && sx < card.wide + MARGIN && sy < card.high + MARGIN
    }).length
    if (hidden < least) [best, least] = [corner, hidden]
  }
  return best
}
