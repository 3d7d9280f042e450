/** Where pieces stand so that they hide neither each other nor the names. */

import type { Area, Geometry, TableState } from '../lib/types'
import { around, overlap, space, type Box } from './boxes'
import { isWater, marksOf, type Name } from './names'
import { standing, type Placed } from './pieces'
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
/** How far from the middle of its area a piece stands on a ring, in its own sizes. */
const ringAt = (ring: number) => 0.6 + ring * 0.6

/** How much of the distance to its neighbour a piece on a printed site may take. */
const SHARE = 1.05

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

/** A name on the board, how much of it is hidden, and the box around all of its parts. */
class Written {
  covered = 0
  readonly #all: number
  readonly #around: Box

  constructor(readonly name: Name) {
    this.#all = name.boxes.reduce((sum, part) => sum + space(part), 0)
    const corners = name.boxes.flatMap(({ x, y, wide, high }): [number, number][] => [
      [x - wide / 2, y - high / 2],
      [x + wide / 2, y + high / 2],
    ])
    this.#around = around(corners, 0)
  }

  hiddenBy(box: Box): number {
    if (!overlap(this.#around, box)) return 0
    return this.name.boxes.reduce((sum, part) => sum + overlap(part, box), 0) / this.#all
  }
}

class Table {
  readonly #boxes: Box[] = []
  readonly #written: Written[]
  /** What stands and is written where one is looking for room. */
  #near: { boxes: Box[]; written: Written[] } = { boxes: [], written: [] }

  constructor(
    private readonly areas: Area[],
    names: Name[],
    private readonly raster: Raster,
  ) {
    this.#written = names.map((name) => new Written(name))
  }

  /** Everything that is judged from now on lies in there. */
  lookIn(sight: Box): void {
    this.#near = {
      boxes: this.#boxes.filter((box) => overlap(box, sight)),
      written: this.#written.filter((name) => name.hiddenBy(sight)),
    }
  }

  put(box: Box): void {
    this.#boxes.push(box)
    this.#near.boxes.push(box)
    for (const name of this.#written) name.covered += name.hiddenBy(box)
  }

  /** The names that can still be read. */
  legible(): Name[] {
    return this.#written.filter(({ covered }) => covered <= COVERED).map(({ name }) => name)
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
    for (const other of this.#near.boxes) {
      const shared = overlap(box, other)
      if (shared) over = Math.max(over, shared / Math.min(space(box), space(other)))
    }
    let clean = over <= HIDDEN
    for (const name of this.#near.written) {
      const more = name.hiddenBy(box)
      if (!more) continue
      hidden += more
      if (more + name.covered > COVERED) clean = false
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

/** Sites lie where they are printed: what stands there is small enough for what stands next to it. */
function besideEachOther(fixed: Placed[]): Placed[] {
  const apart = (a: Placed, b: Placed) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
  return fixed.map((piece) => {
    const others = fixed.filter((other) => other !== piece && apart(piece, other))
    return { ...piece, size: Math.min(piece.size, ...others.map((other) => apart(piece, other) * SHARE)) }
  })
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
  const stood = areas.map((area) => standing(area, state, sizes.usual))
  const table = new Table(areas, names, raster)
  const pieces = besideEachOther(stood.flatMap(({ fixed }) => fixed))
  for (const piece of pieces) table.put(boxOf(piece))

  const widest = Math.max(sizes.usual * SHRINK[0]!, sizes.counted, sizes.plain) * 1.3
  /** Where the pieces of an area may stand, the drawing's own places first. */
  function places(area: Area, n: number): [number, number][] {
    const cells = raster.cells(n)
    const step = Math.max(1, Math.floor(cells.length / TRIES))
    return [...area.slots, ...cells.filter((_, c) => c % step === 0)]
  }

  /** Outside of its area, as near as there is room; a line leads back. */
  function aside(area: Area, n: number, size: number, count: number): Spot | undefined {
    const far = ringAt(RINGS) * size
    table.lookIn(around([area.anchor], far + widest))
    for (let ring = 1; ring <= RINGS; ring++) {
      const spots = Array.from({ length: 8 + ring * 4 }, (_, k) => {
        const angle = (2 * Math.PI * k) / (8 + ring * 4)
        const [x, y] = [
          area.anchor[0] + Math.cos(angle) * size * ringAt(ring),
          area.anchor[1] + Math.sin(angle) * size * ringAt(ring),
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
      table.lookIn(around([...spots, area.anchor], widest))
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
