import { describe, expect, it } from 'vitest'
import type { TableState } from '../lib/types'
import { BANK, flights } from '../play/flights'

type Seen = Pick<TableState, 'view' | 'you'>
const seen = (seats: Record<string, unknown>[], gold?: number): Seen =>
  ({ you: 0, view: { seats, hand: gold === undefined ? [] : [['gold', 'gold', gold]] } }) as unknown as Seen

describe('gold and cards that change hands', () => {
  it('go from the one who gave to the one who got', () => {
    const [before, after] = [seen([{ hand_size: 4 }, { hand_size: 2 }]), seen([{ hand_size: 3 }, { hand_size: 3 }])]
    expect(flights(before, after)).toEqual([{ what: 'card', from: 0, to: 1, number: 1 }])
  })

  it('come from the bank and go there where nobody else has them', () => {
    const [before, after] = [seen([{ treasury: 5 }, { treasury: 1 }]), seen([{ treasury: 2 }, { treasury: 1 }])]
    expect(flights(before, after)).toEqual([{ what: 'gold', from: 0, to: BANK, number: 3 }])
    expect(flights(after, before)).toEqual([{ what: 'gold', from: BANK, to: 0, number: 3 }])
  })

  it('are shown of hidden gold only where one sees it', () => {
    const hidden = [{ gold: null }, { gold: null }]
    expect(flights(seen(hidden, 7), seen(hidden, 4))).toEqual([{ what: 'gold', from: 0, to: BANK, number: 3 }])
    expect(flights(seen(hidden), seen(hidden))).toEqual([])
  })

  it('are cards won, too', () => {
    const [before, after] = [seen([{ cards: [] }]), seen([{ cards: ['helen'] }])]
    expect(flights(before, after)).toEqual([{ what: 'card', from: BANK, to: 0, number: 1 }])
  })
})
