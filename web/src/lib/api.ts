/** Talking to the server. Every failure becomes a Refusal with a sentence for the player. */

import { loadBoard } from './boards'
import { readShape } from './shapes'
import type {
  Card,
  Chart,
  CoachSays,
  Cup,
  CupRow,
  Comparison,
  Course,
  DailyPuzzle,
  Hint,
  HowToPlay,
  Learnt,
  Lesson,
  LessonKind,
  Lead,
  Luck,
  Made,
  AccountState,
  Aside,
  Me,
  NoticesState,
  Numbers,
  Phrase,
  PlayerState,
  Rated,
  Odds,
  Offer,
  Preview,
  PuzzleAnswer,
  PuzzleList,
  Review,
  Rulebook,
  Said,
  TableRow,
  TableState,
  Title,
  Told,
  Tried,
  Value,
  Wire,
  WireShape,
  WireState,
  Withheld,
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

/** The edition of the contract this page understands; a newer server says so, and the page is loaded anew. */
const CONTRACT = '2'
/** This page among all that look at the table: it gets what it does itself in return. */
export const client = crypto.randomUUID?.() ?? String(Math.random())

function address(path: string, query: Record<string, string | number | undefined>): string {
  const all = new URLSearchParams({ lang, contract: CONTRACT })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) all.set(name, String(value))
  return `/api${path}?${all}`
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

/** Where a seat hears what others do. */
export function liveAddress(table: string, seat?: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const where = address(`/live/${encodeURIComponent(table)}`, { seat, client })
  return `${scheme}://${location.host}${where}`
}

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
    // The caller hears of the failure.
    .catch(() => undefined)
}

/** What was asked for early, once: the next time it would be old. */
function taken(method: string, where: string): Promise<Response> | undefined {
  const found = method === 'GET' ? early.get(where) : undefined
  early.delete(where)
  return found
}

interface Heard {
  answer: Response
  text: string
}

/** An answer with all it says; also when the line breaks in the middle of it, nobody was reached. */
async function heard(coming: Promise<Response>): Promise<Heard> {
  try {
    const answer = await coming
    return { answer, text: await answer.text() }
  } catch {
    throw new Refusal('offline', '', 0)
  }
}

