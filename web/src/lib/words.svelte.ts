/** The words of the pages themselves. Game texts come from the server in the same language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { speak } from './api'
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

class Words {
  lang = $state<Lang>('en')
  #bundle = $state.raw(new FluentBundle('en'))

  async start(): Promise<void> {
    await this.use(preferred())
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

  /** A moment, as far away as it is. */
  ago(moment: string | number): string {
    const then = typeof moment === 'number' ? moment * 1000 : Date.parse(moment)
    const seconds = (then - Date.now()) / 1000
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
