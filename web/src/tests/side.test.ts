import { describe, expect, it } from 'vitest'
import { freeSide } from '../play/side'

const BOARD = { width: 1000, height: 1000 }

describe('the buttons beside a place', () => {
  it('stand towards the middle of the board when nothing is in the way', () => {
    expect(freeSide([100, 100], [], BOARD, 1)).toMatchObject({ left: false, above: false })
    expect(freeSide([900, 900], [], BOARD, 1)).toMatchObject({ left: true, above: true })
  })

  it('leave the targets in sight', () => {
    expect(freeSide([400, 400], [[500, 450]], BOARD, 1)).toMatchObject({ left: false, above: true })
    const all: [number, number][] = [
      [500, 450],
      [500, 350],
    ]
    expect(freeSide([400, 400], all, BOARD, 1)).toMatchObject({ left: true, above: false })
  })

  it('never leave the board to spare a target', () => {
    expect(freeSide([20, 20], [[100, 70]], BOARD, 1)).toMatchObject({ left: false, above: false })
  })
})
