import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import Changes from '../ask/Changes.svelte'
import Widget from '../ask/Widget.svelte'
import { words } from '../lib/words.svelte'
import type { Preview, Shape, TableState } from '../lib/types'

beforeAll(() => words.use('en'))
afterEach(cleanup)

const goods = [
  { id: 1, slug: 'wine', label: 'wine' },
  { id: 2, slug: 'grain', label: 'grain' },
]

function ask(shape: Shape) {
  const onpick = vi.fn()
  render(Widget, { shape, onpick, onlook: () => undefined })
  return onpick
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('one widget per shape', () => {
  it('one of some things is one press', async () => {
    const onpick = ask({ shape: 'one_of', kind: 'good', items: goods })
    await press('grain')
    expect(onpick).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('a small number is one press', async () => {
    const onpick = ask({ shape: 'number', low: 2, high: 5, unit: 'gold' })
    expect(screen.queryByRole('button', { name: '1' })).toBeNull()
    await press('5')
    expect(onpick).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('of several answers at once a number begins with the most', async () => {
    const onpick = ask({
      shape: 'form',
      fields: [{ name: 'coins', label: 'coins', then: { shape: 'number', low: 0, high: 2, unit: 'coin' } }],
    })
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([2])
  })

  it('and what may stay begins with all of it', async () => {
    const onpick = ask({
      shape: 'form',
      fields: [
        { name: 'goods', label: 'goods', then: { shape: 'some_of', kind: 'good', items: goods, low: 0, high: 1 } },
      ],
    })
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([[1]])
  })

  it('says how many of each there are', () => {
    ask({ shape: 'some_of', kind: 'good', items: [...goods, goods[1]!, goods[1]!], low: 1, high: 1 })
    expect(screen.getByText('× 1')).toBeTruthy()
    expect(screen.getByText('× 3')).toBeTruthy()
  })

  it('pieces cannot be given until their number is right', async () => {
    const onpick = ask({
      shape: 'allot',
      kind: 'good',
      items: goods,
      caps: [2, 2],
      low: 3,
      high: 3,
    })
    const done = screen.getByRole('button', { name: 'Done' }) as HTMLButtonElement
    await press('wine: +1')
    await press('wine: +1')
    expect(done.disabled).toBe(true)
    await press('grain: +1')
    expect((screen.getByRole('button', { name: 'grain: +1' }) as HTMLButtonElement).disabled).toBe(true)
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([2, 1])
  })

  it('single things are taken or left by one press each', async () => {
    const onpick = ask({ shape: 'some_of', kind: 'good', items: goods, low: 1, high: 1 })
    await press('wine')
    expect((screen.getByRole('button', { name: 'grain' }) as HTMLButtonElement).disabled).toBe(true)
    await press('wine')
    await press('grain')
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([2])
  })

  it('an order is changed step by step', async () => {
    const onpick = ask({ shape: 'order', kind: 'good', items: goods })
    await press('grain: earlier')
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([2, 1])
  })

  it('a form waits for all of its fields', async () => {
    const onpick = ask({
      shape: 'form',
      fields: [
        { name: 'a', label: 'A', then: { shape: 'one_of', kind: 'good', items: goods } },
        { name: 'b', label: 'B', then: { shape: 'number', low: 0, high: 3, unit: 'gold' } },
      ],
    })
    const done = screen.getByRole('button', { name: 'Done' }) as HTMLButtonElement
    expect(done.disabled).toBe(true)
    await press('wine')
    await press('2')
    await press('Done')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([1, 2])
  })
})

describe('what an answer changes', () => {
  const seats = ['Anna', 'Boris', 'Celia'].map((name) => ({ name }))
  const change = (seat: number, label: string) => ({ seat, label, before: '2', after: '1' })
  const told = (changes: ReturnType<typeof change>[]) => {
    const preview = { final: false, changes, open: false } as unknown as Preview
    render(Changes, { preview, state: { you: 0, seats } as unknown as TableState })
    return screen.getAllByRole('listitem').map((row) => row.textContent!.trim())
  }

  it("is told of oneself first, and of others no more than fits beside it", () => {
    const far = ['Kuban', 'Maikop', 'Nalchik'].map((label) => change(1, label))
    const rows = told([...far, change(0, 'Fayum')])
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain('Fayum')
    expect(rows[1]).toContain('Kuban')
    expect(rows.at(-1)).toBe('…')
  })

  it('is told of others where nothing of oneself changes', () => {
    expect(told([change(1, 'Kuban'), change(1, 'Maikop'), change(2, 'Siwa')])).toHaveLength(3)
  })
})
