import { describe, expect, it } from 'vitest'
import { latest } from '../lib/latest'

function later<T>(): { coming: Promise<T>; come: (found: T) => void; fail: () => void } {
  let [come, fail]: [(found: T) => void, () => void] = [() => undefined, () => undefined]
  const coming = new Promise<T>((done, failed) => {
    come = done
    fail = () => failed(new Error('too late'))
  })
  return { coming, come, fail }
}

describe('what was asked for twice', () => {
  it('is what came of the second time, though the first comes last', async () => {
    const newest = latest()
    const { coming, come } = later<string>()
    const first = newest(coming)
    expect(await newest(Promise.resolve('new'))).toBe('new')
    come('old')
    expect(await first).toBeUndefined()
  })

  it('is shown as it comes while nothing newer is there', async () => {
    const newest = latest()
    const { coming, come } = later<string>()
    const second = later<string>()
    const found = [newest(coming), newest(second.coming)]
    come('old')
    expect(await found[0]).toBe('old')
    second.come('new')
    expect(await found[1]).toBe('new')
  })

  it('is not spoilt by a failure of the first time', async () => {
    const newest = latest()
    const { coming, fail } = later<string>()
    const first = newest(coming)
    await newest(Promise.resolve('new'))
    fail()
    expect(await first).toBeUndefined()
  })

  it('fails when the newest fails', async () => {
    await expect(latest()(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  })
})
