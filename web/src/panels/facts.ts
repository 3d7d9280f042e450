/** Words for what a view holds: names come from the server, by kind and slug. */

import type { TableState } from '../lib/types'

const plain = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('_', ' ')

export function nameOf(state: TableState, kind: string, slug: string | number): string {
  if (typeof slug === 'number') return String(slug)
  return (
    state.names[kind]?.[slug] ??
    state.texts[`${kind}-${slug}`] ??
    state.texts[`fact-${slug}`] ??
    state.texts[`piece-${slug}`] ??
    plain(slug)
  )
}

export function factName(state: TableState, fact: string): string {
  return state.texts[`fact-${fact}`] ?? plain(fact)
}

export function trackName(state: TableState, track: string): string {
  return state.texts[`track-${track}`] ?? plain(track)
}

export function phaseName(state: TableState): string {
  const phase = state.view.phase
  return phase ? (state.texts[`phase-${phase}`] ?? plain(phase)) : ''
}

/** A round, called as the title calls it: "Round 3", "Turn 3". */
export function roundName(state: TableState, round = state.view.round ?? 0): string {
  return `${state.texts['round'] ?? ''} ${round}`.trim()
}

/** Where the game stands: "Round 3 · Trade". */
export function roundAndPhase(state: TableState): string {
  return [roundName(state), phaseName(state)].filter(Boolean).join(' · ')
}

/** Kinds that say what is done with a thing, or where it goes, under its slug. */
const DOINGS = new Set(['verb', 'post'])

/** Any name by its slug, whatever its kind; a deed only when no thing is called so. */
export function anyName(state: TableState, slug: string): string {
  const named = Object.entries(state.names).filter(([, names]) => names[slug])
  const thing = named.find(([kind]) => !DOINGS.has(kind))?.[1][slug]
  const piece = state.texts[`piece-${slug}`]
  return state.texts[`supply-${slug}`] ?? thing ?? piece ?? named[0]?.[1][slug] ?? plain(slug)
}

const SCARCE = 2

/** The pieces that are nearly or quite used up, by name, with how many are left. */
export function scarce(state: TableState): [string, number][] {
  return Object.entries(state.view.supply ?? {}).flatMap(([thing, count]): [string, number][] => {
    const piece = state.texts[`piece-${thing}`]
    return piece && count <= SCARCE ? [[piece, count]] : []
  })
}

/** A fact of a seat for reading: hidden ones as a dash, lists joined. */
export function factText(state: TableState, fact: unknown): string {
  if (fact === null || fact === undefined) return '?'
  if (typeof fact === 'boolean') return fact ? '✓' : '–'
  if (Array.isArray(fact)) return fact.map((part) => factText(state, part)).join(', ') || '–'
  if (typeof fact === 'object')
    return Object.entries(fact)
      .map(([name, part]) => `${anyName(state, name)} ${factText(state, part)}`)
      .join(', ')
  return typeof fact === 'string' ? anyName(state, fact) : String(fact)
}
