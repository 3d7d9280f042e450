import { beforeAll, describe, expect, it } from 'vitest'
import { levelName } from '../lib/levels'
import { words } from '../lib/words.svelte'

beforeAll(() => words.use('en'))

describe('levels of bots', () => {
  it('are told in words, a hard one with its seconds', () => {
    expect(levelName('easy')).toBe('easy')
    expect(levelName('hard')).toBe('hard, 1 s')
    expect(levelName('hard@10s')).toBe('hard, 10 s')
  })
  it('are not made up for a bot that players cannot choose', () => {
    expect(levelName('search@400')).toBe('')
    expect(levelName('')).toBe('')
  })
})
