/** Pan, zoom and pinch on a CSS transform, so that the map moves as one layer. */

import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { calm } from '../lib/settings.svelte'

import 'd3-transition'

export type Point = [number, number]

/** Of the board, in its own units: what is kept in sight around the points one looks at. */
const AROUND = 170
/** The nearest the camera goes by itself. */
const NEAR = 0.62
/** Milliseconds without a move after which the map is at rest. */
const REST = 160

export class Camera {
  #zoom: ZoomBehavior<HTMLElement, unknown>
  #rest: ReturnType<typeof setTimeout> | undefined
  transform: ZoomTransform = zoomIdentity
  /** Pixels at the right of the frame that its buttons cover: nothing is brought there. */
  covered = 0

  constructor(
    private readonly element: HTMLElement,
    private readonly world: HTMLElement,
    private readonly width: number,
    private readonly height: number,
    /** Told when the map has come to rest. */
    private readonly rested: (transform: ZoomTransform) => void = () => undefined,
  ) {
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter((event: MouseEvent) => !!event.view && !event.button && !event.ctrlKey)
      .clickDistance(6)
      .on('zoom', (event: { transform: ZoomTransform }) => this.#show(event.transform))
    select(element).call(this.#zoom).on('dblclick.zoom', null)
    this.fit(false)
  }

  #show(transform: ZoomTransform): void {
    this.transform = transform
    const { x, y, k } = transform
    // Only while moving: at rest the layer would stay a blurred picture of itself.
    this.world.style.willChange = 'transform'
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${k})`
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      this.world.style.willChange = ''
      this.rested(transform)
    }, REST)
  }

  /** The smallest scale shows the whole board. */
  fit(smooth = true): void {
    const { clientWidth: w, clientHeight: h } = this.element
    if (!w || !h) return
    const k = Math.min(w / this.width, h / this.height)
    const x = (w - this.width * k) / 2
    const y = (h - this.height * k) / 2
    this.#zoom.scaleExtent([k * 0.9, Math.max(k * 8, 2.5)]).translateExtent([
      [-this.width * 0.3, -this.height * 0.3],
      [this.width * 1.3, this.height * 1.3],
    ])
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth)
  }

  /** Brings these points of the board into sight, as near as they allow; none: the middle. */
  frame(points: Point[], smooth = false): void {
    const { clientWidth, clientHeight: h } = this.element
    const w = clientWidth - this.covered
    if (!w || !h) return
    const middle: Point = [this.width / 2, this.height / 2]
    const span = (axis: 0 | 1): [number, number] => {
      const along = (points.length ? points : [middle]).map((point) => point[axis])
      return [Math.min(...along) - AROUND, Math.max(...along) + AROUND]
    }
    const [left, right] = span(0)
    const [top, bottom] = span(1)
    const whole = Math.max(clientWidth / this.width, h / this.height)
    const k = Math.max(whole, Math.min(NEAR, w / (right - left), h / (bottom - top)))
    const held = (wanted: number, frame: number, world: number) =>
      Math.min(0, Math.max(frame - world * k, frame / 2 - wanted * k))
    const x = held((left + right) / 2, w, this.width)
    const y = held((top + bottom) / 2, h, this.height)
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth)
  }

  /** Whether a point of the board is in sight. */
  sees([x, y]: Point, margin = 0): boolean {
    const [sx, sy] = this.transform.apply([x, y])
    const { clientWidth: w, clientHeight: h } = this.element
    return sx > margin && sy > margin && sx < w - this.covered - margin && sy < h - margin
  }

  by(factor: number): void {
    const target = select(this.element)
    if (calm()) this.#zoom.scaleBy(target, factor)
    else this.#zoom.scaleBy(target.transition().duration(180), factor)
  }

  /** Brings a point of the board into sight, moving only when it is outside, never zooming. */
  reveal(x: number, y: number): void {
    if (this.sees([x, y])) return
    const { clientWidth: w, clientHeight: h } = this.element
    const { k } = this.transform
    this.#go(zoomIdentity.translate((w - this.covered) / 2 - x * k, h / 2 - y * k).scale(k), true)
  }

  #go(transform: ZoomTransform, smooth: boolean): void {
    const target = select(this.element)
    if (!smooth || calm()) this.#zoom.transform(target, transform)
    else this.#zoom.transform(target.transition().duration(260), transform)
  }

  stop(): void {
    select(this.element).on('.zoom', null).interrupt()
    clearTimeout(this.#rest)
  }
}
