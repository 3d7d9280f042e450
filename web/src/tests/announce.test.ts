import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
import type { Table } from '../lib/table.svelte'
import Announce from '../parts/Announce.svelte'

const told = (...texts: string[]) =>
  ({ events: texts.map((text) => ({ text })), state: { question: { text: 'Which god?' } } }) as unknown as Table

it('reads out sentences as they are, with one full stop each', async () => {
  const { rerender } = render(Announce, { table: told('Round 1 begins.') })
  await rerender({ table: told('Round 1 begins.', 'Anna offers 1 GP.', 'Boris offers 2 GP.') })
  await tick()
  expect(screen.getByRole('status').textContent).toBe('Anna offers 1 GP. Boris offers 2 GP. Which god?')
})
