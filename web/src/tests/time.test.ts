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
  vacation_days: 0,
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

  it('stand for who is on vacation, and a night within it counts once', () => {
    expect(secondsLeft(clocks, 0, 1050, [1020, 1200])).toBe(280)
    expect(secondsLeft(clocks, 0, 1210, [1020, 1200])).toBe(270)
    expect(secondsLeft(clocks, 0, 1050, [800, 900])).toBe(250)
    expect(secondsLeft(clocks, 0, 1050, [1060, 1200])).toBe(250)
    const night = { ...clocks, rests: [[1030, 1040]] as [number, number][] }
    expect(secondsLeft(night, 0, 1210, [1020, 1200])).toBe(270)
  })

  it('go by the time of the server, which an old message does not set back', () => {
    vi.useFakeTimers({ now: 50_000 })
    hear(1000)
    expect(serverNow()).toBeCloseTo(1000, 2)
    vi.advanceTimersByTime(10_000)
    hear(1000)
    expect(serverNow()).toBeCloseTo(1010, 2)
    vi.useRealTimers()
  })

  it('do not care when the clock of the computer is put right', () => {
    vi.useFakeTimers({ now: 50_000 })
    hear(1000)
    vi.setSystemTime(50_000 + 3_600_000)
    expect(serverNow()).toBeCloseTo(1000, 2)
    hear(1000)
    vi.setSystemTime(0)
    hear(1001)
    expect(serverNow()).toBeCloseTo(1001, 2)
    vi.useRealTimers()
  })

  it('follow the server when the watch of the page is fast', () => {
    vi.useFakeTimers({ now: 0 })
    hear(5000)
    for (let hour = 1; hour <= 12; hour++) {
      vi.advanceTimersByTime(3_600_000)
      hear(5000 + 3600 * hour * (1 - 5e-5))
    }
    expect(serverNow()).toBeCloseTo(5000 + 12 * 3600 * (1 - 5e-5), 6)
    vi.useRealTimers()
  })
})
