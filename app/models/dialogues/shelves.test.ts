import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOR_YOU_MAX, LEVELS, SHELF_SIZE } from '#app/config/dialogues.ts'
import type { DialogueState } from './dialogue-card.ts'
import { pickForYou, toShelves, weakestOf } from './shelves.ts'

const STATES: DialogueState[] = ['new', 'open', 'tried', 'scored']
let last = 0

function card(changes: Partial<ReturnType<typeof plain>> = {}) {
  last += 1
  return { ...plain(last), ...changes }
}

function plain(id: number) {
  return {
    id,
    topic: 'Housing',
    level: 'intermediate' as (typeof LEVELS)[number],
    state: 'new' as DialogueState,
    bestScore: null as number | null,
    isLocked: false,
    isDraft: false,
  }
}

const compare = (one: string, other: string) => one.localeCompare(other, 'en')
const scored = (bestScore: number, topic = 'Housing') => card({ topic, state: 'scored', bestScore })

const libraries = fc.array(
  fc
    .record({
      topic: fc.constantFrom('Housing', 'Legal', 'Finance'),
      level: fc.constantFrom(...LEVELS),
      state: fc.constantFrom(...STATES),
      isLocked: fc.boolean(),
      isDraft: fc.boolean(),
      marks: fc.integer({ min: 0, max: 45 }),
    })
    .map(({ marks, ...rest }) => card({ ...rest, bestScore: rest.state === 'scored' ? marks : null })),
  { maxLength: 30 },
)

test('what was begun comes first, then the weakest topic, then something new of another topic', () => {
  const begun = card({ state: 'open' })
  const [weakNew, weakLow, weakHigh] = [card({ topic: 'Legal' }), scored(20, 'Legal'), scored(40, 'Legal')]
  const [one, two, other] = [card(), card(), card({ topic: 'Finance' })]
  const cards = [weakHigh, one, two, other, weakLow, weakNew, begun]
  const suggestions = pickForYou({ cards, weakest: 'Legal' })
  expect(suggestions.map(({ reason, card: { id } }) => [reason, id])).toEqual([
    ['open', begun.id],
    ['weak', weakNew.id],
    ['weak', weakLow.id],
    ['new', one.id],
  ])
  expect(pickForYou({ cards, weakest: null }).map(({ card: { id } }) => id)).toEqual([
    begun.id,
    one.id,
    other.id,
    weakNew.id,
  ])
})

test('the first time, the easiest come first', () => {
  const [hard, easy] = [card({ level: 'advanced' }), card({ level: 'beginner', topic: 'Legal' })]
  expect(pickForYou({ cards: [hard, easy], weakest: null })[0]?.card).toBe(easy)
})

test('with few dialogues open, half of them stay in their own section', () => {
  const cards = [card(), card(), card(), card(), card({ isLocked: true }), card({ isLocked: true })]
  expect(pickForYou({ cards, weakest: null })).toHaveLength(2)
})

test('suggestions are few, differ, and can be opened', () => {
  fc.assert(
    fc.property(libraries, fc.constantFrom('Housing', 'Legal', null), (cards, weakest) => {
      const chosen = pickForYou({ cards, weakest }).map((one) => one.card)
      expect(chosen.length).toBeLessThanOrEqual(FOR_YOU_MAX)
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.filter(({ isLocked, isDraft }) => isLocked || isDraft)).toEqual([])
    }),
  )
})

test('every topic has a shelf that counts all its dialogues and shows a few others than those shown already', () => {
  fc.assert(
    fc.property(libraries, fc.integer({ min: 0, max: 4 }), (cards, count) => {
      const shown = new Set(cards.slice(0, count).map(({ id }) => id))
      const shelves = toShelves({ cards, compare, shown })
      expect(shelves.map(({ topic }) => topic)).toEqual([...new Set(cards.map(({ topic }) => topic))].toSorted(compare))
      for (const shelf of shelves) {
        const all = cards.filter(({ topic }) => topic === shelf.topic)
        const left = all.filter(({ id }) => !shown.has(id))
        expect(shelf.count).toBe(all.length)
        expect(shelf.cards).toHaveLength(Math.min(left.length, SHELF_SIZE))
        expect(left).toEqual(expect.arrayContaining(shelf.cards))
      }
    }),
  )
})

test('on a shelf the begun one is first, then new ones, then the lowest score, and locked ones last', () => {
  const cards = [scored(40), card({ isLocked: true }), scored(10), card(), card({ state: 'open' })]
  // What the page shows elsewhere is left out, so that the shelf goes on.
  const shown = new Set<number>()
  const order = cards.map(() => {
    const [next] = toShelves({ cards, compare, shown })[0]?.cards ?? []
    if (next) shown.add(next.id)
    return next?.isLocked ? 'locked' : (next?.bestScore ?? next?.state)
  })
  expect(order).toEqual(['open', 'new', 10, 40, 'locked'])
})

test('a weakest topic needs results in two topics', () => {
  expect(weakestOf(new Map([['Legal', 20]]))).toBeNull()
  expect(
    weakestOf(
      new Map([
        ['Legal', 20],
        ['Housing', 18],
      ]),
    ),
  ).toBe('Housing')
})
