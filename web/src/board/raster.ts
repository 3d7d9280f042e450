/** Which area lies where, looked up at once: the board cut into small squares. */

import type { Geometry } from '../lib/types'

/** The side of a square, in the board's units. */
export const CELL = 10

type Point = [number, number]

/** The corners of every closed line of a path made of `M`, `l` and `z` alone, as our boards are. */
export function rings(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const ring: Point[] = []
      let [x, y] = [0, 0]
      for (let n = 0; n + 1 < numbers.length; n += 2) {
        x += numbers[n]!
        y += numbers[n + 1]!
        ring.push([x, y])
      }
      return ring
    })
}

export class Raster {
  readonly columns: number
  readonly rows: number
  #owner: Int16Array
  #cells = new Map<number, Point[]>()

  constructor(geometry: Geometry) {
    const [, , width, height] = geometry.viewBox
    this.columns = Math.ceil(width / CELL)
    this.rows = Math.ceil(height / CELL)
    this.#owner = new Int16Array(this.columns * this.rows).fill(-1)
    // Small areas lie above large ones, as they are drawn.
    const order = geometry.areas.map((area, n) => ({ area, n }))
    order.sort((a, b) => b.area.path.length - a.area.path.length)
    for (const { area, n } of order) this.#fill(rings(area.path), n)
    this.#owner.forEach((owner, cell) => {
      if (owner < 0) return
      const here: Point = [
        ((cell % this.columns) + 0.5) * CELL,
        (Math.floor(cell / this.columns) + 0.5) * CELL,
      ]
      const known = this.#cells.get(owner)
      if (known) known.push(here)
      else this.#cells.set(owner, [here])
    })
  }

  /** Row by row, between each two crossings of the border. */
  #fill(lines: Point[][], owner: number): void {
    const crossings = new Map<number, number[]>()
    for (const ring of lines)
      for (const [n, [x1, y1]] of ring.entries()) {
        const [x2, y2] = ring[(n + 1) % ring.length]!
        const first = Math.ceil(Math.min(y1, y2) / CELL - 0.5)
        for (let row = first; (row + 0.5) * CELL < Math.max(y1, y2); row++) {
          const x = x1 + (((row + 0.5) * CELL - y1) / (y2 - y1)) * (x2 - x1)
          const known = crossings.get(row)
          if (known) known.push(x)
          else crossings.set(row, [x])
        }
      }
    for (const [row, found] of crossings) {
      if (row < 0 || row >= this.rows) continue
      found.sort((a, b) => a - b)
      for (let n = 0; n + 1 < found.length; n += 2) {
        const end = Math.min(this.columns, Math.ceil(found[n + 1]! / CELL - 0.5))
        for (let c = Math.max(0, Math.ceil(found[n]! / CELL - 0.5)); c < end; c++)
          this.#owner[row * this.columns + c] = owner
      }
    }
  }

  /** The number of the area at a point; -1 where there is none. */
  at(x: number, y: number): number {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1
    return this.#owner[row * this.columns + column]!
  }

  /** The middles of all squares of an area. */
  cells(area: number): Point[] {
    return this.#cells.get(area) ?? []
  }
}

const made = new WeakMap<Geometry, Raster>()

/** The raster of a board; it is made once. */
export function rasterOf(geometry: Geometry): Raster {
  const known = made.get(geometry) ?? new Raster(geometry)
  made.set(geometry, known)
  return known
}
