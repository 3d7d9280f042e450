import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  resolved?: string
  optionalDependencies?: Record<string, string>
}
const text = readFileSync(`${process.cwd()}/package-lock.json`, 'utf8')
const packages = (JSON.parse(text) as { packages: Record<string, Locked> }).packages

describe('the lock', () => {
  it('names no host', () => {
    expect(Object.values(packages).filter((found) => found.resolved)).toEqual([])
  })

  it('holds the binaries of every platform, or npm ci refuses it', () => {
    const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
    const wanted = Object.values(packages).flatMap((found) =>
      Object.keys(found.optionalDependencies ?? {}),
    )
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })
})
