/** Where pieces stand so that they hide neither each other nor the names. */

import type { Area, Geometry, TableState } from '../lib/types'
import { overlap, space, type Box } from './boxes'
import { isWater, marksOf, type Name } from './names'
import { builtSites, standing, type Placed } from './pieces'
import { rasterOf, type Raster } from './raster'

export interface Sizes {
  /** A piece with room around it, in the board's units. */
  usual: number
  /** The smallest piece with a number on it, and without. */
  counted: number
  plain: number
}

/** How much of a piece others may hide, and how much of a name pieces may. */
const HIDDEN = 0.12
const COVERED = 0.12
const SHRINK = [1.35, 1.15, 1, 0.85, 0.7]
const TRIES = 90
const RINGS = 7

const COSTS = { outside: 3, over: 20, name: 9, mark: 1.6, away: 0.002, foreign: 4 }

/** The space a piece takes up: its token, and the number at its lower right. */
export function boxOf({ x, y, size, count }: { x: number; y: number; size: number; count: number }): Box {
  // The outlines of some seats are a little wider than their box.
  const wide = size * 1.1
  if (count < 2) return { x, y, wide, high: wide }
  return { x: x + size * 0.06, y: y + size * 0.02, wide: wide + size * 0.12, high: wide + size * 0.04 }
}

interface Spot {
  box: Box
  x: number
  y: number
  cost: number
  clean: boolean
}

class Table {
  readonly boxes: Box[] = []
  readonly #covered = new Map<Name, number>()

  constructor(
    private readonly areas: Area[],
    private readonly names: Name[],
    private readonly raster: Raster,
  ) {}

  put(box: Box): void {
    this.boxes.push(box)
    for (const name of this.names) {
      const more = this.#hides(name, box)
      if (more) this.#covered.set(name, (this.#covered.get(name) ?? 0) + more)
    }
  }

  #hides(name: Name, box: Box): number {
    const all = name.boxes.reduce((sum, part) => sum + space(part), 0)
    return name.boxes.reduce((sum, part) => sum + overlap(part, box), 0) / all
  }

  /** The names that can still be read. */
  legible(): Name[] {
    return this.names.filter((name) => (this.#covered.get(name) ?? 0) <= COVERED)
  }

  /** What it would cost to stand there. */
  judge(own: number, size: number, count: number, x: number, y: number, marks: Box[]): Spot {
    const box = boxOf({ x, y, size, count })
    let [outside, foreign] = [0, 0]
    for (const dx of [-0.4, 0, 0.4])
      for (const dy of [-0.4, 0, 0.4]) {
        const here = this.raster.at(x + dx * size, y + dy * size)
        if (here === own) continue
        outside += 1 / 9
        if (here >= 0 && !isWater(this.areas[here]!)) foreign += 1 / 9
      }
    let [over, hidden] = [0, 0]
    for (const other of this.boxes) {
      const shared = overlap(box, other)
      if (shared) over = Math.max(over, shared / Math.min(space(box), space(other)))
    }
    let clean = over <= HIDDEN
    for (const name of this.names) {
      const more = this.#hides(name, box)
      if (!more) continue
      hidden += more
      if (more + (this.#covered.get(name) ?? 0) > COVERED) clean = false
    }
    const marked = marks.reduce((sum, mark) => sum + overlap(box, mark) / space(mark), 0)
    const cost =
      COSTS.outside * outside +
      COSTS.over * Math.max(0, over - 0.02) +
      COSTS.name * hidden +
      COSTS.mark * marked +
      COSTS.foreign * foreign
    return { box, x, y, cost, clean }
  }
}

function best(spots: Spot[]): Spot | undefined {
  let found: Spot | undefined
  for (const spot of spots)
    if (!found || (spot.clean !== found.clean ? spot.clean : spot.cost < found.cost)) found = spot
  return found
}

/** Everything on the board, and the names that stay in sight. */
export function layOut(
  geometry: Geometry,
  state: TableState,
  names: Name[],
  sizes: Sizes,
): { pieces: Placed[]; names: Name[] } {
  const raster = rasterOf(geometry)
  const { areas } = geometry
  const built = builtSites(state)
  const stood = areas.map((area) => standing(area, state, built, sizes.usual))
  const table = new Table(areas, names, raster)
  const pieces = stood.flatMap(({ fixed }) => fixed)
  for (const piece of pieces) table.put(boxOf(piece))

  /** Where the pieces of an area may stand, the drawing's own places first. */
  function places(area: Area, n: number): [number, number][] {
    const cells = raster.cells(n)
    const step = Math.max(1, Math.floor(cells.length / TRIES))
    return [...area.slots, ...cells.filter((_, c) => c % step === 0)]
  }

  /** Outside of its area, as near as there is room; a line leads back. */
  function aside(area: Area, n: number, size: number, count: number): Spot | undefined {
    for (let ring = 1; ring <= RINGS; ring++) {
      const spots = Array.from({ length: 8 + ring * 4 }, (_, k) => {
        const angle = (2 * Math.PI * k) / (8 + ring * 4)
        const [x, y] = [
          area.anchor[0] + Math.cos(angle) * size * (0.6 + ring * 0.6),
          area.anchor[1] + Math.sin(angle) * size * (0.6 + ring * 0.6),
        ]
        return table.judge(n, size, count, x, y, [])
      })
      const found = best(spots)
      if (found?.clean) return found
    }
    return undefined
  }

  const order = areas.map((_, n) => n)
  // Where there is least room, there is least choice.
  order.sort((a, b) => raster.cells(a).length - raster.cells(b).length)
  for (const n of order) {
    const area = areas[n]!
    const marks = marksOf(area)
    const spots = places(area, n)
    for (const piece of stood[n]!.free) {
      const least = piece.count > 1 ? sizes.counted : sizes.plain
      let found: Spot | undefined
      let size = least
      for (const factor of SHRINK) {
        size = Math.max(least, sizes.usual * factor)
        found = best(
          spots.map(([x, y]) => {
            const spot = table.judge(n, size, piece.count, x, y, marks)
            spot.cost += COSTS.away * Math.hypot(x - area.anchor[0], y - area.anchor[1])
            return spot
          }),
        )
        if ((found?.clean && found.cost < 2) || size === least) break
      }
      let from: [number, number] | undefined
      if (!found?.clean) {
        const other = aside(area, n, size, piece.count)
        if (other) [found, from] = [other, area.anchor]
      }
      const { x, y, box } = found ?? table.judge(n, size, piece.count, ...area.anchor, [])
      table.put(box)
      pieces.push({ ...piece, area: area.id, x, y, size, from })
    }
  }
  return { pieces, names: table.legible() }
}
