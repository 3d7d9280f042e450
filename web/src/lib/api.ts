/** Talking to the server. Every failure becomes a Refusal with a sentence for the player. */

import { loadBoard } from './boards'
import { readShape } from './shapes'
import type {
  Chart,
  Comparison,
  Hint,
  Luck,
  Made,
  Me,
  Notices,
  Numbers,
  Odds,
  Preview,
  Rulebook,
  Said,
  TableRow,
  TableState,
  Title,
  Told,
  Value,
} from './types'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(message)
  }

  get clause(): string {
    return typeof this.facts.clause === 'string' ? this.facts.clause : ''
  }

  get clauseText(): string {
    return typeof this.facts.clause_text === 'string' ? this.facts.clause_text : ''
  }

  /** Technical words, for those who write clients and records. */
  get detail(): string {
    return typeof this.facts.detail === 'string' ? this.facts.detail : ''
  }

  /** In notation, what could have been answered instead. */
  get allowed(): string {
    return typeof this.facts.allowed === 'string' ? this.facts.allowed : ''
  }

  /** Of several answers given in one go, the one that was refused, counted from one. */
  get part(): number {
    return typeof this.facts.part === 'number' ? this.facts.part : 0
  }
}

/** The language of texts; set by the words of the page. */
let lang = 'en'
export function speak(chosen: string): void {
  lang = chosen
}

function address(path: string, query: Record<string, string | number | undefined>): string {
  const all = new URLSearchParams({ lang })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) all.set(name, String(value))
  return `/api${path}?${all}`
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

/** Answers that were asked for before anybody wanted them, by address. */
const early = new Map<string, Promise<Response>>()

/** Lets a table and its board come while the page that shows them is still on its way. */
export function fetchEarly(table: string): void {
  const where = address(at(table), {})
  const coming = fetch(where, { credentials: 'same-origin' })
  early.set(where, coming)
  coming
    .then((answer) => (answer.ok ? (answer.clone().json() as Promise<TableState>) : null))
    .then((state) => state && loadBoard(state.board))
    // Whoever takes it hears of the failure.
    .catch(() => undefined)
}

/** What was asked for early, once: the next time it would be old. */
function taken(method: string, where: string): Promise<Response> | undefined {
  const found = method === 'GET' ? early.get(where) : undefined
  early.delete(where)
  return found
}

async function call<T>(
  method: string,
  path: string,
  query: Record<string, string | number | undefined> = {},
  body?: unknown,
): Promise<T> {
  let answer: Response
  try {
    const where = address(path, query)
    answer = await (taken(method, where) ?? fetch(where, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }))
  } catch {
    throw new Refusal('offline', '', 0)
  }
  const text = await answer.text()
  let read: unknown = null
  try {
    read = text ? JSON.parse(text) : null
  } catch {
    // Not JSON: a proxy's page or nothing of ours. The status says enough.
  }
  if (answer.ok) return read as T
  const facts = (read ?? {}) as Record<string, unknown>
  throw new Refusal(
    String(facts.error ?? `http-${answer.status}`),
    String(facts.message ?? facts.detail ?? answer.statusText),
    answer.status,
    facts,
  )
}

/** After the first time: the names are known, and what was told since comes along. */
function later(since: number | undefined): Record<string, string | number> {
  return since === undefined ? {} : { since, names: 'false' }
}

function withShape(state: TableState): TableState {
  if (state.question) state.question.shape = readShape(state.question.shape)
  return state
}

export interface Wish {
  title: string
  players: number
  options: Record<string, unknown>
  seats: { kind: string; name?: string; bot?: string }[]
  pace: string
  clock_minutes?: number
  spectators: boolean
  lang: string
}

/** What two sides bring into a battle one thinks of; bonuses are those of heroes and leaders. */
export interface Battle {
  attackers: number
  defenders: number
  fortresses: number
  attack_bonus: number
  defence_bonus: number
}

/** A question of the title, in words. */
export interface Step {
  step: string
  text: string
}

export interface Order {
  id?: string
  step: string
  answers: string[]
  again: boolean
}

