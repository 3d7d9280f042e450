import { describe, expect, it } from 'vitest'
import { shapeOf } from './wire'
import { inNames, inNotation, looseNames, looseNotation } from '../lib/typed'

const item = (id: number, slug: string, label: string) => ({ id, slug, label })
const areas = [item(0, 'babylon', 'Вавилон'), item(1, 'lower_egypt', 'Нижний Египет'), item(2, 'nile', 'Нил')]
const where = { shape: 'one_of', kind: 'area', ids: [0, 1, 2], items: areas }
const number = { shape: 'number', low: 1, high: 9 }
const march = shapeOf({
  shape: 'menu',
  kind: 'verb',
  options: [
    {
      ...item(0, 'march', 'Двинуть легионы'),
      then: {
        shape: 'form',
        fields: [
          { name: 'from', then: where },
          { name: 'to', then: where },
          { name: 'number', then: number },
        ],
      },
    },
    { ...item(1, 'done', 'Закончить ход'), then: { shape: 'nothing' } },
  ],
})

describe('a typed answer', () => {
  it('is shown in names and understood so', () => {
    const said = 'Двинуть легионы, Вавилон, Нижний Египет 2'
    expect(inNames(march, 'march babylon lower_egypt 2')).toBe(said)
    expect(inNotation(march, said)).toBe('march babylon lower_egypt 2')
    expect(inNames(march, 'done')).toBe('Закончить ход')
  })

  it('may be cut short, in any case, with arrows, and several at once', () => {
    expect(inNotation(march, 'двинуть ВАВ > нил 3; зак')).toBe('march babylon nile 3; done')
  })

  it('may stay in notation', () => {
    expect(inNotation(march, 'march babylon > nile 3')).toBe('march babylon nile 3')
  })

  it('is sent as it was typed if it names something else', () => {
    expect(inNotation(march, 'sail to the moon')).toBe('sail to the moon')
    expect(inNotation(march, 'двинуть Ни')).toBe('двинуть Ни')
    expect(inNotation(march, 'done at last')).toBe('done at last')
  })

  it('counts things and splits them', () => {
    const goods = [item(1, 'oil', 'масло'), item(2, 'grain', 'зёрна')]
    const cards = shapeOf({ shape: 'some_of', kind: 'good', items: goods, pile: [1, 2, 2], low: 0, high: 3 })
    expect(inNames(cards, 'oil+grain+grain')).toBe('масло + зёрна ×2')
    expect(inNotation(cards, '2 зерна, масло')).toBe('grain+grain+oil')
    expect(inNames(cards, '-')).toBe('-')
    const places = shapeOf({ shape: 'allot', kind: 'area', items: areas, places: [0, 1], caps: [3, 3], low: 1, high: 4 })
    expect(inNames(places, 'babylon:2+lower_egypt:1')).toBe('Вавилон: 2 + Нижний Египет: 1')
    expect(inNotation(places, '2 вавилон + нижний египет')).toBe('babylon:2+lower_egypt:1')
    const order = shapeOf({ shape: 'order', kind: 'area', items: areas, ids: [0, 1, 2] })
    expect(inNames(order, 'nile,babylon,lower_egypt')).toBe('Нил, Вавилон, Нижний Египет')
  })

  it('is not shown in names that mean two things', () => {
    const twins = [item(0, 'ur', 'Ур'), item(1, 'ur_site', 'Ур')]
    const shape = shapeOf({ shape: 'one_of', kind: 'area', items: twins, ids: [0, 1] })
    expect(inNames(shape, 'ur_site')).toBeNull()
    expect(inNames(shapeOf({ shape: 'deal' }), 'all 3')).toBeNull()
  })
})

describe('an answer to a question that is not asked yet', () => {
  const names = {
    god: { ares: 'Арес', apollo: 'Аполлон' },
    verb: { build_temple: 'Построить храм' },
    good: { oil: 'масло', grain: 'зерно' },
  }

  it('is understood by the names of the box', () => {
    expect(looseNotation(names, 'арес 4')).toBe('ares 4')
    expect(looseNotation(names, 'Построить храм, Арес')).toBe('build_temple ares')
    expect(looseNotation(names, 'масло + зерно')).toBe('oil+grain')
  })

  it('stays as it was typed if it is notation or names nothing', () => {
    expect(looseNotation(names, 'grain,oil')).toBe('grain,oil')
    expect(looseNotation(names, 'спросить оракула')).toBe('спросить оракула')
  })

  it('is shown in names', () => {
    expect(looseNames(names, 'build_temple ares:2')).toBe('Построить храм Арес:2')
  })
})
