import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  nat,
  option,
  property,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../scoring/evaluation.ts'
import { ACTIVITIES } from '../study-plan/study-log.ts'
import { WEEK_THEMES } from '../study-plan/week-theme.ts'
import { type CoachFacts, pickSteps } from './next-steps.ts'

const activity = constantFrom(...ACTIVITIES)
const facts: Arbitrary<CoachFacts> = record({
  left: dictionary(activity, integer({ min: 1, max: 120 })),
  theme: option(constantFrom(...WEEK_THEMES)),
  last: array(activity, { maxLength: 5 }),
  wanted: option(record({ path: constantFrom('/practice/1?attempt=x'), count: integer({ min: 1, max: 20 }) })),
  dueSegments: nat(9).map((count) => ({ count, first: count > 0 ? { path: '/practice/1#retry-2' } : null })),
  dueWords: nat(200),
  weakestCategory: option(constantFrom(...CATEGORIES)),
  dialogue: option(
    record({ path: constantFrom('/practice/7'), minutes: integer({ min: 5, max: 40 }), isWeakestTopic: boolean() }),
  ),
})

const NOTHING: CoachFacts = {
  left: {},
  theme: null,
  last: [],
  wanted: null,
  dueSegments: { count: 0, first: null },
  dueWords: 0,
  weakestCategory: null,
  dialogue: null,
}

test('there is always a step, and always the same for the same facts', () => {
  assert(
    property(facts, (made) => {
      const steps = pickSteps(made)
      expect(steps.length).toBeGreaterThan(0)
      expect(pickSteps(made)).toEqual(steps)
      expect(new Set(steps.map(({ kind }) => kind)).size).toBe(steps.length)
    }),
  )
})

test('nothing is offered a third time in a row, except an attempt that waits for words', () => {
  assert(
    property(facts, (made) => {
      const [first] = pickSteps(made)
      const [one, other] = made.last
      if (one !== undefined && one === other && first.kind !== 'wanted') expect(first.activity).not.toBe(one)
    }),
  )
})

test('nothing is offered that the facts do not have', () => {
  assert(
    property(facts, (made) => {
      const kinds = pickSteps(made).map(({ kind }) => kind)
      if (!made.wanted) expect(kinds).not.toContain('wanted')
      if (made.dueSegments.count === 0) expect(kinds).not.toContain('segment')
      if (made.dueWords === 0) expect(kinds).not.toContain('words')
      if (!made.dialogue) expect(kinds).not.toContain('dialogue')
      if (!made.left['mock-test']) expect(kinds).not.toContain('mock-test')
    }),
  )
})

test('with a portion, the first step fits into its rest, or the portion names it', () => {
  assert(
    property(facts, (made) => {
      const rest = Object.values(made.left).reduce((sum, minutes) => sum + minutes, 0)
      const steps = pickSteps(made)
      const [one, other] = made.last
      const isFresh = ({ activity: done }: { activity: string }) => one !== other || done !== one
      const [first] = steps
      const isNamed = (made.left[first.activity] ?? 0) > 0
      if (
        rest > 0 &&
        first.kind !== 'wanted' &&
        !isNamed &&
        steps.some((step) => step.minutes <= rest && isFresh(step))
      )
        expect(first.minutes).toBeLessThanOrEqual(rest)
    }),
  )
})

test('the order of a coach: words that are wanted, what is due, the portion, the weakest', () => {
  const kindsOf = (made: Partial<CoachFacts>) => pickSteps({ ...NOTHING, ...made }).map(({ kind }) => kind)
  const dialogue = { path: '/practice/7', minutes: 20, isWeakestTopic: false }
  expect(kindsOf({})[0]).toBe('sprint')
  expect(kindsOf({ dialogue })[0]).toBe('dialogue')
  expect(kindsOf({ dialogue, dueWords: 3 })[0]).toBe('words')
  expect(kindsOf({ dialogue, dueWords: 3, dueSegments: { count: 1, first: null } })[0]).toBe('segment')
  expect(kindsOf({ dialogue, dueSegments: { count: 1, first: null }, wanted: { path: '/x', count: 2 } })[0]).toBe(
    'wanted',
  )
  expect(kindsOf({ weakestCategory: 'omission' })[0]).toBe('memory')
  expect(kindsOf({ dialogue, left: { memory: 10 }, theme: 'pace' })[0]).toBe('memory')
  expect(kindsOf({ dialogue, left: { 'mock-test': 60 }, theme: 'mocks' })[0]).toBe('mock-test')
})
