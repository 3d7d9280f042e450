/** Reading the server's description of a question, and asking things of it. */

import type { Item, Shape, Thing, Value, WireItem, WireShape } from './types'

/** The ids, each as its item; a pile may hold an id several times. */
function items(ids: number[], known: WireItem[]): Item[] {
  const named = new Map(known.map((item) => [item.id, item]))
  return ids.map((id) => named.get(id) ?? { id, slug: String(id), label: String(id) })
}

/** The shape as the widgets want it: every id an item with its label and place. */
export function readShape(wire: WireShape): Shape {
  switch (wire.shape) {
    case 'nothing':
      return { shape: 'nothing' }
    case 'one_of':
    case 'order':
      return { shape: wire.shape, kind: wire.kind, items: items(wire.ids, wire.items) }
    case 'number':
      return wire
    case 'some_of': {
      const pile = items(wire.pile, wire.items)
      const ids = heaps(pile).map((heap) => heap.item.id)
      const answers = wire.answers?.map((answer) =>
        ids.map((id) => answer.filter((one) => one === id).length),
      )
      const { kind, low, high, least, worth } = wire
      return {
        shape: 'some_of',
        kind,
        items: pile,
        low,
        high,
        ...(answers && { answers }),
        ...(least !== undefined && worth && { least, worth }),
      }
    }
    case 'allot': {
      const { kind, caps, low, high } = wire
      return { shape: 'allot', kind, items: items(wire.places, wire.items), caps, low, high }
    }
    case 'menu':
      return {
        shape: 'menu',
        kind: wire.kind,
        options: wire.options.map(({ then, ...item }) => ({ item, then: readShape(then) })),
      }
    case 'form':
      return {
        shape: 'form',
        fields: wire.fields.map((field) => ({ ...field, then: readShape(field.then) })),
      }
    case 'deal':
      return { shape: 'deal', facts: wire }
    case 'dice':
      throw new Error('dice are thrown by the referee')
  }
}

type Counted = Extract<Shape, { shape: 'some_of' | 'allot' }>

/** A pile with equal items put together. */
export function heaps(pile: Item[]): { item: Item; most: number }[] {
  const found = new Map<number, { item: Item; most: number }>()
  for (const item of pile) {
    const heap = found.get(item.id)
    if (heap) heap.most += 1
    else found.set(item.id, { item, most: 1 })
  }
  return [...found.values()]
}

/** The things of a counted answer, each with the most that can be taken of it. */
export function rows(shape: Counted): { item: Item; most: number }[] {
  if (shape.shape === 'some_of') return heaps(shape.items)
  return shape.items.map((item, n) => ({ item, most: shape.caps[n] ?? 0 }))
}

/** The value of counted items: one id per piece, or a count per place. */
export function counted(shape: Counted, counts: number[]): Value {
  if (shape.shape === 'allot') return shape.items.map((_, n) => counts[n] ?? 0)
  const ids = rows(shape).flatMap(({ item }, n) => Array<number>(counts[n] ?? 0).fill(item.id))
  return ids.sort((a, b) => a - b)
}

export function sum(counts: number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}

/** What the sets among the counted cards are worth. */
export function setValue(shape: Counted, counts: number[]): number {
  const worth = (shape.shape === 'some_of' && shape.worth) || []
  return sum(rows(shape).map(({ item }, n) => (worth[item.id] ?? 0) * (counts[n] ?? 0) ** 2))
}

/** Whether one more of row `n` can still become an answer. */
export function canAdd(shape: Counted, counts: number[], n: number): boolean {
  if ((counts[n] ?? 0) >= (rows(shape)[n]?.most ?? 0) || sum(counts) >= shape.high) return false
  if (shape.shape !== 'some_of' || !shape.answers) return true
  return shape.answers.some((one) => one.every((k, i) => k >= (counts[i] ?? 0) + Number(i === n)))
}

/** Whether these counts are an answer. */
export function isWhole(shape: Counted, counts: number[]): boolean {
  if (sum(counts) < shape.low || sum(counts) > shape.high) return false
  if (shape.shape !== 'some_of') return true
  if (shape.answers) return shape.answers.some((one) => one.every((k, i) => k === (counts[i] ?? 0)))
  return setValue(shape, counts) >= (shape.least ?? 0)
}

/** The counts that some things mean: a number tells how many of the thing before it, else it is one.
 * Nothing when one of them is not to be counted here. */
export function countsOf(shape: Counted, things: Thing[]): number[] | null {
  const heaps = rows(shape)
  const counts = heaps.map(() => 0)
  for (const [n, { kind, slug }] of things.entries()) {
    if (kind === 'number') continue
    const at = heaps.findIndex(({ item }) => kind === shape.kind && item.slug === slug)
    if (at < 0) return null
    const next = things[n + 1]
    counts[at]! += next?.kind === 'number' ? Number(next.slug) : 1
  }
  return isWhole(shape, counts) ? counts : null
}

/** The counts to begin with: all there is where all must go, the smallest set to pay with, or a fair
 * division; else none. */
export function proposed(shape: Counted): number[] {
  const heaps = rows(shape)
  const none = heaps.map(() => 0)
  const all = heaps.map(({ most }) => most)
  if (shape.low === sum(all)) return all
  if (shape.shape === 'allot') return shape.low === shape.high && shape.high > FEW ? fair(shape) : none
  const answers = shape.answers?.toSorted((a, b) => sum(a) - sum(b))
  return answers?.[0] ?? none
}

/** As many as can be taken, the first ones first. */
export function fullest(shape: Counted): number[] {
  const counts = rows(shape).map(() => 0)
  for (const n of counts.keys()) while (canAdd(shape, counts, n)) counts[n]! += 1
  return counts
}

/** Pieces so few that each is given out by hand. */
const FEW = 2

/** As even as the room allows. */
function fair(shape: Extract<Shape, { shape: 'allot' }>): number[] {
  const counts = shape.caps.map(() => 0)
  for (let rest = shape.high; rest > 0; ) {
    const open = counts.map((_, n) => n).filter((n) => counts[n]! < shape.caps[n]!)
    if (!open.length) break
    for (const n of open.slice(0, rest)) counts[n]! += 1
    rest -= Math.min(rest, open.length)
  }
  return counts
}

/** The value of a path of ids: a menu's id pairs with the rest. */
export function along(path: number[], rest: Value): Value {
  return path.reduceRight<Value>((inner, id) => [id, inner], rest)
}

/** The shape that is asked after the first ids of a path were chosen. */
export function after(shape: Shape, path: number[]): Shape {
  let here = shape
  for (const id of path) {
    if (here.shape !== 'menu') return here
    const chosen = here.options.find((option) => option.item.id === id)
    if (!chosen) return here
    here = chosen.then
  }
  return here
}

/** The items chosen on the way along a path, for the trail of crumbs. */
export function crumbs(shape: Shape, path: number[]): Item[] {
  const found: Item[] = []
  let here = shape
  for (const id of path) {
    if (here.shape !== 'menu') break
    const chosen = here.options.find((option) => option.item.id === id)
    if (!chosen) break
    found.push(chosen.item)
    here = chosen.then
  }
  return found
}

export function same(a: Value, b: Value): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
