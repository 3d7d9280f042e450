/** Where the names of places stand at a given distance, and which of them have no room there. */

import type { Area, Geometry } from '../lib/types'
import { overlap, type Box } from './boxes'
import { rasterOf, type Raster } from './raster'

export interface Name {
  area: Area
  lines: string[]
  size: number
  x: number
  y: number
  angle: number
  water: boolean
  /** What it takes up, as a row of boxes along its line. */
  boxes: Box[]
}

/** How large letters are to be, in pixels: at least, and at most. */
export interface Letters {
  least: number
  most: number
}

/** The width of a text, in ems. */
export type Measure = (text: string, water: boolean) => number

const LINE = 1.05
const HIGH = 1.25 // of a line of letters with what hangs below it, in ems
/** How much of a name may lie outside of its area, or upon somebody else's land. */
const OUTSIDE = 0.34
const FOREIGN = 0.12
const ABROAD = 2
const MARKED = 3
const AWAY = 0.004
/** Waters with names this small are many and alike: they are named from near, or on request. */
const MINOR = 14
const NEAR = 0.9
/** Places that are tried besides the one the drawing left for the name. */
const TRIES = 60

export const isWater = (area: Area) => /sea|water|ocean/.test(area.kind)

/** The space printed signs need, whatever stands on them. */
export function marksOf(area: Area): Box[] {
  return area.marks.map(({ x, y, size = 26 }) => ({ x, y, wide: size, high: size }))
}

function broken(name: string): string[][] {
  const words = name.split(' ')
  if (words.length < 2) return [[name]]
  const half = Math.ceil(words.length / 2)
  return [[name], [words.slice(0, half).join(' '), words.slice(half).join(' ')]]
}

/** A text's box, turned by an angle, as upright boxes that follow its line. */
function along(x: number, y: number, angle: number, wide: number, high: number): Box[] {
  const turn = (angle * Math.PI) / 180
  const parts = Math.abs(angle) < 3 ? 1 : Math.max(1, Math.round(wide / high))
  return Array.from({ length: parts }, (_, n) => {
    const off = ((n + 0.5) / parts - 0.5) * wide
    const tall = parts === 1 ? high : high * Math.abs(Math.cos(turn)) + (wide / parts) * Math.abs(Math.sin(turn))
    return { x: x + off * Math.cos(turn), y: y + off * Math.sin(turn), wide: wide / parts, high: tall }
  })
}

/** How much of these boxes lies outside of an area, and how much of that on other land. */
function strays(boxes: Box[], own: number, areas: Area[], raster: Raster): [number, number] {
  let [outside, foreign, all] = [0, 0, 0]
  for (const { x, y, wide, high } of boxes) {
    const steps = boxes.length > 1 ? 2 : 8
    for (let i = 0; i <= steps; i++)
      for (const j of [-0.4, 0.4]) {
        const here = raster.at(x + wide * (i / steps - 0.5), y + high * j)
        all += 1
        if (here === own) continue
        outside += 1
        if (here >= 0 && !isWater(areas[here]!)) foreign += 1
      }
  }
  return [outside / all, foreign / all]
}

/** The names that have room, the largest areas' first. */
export function placeNames(
  geometry: Geometry,
  nameOf: (area: Area) => string,
  scale: number,
  letters: Letters,
  measure: Measure,
  /** Every name is wanted, whatever it hides. */
  every = false,
): Name[] {
  const raster = rasterOf(geometry)
  const { areas } = geometry
  const marks = areas.flatMap(marksOf)
  const found: Name[] = []
  const taken: Box[] = []
  const order = areas.map((area, n) => ({ area, n, cells: raster.cells(n).length }))
  order.sort((a, b) => b.cells - a.cells)

  const [, , width, height] = geometry.viewBox
  const onBoard = ({ x, y, wide, high }: Box) =>
    x > wide / 2 && y > high / 2 && x + wide / 2 < width && y + high / 2 < height

  function best(area: Area, n: number): Name | null {
    const { label } = area
    const water = isWater(area)
    const size = Math.max(letters.least / scale, Math.min(label.size, letters.most / scale))
    const cells = raster.cells(n)
    const step = Math.max(1, Math.floor(cells.length / TRIES))
    const spots: [number, number, number][] = [[label.x, label.y, label.angle]]
    for (let c = 0; c < cells.length; c += step) spots.push([...cells[c]!, 0])
    let least = Infinity
    let chosen: Name | null = null
    for (const lines of broken(nameOf(area))) {
      const wide = Math.max(...lines.map((line) => measure(line, water))) * size
      const high = (HIGH + (lines.length - 1) * LINE) * size
      for (const [x, y, angle] of spots) {
        const away = Math.hypot(x - label.x, y - label.y)
        if (away * AWAY >= least) continue
        const boxes = along(x, y, angle, wide, high)
        if (!boxes.every(onBoard)) continue
        if (boxes.some((box) => taken.some((other) => overlap(box, other) > 0))) continue
        const [outside, foreign] = strays(boxes, n, areas, raster)
        // Beside a small island a name may stand in the water.
        if (foreign > FOREIGN || (outside > OUTSIDE && (water || foreign > 0 || away > size * 2)))
          continue
        const near = marks.filter((mark) => Math.hypot(mark.x - x, mark.y - y) < wide)
        const space = wide * high
        const hidden = boxes.reduce(
          (sum, box) => sum + near.reduce((all, mark) => all + overlap(box, mark), 0),
          0,
        )
        const cost = ABROAD * (outside + foreign) + (MARKED * hidden) / space + away * AWAY
        if (cost < least) {
          least = cost
          chosen = { area, lines, size, x, y, angle, water, boxes }
        }
      }
    }
    return chosen
  }

  function anyhow(area: Area): Name {
    const { label } = area
    const [water, size] = [isWater(area), letters.least / scale]
    const lines = [nameOf(area)]
    const boxes = along(label.x, label.y, 0, measure(lines[0]!, water) * size, HIGH * size)
    return { area, lines, size, x: label.x, y: label.y, angle: 0, water, boxes }
  }

  for (const { area, n } of order) {
    if (isWater(area) && area.label.size < MINOR && scale < NEAR && !every) continue
    const name = best(area, n) ?? (every ? anyhow(area) : null)
    if (!name) continue
    found.push(name)
    taken.push(...name.boxes)
  }
  return found
}
