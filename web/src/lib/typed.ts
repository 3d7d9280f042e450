/** Typed answers: notation in the names that the player sees, and names back in notation. */

import { heaps } from './shapes'
import type { Item, Shape } from './types'

/** Words of a name at most. */
const LONGEST = 8
const NONE = '-'

const tokens = (text: string): string[] => text.match(/[+,:×]|[^\s+,:×]+/g) ?? []

const plain = (text: string): string => tokens(text).join(' ').toLowerCase().replaceAll('ё', 'е')

const isNumber = (word = ''): boolean => /^\d+$/.test(word)

/** An answer in names instead of notation; null if it cannot be said so that it is understood. */
export function inNames(shape: Shape, notation: string): string | null {
  const words = notation.split(' ').filter(Boolean)
  const said = say(shape, words)
  return said && !words.length && inNotation(shape, said) === notation ? said : null
}

/** What a person typed, in notation; an answer that has no known names stays as it was typed. */
export function inNotation(shape: Shape, typed: string): string {
  const answers = typed.split(';').map((answer) => {
    const words = tokens(answer).filter((word) => word !== '>' && word !== '→')
    const meant = read(shape, words)
    return meant === null || words.length ? answer.trim() : meant
  })
  return answers.join('; ')
}

type Glossary = Record<string, Record<string, string>>

/** An answer to a question that is not asked yet: names of anything in the box become notation. */
export function looseNotation(glossary: Glossary, typed: string): string {
  const items = Object.values(glossary)
    .flatMap((names) => Object.entries(names))
    .map(([slug, label], id) => ({ id, slug, label }))
  const words = tokens(typed).filter((word) => word !== '>' && word !== '→')
  const said: string[] = []
  let isNamed = false
  while (words.length) {
    const word = words[0]!
    const slug = take(items, words, EXACT)
    isNamed ||= slug !== null && slug !== word
    said.push(slug ?? words.shift()!)
  }
  if (!isNamed) return typed
  return said.join(' ').replace(/ ?([+:]) ?/g, '$1').replace(/ ?, ?/g, ' ')
}

/** Notation with the name of everything in the box, for a question that is not asked now. */
export function looseNames(glossary: Glossary, notation: string): string {
  const all = Object.assign({}, ...Object.values(glossary)) as Record<string, string>
  return notation.replace(/[a-z][a-z0-9_]*/g, (slug) => (Object.hasOwn(all, slug) ? all[slug]! : slug))
}

function say(shape: Shape, words: string[]): string | null {
  if (shape.shape === 'nothing') return ''
  if (shape.shape === 'deal') return null
  if (shape.shape === 'form') return joined(shape.fields.map(({ then }) => say(then, words)))
  const word = words.shift() ?? ''
  switch (shape.shape) {
    case 'number':
      return word
    case 'menu': {
      const chosen = shape.options.find(({ item }) => item.slug === word)
      return chosen ? joined([chosen.item.label, say(chosen.then, words)]) : null
    }
    case 'one_of':
      return named(shape.items, word)
    case 'order':
      return all(word.split(',').map((slug) => named(shape.items, slug)))?.join(', ') ?? null
    case 'some_of':
      return word === NONE ? word : counted(shape.items, word.split('+'))
    case 'allot':
      return word === NONE ? word : split(shape.items, word.split('+'))
  }
}

function counted(items: Item[], slugs: string[]): string | null {
  const found = slugs.map((slug) => items.find((item) => item.slug === slug))
  if (!all(found)) return null
  const rows = heaps(found as Item[])
  return rows.map(({ item, most }) => (most > 1 ? `${item.label} ×${most}` : item.label)).join(' + ')
}

function split(items: Item[], parts: string[]): string | null {
  const said = parts.map((part) => {
    const [slug = '', number = ''] = part.split(':')
    const place = named(items, slug)
    return place && `${place}: ${number}`
  })
  return all(said)?.join(' + ') ?? null
}

const named = (items: Item[], slug: string): string | null =>
  items.find((item) => item.slug === slug)?.label ?? null

/** The parts, unless one is missing. */
function all<T>(parts: (T | null | undefined)[]): T[] | null {
  return parts.every((part) => part != null) ? (parts as T[]) : null
}

/** Parts after each other: a comma stands before a name, none before a number. */
function joined(parts: (string | null)[]): string | null {
  const said = all(parts)?.filter(Boolean)
  return said?.reduce((text, part) => text + (!text ? '' : isNumber(part) ? ' ' : ', ') + part, '') ?? null
}

function read(shape: Shape, words: string[]): string | null {
  if (shape.shape === 'nothing') return ''
  if (shape.shape === 'deal') return null
  if (shape.shape === 'form') return spaced(shape.fields.map(({ then }) => read(then, words)))
  while (words[0] === ',' || words[0] === ':') words.shift()
  switch (shape.shape) {
    case 'number':
      return isNumber(words[0]) ? words.shift()! : null
    case 'menu': {
      const slug = take(shape.options.map(({ item }) => item), words)
      const chosen = shape.options.find(({ item }) => item.slug === slug)
      return chosen ? spaced([slug, read(chosen.then, words)]) : null
    }
    case 'one_of':
      return take(shape.items, words)
    case 'order':
      return several(words, ',', () => take(shape.items, words))?.join(',') ?? null
    case 'some_of':
      if (words[0] === NONE) return words.shift()!
      return several(words, '+,', () => heap(shape.items, words))?.join('+') ?? null
    case 'allot':
      if (words[0] === NONE) return words.shift()!
      return several(words, '+,', () => share(shape.items, words))?.join('+') ?? null
  }
}

const spaced = (parts: (string | null)[]): string | null => all(parts)?.filter(Boolean).join(' ') ?? null

/** One or more parts with marks between them. */
function several(words: string[], marks: string, part: () => string | null): string[] | null {
  const found: string[] = []
  do {
    if (found.length) words.shift()
    const one = part()
    if (one === null) return null
    found.push(one)
  } while (words.length && marks.includes(words[0]!))
  return found
}

/** A thing with the number of it before or after its name. */
function heap(items: Item[], words: string[]): string | null {
  const before = isNumber(words[0]) ? Number(words.shift()!.slice(0, 3)) : 1
  const slug = take(items, words)
  if (slug === null) return null
  const after = words[0] === '×' && isNumber(words[1]) ? Number(words.splice(0, 2)[1]!.slice(0, 3)) : 1
  return Array<string>(before * after || 1).fill(slug).join('+')
}

/** A place and how many go there. */
function share(places: Item[], words: string[]): string | null {
  const before = isNumber(words[0]) ? words.shift() : undefined
  const slug = take(places, words)
  if (slug === null) return null
  if (words[0] === ':' && isNumber(words[1])) words.shift()
  return `${slug}:${before ?? (isNumber(words[0]) ? words.shift() : 1)}`
}

type Test = (item: Item, typed: string) => boolean

const EXACT: Test[] = [
  (item, typed) => item.slug === typed,
  (item, typed) => plain(item.label) === typed,
]
const ANY: Test[] = [
  ...EXACT,
  (item, typed) => typed.length > 1 && plain(item.label).startsWith(typed),
]

/** Takes the longest name off the front: a slug, a label, or the beginning of only one label. */
function take(items: Item[], words: string[], tests = ANY): string | null {
  for (const test of tests)
    for (let n = Math.min(words.length, LONGEST); n > 0; n--) {
      const typed = plain(words.slice(0, n).join(' '))
      const found = new Set(items.filter((item) => test(item, typed)).map(({ slug }) => slug))
      if (found.size !== 1) continue
      words.splice(0, n)
      return [...found][0]!
    }
  return null
}