export const api = {
  titles: () => call<Title[]>('GET', '/titles'),
  play: (title: string, players?: number, bot?: string) =>
    call<Made>('POST', '/play', {}, { title, lang, ...(players ? { players } : {}), ...(bot ? { bot } : {}) }),
  host: (wish: Wish) => call<Made>('POST', '/tables', {}, wish),
  tables: (which: 'mine' | 'running' | 'finished') =>
    call<TableRow[]>('GET', '/tables', { [which]: 1 }),
  sit: (table: string, how: { secret: string } | { seat: number; name?: string }) =>
    call<{ seat: number }>('POST', `${at(table)}/sit`, {}, how),
  state: async (table: string, seat?: number, since?: number) =>
    withShape(await call<TableState>('GET', at(table), { seat, ...later(since) })),
  replay: async (table: string, line: number, seat?: number) =>
    withShape(await call<TableState>('GET', `${at(table)}/replay/${line}`, { seat })),
  preview: (table: string, seat: number, value: Value) =>
    call<Preview>('GET', `${at(table)}/preview`, { seat, value: JSON.stringify(value) }),
  follow: (table: string, seat: number, begun: Value) =>
    call<unknown>('GET', `${at(table)}/follow`, { seat, value: JSON.stringify(begun) }),
  answer: (table: string, seat: number, line: number, given: { value: Value } | { text: string }) =>
    call<{ line: number }>('POST', `${at(table)}/answers`, {}, { seat, line, ...given }),
  undo: (table: string, seat: number, line?: number) =>
    call<{ line: number }>('POST', `${at(table)}/undo`, {}, { seat, ...(line === undefined ? {} : { line }) }),
  whatIf: (table: string, line: number, seat: number, bot?: string) =>
    call<Made>('POST', `${at(table)}/what-if`, {}, {
      line,
      ...(seat < 0 ? {} : { seat }),
      ...(bot ? { bot } : {}),
    }),
  events: (table: string, seat: number, since: number) =>
    call<Told[]>('GET', `${at(table)}/events`, { seat, since }),
  recap: (table: string, seat: number) => call<Told[]>('GET', `${at(table)}/recap`, { seat }),
  hint: (table: string, seat: number, bot: string) =>
    call<Hint>('GET', `${at(table)}/hint`, { seat, bot }),
  charts: (table: string) => call<{ series: Chart[]; luck: Luck[] }>('GET', `${at(table)}/charts`),
  chat: (table: string) => call<Said[]>('GET', `${at(table)}/chat`),
  say: (table: string, seat: number, text: string) =>
    call<unknown>('POST', `${at(table)}/chat`, {}, { seat, text }),
  notes: (table: string, seat: number) =>
    call<{ text: string }>('GET', `${at(table)}/notes`, { seat }),
  keepNotes: (table: string, seat: number, text: string) =>
    call<unknown>('PUT', `${at(table)}/notes`, { seat }, { seat, text }),
  notices: (table: string, seat: number) =>
    call<Notices>('GET', `${at(table)}/notices`, { seat }),
  keepNotices: (table: string, seat: number, url: string, mode: string) =>
    call<unknown>('PUT', `${at(table)}/notices`, {}, { seat, url, mode }),
  pause: (table: string, on: boolean) =>
    call<unknown>('POST', `${at(table)}/${on ? 'pause' : 'resume'}`, {}, {}),
  steward: (table: string, seat: number, on: boolean) =>
    call<unknown>('POST', `${at(table)}/steward`, {}, { seat, on }),
  questions: (table: string, seat: number) =>
    call<Step[]>('GET', `${at(table)}/questions`, { seat }),
  orders: (table: string, seat: number) => call<Order[]>('GET', `${at(table)}/orders`, { seat }),
  order: (table: string, seat: number, order: Order) =>
    call<unknown>('POST', `${at(table)}/orders`, {}, { seat, ...order }),
  dropOrders: (table: string, seat: number) =>
    call<unknown>('DELETE', `${at(table)}/orders`, { seat }),
  recordAddress: (table: string, seat: number) => address(`${at(table)}/record`, { seat }),
  upload: async (text: string): Promise<{ table: string }> => {
    const answer = await fetch(address('/records', {}), { method: 'POST', body: text })
    const facts = (await answer.json().catch(() => ({}))) as Record<string, unknown>
    if (!answer.ok)
      throw new Refusal(String(facts.error ?? ''), String(facts.message ?? ''), answer.status, facts)
    return { table: String(facts.table) }
  },
  rules: (title: string) => call<Rulebook>('GET', `/rules/${title}`),
  compare: (titles: string[], topic: string) =>
    call<Comparison>('GET', '/rules/compare', { titles: titles.join(','), topic }),
  odds: (battle: Battle & { title: string }) => call<Odds>('GET', '/odds', { ...battle }),
  me: () => call<Me>('GET', '/me'),
  numbers: () => call<Numbers[]>('GET', '/me/numbers'),
  account: (name: string, password: string) => call<Me>('POST', '/accounts', {}, { name, password }),
  enter: (name: string, password: string) => call<Me>('POST', '/session', {}, { name, password }),
  leave: () => call<unknown>('DELETE', '/session'),
}
