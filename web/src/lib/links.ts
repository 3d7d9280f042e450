/** The seat links of tables made in this browser. */

import type { Made } from './types'

const key = (table: string) => `pelagos.links.${table}`

export function keepLinks(made: Made): void {
  try {
    localStorage.setItem(key(made.table), JSON.stringify(made.links))
  } catch {
    // Without storage the host copies the links from the page that made the table.
  }
}

export function linksOf(table: string): { seat: number; link: string }[] {
  let links: Made['links'] = []
  try {
    links = JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Made['links']
  } catch {
    return []
  }
  return links.flatMap(({ seat, secret }) =>
    secret ? [{ seat, link: `${location.origin}/t/${table}?seat=${secret}` }] : [],
  )
}
