import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deal } from '../lib/types'
import Package from '../ask/Package.svelte'
import { oneLine } from '../ask/bazaar'
import { words } from '../lib/words.svelte'

beforeAll(() => words.use('en'))
afterEach(cleanup)

const facts: Deal = {
  shape: 'deal',
  form: 'package',
  pile: [0, 0, 2],
  items: [
    { id: 0, slug: 'hides', label: 'Hides' },
    { id: 2, slug: 'salt', label: 'Salt' },
  ],
  low: 3,
  worth: [1, 1, 3],
  remark: 80,
}

async function laidDown(said: string) {
  const onpick = vi.fn()
  render(Package, { facts, onpick })
  for (const name of ['Hides: +1', 'Hides: +1', 'Salt: +1']) {
    await fireEvent.click(screen.getByRole('button', { name }))
  }
  const field = screen.getByRole('textbox', { name: 'Anything else you say' }) as HTMLInputElement
  expect(field.maxLength).toBe(80)
  await fireEvent.input(field, { target: { value: said } })
  await fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  return onpick
}

describe('a package for the bazaar', () => {
  it('carries a remark in one line', async () => {
    const onpick = await laidDown('  no   calamity, <b>truly</b> ')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([[0, 0, 2], 3, 7, 0, 'no calamity, <b>truly</b>'])
  })

  it('may say nothing more than must be true', async () => {
    const onpick = await laidDown('')
    expect(onpick).toHaveBeenCalledExactlyOnceWith([[0, 0, 2], 3, 7, 0, ''])
  })

  it('has single spaces between its words', () => {
    expect(oneLine('\tone\n two  ')).toBe('one two')
  })
})
