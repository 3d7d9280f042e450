import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import { Draft } from '../lib/draft.svelte'
import { shapeOf } from './wire'
import type { Card, Question, TableState } from '../lib/types'
import type { Table } from '../lib/table.svelte'
import { words } from '../lib/words.svelte'
import CardPopover from '../play/CardPopover.svelte'
import { looking } from '../play/cards.svelte'
import Choose from '../play/Choose.svelte'
import Reading from '../play/Reading.svelte'

const athena = { kind: 'god', slug: 'athena' }
const gold = (amount: number) => [{ stock: 'gold', amount, label: 'gold' }]
const card = { ...athena, name: 'Athena', text: 'Philosophers.', price: gold(1), clauses: [] } as unknown as Card
const seen = { table: 'a', title: 'cyclades', question: null } as unknown as TableState

/** Bids on Athena that would still be the highest. */
function bidding(amounts: number[]): Draft {
  const draft = new Draft(() => undefined)
  draft.drawn = ({ kind }) => kind === 'god'
  const then = { shape: 'number', low: amounts[0]!, high: amounts.at(-1)!, unit: 'gold' }
  const options = [{ id: 0, slug: 'athena', label: 'Athena', then }]
  const other = { id: 1, slug: 'apollo', label: 'Apollo', then: { shape: 'nothing' } }
  const shape = shapeOf({ shape: 'menu', kind: 'god', options: [...options, other] })
  const listed = amounts.map((n) => ({ value: [0, n], text: '', label: '', things: [], price: gold(n), final: false }))
  draft.take({ line: 1, step: 'x', shape, listed, routes: [] } as unknown as Question)
  return draft
}

describe('the card of a thing', () => {
  beforeAll(() => words.use('en'))
  afterEach(() => {
    looking.leave()
    cleanup()
  })

  it('tells what it costs now, and what is printed where it cannot be had', async () => {
    vi.spyOn(api, 'cards').mockResolvedValue([card])
    looking.at = { thing: athena, box: new DOMRect(), choices: null }
    const { rerender } = render(CardPopover, { state: seen, draft: bidding([4, 5]) })
    expect(await screen.findByText('≥ 4 gold')).toBeDefined()
    await rerender({ state: seen, draft: undefined })
    expect(await screen.findByText('1 gold')).toBeDefined()
  })
})

describe('a card that a finger has touched', () => {
  beforeAll(() => words.use('en'))

  it('is read before it is had', async () => {
    vi.spyOn(api, 'cards').mockResolvedValue([card])
    const draft = bidding([4, 5])
    draft.touch([athena])
    const { rerender } = render(Reading, { title: 'mare_nostrum', draft })
    expect(screen.queryByText('Philosophers.')).toBeNull()
    const finger = bidding([4, 5])
    finger.isUnread = () => true
    await rerender({ title: 'mare_nostrum', draft: finger })
    expect(screen.queryByText('Philosophers.')).toBeNull()
    finger.touch([athena])
    expect(await screen.findByText('Philosophers.')).toBeDefined()
    cleanup()
  })
})

describe('a shop in which nothing can be had', () => {
  it('tells what there would be, and at what price', async () => {
    const mysticism = { kind: 'card', slug: 'mysticism' }
    const price = [{ stock: 'points', amount: 30, label: 'points' }]
    const withheld = [{ label: '', things: [mysticism], clause: 'civ:17.2', clause_text: 'Too dear.', price }]
    vi.spyOn(api, 'withheld').mockResolvedValue(withheld as never)
    const draft = new Draft(() => undefined)
    const shape = shapeOf({ shape: 'menu', kind: 'verb', options: [{ id: 0, slug: 'done', label: 'done', then: { shape: 'nothing' } }] })
    const listed = [{ value: [0, null], text: 'done', label: 'Done', things: [], price: [], final: false }]
    const question = { line: 1, seat: 0, waits: true, step: 'x', shape, listed, routes: [] } as unknown as Question
    draft.take(question)
    const names = { card: { mysticism: 'Mysticism' } }
    const state = { ...seen, names, texts: {}, seats: [], view: {}, question } as unknown as TableState
    render(Choose, { table: { state, draft } as unknown as Table, onlook: () => undefined })
    const note = await screen.findByRole('note')
    expect(note.getAttribute('aria-label')).toBe('Mysticism: 30 points: Too dear.')
    expect(note.textContent).toContain('30 points')
    cleanup()
  })
})
