import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { CoachSays, TableState } from '../lib/types'
import { words } from '../lib/words.svelte'
import Coach from '../panels/Coach.svelte'

const row = (label: string, amount: number) => ({
  value: label,
  text: label,
  label,
  things: [],
  price: [{ stock: 'gold', amount, label: 'GP' }],
})
const said: CoachSays = {
  goal: 'Two metropolises win.',
  others: 'Income: Ann 3',
  matters: 'Ask which god you need.',
  standing: 'In the lead: Ann.',
  threats: ['Ann has a metropolis; a second one wins.'],
  free: 2,
  cheapest: row('Zeus: 1 GP', 1),
  dearest: row('Ares', 7),
}
const at = (line: number, waits = true) => ({ table: 'a', you: 1, line, question: waits ? { waits } : null }) as TableState

describe('the coach', () => {
  beforeAll(() => words.use('en'))
  beforeEach(() => settings.useCoach('folded'))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('asks nothing of the server while folded', () => {
    const asked = vi.spyOn(api, 'coach').mockResolvedValue(said)
    render(Coach, { state: at(3) })
    expect(asked).not.toHaveBeenCalled()
  })

  it('tells what matters, who threatens and what it costs, and is asked again as the game goes on', async () => {
    const asked = vi.spyOn(api, 'coach').mockResolvedValue(said)
    settings.useCoach('open')
    const { rerender } = render(Coach, { state: at(3) })
    for (const text of [said.matters, said.others, said.standing, said.threats[0]!, '2 choices cost nothing.'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText(said.goal, { exact: false })).toBeTruthy()
    expect(screen.getByText('Cheapest: Zeus – 1 GP')).toBeTruthy()
    expect(screen.getByText('Most expensive: Ares – 7 GP')).toBeTruthy()
    await rerender({ state: at(3) })
    expect(asked).toHaveBeenCalledTimes(1)
    await rerender({ state: at(4) })
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    await rerender({ state: at(5, false) })
    await new Promise((done) => setTimeout(done, 400))
    expect(asked).toHaveBeenCalledTimes(2) // others act: there is nothing to advise
  })

  it('tells the price once where everything costs the same, and what matters before the goal', async () => {
    vi.spyOn(api, 'coach').mockResolvedValue({ ...said, dearest: null })
    settings.useCoach('open')
    const { container } = render(Coach, { state: at(3) })
    expect(await screen.findByText('Every other choice costs 1 GP.')).toBeTruthy()
    expect(screen.queryByText('Cheapest', { exact: false })).toBeNull()
    const headings = [...container.querySelectorAll('h3')].map((heading) => heading.textContent)
    expect(headings).toEqual(['What matters now', 'The game in short', 'The others', 'What it costs'])
  })

  it('stays as it was left', async () => {
    vi.spyOn(api, 'coach').mockResolvedValue(said)
    const { container } = render(Coach, { state: at(3) })
    const details = container.querySelector('details')!
    details.open = true
    await fireEvent(details, new Event('toggle'))
    await waitFor(() => expect(settings.coach).toBe('open'))
    expect(localStorage.getItem('pelagos.coach')).toBe('open')
  })
})
