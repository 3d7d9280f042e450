import { describe, expect, it } from 'vitest'
import { Draft, type Given } from '../lib/draft.svelte'
import { shapeOf } from './wire'
import type { Listed, Question, Route, Thing, Value } from '../lib/types'
import { cheapest, doings, equal, foesOf, groups, leastPrice, meant, numberOf, options, otherwise, priceText, unfold, type Ready } from '../play/pick'

const region = (slug: string): Thing => ({ kind: 'region', slug, place: slug })
const drawn = (thing: Thing) => thing.place !== undefined || thing.kind === 'slot'
const NAMES = ['naxos', 'paros', 'delos']
const items = (...ids: number[]) =>
  ids.map((id) => ({ id, slug: NAMES[id], label: NAMES[id]!.toUpperCase(), place: NAMES[id] }))
const oneOf = (...ids: number[]) => ({ shape: 'one_of', kind: 'region', ids, items: items(...ids) })
const menu = (kind: string, options: unknown[]) => ({ shape: 'menu', kind, options })
const go = (to: number[], most: number) => ({
  shape: 'menu',
  kind: 'number',
  options: Array.from({ length: most }, (_, n) => ({
    id: n + 1,
    slug: String(n + 1),
    label: String(n + 1),
    then: oneOf(...to),
  })),
})
/** A turn: end it; recruit on either island; move up to three from Naxos, one from Paros; build. */
const TURN = shapeOf(
  menu('verb', [
    { id: 0, slug: 'end', label: 'End the turn', then: { shape: 'nothing' } },
    { id: 1, slug: 'recruit', label: 'Recruit', then: oneOf(0, 1) },
    {
      id: 2,
      slug: 'move',
      label: 'Move',
      then: menu('region', [
        { ...items(0)[0], then: go([1, 2], 3) },
        { ...items(1)[0], then: go([0], 1) },
      ]),
    },
    {
      id: 3,
      slug: 'build',
      label: 'Build',
      then: menu('region', [
        {
          ...items(0)[0],
          then: {
            shape: 'one_of',
            kind: 'slot',
            ids: [7, 8],
            items: [
              { id: 7, slug: 'naxos_1', label: 'slot 1' },
              { id: 8, slug: 'naxos_2', label: 'slot 2' },
            ],
          },
        },
      ]),
    },
  ]),
)
const gold = (amount: number) => [{ stock: 'gold', amount, label: 'gold' }]
const listed = (value: Value, label: string, price = gold(0)): Listed => ({
  value,
  text: label,
  label,
  things: [],
  price,
})
const ALL = unfold(TURN, [listed([1, 0], 'recruit on Naxos', gold(2)), listed([1, 1], 'r', gold(3))], [])

