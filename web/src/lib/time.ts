/** The server's time, so that all who look at a table see the same clocks. */

import type { TableState } from './types'

let ahead = -Infinity

/** Takes note of the server's time. What was long under way tells too little, never too much. */
export function hear(now: number | null): void {
  if (now === null) return
  ahead = Math.max(ahead, now - Date.now() / 1000)
}

export function serverNow(): number {
  return Date.now() / 1000 + (ahead === -Infinity ? 0 : ahead)
}

/** The seconds a seat has left at a moment of the server's time. */
export function secondsLeft(clocks: TableState['clocks'], seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0
  const passed = clocks.running.includes(seat) ? awake(clocks, now) : 0
  return Math.max(0, left - passed)
}

/** The seconds by which clocks have run: all since they were told but the rests. */
function awake({ since, rests }: TableState['clocks'], now: number): number {
  let passed = now - since
  for (const [start, end] of rests)
    passed -= Math.max(0, Math.min(end, now) - Math.max(start, since))
  return Math.max(0, passed)
}

/** When the rest ends that the table has at a moment; null while its clocks run. */
export function restingUntil({ rests }: TableState['clocks'], now: number): number | null {
  return rests.find(([start, end]) => start <= now && now < end)?.[1] ?? null
}
