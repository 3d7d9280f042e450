import { describe, expect, it } from 'vitest'
import { claim } from '../ask/bazaar'
import { along, canAdd, counted, countsOf, isWhole, proposed } from '../lib/shapes'
import { shapeOf } from './wire'
import { towards } from '../board/places'
import { seatStyle } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { Area, Shape } from '../lib/types'

describe('a question on the map', () => {
  it('writes an answer as nested pairs', () => {
    expect(along([2], 3)).toEqual([2, 3])
    expect(along([0], [])).toEqual([0, []])
    expect(along([1, 7], [2, 0])).toEqual([1, [7, [2, 0]]])
  })
})

describe('pieces that are counted', () => {
  const goods = [
    { id: 1, slug: 'wine', label: 'wine' },
    { id: 2, slug: 'grain', label: 'grain' },
  ]

  function read(wire: Record<string, unknown>): Extract<Shape, { shape: 'some_of' | 'allot' }> {
    const shape = shapeOf({ kind: 'good', items: goods, ...wire })
    if (shape.shape !== 'some_of' && shape.shape !== 'allot') throw new Error(shape.shape)
    return shape
  }

  it('become one id for each piece, in order', () => {
    const shape = read({ shape: 'some_of', pile: [2, 1, 2], low: 1, high: 3 })
    expect(counted(shape, [2, 1])).toEqual([1, 2, 2])
  })

  it('become a count for each place', () => {
    const shape = read({ shape: 'allot', places: [1, 2], caps: [3, 3], low: 0, high: 4 })
    expect(counted(shape, [0, 3])).toEqual([0, 3])
  })

  it('can only become one of the legal answers, where those are told', () => {
    const two = { shape: 'some_of', pile: [1, 1, 2], low: 2, high: 2 }
    const shape = read({ ...two, answers: [[1, 2]] })
    expect(canAdd(shape, [1, 0], 0)).toBe(false)
    expect(canAdd(shape, [1, 0], 1)).toBe(true)
    expect(isWhole(shape, [1, 1])).toBe(true)
    expect(isWhole(shape, [2, 0])).toBe(false)
    expect(isWhole(read({ ...two, answers: null }), [2, 0])).toBe(true)
  })

  it('must reach a price in sets, where one is told', () => {
    const shape = read({ shape: 'some_of', pile: [1, 1, 2], low: 0, high: 3, least: 8, worth: [0, 2, 1] })
    expect(isWhole(shape, [1, 1])).toBe(false)
    expect(isWhole(shape, [2, 0])).toBe(true)
  })

  it('begin as the referee suggests, when all of it can be counted here', () => {
    const pile = [1, 1, 1, 2, 2]
    const shape = read({ shape: 'some_of', pile, low: 0, high: 5, worth: [0, 1, 3], least: 4 })
    const good = (slug: string) => ({ kind: 'good', slug })
    expect(countsOf(shape, [good('wine'), good('grain')])).toEqual([1, 1])
    expect(countsOf(shape, [good('wine'), { kind: 'number', slug: '3' }])).toEqual([3, 0])
    expect(countsOf(shape, [good('wine')])).toBeNull()
    expect(countsOf(shape, [{ kind: 'area', slug: 'wine' }])).toBeNull()
  })

  it('begin with the smallest answer, where the answers are told', () => {
    const some = read({ shape: 'some_of', pile: [1, 1, 1, 2, 2], low: 1, high: 3, answers: [[1, 1, 2], [2, 2]] })
    expect(proposed(some)).toEqual([0, 2])
  })

  it('begin with everything, where everything must go', () => {
    const pile = [1, 2, 2]
    expect(proposed(read({ shape: 'some_of', pile, low: 3, high: 3 }))).toEqual([1, 2])
    expect(proposed(read({ shape: 'some_of', pile, low: 2, high: 3 }))).toEqual([0, 0])
  })

  it('are proposed as a fair division, when all must be given out', () => {
    const wire = { shape: 'allot', places: [1, 2], caps: [2, 9] }
    expect(proposed(read({ ...wire, low: 7, high: 7 }))).toEqual([2, 5])
    expect(proposed(read({ ...wire, low: 0, high: 7 }))).toEqual([0, 0])
    expect(proposed(read({ ...wire, low: 2, high: 2 }))).toEqual([0, 0])
  })

  it('are worth the square of their number in the bazaar', () => {
    expect(claim([0, 0, 0, 4], [1, 1, 2, 2, 3])).toBe(12)
  })
})

describe('walking over the map by arrow keys', () => {
  const area = (id: string, x: number, y: number) => ({ id, anchor: [x, y] }) as Area
  const here = area('here', 0, 0)
  const areas = [here, area('east', 10, 2), area('far', 30, 0), area('south', 1, 12)]

  it('goes to the nearest place in that direction', () => {
    expect(towards(areas, here, 1, 0)?.id).toBe('east')
    expect(towards(areas, here, 0, 1)?.id).toBe('south')
    expect(towards(areas, here, -1, 0)).toBeUndefined()
  })
})

describe('nine players', () => {
  it('differ by shape as well as by colour', () => {
    const styles = Array.from({ length: 9 }, (_, seat) => seatStyle(seat))
    expect(new Set(styles.map((style) => style.colour)).size).toBe(9)
    expect(new Set(styles.map((style) => style.outline)).size).toBe(9)
  })

  it('have signs that stand out from their tokens', () => {
    const light = (hex: string) => {
      const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      const [r, g, b] = parts.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    for (const palette of ['clear', 'classic'] as const) {
      settings.usePalette(palette)
      for (let seat = -1; seat < 9; seat++) {
        const { colour, ink } = seatStyle(seat)
        const [high, low] = [light(colour), light(ink)].sort((a, b) => b - a)
        expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThan(4.5)
      }
    }
  })
})
