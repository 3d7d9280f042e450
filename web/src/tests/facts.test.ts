import { describe, expect, it } from 'vitest'
import type { TableState } from '../lib/types'
import { anyName } from '../panels/facts'

const state = {
  names: { verb: { city: 'Build a city', end: 'Finish' }, post: { port: 'in port' }, building: { port: 'Port' } },
  texts: { 'piece-city': 'city' },
} as unknown as TableState

describe('a slug is called', () => {
  it('by the thing it is, not by what is done with it', () => {
    expect(anyName(state, 'city')).toBe('city')
    expect(anyName(state, 'port')).toBe('Port')
  })

  it('by the deed where there is no such thing, and plainly where there are no words', () => {
    expect(anyName(state, 'end')).toBe('Finish')
    expect(anyName(state, 'winter_wine')).toBe('Winter wine')
  })
})
