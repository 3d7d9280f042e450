/** What a table wants of its reader now: an answer, or a vote. */

import type { TableState } from './types'
import { t } from './words.svelte'

export interface Call {
  /** Differs from call to call. */
  key: string
  text: string
}

/** Whether the reader has a vote that has not been given yet. */
export function mayVote({ vote, you }: TableState): boolean {
  return !!vote?.voters.includes(you) && ![...vote.yes, ...vote.no].includes(you)
}

export function callOf(state: TableState): Call | null {
  if (state.over) return null
  if (mayVote(state)) {
    const { what, by, seat, line } = state.vote!
    return { key: ['vote', what, by, seat, line].join(), text: t('vote-title') }
  }
  const isAsked = !!state.question?.waits && !state.paused
  return isAsked ? { key: String(state.question!.line), text: t('turn-title') } : null
}
