import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import AutoPass from '../ask/AutoPass.svelte'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { words } from '../lib/words.svelte'

describe('a question with one answer left', () => {
  beforeAll(() => words.use('en'))
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    settings.useAuto('x done', false)
  })

  function asked(listed: unknown[], more: object = {}): { sent: unknown[]; table: Table } {
    const sent: unknown[] = []
    const question = { waits: true, step: 'done', listed, ...more }
    const state = { title: 'x', paused: false, question }
    const table = { state, busy: false, send: (given: unknown) => sent.push(given) }
    return { sent, table: table as unknown as Table }
  }
  const ONE = { value: [0, []], label: 'Done' }

  it('is answered by itself only when that is wanted, and not at once', () => {
    const { sent, table } = asked([ONE])
    render(AutoPass, { table })
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual([])
    screen.getByRole('checkbox').click()
    flushSync()
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(6000)
    expect(sent).toEqual([{ value: [0, []] }])
  })

  it('is left to the player when there are two', () => {
    settings.useAuto('x done', true)
    const { sent, table } = asked([ONE, ONE])
    render(AutoPass, { table })
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual([])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    [true, 0, [{ value: [] }]],
    [true, 1, []],
    [false, 0, []],
  ])('may be answered with nothing (secret %s, at least %i) where nothing has to be chosen', (secret, low, given) => {
    settings.useAuto('x done', true)
    const { sent, table } = asked([ONE, ONE], { secret, shape: { shape: 'some_of', low } })
    render(AutoPass, { table })
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual(given)
  })
  it('is answered as suggested where what is not chosen is lost', () => {
    settings.useAuto('x done', true)
    const coin = { kind: 'resource', slug: 'coin' }
    const routes = [{ text: 'coin+coin', label: '2 coins', things: [coin, coin], proposed: true }]
    const { sent, table } = asked([ONE, ONE], { secret: true, shape: { shape: 'some_of', low: 0 }, routes })
    render(AutoPass, { table })
    expect(screen.getByRole('checkbox', { name: /as suggested/ })).toBeTruthy()
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual([{ text: 'coin+coin' }])
  })
})
