/** Gold and cards that changed hands, as far as this seat may see it: from one view of the table to the next. */

import type { TableState } from '../lib/types'

/** Nobody's: the bank, the pile, the offer. */
export const BANK = -1

export interface Flight {
  what: 'gold' | 'card'
  from: number
  to: number
  number: number
}

/** The facts of a seat that count gold and cards. */
const COUNTED: Record<string, Flight['what']> = {
  gold: 'gold',
  treasury: 'gold',
  hand_size: 'card',
  resources: 'card',
  trade_cards: 'card',
  cards: 'card',
  tiles: 'card',
}

function count(fact: unknown): number | null {
  if (typeof fact === 'number') return fact
  return Array.isArray(fact) ? fact.length : null
}

type Seen = Pick<TableState, 'view' | 'you'>

/** What a seat has of it; your own gold lies in the hand where nobody else may see it. */
function held({ view, you }: Seen, seat: number, fact: string): number | null {
  const told = count(view.seats?.[seat]?.[fact])
  if (told !== null || seat !== you) return told
  const own = view.hand?.find(([kind]) => kind === fact)
  return own ? own[2] : null
}

/** Who gave is paired with who got; the rest came from the bank or went there. */
export function flights(before: Seen, after: Seen): Flight[] {
  return Object.entries(COUNTED).flatMap(([fact, what]) => {
    const changes = (after.view.seats ?? []).map((_, seat) => {
      const [was, is] = [held(before, seat, fact), held(after, seat, fact)]
      return { seat, by: was === null || is === null ? 0 : is - was }
    })
    const gave = changes.filter(({ by }) => by < 0).map(({ seat, by }) => ({ seat, left: -by }))
    const found: Flight[] = []
    for (const { seat, by } of changes.filter(({ by }) => by > 0)) {
      let open = by
      for (const giver of gave) {
        const number = Math.min(open, giver.left)
        if (number) found.push({ what, from: giver.seat, to: seat, number })
        giver.left -= number
        open -= number
      }
      if (open) found.push({ what, from: BANK, to: seat, number: open })
    }
    for (const { seat, left } of gave) if (left) found.push({ what, from: seat, to: BANK, number: left })
    return found
  })
}
