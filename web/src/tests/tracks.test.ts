import { describe, expect, it } from 'vitest'
import type { TableState, Track } from '../lib/types'
import { scarce } from '../panels/facts'
import { challengers, leads } from '../panels/tracks/leadership'
import { bands } from '../panels/tracks/epochs'
import { offered } from '../panels/tracks/offers'

const state = (view: unknown, names = {}, texts = {}) =>
  ({ view, names, texts, seats: [] }) as unknown as TableState

describe('offers on the table', () => {
  it('tell how many cards lie face down, and equal goods together', () => {
    const found = offered(
      state({
        tracks: [
          {
            name: 'offers',
            spaces: [
              { label: 0, items: [['hidden', 2, 0]] },
              {
                label: 1,
                items: [
                  ['resource', 'wine', 1],
                  ['resource', 'wine', 1],
                ],
              },
            ],
          },
        ],
      }),
    )
    expect(found[0]).toEqual({ seat: 0, goods: [], hidden: 2 })
    expect(found[1]?.goods).toEqual([{ kind: 'resource', slug: 'wine', count: 2 }])
  })

  it('are found among the facts of seats as well', () => {
    const seats = [{ offer: ['oil'], offer_size: 1 }, { offer: null, offer_size: 3 }]
    expect(offered(state({ seats })).map((row) => row.hidden)).toEqual([0, 3])
  })
})

describe('leadership', () => {
  it('comes from figures of the seats when there are no tracks', () => {
    const seats = [
      { counts: [4, 1], roles: [] },
      { counts: [2, 3], roles: ['warlord'] },
    ]
    const found = leads(
      state({ seats }, { role: { trader: 'Trader', warlord: 'Warlord' } }, { 'fact-counts': 'trade, war' }),
    )
    expect(found).toEqual([
      { name: 'Trade', levels: [4, 2], titles: [] },
      { name: 'War', levels: [1, 3], titles: [1] },
    ])
  })
})

describe('a title', () => {
  it('passes only to who has strictly more than its holder', () => {
    const lead = (levels: number[]) => challengers({ name: 'War', levels, titles: [0] })
    expect(lead([7, 7, 3])).toEqual([])
    expect(lead([7, 8, 3])).toEqual([1])
    expect(lead([7, 8, 8])).toEqual([1, 2])
    expect(challengers({ name: 'War', levels: [1, 2], titles: [] })).toEqual([])
  })
})

describe('epochs', () => {
  it('fill the lane from end to end, each half a space before its first space', () => {
    const track: Track = {
      name: 'succession',
      spaces: [],
      bands: [[['stone', 0], ['bronze', 4], ['iron', 9]]],
    }
    const names = { epoch: { stone: 'Stone', bronze: 'Bronze', iron: 'Iron' } }
    const found = bands(state({}, names), track, 0, 10)
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.35],
      [0.35, 0.85],
      [0.85, 1],
    ])
    expect(found.map(({ tint }) => tint)).toEqual([0, 1, 2])
    expect(bands(state({}), { name: 'order', spaces: [] }, 0, 10)).toEqual([])
  })
})

describe('the supply', () => {
  it('names the pieces that run out, not the goods', () => {
    const found = scarce(
      state({ supply: { city: 2, temple: 0, caravan: 3, wine: 1 } }, {}, {
        'piece-city': 'city',
        'piece-temple': 'temple',
        'piece-caravan': 'caravan',
      }),
    )
    expect(found).toEqual([
      ['city', 2],
      ['temple', 0],
    ])
  })
})
