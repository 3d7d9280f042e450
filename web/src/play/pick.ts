/** Answering by touching things: which answers are left after some picks, and what can be picked next.
 *
 * Every answer touches things in an order: a verb, the island one leaves, a number, the island one goes
 * to. Those that lie on the table are picked there; verbs, numbers and whatever is not drawn become
 * buttons once nothing else tells the answers apart.
 */

import { after, along, counted, proposed, rows, sum } from '../lib/shapes'
import type { Cost, Listed, Route, Shape, Thing, Value } from '../lib/types'
import type { MessageId } from '../words/ids'

export interface Ready {
  given: Answer['given']
  label: string
  /** What pays. */
  things: Thing[]
  /** What it adds to the income, in words. */
  gain?: string | undefined
  /** Whether there is nothing else to choose in its stead. */
  sole?: boolean | undefined
}

/** One answer, or several that begin alike and end in a part that has a widget of its own. */
export interface Answer {
  things: Thing[]
  /** The name of each of these things; none for routes, which have a label only. */
  names: string[]
  price: Cost[]
  label: string
  /** What is sent: a value, or the notation of several answers in one go. */
  given: { value: Value } | { text: string }
  /** The ids on the way to the part that is still open. */
  path: number[]
  rest?: Shape
  /** The open part filled in, or what is asked next answered as proposed: to be taken as it is. */
  ready?: Ready
  /** Whether it was put together from the fields of a form. */
  form?: boolean
  final?: boolean | undefined
}

/** What one would rather do than take a proposal. Where a purchase of several things is closed before it is
 * paid, more can be chosen. */
export function otherwise({ given }: Ready): MessageId {
  if (!('text' in given)) return 'choose-others'
  return given.text.split(';').length > 2 ? 'choose-more' : 'pay-otherwise'
}

export const key = (thing: Thing): string => `${thing.kind}:${thing.slug}`
/** The card of a thing: what has the same name in another title may do something else. */
export const card = (title: string | undefined, thing: Thing): string => `${title}/${key(thing)}`
export const equal = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.slug === b.slug
export const isNumber = (thing: Thing): boolean => thing.kind === 'number'

/** More answers than a page should ever unfold. */
const MOST = 6000

/** Every answer of a question that can be told by picking, routes included.
 *
 * `path` leads to the part that is asked now, when the way there was chosen in the list.
 */
export function unfold(
  shape: Shape,
  listed: Listed[] | null,
  routes: Route[],
  path: number[] = [],
): Answer[] {
  const found: Answer[] = []
  walk(after(shape, path), path, [], [], found)
  const known = new Map((listed ?? []).map((row) => [JSON.stringify(row.value), row]))
  for (const answer of found) {
    const row = 'value' in answer.given ? known.get(JSON.stringify(answer.given.value)) : undefined
    if (row && !answer.rest) {
      answer.price = row.price
      answer.label = row.label
      answer.final = row.final
    }
  }
  // The fields of a form may depend on each other: only what is listed is legal for certain.
  const legal = (answer: Answer) =>
    !answer.form || !listed || ('value' in answer.given && known.has(JSON.stringify(answer.given.value)))
  const plain = found.filter((answer) => legal(answer) && !begins(answer, routes))
  for (const answer of plain) if (isOneOf(answer, routes)) count(answer)
  return [...plain, ...routes.filter((route) => !completes(route, plain)).map(asAnswer)]
}

/** Whether a route only saves the steps of a way that could be gone one by one. */
export function isWay({ text, things }: { text: string; things: Thing[] }): boolean {
  return text.includes(';') && things.at(-1)?.place !== undefined
}

/** Whether several can do the same in one go: then this is one of them. */
function isOneOf(answer: Answer, routes: Route[]): boolean {
  const n = answer.things.length
  return routes.some(
    ({ things }) =>
      things.length === n + 1 && isNumber(things[n]!) && answer.things.every((one, m) => equal(one, things[m]!)),
  )
}

function count(answer: Answer): void {
  answer.things = [...answer.things, { kind: 'number', slug: '1' }]
  answer.names = [...answer.names, '1']
}

