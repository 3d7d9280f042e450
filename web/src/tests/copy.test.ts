import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '../lib/copy'
import { read } from '../lib/router.svelte'

describe('an address is copied', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('by the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await copyText('https://club.example')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('https://club.example')
  })

  it('out of a field where there is none, and the field goes again', async () => {
    vi.stubGlobal('navigator', {})
    const copied: string[] = []
    document.execCommand = () => {
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    }
    expect(await copyText('http://192.168.0.2')).toBe(true)
    expect(copied).toEqual(['http://192.168.0.2'])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('or it is told that it was not', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
    document.execCommand = () => false
    expect(await copyText('x')).toBe(false)
  })
})

it('an address that cannot be read leads nowhere', () => {
  expect(read('/t/%E0%A4%A')).toEqual({ page: 'nowhere' })
  expect(read('/t/abc')).toEqual({ page: 'table', table: 'abc' })
})
