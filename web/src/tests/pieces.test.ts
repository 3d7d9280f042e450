import { describe, expect, it } from 'vitest'
import { overlap, space } from '../board/boxes'
import { clearCorner } from '../board/corner'
import { boxOf, layOut } from '../board/layout'
import { placeNames } from '../board/names'
import { freeSites, siteNames, standing } from '../board/pieces'
import { markText } from '../board/places'
import type { Area, Geometry, PieceRow, TableState } from '../lib/types'
import { t } from '../lib/words.svelte'

const athens: Area = {
  id: 'athens',
  kind: 'land',
  path: 'M0,0l200,0 0,200-200,0z',
  anchor: [100, 100],
  label: { x: 100, y: 100, angle: 0, size: 20, room: [80, 20] },
  slots: [
    [100, 104],
    [100, 160],
    [160, 160],
  ],
  marks: [
    { kind: 'city', x: 10, y: 10, id: 'athens_city', type: 'capital' },
    { kind: 'good', x: 40, y: 10, id: 'athens.c1', good: 'oil' },
    { kind: 'market', x: 70, y: 10, id: 'athens.market' },
  ],
}

function table(pieces: PieceRow[], slots: Record<string, string> = {}): TableState {
  return { view: { areas: { athens: { owner: 0, pieces, slots } } } } as unknown as TableState
}

describe('pieces on the board', () => {
  const all: PieceRow[] = [
    ['caravan', 0, 1],
    ['capital', 0, 1],
    ['legion', 0, 3],
  ]
  const state = table(all, { athens_oil: 'caravan', athens_city: 'capital' })
  const { fixed, free } = standing(athens, state, 40)

  it('puts each building on its printed site', () => {
    expect(fixed.find((piece) => piece.kind === 'capital')).toMatchObject({ x: 10, y: 10 })
    expect(fixed.find((piece) => piece.kind === 'caravan')).toMatchObject({ x: 40, y: 10 })
  })

  it('draws every piece once', () => {
    const kinds = [...fixed, ...free].map((piece) => piece.kind)
    expect(kinds.sort()).toEqual(['capital', 'caravan', 'legion'])
  })

  it('puts a building of an island into its own slot', () => {
    const slot = (slot: number, x: number) => ({ kind: 'building_slot', x, y: 10, slot })
    const delos: Area = { ...athens, id: 'delos', marks: [slot(1, 20), slot(2, 60)] }
    const area = { owner: 0, pieces: [['port', 0, 1]], slots: { delos_2: 'port' } }
    const isle = { view: { areas: { delos: area } } } as unknown as TableState
    expect(standing(delos, isle, 40)).toMatchObject({ fixed: [{ kind: 'port', x: 60 }], free: [] })
  })

  it('knows the names a site goes by', () => {
    expect(siteNames(athens, athens.marks[1]!)).toContain('athens_oil')
    expect(siteNames(athens, { kind: 'city', x: 0, y: 0, id: 'city_cnossus' })).toContain('cnossus')
  })
})

