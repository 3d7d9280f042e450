/** Where the buttons for a place stand: where they hide least of what may be touched next. */

import { overlap, type Box } from '../board/boxes'

type Point = [number, number]

/** What of the board is in sight, in its own units. */
export interface Sight {
  left: number
  top: number
  right: number
  bottom: number
}

/** Their upper left corner: aside of the place, or at the lower or upper edge of what is in sight.
 *
 * `targets` are areas, as points all over them: a small one that is hidden weighs as much as a large one.
 */
export function freeSide(
  [x, y]: Point,
  targets: Point[][],
  sight: Sight,
  { wide, high }: Pick<Box, 'wide' | 'high'>,
  aside: number,
): Point {
  const within = (from: number, size: number, low: number, top: number) =>
    Math.max(low, Math.min(from, top - size))
  const place = ([a, b]: Point): Point => [
    within(a, wide, sight.left, sight.right),
    within(b, high, sight.top, sight.bottom),
  ]
  const [left, right] = [x - aside - wide, x + aside]
  const [above, below] = [y - aside - high, y + aside]
  const [inward, outward] = x > (sight.left + sight.right) / 2 ? [left, right] : [right, left]
  const [first, second] = y > (sight.top + sight.bottom) / 2 ? [above, below] : [below, above]
  const middle = x - wide / 2
  const spots: Point[] = [
    [inward, first],
    [inward, second],
    [outward, first],
    [outward, second],
    [middle, sight.bottom], // nearer to a thumb
    [middle, sight.top],
  ]
  const seen = targets.map((points) => points.filter((point) => isIn(point, sight)))
  const cost = ([a, b]: Point) => {
    const box = { left: a, top: b, right: a + wide, bottom: b + high }
    return seen.reduce((all, points) => {
      const hidden = points.filter((point) => isIn(point, box)).length
      return all + (hidden ? (hidden / points.length) ** 2 : 0)
    }, 0)
  }
  return spots
    .map((spot) => place(spot))
    .map((spot) => ({ spot, cost: cost(spot) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).spot
}

const isIn = ([x, y]: Point, { left, top, right, bottom }: Sight) =>
  x >= left && x <= right && y >= top && y <= bottom

/** Where something small stands near a place without hiding what is there: the first place that is
 * clear, else the one that hides least. */
export function clearSpot([x, y]: Point, { wide, high }: Pick<Box, 'wide' | 'high'>, taken: Box[]): Point {
  const spots: Point[] = [[x, y]]
  for (const far of [1, 2]) {
    const [dx, dy] = [((wide + high) / 2) * far, high * 1.1 * far]
    spots.push([x, y + dy], [x, y - dy], [x + dx, y], [x - dx, y])
  }
  const hidden = (spot: Point) =>
    taken.reduce((all, box) => all + overlap(box, { x: spot[0], y: spot[1], wide, high }), 0)
  return spots.map((spot) => ({ spot, cost: hidden(spot) })).reduce((a, b) => (b.cost < a.cost ? b : a)).spot
}

/** Pixels between choices and the card of one of them. */
const GAP = 8

/** Where a card begins that stands beside some choices: left of them or right; null if it fits nowhere. */
export function besideChoices({ left, right }: { left: number; right: number }, wide: number, screen: number): number | null {
  if (left >= wide + 2 * GAP) return left - wide - GAP
  return right + wide + 2 * GAP <= screen ? right + GAP : null
}