describe('answers by touching things', () => {
  it('are all there, each with the things it touches and its price', () => {
    expect(ALL).toHaveLength(1 + 2 + 6 + 1 + 2)
    const recruit = ALL.find((answer) => answer.label === 'recruit on Naxos')!
    expect(recruit.things.map((thing) => thing.slug)).toEqual(['recruit', 'naxos'])
    expect(priceText(recruit.price)).toBe('2 gold')
  })

  it('light what comes first, and leave buttons for what is not on the table', () => {
    const first = options(ALL, [], drawn)
    expect([...first.lit.keys()]).toEqual(['region:naxos', 'region:paros'])
    expect(first.buttons.map((answer) => answer.label)).toEqual(['End the turn'])
    expect(first.numbers).toEqual([])
  })

  it('light targets and slots once a piece is taken up, and ask how many', () => {
    const next = options(ALL, [region('naxos')], drawn)
    expect(next.lit.has('slot:naxos_1')).toBe(true)
    expect(next.lit.has('region:paros')).toBe(true)
    expect(next.lit.has('region:delos')).toBe(true)
    expect(next.buttons.map((answer) => answer.label)).toEqual(['recruit on Naxos'])
    expect(next.numbers).toEqual([1, 2, 3])
  })

  it('mean the most, or the number chosen before the target', () => {
    const picked = [region('naxos'), region('delos')]
    const { answers } = options(ALL, picked, drawn)
    expect(numberOf(meant(answers, picked, null)!)).toBe(3)
    expect(numberOf(meant(answers, picked, 2)!)).toBe(2)
    expect(numberOf(meant(answers, picked, 9)!)).toBe(3)
  })

  it('never guess a number that was not about pieces on their way', () => {
    const bids = unfold(shapeOf(menu('god', [
      { id: 4, slug: 'ares', label: 'Ares', then: { shape: 'number', low: 1, high: 4 } },
    ])), [], [])
    expect(meant(bids, [{ kind: 'god', slug: 'ares' }], null)).toBeNull()
    const [row] = groups(bids, [{ kind: 'god', slug: 'ares' }])
    expect(row).toMatchObject({ label: '' })
    expect(row!.answers.map(numberOf)).toEqual([1, 2, 3, 4])
  })

  it('say of a place what can be done there, each once and with its least price', () => {
    const onMap = (thing: Thing) => thing.place !== undefined
    const { lit } = options(ALL, [], drawn)
    const found = doings(lit.get('region:naxos')!.answers, [], onMap, ({ slug }) => slug)
    expect(found.map(({ label, price }) => [label, priceText(price)])).toContainEqual(['recruit', '2 gold'])
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length)
  })

  it('fill in forms, and keep to what is listed', () => {
    const form = shapeOf(
      menu('region', [
        {
          ...items(0)[0],
          then: {
            shape: 'form',
            fields: [
              { name: 'number', then: { shape: 'number', low: 1, high: 2 } },
              { name: 'to', then: oneOf(1, 2) },
            ],
          },
        },
      ]),
    )
    expect(unfold(form, null, [])).toHaveLength(4)
    const some = unfold(form, [listed([0, [1, 1]], 'one to Paros'), listed([0, [2, 2]], 'two to Delos')], [])
    expect(some.map((answer) => answer.given)).toEqual([{ value: [0, [1, 1]] }, { value: [0, [2, 2]] }])
    expect([...options(some, [region('naxos')], drawn).lit.keys()]).toEqual(['region:paros', 'region:delos'])
  })

  it('give way to routes that do the same and end', () => {
    const things = [{ kind: 'verb', slug: 'move' }, region('naxos'), { kind: 'number', slug: '1' }, region('delos')]
    const route: Route = { text: 'move naxos 1 delos; stop', label: 'Naxos → Delos', things, names: [], price: gold(1), proposed: false, gain: 'Income +1', sole: false }
    const all = unfold(TURN, null, [route])
    const there = options(all, [region('naxos'), { kind: 'number', slug: '1' }, region('delos')], drawn).answers
    expect(there).toHaveLength(1)
    expect(there[0]!.given).toEqual({ text: 'move naxos 1 delos; stop' })
  })

  const verb = (slug: string): Thing => ({ kind: 'verb', slug })
  const goods = ['wine', 'oil'].map((slug): Thing => ({ kind: 'resource', slug }))

  it('tell before a word is chosen what it would cost at least', () => {
    const found = unfold(TURN, [listed([1, 0], 'r', gold(2)), listed([1, 1], 'r', gold(2)), listed([2, [1, [1, 0]]], 'm', gold(1))], [])
    expect(leastPrice(found, 'verb', 'recruit')).toBe('2 gold')
    expect(leastPrice(found, 'verb', 'move')).toBe('≥ 0')
    expect(leastPrice(found, 'verb', 'end')).toBe('')
  })

  it('come with the payment that is proposed, and can be paid otherwise', () => {
    const things = [verb('recruit'), region('naxos'), verb('goods'), ...goods]
    const names = ['Recruit', 'NAXOS', 'With goods', 'wine', 'oil']
    const route: Route = { text: 'recruit naxos; goods wine+oil', label: 'r', things, names, price: gold(2), proposed: false, gain: 'Income +1', sole: true }
    const all = unfold(TURN, null, [route])
    const picked = [region('naxos')]
    const [recruit] = options(all, picked, drawn).buttons
    expect(recruit!.ready).toEqual({ given: { text: route.text }, label: 'With goods, wine, oil', things: things.slice(2), gain: 'Income +1', sole: true })
    expect(recruit!.given).toEqual({ value: [1, 0] })
    expect(all.some(({ given }) => 'text' in given)).toBe(false)
    expect(meant([recruit!], picked, null)).toBeNull()
  })

  it('say what else can be done: another payment, more cards, other things', () => {
    const ready = (given: Ready['given']): Ready => ({ given, label: '', things: [] })
    expect(otherwise(ready({ text: 'recruit naxos; goods wine+oil' }))).toBe('pay-otherwise')
    expect(otherwise(ready({ text: 'acquire music; done; papyrus+salt' }))).toBe('choose-more')
    expect(otherwise(ready({ value: [1, 0] }))).toBe('choose-others')
  })

  it('are one of several when several can go the same way', () => {
    const way = [verb('recruit'), region('naxos')]
    const route: Route = {
      proposed: false,
      gain: '',
      sole: false,
      text: 'recruit naxos; recruit naxos',
      label: 'two',
      things: [...way, { kind: 'number', slug: '2' }],
      names: [],
      price: [],
    }
    const both = unfold(TURN, null, [route]).filter(({ things }) => equal(things[0]!, way[0]!) && equal(things[1]!, way[1]!))
    expect(both.map(numberOf)).toEqual([1, 2])
    expect(meant(both, way, null)!.given).toEqual({ text: route.text })
    expect(meant(both, way, 1)!.given).toEqual({ value: [1, 0] })
  })

  it('tell opponents in one place apart', () => {
    const foe = (slug: string): Thing => ({ kind: 'seat', slug })
    const fight = (...things: Thing[]) => ({ things, names: [], price: [], label: '', given: { value: 0 }, path: [] })
    const answers = [fight(region('naxos'), foe('p1')), fight(region('naxos'), foe('p3'))]
    expect(foesOf(answers, [])).toEqual([foe('p1'), foe('p3')])
    expect(foesOf(answers.slice(1), [])).toEqual([])
  })

  it('show the cheapest price of what a place can mean', () => {
    expect(priceText(cheapest(ALL.slice(1, 3)))).toBe('2 gold')
    expect(priceText(gold(0))).toBe('')
    expect(priceText(gold(0), 'free')).toBe('free')
    expect(priceText([], 'free')).toBe('')
    expect(priceText(gold(2), 'free')).toBe('2 gold')
  })
})

