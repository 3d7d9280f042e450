import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, Refusal } from '../lib/api'
import { compareLearnt, forgetLearnt, keepLearnt, keepSolved, learnt, solved } from '../lib/learnt.svelte'
import { cardsNamed, linked } from '../lib/linked'
import { read } from '../lib/router.svelte'
import type { Title } from '../lib/types'
import { words } from '../lib/words.svelte'
import Box from '../parts/Box.svelte'

describe('texts with links', () => {
  it('lead to clauses of the title and to pages', () => {
    expect(linked('See [this](lc:9.5), or [that](/rules/compare).', 'laget_civilization')).toEqual([
      { text: 'See ' },
      { text: 'this', href: '/rules/laget_civilization#lc:9.5' },
      { text: ', or ' },
      { text: 'that', href: '/rules/compare' },
      { text: '.' },
    ])
  })

  it('lead to the cards of things further down on the page', () => {
    const text = 'The [trireme](piece/trireme), see [this](lc:9.5).'
    expect(linked(text, 'laget_civilization')[1]).toEqual({ text: 'trireme', href: '#piece/trireme' })
    expect(cardsNamed(text)).toEqual(['piece/trireme'])
  })
})

describe('what has been learnt', () => {
  const asked = vi.spyOn(api, 'learnt')
  beforeEach(() => {
    localStorage.clear()
    asked.mockReset().mockImplementation(async (known) => known as never)
  })

  it('is told to the account, and what the account knows comes here', async () => {
    keepLearnt('cyclades', 'fleet')
    expect(asked).toHaveBeenLastCalledWith({ lessons: { cyclades: ['fleet'] }, puzzles: {} })
    asked.mockResolvedValue({ lessons: { cyclades: ['port'] }, puzzles: { civilization: ['p-1'] } })
    await compareLearnt()
    expect(learnt('cyclades')).toEqual(['fleet', 'port'])
    expect(solved('civilization')).toEqual(['p-1'])
  })

  it('is kept here while the server is away', async () => {
    asked.mockRejectedValue(new Refusal('offline', '', 0))
    keepLearnt('cyclades', 'fleet')
    await compareLearnt()
    expect(learnt('cyclades')).toEqual(['fleet'])
  })

  it('is not left to the next one at this browser', () => {
    keepLearnt('cyclades', 'fleet')
    forgetLearnt()
    expect(learnt('cyclades')).toEqual([])
  })

  it('is remembered by title, each lesson once', () => {
    keepLearnt('cyclades', 'fleet')
    keepLearnt('cyclades', 'fleet')
    keepLearnt('civilization', 'city')
    expect(learnt('cyclades')).toEqual(['fleet'])
    expect(learnt('mare_nostrum')).toEqual([])
  })

  it('keeps puzzles apart from lessons', () => {
    keepSolved('cyclades', 'puzzle_1-112')
    expect(solved('cyclades')).toEqual(['puzzle_1-112'])
    expect(learnt('cyclades')).toEqual([])
  })

  it('survives a damaged memory', () => {
    localStorage.setItem('pelagos.learnt', '{')
    expect(learnt('cyclades')).toEqual([])
  })
})

describe('addresses of puzzles', () => {
  it('lie beside the lessons', () => {
    expect(read('/learn/cyclades/puzzles')).toEqual({ page: 'puzzles', title: 'cyclades' })
    expect(read('/learn/cyclades/puzzles/a-1')).toEqual({
      page: 'puzzle',
      title: 'cyclades',
      lesson: 'a-1',
    })
    expect(read('/learn/cyclades/fleet')).toEqual({ page: 'lesson', title: 'cyclades', lesson: 'fleet' })
  })
})

describe('a box in the lobby', () => {
  const title = { title: 'cyclades', name: 'Cyclades', stage: 'beta', players: [2, 5], blurb: '', taught: true }
  beforeAll(() => words.use('en'))
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)

  it.each([
    [[], 'Learn: Cyclades', 'Play now: Cyclades'],
    [['fleet'], 'Play now: Cyclades', 'Learn: Cyclades'],
  ])('leads who has learnt %j to: %s', (lessons, first, second) => {
    localStorage.setItem('pelagos.learnt', JSON.stringify({ cyclades: lessons }))
    render(Box, { title: title as unknown as Title, busy: false, onplay: () => undefined })
    expect(screen.getByLabelText(first).classList.contains('primary')).toBe(true)
    expect(screen.getByLabelText(second).classList.contains('primary')).toBe(false)
  })
})
