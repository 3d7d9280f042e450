/** A lesson or a puzzle at the table: its position, and tries that the server judges. Nothing is stored there. */

import { api, Refusal } from './api'
import { loadBoard } from './boards'
import type { Given } from './draft.svelte'
import { Table } from './table.svelte'
import type { Lesson, LessonKind, Preview, TableState, Tried, Value } from './types'

export class LessonTable extends Table {
  lesson = $state.raw<Lesson | null>(null)
  /** What came of the last try. */
  tried = $state.raw<Tried | null>(null)
  #given: string[] = []

  constructor(
    readonly kind: LessonKind,
    readonly title: string,
    readonly name: string,
  ) {
    super('lesson')
  }

  override async open(): Promise<void> {
    await this.refresh()
  }

  override close(): void {
    // There is no channel to close.
  }

  /** Begins the lesson anew. */
  override async refresh(): Promise<void> {
    try {
      const found = await api.lesson(this.kind, this.title, this.name)
      this.#given = []
      this.tried = null
      this.lesson = found
      this.#put(found.state)
      this.draft.reset()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    }
  }

  override async undo(): Promise<void> {
    await this.refresh()
  }

  protected override foresee(_: number, wanted: Given): Promise<Preview> {
    return api.previewLesson(this.kind, this.title, this.name, this.#given, wanted)
  }

  override async send(given: { value: Value } | { text: string }): Promise<void> {
    if (this.busy || this.tried?.done) return
    this.busy = true
    this.refusal = null
    try {
      const tried = await api.tryLesson(this.kind, this.title, this.name, this.#given, given)
      this.#given = tried.given
      this.tried = tried
      this.events = [...this.events, ...tried.events]
      this.#put(tried.state)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    }
    this.draft.reset()
    this.busy = false
  }

  #put(state: TableState): void {
    // Nobody waits for a learner, and the bots give no hints: the lesson does.
    if (state.question) state.question.waits = false
    void loadBoard(state.board).catch(() => undefined)
    this.state = state
    this.draft.take(state.question)
  }
}
