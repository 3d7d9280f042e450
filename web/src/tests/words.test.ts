import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(`${process.cwd()}/src/words/${name}`, 'utf8')
const ids = (text: string) => [...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1])

function say(lang: string, id: string, facts: Record<string, number | string>): string {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(read(`${lang}.ftl`)))
  return bundle.formatPattern(bundle.getMessage(id)!.value!, facts)
}

describe('the words of the pages', () => {
  it('are the same messages in all three languages', () => {
    expect(ids(read('ru.ftl'))).toEqual(ids(read('en.ftl')))
    expect(ids(read('pl.ftl'))).toEqual(ids(read('en.ftl')))
  })

  it('have no message twice', () => {
    const all = ids(read('en.ftl'))
    expect(new Set(all).size).toBe(all.length)
  })

  it('agree with the type of message ids', () => {
    const typed = [...read('ids.ts').matchAll(/\| '([a-z-]+)'/g)].map((found) => found[1])
    expect(typed).toEqual(ids(read('en.ftl')))
  })

  it('count as Russian and Polish do', () => {
    const russian = [1, 3, 5, 21].map((count) => say('ru', 'clauses-found', { count }))
    expect(russian).toEqual(['1 пункт', '3 пункта', '5 пунктов', '21 пункт'])
    const polish = [1, 3, 5, 22].map((count) => say('pl', 'clauses-found', { count }))
    expect(polish).toEqual(['1 punkt', '3 punkty', '5 punktów', '22 punkty'])
  })

  it('speak of taps where one points with a finger', () => {
    const said = (by: string) => ['en', 'ru', 'pl'].map((lang) => say(lang, 'touch', { by }).split(' ')[0])
    expect(said('finger')).toEqual(['Tap', 'Коснитесь', 'Dotknij'])
    expect(said('mouse')).toEqual(['Click', 'Нажмите', 'Kliknij'])
  })
})