/** Whether a route is one of these answers with a payment; the answer then has it as its proposal. */
function completes(route: Route, plain: Answer[]): boolean {
  const { things, names, text, gain, sole } = route
  const begun = ({ things: first }: Answer) =>
    first.length > 0 && first.length < things.length && first.every((one, n) => equal(one, things[n]!))
  const answer = plain.find(begun)
  if (!answer) return false
  const paid = things.slice(answer.things.length)
  if (paid.some(isNumber)) return false
  answer.ready ??= { given: { text }, label: names.slice(answer.things.length).join(', '), things: paid, gain, sole }
  return true
}

function asAnswer(route: Route): Answer {
  const { things, price, label, text } = route
  return { things, names: [], price, label, given: { text }, path: [] }
}

/** Whether a route does the same with an end to it: what only begins it need not be offered too. */
function begins(answer: Answer, routes: Route[]): boolean {
  return routes.some(
    ({ things }) =>
      things.length === answer.things.length && things.every((one, n) => equal(one, answer.things[n]!)),
  )
}

function walk(shape: Shape, path: number[], things: Thing[], labels: string[], found: Answer[]): void {
  if (found.length >= MOST) return
  const answer = (rest: Value, more: Thing[], label: string[]): Answer => ({
    things: [...things, ...more],
    names: [...labels, ...label],
    price: [],
    label: [...labels, ...label].join(': '),
    given: { value: along(path, rest) },
    path,
  })
  if (shape.shape === 'menu') {
    for (const { item, then } of shape.options) {
      const thing = { kind: shape.kind, slug: item.slug, ...(item.place && { place: item.place }) }
      walk(then, [...path, item.id], [...things, thing], [...labels, item.label], found)
    }
  } else if (shape.shape === 'one_of') {
    for (const item of shape.items) {
      const thing = { kind: shape.kind, slug: item.slug, ...(item.place && { place: item.place }) }
      found.push(answer(item.id, [thing], [item.label]))
    }
  } else if (shape.shape === 'number') {
    for (let n = shape.low; n <= shape.high && found.length < MOST; n += 1)
      found.push(answer(n, [{ kind: 'number', slug: String(n) }], [String(n)]))
  } else if (shape.shape === 'nothing') found.push(answer([], [], []))
  else if (shape.shape === 'form' && simple(shape))
    for (const { rest, more, label } of filled(shape))
      found.push({ ...answer(rest, more, label), form: true })
  else found.push({ ...answer([], [], []), rest: shape, ...filledIn(shape, path) })
}

/** The things named on the way along a path. */
export function thingsAlong(shape: Shape, path: number[]): Thing[] {
  const found: Thing[] = []
  let here = shape
  for (const id of path) {
    if (here.shape !== 'menu') break
    const chosen = here.options.find(({ item }) => item.id === id)
    if (!chosen) break
    found.push({ kind: here.kind, slug: chosen.item.slug })
    here = chosen.then
  }
  return found
}

type Form = Extract<Shape, { shape: 'form' }>

/** Whether every field is a choice or a number, and there are not too many ways to fill them in. */
function simple(form: Form): boolean {
  const ways = form.fields.map(({ then }) =>
    then.shape === 'one_of' ? then.items.length : then.shape === 'number' ? then.high - then.low + 1 : Infinity,
  )
  return ways.reduce((all, one) => all * one, 1) <= MOST / 10
}

/** Every way to fill in a simple form. */
function filled(form: Form): { rest: Value[]; more: Thing[]; label: string[] }[] {
  let ways = [{ rest: [] as Value[], more: [] as Thing[], label: [] as string[] }]
  for (const { then } of form.fields) {
    const parts: Answer[] = []
    walk(then, [], [], [], parts)
    ways = ways.flatMap((way) =>
      parts.map((part) => ({
        rest: [...way.rest, 'value' in part.given ? part.given.value : ''],
        more: [...way.more, ...part.things],
        label: [...way.label, ...part.names],
      })),
    )
  }
  return ways
}

