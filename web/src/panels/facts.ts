/** Words for what a view holds: names come from the server, by kind and slug. */

import type { TableState } from '../lib/types'
import { t } from '../lib/words.svelte'

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

/** Where the game stands: "Round 3 · Trade". */
export function roundAndPhase(state: TableState): string {
  return [t('round', { round: state.view.round ?? 0 }), phaseName(state)].filter(Boolean).join(' · ')
}

/** Any name by its slug, whatever its kind. */
export function anyName(state: TableState, slug: string): string {
  for (const names of Object.values(state.names)) if (names[slug]) return names[slug]
  return state.texts[`supply-${slug}`] ?? state.texts[`piece-${slug}`] ?? plain(slug)
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