describe('a draft', () => {
  function drafting(shape = TURN, routes: Route[] = []): { draft: Draft; sent: Given[] } {
    const sent: Given[] = []
    const draft = new Draft((given) => sent.push(given))
    draft.drawn = drawn
    draft.take({ line: 1, step: 'x', shape, listed: null, routes } as unknown as Question)
    return { draft, sent }
  }

  it('asks no touch of what was no choice', () => {
    const items = [{ id: 9, slug: 'wine', label: 'wine' }, { id: 8, slug: 'oil', label: 'oil' }]
    const then = { shape: 'one_of', kind: 'resource', ids: [9, 8], items }
    const { draft, sent } = drafting(shapeOf(menu('seat', [{ id: 2, slug: 'p3', label: 'Anna', then }])))
    draft.drawn = ({ kind }) => kind === 'resource'
    const [wine, anna] = [{ kind: 'resource', slug: 'wine' }, { kind: 'seat', slug: 'p3' }]
    expect(draft.lights([wine, anna])).toBe(true)
    expect(draft.lights([wine, { ...anna, slug: 'p1' }])).toBe(false)
    expect(draft.lights([wine], true)).toBe(false) // that is one's own
    draft.touch([wine, anna])
    expect(sent).toEqual([{ value: [2, 9] }])
  })

  it('gives a card that was read first only on the second touch', () => {
    const items = ['sylph', 'harpy'].map((slug, id) => ({ id, slug, label: slug }))
    const shape = { shape: 'one_of', kind: 'creature', ids: [0, 1], items }
    const end = { id: 0, slug: 'end', label: 'End', then: { shape: 'nothing' } }
    const summon = shapeOf(menu('verb', [end, { id: 5, slug: 'summon', label: 'Summon', then: shape }]))
    const { draft, sent } = drafting(summon)
    draft.drawn = ({ kind }) => kind === 'creature'
    draft.isUnread = () => true
    draft.touch([{ kind: 'creature', slug: 'harpy' }])
    expect(sent).toEqual([])
    expect(draft.pick.buttons.map(({ label }) => label)).toEqual(['Summon: harpy'])
    draft.give(draft.pick.buttons[0]!)
    expect(sent).toEqual([{ value: [5, 1] }])
    draft.reset()
    draft.isUnread = () => false
    draft.touch([{ kind: 'creature', slug: 'sylph' }])
    expect(sent).toHaveLength(2)
  })

  it('sends a march after two touches, a slot after two, one answer after one', () => {
    const { draft, sent } = drafting()
    draft.press('naxos')
    expect(draft.picked).toEqual([region('naxos')])
    expect(sent).toEqual([])
    draft.press('delos')
    expect(sent).toEqual([{ value: [2, [0, [3, 2]]] }])
    draft.reset()
    draft.press('naxos')
    draft.touch([{ kind: 'slot', slug: 'naxos_2' }])
    expect(sent.at(-1)).toEqual({ value: [3, [0, 8]] })
    const one = drafting(shapeOf(oneOf(0, 1)))
    one.draft.press('paros')
    expect(one.sent).toEqual([{ value: 1 }])
  })

  it('takes the number chosen in between', () => {
    const { draft, sent } = drafting()
    draft.press('naxos')
    draft.number = 2
    draft.press('paros')
    expect(sent).toEqual([{ value: [2, [0, [2, 1]]] }])
  })

  it('tells when nobody said how many and nothing else could go', () => {
    const said: unknown[] = []
    const march = (sources: unknown[]) => shapeOf(menu('verb', [
      { id: 0, slug: 'end', label: 'End the turn', then: { shape: 'nothing' } },
      { id: 2, slug: 'move', label: 'Move', then: menu('region', sources) },
    ]))
    const last = [{ ...items(0)[0], then: go([1, 2], 3) }]
    const marched = (sources: unknown[], number: number | null): unknown => {
      const draft = new Draft((_, __, unsaid) => said.push(unsaid))
      draft.drawn = drawn
      draft.take({ line: 1, step: 'x', shape: march(sources), listed: null, routes: [] } as unknown as Question)
      draft.press('naxos')
      draft.number = number
      draft.press('paros')
      return said.at(-1)
    }
    expect(marched(last, null)).toBe(true)
    expect(marched(last, 3)).toBe(false)
    expect(marched([...last, { ...items(2)[0], then: go([0], 1) }], null)).toBe(false)
    expect(said).toHaveLength(3)
  })

  it('lets go what is touched again, and takes up another piece', () => {
    const { draft } = drafting()
    draft.press('naxos')
    draft.press('naxos')
    expect(draft.picked).toEqual([])
    draft.press('paros')
    draft.press('paros')
    draft.press('naxos')
    expect(draft.picked.map((thing) => thing.slug)).toEqual(['naxos'])
    draft.back()
    expect(draft.picked).toEqual([])
    draft.press('crete')
    expect(draft.picked).toEqual([])
  })

  it('counts cards of the hand, and gives none, not even the only one, before it is said to be done', () => {
    const pile = (high: number) =>
      shapeOf({
        shape: 'some_of',
        kind: 'resource',
        pile: [1, 2, 2],
        low: 0,
        high,
        items: [
          { id: 1, slug: 'wine', label: 'wine' },
          { id: 2, slug: 'oil', label: 'oil' },
        ],
      })
    const two = drafting(pile(2))
    expect(two.draft.lights([{ kind: 'resource', slug: 'oil' }], true)).toBe(true)
    two.draft.touch([{ kind: 'resource', slug: 'oil' }])
    two.draft.touch([{ kind: 'resource', slug: 'oil' }])
    expect(two.draft.counted({ kind: 'resource', slug: 'oil' })).toBe(2)
    expect(two.sent).toEqual([])
    const one = drafting(pile(1))
    one.draft.touch([{ kind: 'resource', slug: 'wine' }])
    expect(one.draft.counted({ kind: 'resource', slug: 'wine' })).toBe(1)
    expect(one.sent).toEqual([])
  })

  it('takes a good from an offer with one touch, but not from the own hand', () => {
    const takings = shapeOf(
      menu('seat', [1, 2].map((n) => ({
        id: n,
        slug: `p${n}`,
        label: `seat ${n}`,
        then: { shape: 'one_of', kind: 'resource', ids: [5, 6], items: [
          { id: 5, slug: 'wine', label: 'wine' },
          { id: 6, slug: 'oil', label: 'oil' },
        ] },
      }))),
    )
    const { draft, sent } = drafting(takings)
    draft.drawn = (thing) => thing.kind === 'resource'
    const wine = { kind: 'resource', slug: 'wine' }
    expect(draft.lights([wine], true)).toBe(false)
    expect(draft.lights([wine, { kind: 'seat', slug: 'p2' }])).toBe(true)
    draft.touch([wine, { kind: 'seat', slug: 'p2' }])
    expect(sent).toEqual([{ value: [2, 5] }])
  })

  it('goes on with what was begun when others have answered meanwhile, and says so', () => {
    const { draft, sent } = drafting()
    const again = (line: number, shape = TURN) =>
      draft.take({ line, step: 'x', shape, listed: null, routes: [] } as unknown as Question)
    again(2)
    expect(draft.wentOn).toBe(false)
    draft.press('naxos')
    again(3)
    expect(draft.wentOn).toBe(true)
    expect(draft.picked).toEqual([region('naxos')])
    draft.press('delos')
    expect(sent).toEqual([{ value: [2, [0, [3, 2]]] }])
    draft.reset() // an answer of one's own: nobody else has moved on
    expect(draft.wentOn).toBe(false)
    again(4, shapeOf(oneOf(1, 2)))
    expect(draft.picked).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('goes the best way in one go, or step by step when that is wanted', () => {
    const things = [{ kind: 'verb', slug: 'move' }, region('paros'), { kind: 'number', slug: '1' }, region('delos')]
    const text = 'move paros 1 naxos; sail delos; stop'
    const { draft, sent } = drafting(TURN, [{ text, label: 'x', things, names: [], price: [], proposed: false, gain: '', sole: false }])
    expect(draft.hasWays).toBe(true)
    draft.press('paros')
    expect(draft.glow).toContain('delos')
    draft.goStepwise(true)
    expect(draft.picked).toEqual([region('paros')])
    expect(draft.glow).not.toContain('delos')
    draft.goStepwise(false)
    draft.press('delos')
    expect(sent).toEqual([{ text }])
  })

  it('goes on step by step until somebody else is asked', () => {
    const { draft } = drafting()
    const ask = (line: number, seat: number) =>
      draft.take({ line, seat, step: `s${line}`, shape: TURN, listed: null, routes: [] } as unknown as Question)
    ask(5, 0)
    draft.goStepwise(true)
    ask(6, 0)
    expect(draft.stepwise).toBe(true)
    ask(7, 1)
    expect(draft.stepwise).toBe(false)
  })

  describe('an area with sites', () => {
    const site = (...ids: number[]) => ({
      shape: 'one_of',
      kind: 'slot',
      ids,
      items: ids.map((id) => ({ id, slug: `naxos_${id}`, label: `site ${id}` })),
    })
    const shop = (...ids: number[]) =>
      shapeOf(
        menu('verb', [
          { id: 0, slug: 'end', label: 'End the turn', then: { shape: 'nothing' } },
          { id: 1, slug: 'recruit', label: 'Recruit', then: oneOf(0, 1) },
          { id: 2, slug: 'settle', label: 'Settle', then: site(...ids) },
        ]),
      )
    const areaOf = (thing: Thing) => thing.place ?? (thing.kind === 'slot' ? 'naxos' : undefined)

    it('offers them when it is touched, whether they are drawn or not', () => {
      for (const seen of [drawn, (thing: Thing) => thing.place !== undefined]) {
        const { draft, sent } = drafting(shop(7, 8))
        draft.drawn = seen
        draft.areaOf = areaOf
        draft.press('naxos')
        expect(draft.pick.buttons.map(({ label }) => label)).toEqual([
          'Settle: site 7',
          'Settle: site 8',
          'Recruit: NAXOS',
        ])
        draft.give(draft.pick.buttons[1]!)
        expect(sent).toEqual([{ value: [2, 8] }])
      }
    })

    it('lets go of it when it is touched again', () => {
      const { draft } = drafting(shop(7))
      draft.areaOf = areaOf
      draft.press('naxos')
      expect(draft.picked).toHaveLength(1)
      draft.press('naxos')
      expect(draft.picked).toEqual([])
    })

    it('takes what is the only thing there at once', () => {
      const { draft, sent } = drafting(shop(7))
      draft.areaOf = areaOf
      draft.press('paros')
      expect(sent).toEqual([{ value: [1, 1] }])
    })
  })
})
