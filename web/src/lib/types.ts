/** What the server sends, as the pages use it: the types are those of its schema. */

import type { components } from './schema'

export type Wire = components['schemas']

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
export type Cup = Wire['CupInfo']
export type CupRow = Wire['CupRow']
export type Preset = Wire['PresetInfo']
export type Phrase = Wire['PhraseInfo']
export type Aside = Wire['AsideInfo']
export type Odds = Wire['OddsInfo']
export type Preview = Wire['PreviewInfo']
export type Numbers = Wire['Numbers']
export type Course = Wire['CourseInfo']
export type Review = Wire['ReviewInfo']
export type Learnt = Wire['Learnt']
export type PuzzleList = Wire['PuzzleList']
export type DailyPuzzle = Wire['DailyPuzzle']
export type PuzzleAnswer = Wire['PuzzleAnswer']
/** Both are positions to be tried; a puzzle says less. */
export type LessonKind = 'lessons' | 'puzzles'
export type Withheld = Wire['Withheld']
export type Offer = Wire['OfferInfo']
export type Card = Wire['CardInfo']
export type Package = Wire['Package']

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

export type TableState = Omit<Wire['TableState'], 'question'> & { question: Question | null }

export type Lesson = Omit<Wire['LessonInfo'], 'state'> & { state: TableState }

export type Tried = Omit<Wire['TryInfo'], 'state'> & { state: TableState }

export type HowToPlay = Omit<Wire['HowToPlay'], 'sections'> & {
  sections: (Omit<Wire['SectionInfo'], 'state'> & { state: TableState | null })[]
}

export type Value = number | string | Value[]

export type WireState = Wire['TableState']
export type WireShape = Wire['QuestionInfo']['shape']
export type WireItem = Wire['ItemInfo']
export type Deal = Wire['DealShape']

export interface Item {
  id: number
  slug: string
  label: string
  /** The map area this item stands for, when it is one. */
  place?: string | null
}

/** The form of an answer as widgets want it: every id with its item. */
export type Shape =
  | { shape: 'nothing' }
  | { shape: 'one_of'; kind: string; items: Item[] }
  | { shape: 'number'; low: number; high: number; unit: string }
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
  | { shape: 'deal'; facts: Deal }

export type View = Wire['View']
export type AreaView = Wire['Area']
export type PieceRow = AreaView['pieces'][number]
export type MarkRow = AreaView['marks'][number]
export type Holding = View['hand'][number]
export type Track = Wire['Track']
export type TrackItem = Track['spaces'][number]['items'][number]

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
