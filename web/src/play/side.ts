/** On which side of a place its buttons stand: where they hide the fewest targets. */

type Point = [number, number]

/** Pixels: from the middle of the place to the buttons, and about how large those are. */
const ASIDE = 26
const ROOM = { wide: 240, high: 60 }

export interface Side {
  x: number
  y: number
  /** Whether the buttons end at this point instead of beginning there. */
  left: boolean
  above: boolean
}

export function freeSide(
  [x, y]: Point,
  targets: Point[],
  board: { width: number; height: number },
  scale: number,
): Side {
  const [aside, wide, high] = [ASIDE / scale, ROOM.wide / scale, ROOM.high / scale]
  const inward = { left: x > board.width / 2, above: y > board.height / 2 }
  const sides = [
    inward,
    { ...inward, above: !inward.above },
    { ...inward, left: !inward.left },
    { left: !inward.left, above: !inward.above },
  ].map(({ left, above }) => {
    const at = { x: x + (left ? -aside : aside), y: y + (above ? -aside : aside), left, above }
    const [from, top] = [at.x - (left ? wide : 0), at.y - (above ? high : 0)]
    const hidden = targets.filter(
      ([a, b]) => a >= from && a <= from + wide && b >= top && b <= top + high,
    ).length
    const outside = from < 0 || from + wide > board.width || top < 0 || top + high > board.height
    return { at, cost: hidden + (outside ? targets.length + 1 : 0) }
  })
  return sides.reduce((best, side) => (side.cost < best.cost ? side : best)).at
}
