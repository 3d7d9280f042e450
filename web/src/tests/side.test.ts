import { describe, expect, it } from 'vitest'
import { besideChoices, clearSpot, freeSide } from '../play/side'

const SIGHT = { left: 0, top: 0, right: 1000, bottom: 1000 }
const SIZE = { wide: 240, high: 60 }
const beside = (at: [number, number], targets: [number, number][][], sight = SIGHT) =>
  freeSide(at, targets, sight, SIZE, 20)

describe('the buttons beside a place', () => {
  it('stand towards the middle when nothing is in the way', () => {
    expect(beside([100, 100], [])).toEqual([120, 120])
    expect(beside([900, 900], [])).toEqual([640, 820])
  })

  it('leave the targets in sight', () => {
    expect(beside([400, 400], [[[500, 450]]])).toEqual([420, 320])
    expect(beside([400, 400], [[[500, 450], [500, 350]]])).toEqual([140, 420])
  })

  it('go to the edge of what is in sight when there are targets all around', () => {
    const around: [number, number][][] = [[[500, 450]], [[500, 350]], [[300, 450]], [[300, 350]]]
    expect(beside([400, 400], around)).toEqual([280, 940])
    expect(beside([400, 400], [...around, [[400, 970]]])).toEqual([280, 0])
  })

  it('hide rather a little of a large target than all of a small one', () => {
    const large: [number, number][] = [[500, 450], [700, 900], [900, 900]]
    const others: [number, number][][] = [[[500, 350]], [[300, 450]], [[300, 350]], [[400, 30]], [[400, 970]]]
    expect(beside([400, 400], [...others, large])).toEqual([420, 420])
  })

  it('never leave what is in sight to spare a target', () => {
    const [x, y] = beside([20, 20], [[[100, 70]]], { left: 0, top: 0, right: 300, bottom: 90 })
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(60)
    expect(y).toBeLessThanOrEqual(30)
  })
})

describe('the card of a choice', () => {
  it('hides none of the choices', () => {
    expect(besideChoices({ left: 1000, right: 1400 }, 288, 1440)).toBe(704)
    expect(besideChoices({ left: 100, right: 500 }, 288, 1440)).toBe(508)
    expect(besideChoices({ left: 0, right: 390 }, 288, 390)).toBeNull()
  })
})

describe('a price', () => {
  const size = { wide: 30, high: 16 }

  it('stands in the middle of its place, and beside what stands there', () => {
    expect(clearSpot([100, 100], size, [])).toEqual([100, 100])
    const [x, y] = clearSpot([100, 100], size, [{ x: 100, y: 104, wide: 20, high: 20 }])
    expect(x).toBe(100)
    expect(y).toBeLessThan(90)
  })

  it('hides the least where nothing is free', () => {
    const all = { x: 100, y: 100, wide: 400, high: 400 }
    const there = { x: 100, y: 100, wide: 20, high: 20 }
    expect(clearSpot([100, 100], size, [all, there])).not.toEqual([100, 100])
  })
})
