import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../lib/words.svelte'
import Rest from '../panels/Rest.svelte'

beforeAll(() => words.use('en'))

const FRIDAY = Date.UTC(2026, 10, 20, 22) / 1000
const MONDAY = Date.UTC(2026, 10, 23, 7) / 1000
const clocks = {
  minutes: 1440,
  increment: 0,
  timeout: 'steward',
  left: [300],
  running: [0],
  since: FRIDAY - 60,
  now: FRIDAY - 60,
  deadline: MONDAY + 240,
  rest: { zone: 'Europe/Warsaw', starts: '23:00', ends: '08:00', weekends: true },
  vacation_days: 0,
  rests: [[FRIDAY, MONDAY]] as [number, number][],
}

describe('rest', () => {
  beforeEach(() => void vi.useFakeTimers({ now: (FRIDAY - 1) * 1000 }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is told by the time zone of the table, wherever the reader is', () => {
    const { container } = render(Rest, { clocks })
    expect(container.querySelector('strong')).toBeNull()
    expect(container.textContent).toContain('23:00–08:00')
    expect(container.textContent).toContain('Europe/Warsaw')
    vi.advanceTimersByTime(2000)
    flushSync()
    expect(container.querySelector('strong')?.textContent).toMatch(/Mon.*08:00/)
    vi.setSystemTime(MONDAY * 1000)
    vi.advanceTimersByTime(1000)
    flushSync()
    expect(container.querySelector('strong')).toBeNull()
  })

  it('is no word where the table has none', () => {
    const { container } = render(Rest, { clocks: { ...clocks, rest: null, rests: [] } })
    expect(container.textContent?.trim()).toBe('')
  })
})
