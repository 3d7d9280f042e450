/** One table as this browser sees it: state, log, live channel, and the answers sent. */

import { api, Refusal } from './api'
import { loadBoard } from './boards'
import { Draft } from './draft.svelte'
import { settings } from './settings.svelte'
import { same } from './shapes'
import type { Preview, SeatRow, TableState, Told, Value } from './types'

/** Previews that are remembered. */
const MANY = 200
const SLEEP = [500, 1000, 2000, 5000, 10000]

export class Table {
  state = $state.raw<TableState | null>(null)
  events = $state.raw<Told[]>([])
  recap = $state.raw<Told[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** What was typed last, to show what of it was refused. */
  typed = $state('')
  busy = $state(false)
  connected = $state(true)
  chatCount = $state(0)
  /** Places touched by the latest events, to be marked on the map. */
  recent = $derived(new Set(this.events.slice(-6).flatMap((told) => told.places)))

  /** At one screen with several seats: the one whose secrets may be shown. */
  #seen = $state<number | null>(null)
  /** Whoever of the people at this screen is asked next and has not said to be there. */
  next = $derived(this.#whoIsNext())

  draft = new Draft((value, label) => void this.propose(value, label))
  #seat: number | undefined
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #known = 0
  #loading: Promise<void> | null = null
  #next: Promise<void> | null = null
  #previews = new Map<string, Promise<Preview>>()
  #poll: ReturnType<typeof setInterval> | undefined

  constructor(readonly id: string) {}

  async open(secret: string | null): Promise<void> {
    if (secret) await this.#guard(() => api.sit(this.id, { secret }))
    await this.refresh()
    // No such table, or not for this visitor: there is nothing to listen to.
    if (this.refusal && this.refusal.status >= 400 && this.refusal.status < 500) return
    this.#listen()
    this.#poll = setInterval(() => !this.connected && void this.refresh(), 5000)
    addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
    clearInterval(this.#poll)
    removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
  }

  /** Takes a seat that was left open. */
  async join(seat: number): Promise<void> {
    await this.#guard(() => api.sit(this.id, { seat }))
    await this.sitAt(seat)
  }

  /** Sees the table from another of one's own seats. */
  async sitAt(seat: number): Promise<void> {
    this.#seat = seat
    this.#seen = seat
    this.#known = 0
    this.draft.take(null)
    await this.refresh()
  }

  #whoIsNext(): SeatRow | null {
    const state = this.state
    const own = state?.seats.filter((seat) => seat.mine && seat.kind === 'human') ?? []
    if (!state || state.over || own.length < 2) return null
    const here = own.find((seat) => seat.seat === state.you)
    // Whoever plays all seats of a what-if table has no secrets from themselves.
    if (here?.asked && (state.what_if || this.#seen === here.seat)) return null
    return (here?.asked ? here : own.find((seat) => seat.asked)) ?? null
  }

  /** Texts are wanted in another language: everything told is asked for again. */
  forget(): void {
    this.#known = 0
  }

  /** Loads what is new; calls that come meanwhile are put together into one more load. */
  refresh(): Promise<void> {
    if (this.#loading) {
      // What is being loaded may be older than what the caller knows of.
      this.#next ??= this.#loading.then(() => {
        this.#next = null
        return this.refresh()
      })
      return this.#next
    }
    this.#loading = this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  async #load(): Promise<void> {
    await this.#guard(async () => {
      const since = this.#known
      const before = since ? this.state : null
      const state = await api.state(this.id, this.#seat, before ? since : undefined)
      if (before) state.names = before.names
      const asked = !!state.question?.waits && state.question.line !== this.state?.question?.line
      const recapped = state.you >= 0 && (asked || !this.state)
      this.chatCount = state.chat_count
      void loadBoard(state.board).catch(() => undefined) // it comes while the page is put up
      this.state = state
      this.draft.take(state.question)
      // The table can be seen and answered while the log is on its way.
      const from = state.line < since ? 0 : since
      const [told, recap] = await Promise.all([
        (from ? state.events : null) ?? api.events(this.id, state.you, from),
        recapped ? api.recap(this.id, state.you) : this.recap,
      ])
      this.events = [...(from ? this.events.filter((e) => e.line < from) : []), ...told]
      this.recap = recap
      this.#known = state.line
    })
  }

  /** Shows what an answer would be, or sends it at once when it can be taken back. */
  async propose(value: Value, label: string): Promise<void> {
    const state = this.state
    const question = state?.question
    if (!question) return
    this.refusal = null
    const listed = question.listed?.find((row) => same(row.value, value))
    const known = listed?.final ?? null
    if (settings.confirm === 'never' || (known === false && settings.confirm === 'final'))
      return this.send({ value })
    this.draft.proposal = { value, label, final: known, preview: null }
    const preview = await this.preview(value)
    if (this.draft.proposal?.value !== value) return
    // Without word from the server the choice is shown as final: nobody is caught out by that.
    const final = preview?.final ?? known ?? true
    this.draft.proposal = { value, label, final, preview }
    if (!final && settings.confirm === 'final') await this.send({ value })
  }

  /** What an answer would change; nothing when that cannot be told. */
  async preview(value: Value): Promise<Preview | null> {
    const question = this.state?.question
    if (!question) return null
    const key = `${question.line}:${question.seat}:${JSON.stringify(value)}`
    const coming = this.#previews.get(key) ?? api.preview(this.id, question.seat, value)
    if (this.#previews.size >= MANY) this.#previews.clear()
    this.#previews.set(key, coming)
    return coming.catch(() => (this.#previews.delete(key), null))
  }

  async send(given: { value: Value } | { text: string }): Promise<void> {
    const question = this.state?.question
    if (!question || this.busy) return
    this.busy = true
    this.refusal = null
    this.typed = 'text' in given ? given.text : ''
    this.draft.considered = null
    await this.#guard(() => api.answer(this.id, question.seat, question.line, given))
    this.draft.reset()
    // Also after a refusal: it may have been stale.
    await this.refresh()
    this.busy = false
  }

  async undo(line?: number): Promise<void> {
    if (!this.state || this.busy) return
    const seat = this.state.you
    this.busy = true
    this.refusal = null
    await this.#guard(() => api.undo(this.id, seat, line))
    this.draft.reset()
    this.#known = 0
    await this.refresh()
    this.busy = false
  }

  async #guard(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      if (this.refusal?.code === 'offline') this.refusal = null
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
      return false
    }
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible') void this.refresh()
  }

  #listen(): void {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/live/${this.id}`)
    this.#socket = socket
    socket.onopen = () => {
      if (this.#tries) void this.refresh()
      this.connected = true
    }
    socket.onmessage = (event) => {
      this.#tries = 0
      const told = JSON.parse(String(event.data)) as { line?: number; chat?: number }
      if (told.chat !== undefined) this.chatCount = told.chat
      if (told.line !== undefined && told.line !== this.state?.line) void this.refresh()
    }
    socket.onclose = () => {
      if (this.#closed) return
      this.connected = false
      setTimeout(() => this.#listen(), SLEEP[Math.min(this.#tries++, SLEEP.length - 1)])
    }
  }
}
