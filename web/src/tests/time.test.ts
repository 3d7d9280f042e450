import { describe, expect, it, vi } from 'vitest'
import { hear, restingUntil, secondsLeft, serverNow } from '../lib/time'

const clocks = {
  minutes: 5,
  increment: 0,
  timeout: 'steward',
  left: [300, 120],
  running: [0],
  since: 1000,
  now: 1000,
  deadline: null,
  rest: null,
  rests: [] as [number, number][],
}

describe('clocks', () => {
  it('run for who is asked and stand for the others', () => {
    expect(secondsLeft(clocks, 0, 1030)).toBe(270)
    expect(secondsLeft(clocks, 1, 1030)).toBe(120)
    expect(secondsLeft(clocks, 0, 9000)).toBe(0)
  })

  it('stand while the table rests', () => {
    const night = { ...clocks, rests: [[900, 1010], [1020, 1100], [1200, 1300]] as [number, number][] }
    expect(secondsLeft(night, 0, 1005)).toBe(300)
    expect(secondsLeft(night, 0, 1015)).toBe(295)
    expect(secondsLeft(night, 0, 1050)).toBe(290)
    expect(secondsLeft(night, 0, 1110)).toBe(280)
    expect(secondsLeft(night, 1, 1110)).toBe(120)
    expect(restingUntil(night, 1050)).toBe(1100)
    expect(restingUntil(night, 1100)).toBeNull()
  })

  it('go by the time of the server, which an old message does not set back', () => {
    vi.useFakeTimers({ now: 50_000 })
    hear(1000)
    expect(serverNow()).toBe(1000)
    vi.setSystemTime(60_000)
    hear(1000)
    expect(serverNow()).toBe(1010)
    vi.useRealTimers()
  })
})
