/** The words of the pages themselves. Game texts come from the server in the same language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { speak } from './api'
import { serverNow } from './time'
import type { MessageId } from '../words/ids'

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski' } as const
export type Lang = keyof typeof LANGUAGES

const files = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' })

function known(text: string | undefined): Lang | undefined {
  return text && text in LANGUAGES ? (text as Lang) : undefined
}

/** The reader's language: chosen before, else the browser's, else English. */
function preferred(): Lang {
  const cookie = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]
  const spoken = navigator.languages.map((tag) => known(tag.slice(0, 2)))
  return known(cookie) ?? spoken.find((tag) => tag !== undefined) ?? 'en'
}

/** A number without the help of Intl where it would change nothing: its start takes long. */
class Plain extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const short = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
    return short ? String(this.value) : super.toString(...scope)
  }
}

/** How often it is told anew how long ago something was. */
const TICK = 5000

class Words {
  lang = $state<Lang>('en')
  #ticks = $state(0)
  #bundle = $state.raw(new FluentBundle('en'))

  async start(): Promise<void> {
    await this.use(preferred())
    setInterval(() => this.#ticks++, TICK)
  }

  async use(lang: Lang): Promise<void> {
    speak(lang)
    const text = await files[`../words/${lang}.ftl`]!()
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.lang = lang
    document.documentElement.lang = lang
    document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
  }

  t = (id: MessageId, facts: Record<string, FluentVariable> = {}): string => {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const given = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'number' ? new Plain(fact) : fact,
    ])
    return this.#bundle.formatPattern(message.value, Object.fromEntries(given))
  }

  /** A moment by the reader's own clock, with its day. */
  moment(at: number): string {
    const style = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    return new Intl.DateTimeFormat(this.lang, style).format(at * 1000)
  }

  /** A time span, in the largest unit that gives a whole number. */
  duration(seconds: number): string {
    const sizes = { day: 86400, hour: 3600, minute: 60, second: 1 } as const
    const units = Object.keys(sizes) as (keyof typeof sizes)[]
    const unit = units.find((each) => seconds % sizes[each] === 0) ?? 'second'
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const
    return new Intl.NumberFormat(this.lang, style).format(seconds / sizes[unit])
  }

  /** A moment of the server's time, as far away as it is now. */
  ago(moment: string | number): string {
    void this.#ticks
    const then = typeof moment === 'number' ? moment : Date.parse(moment) / 1000
    const seconds = Math.min(0, then - serverNow())
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: 'auto' })
    if (!Number.isFinite(seconds)) return ''
    if (Math.abs(seconds) < 90) return format.format(Math.round(seconds), 'second')
    if (Math.abs(seconds) < 5400) return format.format(Math.round(seconds / 60), 'minute')
    if (Math.abs(seconds) < 129600) return format.format(Math.round(seconds / 3600), 'hour')
    return format.format(Math.round(seconds / 86400), 'day')
  }
}

export const words = new Words()
export const t = words.t
