/** What this browser's player has learnt and solved, by title; kept without an account. */

const LEARNT = 'pelagos.learnt'
const SOLVED = 'pelagos.solved'

function read(key: string): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, string[]>) : {}
  } catch {
    return {} // damaged, or not ours to read: nothing has been learnt yet
  }
}

function names(key: string, title: string): string[] {
  const found = read(key)[title]
  return Array.isArray(found) ? found : []
}

function keep(key: string, title: string, name: string): void {
  const known = new Set(names(key, title)).add(name)
  localStorage.setItem(key, JSON.stringify({ ...read(key), [title]: [...known] }))
}

export const learnt = (title: string): string[] => names(LEARNT, title)
export const keepLearnt = (title: string, lesson: string): void => keep(LEARNT, title, lesson)
export const solved = (title: string): string[] => names(SOLVED, title)
export const keepSolved = (title: string, puzzle: string): void => keep(SOLVED, title, puzzle)