async function call<T>(
  method: string,
  path: string,
  query: Record<string, string | number | undefined> = {},
  body?: unknown,
): Promise<T> {
  const where = address(path, query)
  const coming =
    taken(method, where) ??
    fetch(where, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json', 'x-client': client },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return read<T>(await heard(coming))
}

/** What an answer says, or the refusal it is. */
function read<T>({ answer, text }: Heard): T {
  let found: unknown = null
  try {
    found = text ? JSON.parse(text) : null
  } catch {
    // Not JSON: a proxy's page or nothing of ours. The status says enough.
  }
  if (answer.ok) return found as T
  const facts = (found ?? {}) as Record<string, unknown>
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

export function withShape(wire: WireState): TableState {
  const asked = wire.question
  return { ...wire, question: asked && { ...asked, shape: readShape(asked.shape) } } as TableState
}

export interface Wish {
  title: string
  players: number
  options: Record<string, unknown>
  seats: { kind: string; name?: string; bot?: string }[]
  pace: string
  name?: string
  listed: boolean
  clock_minutes?: number
  increment_seconds: number
  timeout: string
  vacation_days: number
  rest?: { zone: string; starts?: string; ends?: string; weekends: boolean }
  spectators: boolean
  lang: string
}

/** Several games that count together; `games` of a cup says how often everybody meets. */
export interface CupWish {
  name: string
  kind: 'series' | 'cup'
  games: number
  by_itself: boolean
  listed: boolean
  as_name: string
  table: Wish
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

/** What a table can be asked to agree to. */
export type Motion = 'pause' | 'stand_in' | 'draw' | 'more_time' | 'take_back'

/** A new notification. */
export interface NewWay {
  kind: 'push' | 'email' | 'ntfy' | 'webhook'
  address: string
  mode: string
  p256dh?: string
  auth?: string
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
  sit: (table: string, how: { secret: string; name?: string } | { seat: number; name?: string }) =>
    call<{ seat: number }>('POST', `${at(table)}/sit`, {}, how),
  state: async (table: string, seat?: number, since?: number) =>
    withShape(await call<WireState>('GET', at(table), { seat, ...later(since) })),
  /** The whole state after sitting down; what the page asked for early was still for a visitor. */
  seated: async (table: string) =>
    withShape(await call<WireState>('GET', at(table), { names: 'true' })),
  replay: async (table: string, line: number, seat?: number) =>
    withShape(await call<WireState>('GET', `${at(table)}/replay/${line}`, { seat })),
  preview: (table: string, seat: number, given: { value: Value } | { text: string }) =>
    call<Preview>('GET', `${at(table)}/preview`, {
      seat,
      ...('value' in given ? { value: JSON.stringify(given.value) } : given),
    }),
  follow: (table: string, seat: number, begun: Value) =>
    call<WireShape>('GET', `${at(table)}/follow`, { seat, value: JSON.stringify(begun) }),
  answer: async (
    table: string,
    seat: number,
    line: number,
    since: number,
    given: { value: Value } | { text: string },
  ) =>
    withShape(await call<WireState>('POST', `${at(table)}/answers`, {}, { seat, line, since, ...given })),
  undo: async (table: string, seat: number, line?: number) =>
    withShape(
      await call<WireState>('POST', `${at(table)}/undo`, {}, { seat, ...(line === undefined ? {} : { line }) }),
    ),
  withheld: (table: string, seat: number) =>
    call<Withheld[]>('GET', `${at(table)}/withheld`, { seat }),
  offers: (table: string, seat: number) => call<Offer[]>('GET', `${at(table)}/offers`, { seat }),
  cards: (title: string) => call<Card[]>('GET', `/titles/${title}/cards`),
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
  coach: (table: string, seat: number) => call<CoachSays>('GET', `${at(table)}/coach`, { seat }),
  charts: (table: string) => call<{ series: Chart[]; luck: Luck[]; leads: Lead[] }>('GET', `${at(table)}/charts`),
  chat: (table: string) => call<Said[]>('GET', `${at(table)}/chat`),
  say: (table: string, seat: number, what: { text: string } | { phrase: string }) =>
    call<unknown>('POST', `${at(table)}/chat`, {}, { seat, ...what }),
  phrases: () => call<Phrase[]>('GET', '/phrases'),
  asides: (table: string) => call<Aside[]>('GET', `${at(table)}/asides`),
  sayAside: (table: string, name: string, what: { text: string } | { phrase: string }) =>
    call<unknown>('POST', `${at(table)}/asides`, {}, { name, ...what }),
  shelve: (table: string, shelf: '' | 'archived' | 'hidden') =>
    call<unknown>('PUT', `${at(table)}/shelf`, {}, { shelf }),
  handOver: (table: string, seat: number) =>
    call<Made['links'][number]>('POST', `${at(table)}/seats/${seat}/hand-over`, {}, {}),
  /** A new key for your own seat; `alone`: nobody else keeps the seat. */
  newKey: (table: string, seat: number, alone: boolean) =>
    call<Made['links'][number]>('POST', `${at(table)}/seats/${seat}/key`, {}, { alone }),
  notes: (table: string, seat: number) =>
    call<{ text: string }>('GET', `${at(table)}/notes`, { seat }),
  keepNotes: (table: string, seat: number, text: string) =>
    call<unknown>('PUT', `${at(table)}/notes`, { seat }, { seat, text }),
  ways: () => call<NoticesState>('GET', '/notices'),
  addWay: (way: NewWay) => call<unknown>('POST', '/notices/ways', {}, way),
  changeWay: (id: string, mode: string) => call<unknown>('PUT', `/notices/ways/${id}`, {}, { mode }),
  dropWay: (id: string) => call<unknown>('DELETE', `/notices/ways/${id}`),
  tryWay: (id: string) => call<unknown>('POST', `/notices/ways/${id}/try`, {}, {}),
  confirmWay: (key: string) => call<unknown>('POST', '/notices/confirm', {}, { key }),
  tellOf: (table: string, mode: string) =>
    call<unknown>('PUT', `/notices/tables/${encodeURIComponent(table)}`, {}, { mode }),
  pause: (table: string, on: boolean) =>
    call<unknown>('POST', `${at(table)}/${on ? 'pause' : 'resume'}`, {}, {}),
  steward: (table: string, seat: number, on: boolean) =>
    call<unknown>('POST', `${at(table)}/steward`, {}, { seat, on }),
  resign: (table: string, seat: number) =>
    call<unknown>('POST', `${at(table)}/resign`, {}, { seat }),
  start: (table: string) => call<unknown>('POST', `${at(table)}/start`, {}, {}),
  changeSeat: (table: string, seat: number, kind: 'bot' | 'open') =>
    call<Made['links'][number]>('PUT', `${at(table)}/seats/${seat}`, {}, { kind }),
  propose: (table: string, what: Motion, by: number, seat?: number) =>
    call<unknown>('POST', `${at(table)}/votes`, {}, { what, by, ...(seat === undefined ? {} : { seat }) }),
  vote: (table: string, seat: number, agrees: boolean) =>
    call<unknown>('POST', `${at(table)}/votes/answer`, {}, { seat, agrees }),
  withdraw: (table: string) => call<unknown>('DELETE', `${at(table)}/votes`),
  leaveFor: (table: string, seat: number, days: number) =>
    call<unknown>('POST', `${at(table)}/vacation`, {}, { seat, days }),
  returnFrom: (table: string, seat: number) => call<unknown>('DELETE', `${at(table)}/vacation`, { seat }),
  cups: () => call<CupRow[]>('GET', '/cups'),
  cup: (cup: string) => call<Cup>('GET', `/cups/${encodeURIComponent(cup)}`),
  foundCup: (wish: CupWish) => call<{ cup: string; key: string }>('POST', '/cups', {}, wish),
  joinCup: (cup: string, name: string, key: string) =>
    call<unknown>('POST', `/cups/${encodeURIComponent(cup)}/join`, {}, { name, key }),
  cupKey: (cup: string) =>
    call<{ key: string }>('POST', `/cups/${encodeURIComponent(cup)}/key`, {}, {}),
  leaveCup: (cup: string, number: number) =>
    call<unknown>('DELETE', `/cups/${encodeURIComponent(cup)}/members/${number}`),
  cupGoesOn: (cup: string, how: 'next' | 'end') =>
    call<unknown>('POST', `/cups/${encodeURIComponent(cup)}/${how}`, {}, {}),
  rematch: (table: string) => call<Made>('POST', `${at(table)}/rematch`, {}, {}),
  qr: async (text: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ text })
    const found = await heard(fetch(address('/qr', {}), { method: 'POST', headers, body }))
    return found.answer.ok ? found.text : ''
  },
  questions: (table: string, seat: number) =>
    call<Step[]>('GET', `${at(table)}/questions`, { seat }),
  orders: (table: string, seat: number) => call<Order[]>('GET', `${at(table)}/orders`, { seat }),
  order: (table: string, seat: number, order: Order) =>
    call<unknown>('POST', `${at(table)}/orders`, {}, { seat, ...order }),
  dropOrders: (table: string, seat: number) =>
    call<unknown>('DELETE', `${at(table)}/orders`, { seat }),
  recordAddress: (table: string, seat: number) => address(`${at(table)}/record`, { seat }),
  upload: async (text: string): Promise<{ table: string }> => {
    const found = await heard(fetch(address('/records', {}), { method: 'POST', body: text }))
    return read<{ table: string }>(found)
  },
  rules: (title: string) => call<Rulebook>('GET', `/rules/${title}`),
  compare: (titles: string[], topic: string) =>
    call<Comparison>('GET', '/rules/compare', { titles: titles.join(','), topic }),
  odds: (battle: Battle & { title: string }) => call<Odds>('GET', '/odds', { ...battle }),
  howToPlay: async (title: string): Promise<HowToPlay> => {
    const found = await call<Wire['HowToPlay']>('GET', `/titles/${title}/how-to-play`)
    const sections = found.sections.map((section) => ({
      ...section,
      state: section.state && withShape(section.state),
    }))
    return { ...found, sections }
  },
  course: (title: string) => call<Course>('GET', `/lessons/${title}`),
  review: (table: string) => call<Review>('GET', `${at(table)}/review`),
  beginReview: (table: string) => call<Review>('POST', `${at(table)}/review`),
  puzzles: (title: string) => call<PuzzleList>('GET', `/puzzles/${title}`),
  dailyPuzzle: () => call<DailyPuzzle>('GET', '/puzzles'),
  puzzleAnswer: (title: string, puzzle: string) =>
    call<PuzzleAnswer>('GET', `/puzzles/${title}/${puzzle}/answer`),
  lesson: async (kind: LessonKind, title: string, lesson: string): Promise<Lesson> => {
    const found = await call<Wire['LessonInfo']>('GET', `/${kind}/${title}/${lesson}`)
    return { ...found, state: withShape(found.state) }
  },
  tryLesson: async (
    kind: LessonKind,
    title: string,
    lesson: string,
    given: string[],
    answer: { value: Value } | { text: string },
  ): Promise<Tried> => {
    const found = await call<Wire['TryInfo']>('POST', `/${kind}/${title}/${lesson}/try`, {}, { given, ...answer })
    return { ...found, state: withShape(found.state) }
  },
  previewLesson: (
    kind: LessonKind,
    title: string,
    lesson: string,
    given: string[],
    wanted: { value: Value } | { text: string },
  ) => call<Preview>('POST', `/${kind}/${title}/${lesson}/preview`, {}, { given, ...wanted }),
  me: () => call<Me>('GET', '/me'),
  learnt: (known: Learnt) => call<Required<Learnt>>('PUT', '/me/learnt', {}, known),
  numbers: () => call<Numbers[]>('GET', '/me/numbers'),
  account: (name: string, password: string) => call<Me>('POST', '/accounts', {}, { name, password }),
  enter: (name: string, password: string) => call<Me>('POST', '/session', {}, { name, password }),
  leave: () => call<unknown>('DELETE', '/session'),
  leaveEverywhere: () => call<unknown>('DELETE', '/sessions'),
  player: (face: string) => call<PlayerState>('GET', `/players/${encodeURIComponent(face)}`),
  ratings: (title: string) => call<Rated[]>('GET', `/ratings/${encodeURIComponent(title)}`),
  show: (shown: boolean) => call<AccountState>('PUT', '/me/shown', {}, { shown }),
  myAccount: () => call<AccountState>('GET', '/me/account'),
  rename: (name: string) => call<Me>('PUT', '/me/name', {}, { name }),
  changePassword: (old: string, password: string) =>
    call<Me>('PUT', '/me/password', {}, { old, password }),
  farewell: (password: string) => call<unknown>('POST', '/me/farewell', {}, { password }),
}
