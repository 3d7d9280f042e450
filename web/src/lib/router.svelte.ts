/** Which page is shown. Addresses are plain paths, so that they can be shared. */

export type Route =
  | { page: 'lobby' }
  | { page: 'host'; title: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; title: string }
  | { page: 'lens' }
  | { page: 'notices' }
  | { page: 'account' }
  | { page: 'off'; title: string }
  | { page: 'player'; title: string }
  | { page: 'ratings'; title: string }
  | { page: 'cup'; title: string }
  | { page: 'learn'; title: string }
  | { page: 'lesson'; title: string; lesson: string }
  | { page: 'puzzles'; title: string }
  | { page: 'puzzle'; title: string; lesson: string }
  | { page: 'nowhere' }

export function read(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const [head, second = '', third, fourth] = parts
  if (!head) return { page: 'lobby' }
  if (head === 'notices') return { page: 'notices' }
  if (head === 'account') return { page: 'account' }
  if (head === 'players' && second) return { page: 'player', title: second }
  if (head === 'ratings' && second) return { page: 'ratings', title: second }
  if (head === 'cups' && second) return { page: 'cup', title: second }
  if (head === 'off' && second) return { page: 'off', title: second }
  if (head === 'host') return { page: 'host', title: second }
  if (head === 't' && second && third === 'replay') return { page: 'replay', table: second }
  if (head === 't' && second) return { page: 'table', table: second }
  if (head === 'rules' && second === 'compare') return { page: 'lens' }
  if (head === 'rules' && second) return { page: 'rules', title: second }
  if (head === 'learn' && second && third === 'puzzles')
    return fourth
      ? { page: 'puzzle', title: second, lesson: fourth }
      : { page: 'puzzles', title: second }
  if (head === 'learn' && second && third) return { page: 'lesson', title: second, lesson: third }
  if (head === 'learn' && second) return { page: 'learn', title: second }
  return { page: 'nowhere' }
}

/** A part of an address; one that says nothing in any alphabet leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

class Router {
  path = $state(location.pathname)
  query = $state(location.search)
  hash = $state(location.hash)
  route = $derived(read(this.path))

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('hashchange', () => this.#look())
  }

  #look(): void {
    this.path = location.pathname
    this.query = location.search
    this.hash = location.hash
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.#look()
    if (!replace) scrollTo(0, 0)
  }

  /** Lets links inside the client change the page without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
    // Within a page the browser knows the way: it scrolls there, and Tab goes on from there.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export const router = new Router()