describe('the layout of a board', () => {
  const geometry: Geometry = { board: 'x', viewBox: [0, 0, 260, 200], areas: [athens] }
  const letters = { least: 10, most: 26 }
  const named = (name: string, scale: number) =>
    placeNames(geometry, () => name, scale, letters, (text) => text.length * 0.5)
  const sizes = { usual: 40, counted: 30, plain: 20 }
  const army = (count: number): PieceRow[] => Array.from({ length: count }, (_, n) => ['legion', n, 2])

  it('never writes a name smaller than the least letters', () => {
    expect(named('Athens', 1)[0]!.size).toBe(20)
    expect(named('Athens', 0.4)[0]!.size).toBe(25)
  })

  it('leaves a name out that has no room', () => {
    expect(named('Athens', 0.05)).toEqual([])
  })

  it('keeps pieces off the name and off each other', () => {
    const names = named('Athens', 1)
    const { pieces, names: legible } = layOut(geometry, table(army(4)), names, sizes)
    expect(legible).toEqual(names)
    const boxes = pieces.map(boxOf)
    for (const [n, box] of boxes.entries()) {
      for (const other of boxes.slice(n + 1))
        expect(overlap(box, other) / Math.min(space(box), space(other))).toBeLessThan(0.13)
      for (const part of names[0]!.boxes) expect(overlap(box, part) / space(part)).toBeLessThan(0.121)
    }
  })

  it('leads pieces out of an area that is too small for them', () => {
    const rock = { ...athens, path: 'M80,80l30,0 0,30-30,0z', anchor: [95, 95] as [number, number] }
    const islet: Geometry = { ...geometry, areas: [{ ...rock, slots: [[95, 95]], marks: [] }] }
    const { pieces } = layOut(islet, table(army(3)), [], sizes)
    expect(pieces.map((piece) => !!piece.from)).toEqual([false, true, true])
  })

  it('makes pieces on printed sites small enough for each other', () => {
    const sites = [100, 130].map((x) => ({ kind: 'city_site', x, y: 160, size: 36 }))
    const island: Geometry = { ...geometry, areas: [{ ...athens, marks: sites }] }
    const cities: PieceRow[] = [['city', 0, 1], ['city', 1, 1]]
    const { pieces } = layOut(island, table(cities), [], sizes)
    const [one, other] = pieces.map(boxOf)
    expect(overlap(one!, other!) / space(one!)).toBeLessThan(0.2)
  })

  it('leaves the empty places of buildings in sight', () => {
    const site = { kind: 'building_slot', x: 100, y: 160, slot: 1, size: 36 }
    const island: Geometry = { ...geometry, areas: [{ ...athens, marks: [site] }] }
    const { pieces } = layOut(island, table([['legion', 0, 1]]), [], sizes)
    expect(overlap(boxOf(pieces[0]!), { x: 100, y: 160, wide: 36, high: 36 })).toBe(0)
  })
})

describe('the card of a place', () => {
  it('stands where it leaves the place in sight', () => {
    const west = { ...athens, path: 'M0,0l100,0 0,200-100,0z' }
    const geometry: Geometry = { board: 'x', viewBox: [0, 0, 200, 200], areas: [west] }
    const frame = { clientWidth: 800, clientHeight: 800 }
    const card = { wide: 250, high: 120 }
    expect(clearCorner(geometry, 0, { x: 0, y: 0, k: 4 }, frame, card)).toBe('top right')
    expect(clearCorner(geometry, 0, { x: 400, y: 0, k: 4 }, frame, card)).toBe('top left')
  })

  it('hides none of the buttons for the place', () => {
    const west = { ...athens, path: 'M0,0l100,0 0,200-100,0z' }
    const geometry: Geometry = { board: 'x', viewBox: [0, 0, 200, 200], areas: [west] }
    const frame = { clientWidth: 800, clientHeight: 800 }
    const card = { wide: 250, high: 120 }
    const buttons = { left: 410, top: 40, right: 790, bottom: 300 }
    expect(clearCorner(geometry, 0, { x: 0, y: 0, k: 4 }, frame, card, buttons)).toBe('bottom right')
    const all = { left: 100, top: 40, right: 700, bottom: 760 }
    expect(clearCorner(geometry, 0, { x: 0, y: 0, k: 4 }, frame, card, all)).toBeNull()
  })
})

describe('printed sites', () => {
  it('on which nothing stands are named without the area', () => {
    const icon = { athens_city: 'Athens (capital)', athens_oil: 'Athens, caravan (oil)', athens_market: 'Athens, market' }
    const names = { province: { athens: 'Athens' }, icon }
    const state = { ...table([], { athens_city: 'capital' }), places: ['province'], names } as unknown as TableState
    expect(freeSites(state, athens)).toEqual(['caravan (oil)', 'market'])
    const view = { ...state.view, supply: { caravan: 0, market: 3 } }
    const told = freeSites({ ...state, view }, athens)
    expect(told).toEqual([t('place-site-out', { site: 'caravan (oil)' }), 'market'])
  })
})

describe('marks of a place', () => {
  const state = {
    names: { site: { athenae: 'Athens (city)' } },
    texts: { 'mark-building': 'building', 'mark-claim': 'claimed by', 'mark-war': 'at war', 'mark-free_slots': 'free slots' },
    seats: [{ name: 'Anna' }, { name: 'Boris' }],
  } as unknown as TableState

  it('name the things and people they speak of', () => {
    expect(markText(state, ['building', 'athenae'])).toBe('building: Athens (city)')
    expect(markText(state, ['claim', 1])).toBe('claimed by Boris')
    expect(markText(state, ['war', 1])).toBe('at war')
  })

  it('tell a number also when it is one', () => {
    expect(markText(state, ['free_slots', 1])).toBe('free slots: 1')
  })
})
