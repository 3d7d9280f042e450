/** The seat links of tables made in this browser. The key stands after the #: no server or proxy
 * is sent that part of an address, so none can log it. */

import type { Made } from './types'

const key = (table: string) => `pelagos.links.${table}`

export function keepLinks(made: Made): void {
  try {
    localStorage.setItem(key(made.table), JSON.stringify(made.links))
  } catch {
    // Without storage the host copies the links from the page that made the table.
  }
}

/** A new link for one seat; a bot's seat has none. */
export function keepLink(table: string, link: Made['links'][number]): void {
  let links: Made['links'] = []
  try {
    links = JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Made['links']
  } catch {
    // What cannot be read is written anew.
  }
  keepLinks({ table, links: [...links.filter(({ seat }) => seat !== link.seat), link] })
}

export function linksOf(table: string): { seat: number; link: string }[] {
  let links: Made['links'] = []
  try {
    links = JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Made['links']
  } catch {
    return []
  }
  return links.flatMap(({ seat, secret }) =>
    secret ? [{ seat, link: `${location.origin}/t/${table}#seat=${secret}` }] : [],
  )
}
