/** Dragging a piece to its target with the mouse: the same two touches as click and click. */

import type { Placed } from '../board/pieces'
import type { Draft } from '../lib/draft.svelte'

/** Pixels the mouse moves before a press is a drag. */
const FAR = 6

export class Drag {
  /** The piece in hand, where the mouse is. */
  held = $state.raw<Placed | null>(null)

  constructor(
    private readonly draft: () => Draft | undefined,
    private readonly pieces: () => Placed[],
  ) {}

  /** Listens on the drawing itself: the map below is not pushed while a piece is in hand. */
  on = (svg: SVGSVGElement): (() => void) => {
    const begin = (event: MouseEvent) => this.#begin(svg, event)
    svg.addEventListener('mousedown', begin)
    return () => svg.removeEventListener('mousedown', begin)
  }

  #begin(svg: SVGSVGElement, start: MouseEvent): void {
    const draft = this.draft()
    if (!draft || start.button) return
    const toBoard = svg.getScreenCTM()!.inverse()
    const at = ({ clientX, clientY }: MouseEvent) => new DOMPoint(clientX, clientY).matrixTransform(toBoard)
    const { x, y } = at(start)
    const near = ({ x: px, y: py, size }: Placed) => Math.hypot(px - x, py - y) <= size * 0.7
    const piece = this.pieces().find((found) => near(found) && draft.canLift(found.area))
    if (!piece) return
    start.stopPropagation()
    const move = (event: MouseEvent) => {
      if (!this.held) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
        draft.lift(piece.area)
      }
      const { x: px, y: py } = at(event)
      this.held = { ...piece, from: undefined, x: px, y: py }
    }
    const end = (event: MouseEvent) => {
      removeEventListener('mousemove', move)
      if (!this.held) return
      this.held = null
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const place = under instanceof SVGElement ? under.dataset.place : undefined
      if (place && place !== piece.area && draft.glow.has(place)) draft.press(place)
    }
    addEventListener('mousemove', move)
    addEventListener('mouseup', end, { once: true })
  }
}
