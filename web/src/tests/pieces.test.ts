import { describe, expect, it } from 'vitest'
import { builtSites, placed, siteNames } from '../board/pieces'
import { markText } from '../board/places'
import type { Area, PieceRow, TableState } from '../lib/types'

const athens: Area = {
  id: 'athens',
  kind: 'land',
  path: '',
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

function table(pieces: PieceRow[], built: string[]): TableState {
  return { view: { areas: { athens: { owner: 0, pieces } }, more: { built } } } as unknown as TableState
}

describe('pieces on the board', () => {
  const all: PieceRow[] = [
    ['caravan', 0, 1],
    ['capital', 0, 1],
    ['legion', 0, 3],
  ]
  const state = table(all, ['athens_oil', 'athens_city'])
  const found = placed(athens, state, builtSites(state), 40)

  it('puts each building on its printed site', () => {
    expect(found.find((piece) => piece.kind === 'capital')).toMatchObject({ x: 10, y: 10 })
    expect(found.find((piece) => piece.kind === 'caravan')).toMatchObject({ x: 40, y: 10 })
  })

  it('leaves the name of the area in sight', () => {
    expect(found.find((piece) => piece.kind === 'legion')).toMatchObject({ x: 100, y: 160, count: 3 })
  })

  it('leaves the empty places of buildings in sight', () => {
    const site = { kind: 'building_slot', x: 100, y: 160, slot: 1, size: 36 }
    const island = { ...athens, marks: [site] }
    const [army] = placed(island, table([['legion', 0, 1]], []), new Set(), 40)
    expect(army).toMatchObject({ x: 160, y: 160 })
  })

  it('draws every piece once', () => {
    expect(found.map((piece) => piece.kind).sort()).toEqual(['capital', 'caravan', 'legion'])
  })

  it('knows the names a site goes by', () => {
    expect(siteNames(athens, athens.marks[1]!)).toContain('athens_oil')
    expect(siteNames(athens, { kind: 'city', x: 0, y: 0, id: 'city_cnossus' })).toContain('cnossus')
  })
})

describe('marks of a place', () => {
  const state = {
    names: { site: { athenae: 'Athens (city)' } },
    texts: { 'mark-building': 'building', 'mark-claim': 'claimed by', 'mark-war': 'at war' },
    seats: [{ name: 'Anna' }, { name: 'Boris' }],
  } as unknown as TableState

  it('name the things and people they speak of', () => {
    expect(markText(state, ['building', 'athenae'])).toBe('building: Athens (city)')
    expect(markText(state, ['claim', 1])).toBe('claimed by Boris')
    expect(markText(state, ['war', 1])).toBe('at war')
  })
})
