/** The pages, each fetched when it is first wanted. */

import { fetchEarly } from './api'
import { router, type Route } from './router.svelte'

export const pages = {
  lobby: () => import('../pages/Lobby.svelte'),
  host: () => import('../pages/Host.svelte'),
  table: () => import('../pages/TablePage.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  lens: () => import('../pages/Lens.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  lesson: () => import('../pages/Lesson.svelte'),
  puzzles: () => import('../pages/Puzzles.svelte'),
  puzzle: () => import('../pages/Puzzle.svelte'),
  notices: () => import('../pages/Notices.svelte'),
  account: () => import('../pages/Account.svelte'),
  player: () => import('../pages/Player.svelte'),
  ratings: () => import('../pages/Ratings.svelte'),
  cup: () => import('../pages/Cup.svelte'),
  off: () => import('../pages/Off.svelte'),
  nowhere: () => import('../pages/Nowhere.svelte'),
} satisfies Record<Route['page'], () => Promise<unknown>>

/** Lets the page that is asked for, and its table, come while the words are still on their way. */
export function fetchPage(): void {
  const { route, query, hash } = router
  void pages[route.page]().catch(() => undefined)
  // With a secret in the address, sit down first.
  if (route.page === 'table' && !query && !hash) fetchEarly(route.table)
}
