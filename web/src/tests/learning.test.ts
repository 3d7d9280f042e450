import { beforeEach, describe, expect, it } from 'vitest'
import { keepLearnt, keepSolved, learnt, solved } from '../lib/learnt'
import { linked } from '../lib/linked'
import { read } from '../lib/router.svelte'

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
})

describe('what has been learnt', () => {
  beforeEach(() => localStorage.clear())

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
