import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'

const started = vi.fn()

class Tone {
  frequency = { value: 0 }
  type = ''
  connect<T>(to: T): T {
    return to
  }
  start = (at: number) => started(this.frequency.value, at)
  stop = () => undefined
}

class Loudness {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  connect<T>(to: T): T {
    return to
  }
}

class FakeContext {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator = () => new Tone()
  createGain = () => new Loudness()
}

describe('a sound', () => {
  beforeEach(() => {
    started.mockClear()
    vi.stubGlobal('AudioContext', FakeContext)
  })

  it('is not made before somebody wants sounds', async () => {
    const { play } = await import('../play/sound')
    settings.sound = 'off'
    play('turn')
    expect(started).not.toHaveBeenCalled()
  })

  it('of two rising notes tells that it is one’s turn', async () => {
    const { play } = await import('../play/sound')
    settings.sound = 'on'
    play('turn')
    const [low, high] = started.mock.calls
    expect(started).toHaveBeenCalledTimes(2)
    expect(high![0]).toBeGreaterThan(low![0])
    expect(high![1]).toBeGreaterThan(low![1])
  })
})
