/** The server's time, so that all who look at a table see the same clocks. */

import type { TableState } from './types'

/** By how much a watch may go wrong, in seconds a second. */
const WANDERS = 1e-4

let ahead = -Infinity
let heard = 0

/** The page's own watch, which nobody sets; the clock of the computer may be put right meanwhile. */
const watch = (): number => performance.now() / 1000

/** Takes note of the server's time. What was long under way tells too little, never too much. */
export function hear(now: number | null): void {
  if (now === null) return
  const at = watch()
  ahead = Math.max(ahead - WANDERS * (at - heard), now - at)
  heard = at
}

export function serverNow(): number {
  return ahead === -Infinity ? Date.now() / 1000 : watch() + ahead
}

/** From when until when somebody is away. */
export type Vacation = [from: number, until: number] | null | undefined

/** The seconds a seat has left at a moment of the server's time. */
export function secondsLeft(
  clocks: TableState['clocks'],
  seat: number,
  now: number,
  vacation?: Vacation,
): number {
  const left = clocks.left[seat] ?? 0
  if (!clocks.running.includes(seat)) return Math.max(0, left)
  let passed = awake(clocks.rests, clocks.since, now)
  if (vacation)
    passed -= awake(clocks.rests, Math.max(vacation[0], clocks.since), Math.min(vacation[1], now))
  return Math.max(0, left - passed)
}

/** The seconds by which clocks run between two moments: all but the rests. */
function awake(rests: TableState['clocks']['rests'], since: number, now: number): number {
  let passed = now - since
  for (const [start, end] of rests)
    passed -= Math.max(0, Math.min(end, now) - Math.max(start, since))
  return Math.max(0, passed)
}

/** When the rest ends that the table has at a moment; null while its clocks run. */
export function restingUntil({ rests }: TableState['clocks'], now: number): number | null {
  return rests.find(([start, end]) => start <= now && now < end)?.[1] ?? null
}
