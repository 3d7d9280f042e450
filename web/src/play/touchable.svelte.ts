import { loadBoard } from '../lib/boards'
import type { Table } from '../lib/table.svelte'
import { areaAt, drawnAt, sitesOf, type Site } from './drawn'

/** While a page shows a table, what is drawn there can be touched, the board's printed sites once they
 * are known. */
export function makeTouchable(table: Table): void {
  let sites = $state.raw(new Map<string, Site>())
  const board = $derived(table.state?.board)
  $effect(() => {
    if (board)
      void loadBoard(board).then(
        ({ geometry }) => (sites = sitesOf(geometry)),
        () => undefined, // Without a drawing there are the lists.
      )
  })
  $effect(() => {
    if (table.state) table.draft.drawn = drawnAt(table.state, sites)
    table.draft.areaOf = areaAt(sites)
  })
}
