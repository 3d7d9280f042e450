/** What the server sends, as the pages use it. The schema is the server's; views and shapes are told
 * there as plain JSON and are made precise here. */

import type { components } from './schema'

type Wire = components['schemas']

export type SeatRow = Wire['SeatInfo']
export type Told = Wire['EventInfo']
export type Option = Wire['OptionInfo']
export type Title = Wire['TitleInfo']
export type Level = Wire['LevelInfo']
export type TableRow = Wire['TableRow']
export type Made = Wire['TableMade']
export type Clause = Wire['ClauseInfo']
export type Rulebook = Wire['RulesInfo']
export type Said = Wire['ChatInfo']
export type Chart = Wire['Series']
export type Luck = Wire['Luck']
export type Lead = Wire['Lead']
export type Me = Wire['Me']
export type Comparison = Wire['Comparison']
export type NoticesState = Wire['NoticesInfo']
export type Way = Wire['WayInfo']
export type AccountState = Wire['AccountInfo']
export type PlayerState = Wire['PlayerInfo']
export type Rated = Wire['RatedPlayer']
export type Phrase = Wire['PhraseInfo']
export type Aside = Wire['AsideInfo']
export type Odds = Wire['OddsInfo']
export type Preview = Wire['PreviewInfo']
export type Numbers = Wire['Numbers']
export type Course = Wire['CourseInfo']
export type Review = Wire['ReviewInfo']
export type PuzzleList = Wire['PuzzleList']
export type DailyPuzzle = Wire['DailyPuzzle']
export type PuzzleAnswer = Wire['PuzzleAnswer']
/** Both are positions to be tried; a puzzle says less. */
export type LessonKind = 'lessons' | 'puzzles'
export type Withheld = Wire['Withheld']
export type Offer = Wire['OfferInfo']
export type Card = Wire['CardInfo']

export type Hint = Omit<Wire['Hint'], 'value'> & { value: Value }
export type Listed = Omit<Wire['Listed'], 'value'> & { value: Value }

export type CoachSays = Wire['CoachInfo']
export type Thing = Wire['ThingInfo']
export type Cost = Wire['CostInfo']
export type BattleAhead = Wire['BattleInfo']
export type Route = Wire['RouteInfo']
export type Fact = Wire['FactInfo']
export type LineTold = Wire['LineTold']
export type Move = Wire['MoveInfo']
export type Roll = Wire['RollInfo']

export type Question = Omit<Wire['QuestionInfo'], 'shape' | 'listed'> & {
  shape: Shape
  listed: Listed[] | null
}

export type TableState = Omit<Wire['TableState'], 'view' | 'question'> & {
  view: View
  question: Question | null
}

export type Lesson = Omit<Wire['LessonInfo'], 'state'> & { state: TableState }

export type Tried = Omit<Wire['TryInfo'], 'state'> & { state: TableState }

export type HowToPlay = Omit<Wire['HowToPlay'], 'sections'> & {
  sections: (Omit<Wire['SectionInfo'], 'state'> & { state: TableState | null })[]
}

export type Value = number | string | Value[]

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
  | {
      shape: 'some_of'
      kind: string
      items: Item[]
      low: number
      high: number
      /** Every legal answer as counts of the different items, where not all choices are legal. */
      answers?: number[][]
      /** What the sets must be worth together, and the value of each card. */
      least?: number
      worth?: number[]
    }
  | { shape: 'allot'; kind: string; items: Item[]; caps: number[]; low: number; high: number }
  | { shape: 'order'; kind: string; items: Item[] }
  | { shape: 'menu'; kind: string; options: { item: Item; then: Shape }[] }
  | { shape: 'form'; fields: { name: string; label: string; then: Shape }[] }
  | { shape: 'deal'; facts: Record<string, unknown> }

export type PieceRow = [kind: string, seat: number, count: number]

export type MarkRow = [kind: string, value: number | string | boolean | null]

export interface AreaView {
  owner?: number
  pieces?: PieceRow[]
  marks?: MarkRow[]
}

export type Holding = [kind: string, slug: string, count: number]

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
  hand?: Holding[]
  /** In a replay by one who knows all: the holdings of every seat. */
  hands?: (Holding[] | null)[]
  supply?: Record<string, number>
  more?: Record<string, unknown>
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
  /** Of a printed site: its name, what it yields, and which sort of city it is. */
  id?: string
  good?: string
  type?: string
  /** Of a place for one building: the length of its side. */
  size?: number
}