/** A proposal for a part with counts, where there is one. */
function filledIn(shape: Shape, path: number[]): { ready?: Ready } {
  if (shape.shape !== 'some_of' && shape.shape !== 'allot') return {}
  const counts = proposed(shape)
  if (!sum(counts)) return {}
  const label = rows(shape).flatMap(({ item }, n) => {
    const count = counts[n] ?? 0
    return count ? [count > 1 ? `${count} × ${item.label}` : item.label] : []
  })
  const value = along(path, counted(shape, counts))
  return { ready: { given: { value }, label: label.join(', '), things: [] } }
}

/** The things of an answer that were not picked, in order; nothing when a pick is none of them. */
export function left(answer: Answer, picked: Thing[]): Thing[] | null {
  const open = [...answer.things]
  for (const pick of picked) {
    const n = open.findIndex((thing) => equal(thing, pick))
    if (n < 0) return null
    open.splice(n, 1)
  }
  return open
}

export type Drawn = (thing: Thing) => boolean

export interface Pick {
  /** Things that may be touched next, each with the answers it leaves. */
  lit: Map<string, { thing: Thing; answers: Answer[] }>
  /** Answers nothing drawn tells apart any more: they get buttons. */
  buttons: Answer[]
  /** The numbers to choose from before touching the target; empty when there is none to choose. */
  numbers: number[]
  /** Every answer that is left. */
  answers: Answer[]
}

/** What can be done after some picks. */
export function options(answers: Answer[], picked: Thing[], drawn: Drawn): Pick {
  const lit: Pick['lit'] = new Map()
  const numbers = new Set<number>()
  const found: Pick = { lit, buttons: [], numbers: [], answers: [] }
  for (const answer of answers) {
    const open = left(answer, picked)
    if (!open) continue
    found.answers.push(answer)
    const next = open.find(drawn)
    if (!next) {
      found.buttons.push(answer)
      continue
    }
    const there = lit.get(key(next))
    if (there) there.answers.push(answer)
    else lit.set(key(next), { thing: next, answers: [answer] })
    if (picked.length) for (const thing of open) if (isNumber(thing)) numbers.add(Number(thing.slug))
  }
  if (numbers.size > 1) found.numbers = [...numbers].sort((a, b) => a - b)
  return found
}

/** The opponents some answers choose among, when there are several. */
export function foesOf(answers: Answer[], picked: Thing[]): Thing[] {
  const found = new Map<string, Thing>()
  for (const answer of answers)
    for (const thing of left(answer, picked) ?? []) if (thing.kind === 'seat') found.set(key(thing), thing)
  return found.size > 1 ? [...found.values()] : []
}

/** The answers in which these things are the next to be touched, else any in which they are open. */
export function touched(answers: Answer[], picked: Thing[], things: Thing[], drawn: Drawn): Answer[] {
  const open = answers.filter((answer) => left(answer, [...picked, ...things]))
  const next = open.filter((answer) => {
    const drawnNext = left(answer, picked)!.find(drawn)
    return drawnNext !== undefined && equal(drawnNext, things[0]!)
  })
  return next.length ? next : open
}

/** The one answer that is meant when nothing but a number is open: that number, else the most.
 *
 * Only where a target was touched after the source: who bids names the number.
 */
export function meant(answers: Answer[], picked: Thing[], number: number | null): Answer | null {
  const open = answers.some((answer) => answer.rest ?? answer.ready)
  if (answers.length === 1) return open ? null : answers[0]!
  if (picked.length < 2 || open) return null
  const rows = answers.map((answer) => ({ answer, open: left(answer, picked) ?? [] }))
  const plain = rows.map(({ open }) => JSON.stringify(open.filter((thing) => !isNumber(thing))))
  if (new Set(plain).size > 1 || !rows.every(({ open }) => open.filter(isNumber).length === 1)) return null
  const count = (row: (typeof rows)[number]) => Number(row.open.find(isNumber)!.slug)
  const sorted = rows.toSorted((a, b) => count(b) - count(a))
  // With fewer within reach than one wanted, as many as can go.
  return (sorted.find((row) => number === null || count(row) <= number) ?? sorted.at(-1)!).answer
}

