/** One table as this browser sees it: state, log, live channel, and the answers sent. */

import { api, liveAddress, Refusal, withShape } from './api'
import { loadBoard } from './boards'
import { flights } from '../play/flights'
import { card, isWay } from '../play/pick'
import { clashes, Motion, scenes, type Clash } from '../play/motion.svelte'
import { play } from '../play/sound'
import { Draft, type Given, type Proposal } from './draft.svelte'
import { isByFinger } from './pointer'
import { calm, settings } from './settings.svelte'
import { same } from './shapes'
import { hear, serverNow } from './time'
import type { Preview, Question, SeatRow, TableState, Told, WireState } from './types'

/** Previews that are remembered. */
const MANY = 200
const FORBIDDEN = 403
const SLEEP = [500, 1000, 2000, 5000, 10000]

interface Presence {
  presence: number
  here: boolean
}

export class Table {
  state = $state.raw<TableState | null>(null)
  events = $state.raw<Told[]>([])
  recap = $state.raw<Told[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** What was typed last, to show what of it was refused. */
  typed = $state('')
  busy = $state(false)
  /** Whether a choice is looked into before it is sent: nobody can choose again meanwhile. */
  weighing = $state(false)
  connected = $state(true)
  chatCount = $state(0)
  /** Places touched by the latest events, to be marked on the map. */
  recent = $derived(new Set(this.events.slice(-6).flatMap((told) => told.places)))

  /** Whether one has sat here and does so no more. */
  lost = $state(false)

  /** At one screen with several seats: the one whose secrets may be shown. */
  #seen = $state<number | null>(null)
  /** The person at this screen who is asked next and has not said they are there. */
  next = $derived(this.#whoIsNext())

  draft = new Draft((given, label, unsaid) => void this.propose(given, label, unsaid))
  /** What others did, as it is being shown. */
  motion = new Motion(({ rolls }) => play(rolls.length ? 'dice' : 'move'))
  /** Your battles since your last answer. */
  battles = $state.raw<Clash[]>([])
  /** An answer that did not reach the server; it can be given again while the question stands. */
  unsent = $state.raw<{ given: Given; label: string; line: number } | null>(null)
  #seat: number | undefined
  #socket: WebSocket | null = null
  #closed = false
  /** Whether this page took its seat by a secret. */
  #sat = false
  #tries = 0
  #early: TableState[] = []
  #known = 0
  /** The line of this seat's latest answer. */
  #answered = -1
  /** Whether anybody else has answered since the recap was made. */
  #othersActed = false
  #loading: Promise<void> | null = null
  #next: Promise<void> | null = null
  #previews = new Map<string, Promise<Preview>>()
  #poll: ReturnType<typeof setInterval> | undefined

  constructor(readonly id: string) {
    if (isByFinger()) this.draft.isUnread = (thing) => !settings.read.has(card(this.state?.title, thing))
  }

  async open(secret: string | null, name = ''): Promise<void> {
    const how = (key: string) => ({ secret: key, ...(name ? { name } : {}) })
    if (secret) this.#sat = await this.#guard(() => api.sit(this.id, how(secret)))
    await this.refresh()
    if (this.#closed) return // the page was left meanwhile
    // No such table, or not for this visitor: there is nothing to listen to.
    if (this.refusal && this.refusal.status >= 400 && this.refusal.status < 500) return
    this.#listen()
    this.#poll = setInterval(() => !this.connected && void this.refresh(), 5000)
    addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
  }

  close(): void {
    this.#closed = true
    this.motion.skip()
    this.#socket?.close()
    clearInterval(this.#poll)
    removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
  }

  /** Takes a seat that was left open. */
  async join(seat: number, name = ''): Promise<void> {
    const isMine = await this.#guard(() => api.sit(this.id, { seat, ...(name ? { name } : {}) }))
    await (isMine ? this.sitAt(seat) : this.refresh()) // somebody else may have been quicker
  }

  /** Sees the table from another of your own seats. */
  async sitAt(seat: number): Promise<void> {
    this.#seat = seat
    this.#seen = seat
    this.#known = 0
    this.draft.take(null)
    await this.refresh()
    // The channel carries the state of the seat it was opened for.
    this.#socket?.close()
  }

  /** Does something beside the answers: a pause, a vote, a stand-in. */
  async settle(work: Promise<unknown>): Promise<void> {
    this.refusal = null
    if (await this.#guard(() => work)) await this.refresh()
  }

  #whoIsNext(): SeatRow | null {
    const state = this.state
    const own = state?.seats.filter((seat) => seat.mine && seat.kind === 'human') ?? []
    if (!state || state.over || own.length < 2) return null
    const here = own.find((seat) => seat.seat === state.you)
    // A player with all seats of a what-if table has no secrets from themselves.
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
      const state =
        this.#sat && !this.state
          ? await api.seated(this.id)
          : await this.#look(before ? since : undefined)
      if (before && state.line >= since) return this.#take(state)
      // The first time, or something was taken back meanwhile: the whole log is asked for. The
      // table can be seen and answered while it is on its way.
      const first = !this.state
      if (this.#closed) return
      this.#show(state)
      const [told, recap] = await Promise.all([
        api.events(this.id, state.you, 0),
        first && state.you >= 0 ? api.recap(this.id, state.you) : this.recap,
      ])
      this.events = told
      this.recap = recap
      this.#known = state.line
    })
  }

  /** The table from one's seat; once that has gone to somebody else, as everybody may see it. */
  async #look(since?: number): Promise<TableState> {
    try {
      return await api.state(this.id, this.#seat, since)
    } catch (error) {
      if (!(error instanceof Refusal && error.status === FORBIDDEN && this.#seat !== undefined)) throw error
      this.#seat = undefined
      return api.state(this.id, undefined, since)
    }
  }

  #show(state: TableState): void {
    const has = state.seats.some((seat) => seat.mine)
    this.lost = !has && (this.lost || !!this.state?.seats.some((seat) => seat.mine))
    if (this.state && !Object.keys(state.names).length) state.names = this.state.names
    this.chatCount = state.chat_count
    hear(state.clocks.now)
    void loadBoard(state.board).catch(() => undefined) // it comes while the page is put up
    this.state = state
    // It arrived after all, or the table has gone on without it.
    if (this.unsent && this.unsent.line !== state.question?.line) this.unsent = null
    this.draft.take(state.question)
  }

  /** A new state that came with what happened since; false when it does not follow on ours. */
  #take(state: TableState): boolean {
    const since = state.since ?? 0
    if (!this.state || !state.told || since > this.#known) return false
    const told = state.told.flatMap((line) => line.events)
    const news = state.told.filter(({ line }) => line >= this.#known)
    const fought = clashes(news, state.you, (place) => this.#holds(place, state.you))
    if (fought.length) {
      this.battles = [...this.battles, ...fought]
      play('battle')
    }
    if (!calm()) {
      const shown = scenes(news, state.you)
      // Of several answers at once only the outcome is known: it flies with the last.
      const last = shown.at(-1)
      if (last && state.line > this.#known) last.flights = flights(this.state, state)
      this.motion.play(shown, settings.speed)
    }
    this.#othersActed ||= news.some(({ seat }) => seat >= 0 && seat !== state.you)
    const asked = !!state.question?.waits && state.question.line !== this.state.question?.line
    if (asked) this.#recapped(state, told)
    this.events = [...this.events.filter((event) => event.line < since), ...told]
    this.#show(state)
    this.#known = state.line
    return true
  }

  /** Whether pieces of a seat stood there, as far as was shown before. */
  #holds(place: string, seat: number): boolean {
    return !!this.state?.view.areas?.[place]?.pieces?.some(([, owner]) => owner === seat)
  }

  /** What happened since this seat's last turn, from what was told already; it stays until the next. */
  #recapped(state: TableState, told: Told[]): void {
    // Questions between two answers of your own turn are no news.
    if (!this.#othersActed) return
    this.#othersActed = false
    const all = [...this.events.filter((event) => event.line < (state.since ?? 0)), ...told]
    this.recap = all.filter((event) => event.line > this.#answered)
  }

  /** Shows once more what happened since this seat's last turn; false when it is not to move. */
  async showRecap(): Promise<boolean> {
    const first = this.recap[0]
    if (!this.state || !first || calm() || settings.speed === 'off') return false
    this.motion.skip()
    const you = this.state.you
    const { told } = await api.state(this.id, you, first.line)
    this.motion.play(scenes(told ?? [], you), settings.speed)
    return this.motion.now !== null
  }

  /** Sends an answer at once, or shows first what it would be when the player wants that. */
  async propose(given: Given, label: string, unsaid = false): Promise<void> {
    const question = this.state?.question
    if (!question) return
    this.refusal = null
    const value = 'value' in given ? given.value : null
    const listed = value !== null && question.listed?.find((row) => same(row.value, value))
    // What lies at the end of a way over several places is seen only by looking ahead.
    const way = 'text' in given && question.routes.some((route) => route.text === given.text && isWay(route))
    const known = way ? null : ((listed && listed.final) ?? null)
    if (settings.confirm === 'never' || (known === false && settings.confirm === 'final')) {
      // A finger cannot look before it touches: nobody is sent into a battle without its odds.
      const fateful = value !== null || (way && !!this.state?.odds)
      const blind = known === null && fateful && isByFinger()
      this.weighing = true
      const ahead = (blind || (unsaid && value !== null)) && (await this.preview(given))
      this.weighing = false
      if (!this.#stands(question)) return
      // Nor does a number that nobody chose end a turn beyond recall.
      if (!ahead || !((blind && ahead.battle) || (unsaid && ahead.final))) return this.send(given, label)
    }
    const proposal: Proposal = { given, label, final: known || null, preview: null }
    this.draft.proposal = proposal
    const preview = await this.preview(given)
    if (this.draft.proposal !== proposal) return
    // Without word from the server the choice is shown as final: nobody is caught out by that.
    const final = preview?.final ?? known ?? true
    this.draft.proposal = { given, label, final: !!final, preview }
    if (!final && settings.confirm === 'final') await this.send(given, label)
  }

  /** Whether this is still asked. The state may have come anew meanwhile. */
  #stands({ line, seat, step }: Question): boolean {
    const now = this.state?.question
    return now?.line === line && now.seat === seat && now.step === step
  }

  /** What an answer would change; nothing when that is unknown. */
  async preview(given: Given): Promise<Preview | null> {
    const question = this.state?.question
    if (!question) return null
    const key = `${question.line}:${question.seat}:${JSON.stringify(given)}`
    const coming = this.#previews.get(key) ?? this.foresee(question.seat, given)
    if (this.#previews.size >= MANY) this.#previews.clear()
    this.#previews.set(key, coming)
    return coming.catch(() => (this.#previews.delete(key), null))
  }

  protected foresee(seat: number, given: Given): Promise<Preview> {
    return api.preview(this.id, seat, given)
  }

  async send(given: Given, label = 'text' in given ? given.text : ''): Promise<void> {
    const question = this.state?.question
    if (!question || this.busy) return
    this.busy = true
    this.motion.skip()
    this.refusal = null
    this.unsent = null
    this.battles = []
    this.typed = 'text' in given ? label : ''
    this.draft.considered = null
    const line = this.state?.line ?? 0
    const done = await this.#guard(async () => {
      const state = await api.answer(this.id, question.seat, question.line, this.#known, given)
      this.#answered = line
      if (!this.#take(state)) await this.refresh()
    })
    this.draft.reset()
    const refused = this.refusal as Refusal | null
    if (refused?.code === 'offline') this.unsent = { given, label, line: question.line }
    // The refused answer may have been stale.
    if (!done) await this.refresh()
    this.busy = false
    this.#takeEarly()
  }

  /** Takes what was pushed while an answer was on its way. */
  #takeEarly(): void {
    const early = this.#early.filter(({ line }) => line >= this.#known)
    this.#early = []
    // Of the same line nobody knows which is newer: sealed answers add none.
    const follows = (state: TableState) => state.line > this.#known && this.#take(state)
    if (!early.every(follows)) void this.refresh()
  }

  async undo(line?: number): Promise<void> {
    if (!this.state || this.busy) return
    const seat = this.state.you
    this.busy = true
    this.refusal = null
    const done = await this.#guard(async () => {
      if (!this.#take(await api.undo(this.id, seat, line))) await this.refresh()
    })
    this.draft.reset()
    if (!done) await this.refresh()
    this.busy = false
    this.#takeEarly()
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

  /** Somebody has come or gone. */
  #meet({ presence, here }: Presence): void {
    if (!this.state) return
    const seen = here ? null : serverNow()
    const seats = this.state.seats.map((seat) =>
      seat.seat === presence ? { ...seat, here, seen: seen ?? seat.seen } : seat,
    )
    this.state = { ...this.state, seats }
  }

  #listen(): void {
    if (this.#closed) return
    const socket = new WebSocket(liveAddress(this.id, this.#seat))
    this.#socket = socket
    socket.onopen = () => (this.connected = true)
    socket.onmessage = (event) => {
      this.#tries = 0
      const told = JSON.parse(String(event.data)) as
        | WireState
        | Presence
        | { line?: number; chat?: number }
      if ('presence' in told) return this.#meet(told)
      if ('chat' in told && told.chat !== undefined) this.chatCount = told.chat
      if ('view' in told) {
        // What comes while an answer of ours is on its way follows on the state told in return.
        if (this.busy) this.#early.push(withShape(told))
        else if (this.#loading || !this.#take(withShape(told))) void this.refresh()
      } else if (told.line !== undefined) void this.refresh() // the channel stands: nothing is missed
    }
    socket.onclose = ({ code }) => {
      if (this.#closed) return
      this.connected = false
      if (code === 4000 + FORBIDDEN) void this.refresh() // the seat has gone to somebody else
      setTimeout(() => this.#listen(), SLEEP[Math.min(this.#tries++, SLEEP.length - 1)])
    }
  }
}
