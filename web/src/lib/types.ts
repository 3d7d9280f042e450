/** What the server sends, as the pages use it. */

export type Value = number | Value[]

export interface Item {
  id: number
  slug: string
  label: string
  /** The map area this item stands for, when it is one. */
  place?: string | null
}

export type Shape =
  | { shape: 'nothing' }
  | { shape: 'one_of'; kind: string; items: Item[] }
  | { shape: 'number'; low: number; high: number; unit: string; label?: string }
  | { shape: 'some_of'; kind: string; items: Item[]; low: number; high: number }
  | { shape: 'allot'; kind: string; items: Item[]; caps: number[]; low: number; high: number }
  | { shape: 'order'; kind: string; items: Item[] }
  | { shape: 'menu'; kind: string; options: { item: Item; then: Shape }[] }
  | { shape: 'form'; fields: { name: string; label: string; then: Shape }[] }
  | { shape: 'deal'; facts: Record<string, unknown> }

export interface Listed {
  value: Value
  text: string
  label: string
  final?: boolean | null
}

export interface Question {
  seat: number
  step: string
  text: string
  clause: string
  clause_text: string
  line: number
  secret: boolean
  shape: Shape
  listed: Listed[] | null
}

export interface SeatRow {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  colour: number
  asked: boolean
  mine: boolean
  steward: boolean
  bot: string
}

export type PieceRow = [kind: string, seat: number, count: number]

export interface AreaView {
  owner?: number
  pieces?: PieceRow[]
  marks?: [kind: string, value: number | string | boolean | null][]
}

export type TrackItem = [kind: string, what: string | number, seat: number]

export interface Track {
  name: string
  spaces: { label: string | number; items: TrackItem[] }[]
}

/** A title's view. Titles may add keys of their own under `more`. */
export interface View {
  round?: number
  phase?: string
  areas?: Record<string, AreaView>
  seats?: Record<string, unknown>[]
  tracks?: Track[]
  hand?: [kind: string, slug: string, count: number][]
  supply?: Record<string, number>
  more?: Record<string, unknown>
}

export interface Result {
  winners: number[]
  scores: number[]
  ending: string
  clause: string
  text?: string
}

export interface Clocks {
  minutes: number | null
  /** When the time for the present answers is over, in Unix seconds. */
  deadline: number | null
}

export interface TableState {
  table: string
  title: string
  name: string
  board: string
  line: number
  over: boolean
  result?: Result | null
  seats: SeatRow[]
  you: number
  view: View
  names: Record<string, Record<string, string>>
  places: string[]
  texts: Record<string, string>
  question: Question | null
  undo: number[]
  paused: boolean
  clocks: Clocks
  chat_count: number
  uploaded: boolean
  /** How many answers the whole game has; in a replay more than `line`. */
  length: number
}

export interface Told {
  line: number
  seat: number
  text: string
  kind: string
  clause: string
  places: string[]
}

export interface Option {
  name: string
  label: string
  help: string
  default: unknown
  values?: { value: unknown; label: string }[] | null
  low?: number | null
  high?: number | null
}

export interface Title {
  title: string
  name: string
  blurb: string
  stage: string
  players: number[]
  options: Option[]
  bots: string[]
}

export interface TableRow {
  table: string
  title: string
  name: string
  round: number
  asked: string[]
  line: number
  updated: number
  seats: string[]
  my_turn: boolean
}

export interface Made {
  table: string
  links: { seat: number; secret: string | null }[]
}

export interface Clause {
  id: string
  kind: string
  topic: string
  text: string
  ruling?: string | null
  reason?: string | null
}

export interface Rulebook {
  chapters: { id: string; heading: string; clauses: Clause[] }[]
}

export interface Geometry {
  board: string
  viewBox: [number, number, number, number]
  areas: Area[]
}

export interface Area {
  id: string
  kind: string
  path: string
  anchor: [number, number]
  label: { x: number; y: number; angle: number; size: number; room: [number, number] }
  slots: [number, number][]
  marks: Mark[]
}

export interface Mark {
  kind: string
  x: number
  y: number
  value?: number | string
  slot?: number
}
