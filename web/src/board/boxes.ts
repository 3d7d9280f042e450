/** Upright boxes on the board, told by their middle. */

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** The space two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.wide / 2, b.x + b.wide / 2) - Math.max(a.x - a.wide / 2, b.x - b.wide / 2)
  const high = Math.min(a.y + a.high / 2, b.y + b.high / 2) - Math.max(a.y - a.high / 2, b.y - b.high / 2)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The box around some points, and so much more on every side. */
export function around(points: [number, number][], more: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    wide: right - left + 2 * more,
    high: bottom - top + 2 * more,
  }
}

export const space = ({ wide, high }: Box) => wide * high
