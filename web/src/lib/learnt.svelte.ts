/** What this browser's player has learnt and solved, by title: kept here without an account, and in the
 * account of whoever has one, so that another device knows it, too. */

import { api, Refusal } from './api'

const LEARNT = 'pelagos.learnt'
const SOLVED = 'pelagos.solved'

/** Counts the changes, so that what is shown follows them. */
let changes = $state(0)

function read(key: string): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (!found || typeof found !== 'object') return {}
    return Object.fromEntries(Object.entries(found).filter(([, names]) => Array.isArray(names)))
  } catch {
    return {} // damaged, or not ours to read: nothing has been learnt yet
  }
}

function names(key: string, title: string): string[] {
  void changes
  return read(key)[title] ?? []
}

function write(key: string, all: Record<string, string[]>): void {
  localStorage.setItem(key, JSON.stringify(all))
  changes += 1
}

function merge(key: string, more: Record<string, string[]>): void {
  const known = read(key)
  for (const [title, names] of Object.entries(more)) known[title] = [...new Set([...(known[title] ?? []), ...names])]
  write(key, known)
}

function keep(key: string, title: string, name: string): void {
  const known = read(key)
  if (known[title]?.includes(name)) return
  write(key, { ...known, [title]: [...(known[title] ?? []), name] })
  void compareLearnt()
}

export const learnt = (title: string): string[] => names(LEARNT, title)
export const keepLearnt = (title: string, lesson: string): void => keep(LEARNT, title, lesson)
export const solved = (title: string): string[] => names(SOLVED, title)
export const keepSolved = (title: string, puzzle: string): void => keep(SOLVED, title, puzzle)

/** Tells the account what this browser knows, and learns what the account knows. */
export async function compareLearnt(): Promise<void> {
  try {
    const known = await api.learnt({ lessons: read(LEARNT), puzzles: read(SOLVED) })
    merge(LEARNT, known.lessons)
    merge(SOLVED, known.puzzles)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // not to be reached now: the browser keeps it until the next time
  }
}

/** Signing out leaves nothing behind for the next person at this browser; the account knows it. */
export function forgetLearnt(): void {
  localStorage.removeItem(LEARNT)
  localStorage.removeItem(SOLVED)
  changes += 1
}