/** The thing an answer is about: the last that was not picked and is neither a verb nor a number. */
export function about(answer: Answer, picked: Thing[]): Thing | undefined {
  return (left(answer, picked) ?? []).findLast((thing) => !isNumber(thing) && thing.kind !== 'verb')
}

/** Kinds of things that are cards with a face. */
const FACED = new Set(['card', 'tile', 'creature'])
export const hasFace = (thing: Thing | undefined): thing is Thing => !!thing && FACED.has(thing.kind)
/** What there is to read about before one decides. */
export const isRead = (thing: Thing): boolean => thing.kind === 'god' || hasFace(thing)

/** What an answer adds to what was picked, in words. */
export function shortLabel(answer: Answer, picked: Thing[]): string {
  if (!answer.names.length) return answer.label
  const open = [...picked]
  const said = answer.names.filter((_, n) => {
    const at = open.findIndex((pick) => equal(pick, answer.things[n]!))
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  return said.join(': ') || answer.label
}

export interface Group {
  /** What all of them do, without the number; empty when the number says it all. */
  label: string
  answers: Answer[]
}

/** Answers that differ in a number only are one row of buttons. */
export function groups(answers: Answer[], picked: Thing[]): Group[] {
  const found = new Map<string, Group>()
  for (const answer of answers) {
    const open = left(answer, picked) ?? []
    const plain = JSON.stringify(open.filter((thing) => !isNumber(thing)).map(key))
    const counted = open.some(isNumber) && answer.names.length > 0
    const there = found.get(plain)
    if (counted && there) there.answers.push(answer)
    else {
      const bare = { ...answer, names: answer.names.filter((_, n) => !isNumber(answer.things[n]!)) }
      bare.things = answer.things.filter((thing) => !isNumber(thing))
      const label = counted ? (bare.names.length ? said(bare, picked) : '') : shortLabel(answer, picked)
      found.set(counted ? plain : `${plain}#${found.size}`, { label, answers: [answer] })
    }
  }
  return [...found.values()]
}

/** The names of what is not picked yet; nothing when all is. */
function said(answer: Answer, picked: Thing[]): string {
  const label = shortLabel(answer, picked)
  return label === answer.label ? '' : label
}

/** The number an answer names last. */
export function numberOf(answer: Answer): number {
  return Number(answer.things.findLast(isNumber)?.slug ?? 0)
}

/** A price in words; `free` where there is one, but nothing is to be paid this time. */
export function priceText(costs: Cost[], free = ''): string {
  const paid = costs.filter(({ amount }) => amount)
  return paid.map(({ amount, label }) => `${amount} ${label}`).join(', ') || (costs.length ? free : '')
}

export interface Doing {
  label: string
  price: Cost[]
}

/** What you can do with a place, each thing once: what its answers name beside the place itself. */
export function doings(answers: Answer[], picked: Thing[], isThere: Drawn, name: (thing: Thing) => string): Doing[] {
  const found = new Map<string, Answer[]>()
  for (const answer of answers) {
    const open = (left(answer, picked) ?? []).filter((thing) => !isNumber(thing) && !isThere(thing))
    const label = open.map(name).join(': ')
    if (label) found.set(label, [...(found.get(label) ?? []), answer])
  }
  return [...found].map(([label, alike]) => ({ label, price: cheapest(alike) }))
}

/** The price of the cheapest of several answers. */
export function cheapest(answers: Answer[]): Cost[] {
  const total = (answer: Answer) => answer.price.reduce((all, { amount }) => all + amount, 0)
  return answers.toSorted((a, b) => total(a) - total(b))[0]?.price ?? []
}

/** What several answers cost: their price, or the least there is. */
export function priceOf(answers: Answer[]): string {
  const prices = new Set(answers.map(({ price }) => priceText(price)))
  if (prices.size > 1) return `≥ ${priceText(cheapest(answers)) || 0}`
  return [...prices][0] ?? ''
}

/** What the answers that begin with this thing cost. */
export function leastPrice(answers: Answer[], kind: string, slug: string): string {
  return priceOf(answers.filter(({ things }) => things[0]?.kind === kind && things[0].slug === slug))
}
