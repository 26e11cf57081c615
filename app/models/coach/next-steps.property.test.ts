import {
  type Arbitrary,
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
import { SPRINT_KINDS } from '#app/config/sprints.ts'
import { ACTIVITIES } from '../study-plan/study-log.ts'
import { WEEK_THEMES } from '../study-plan/week-theme.ts'
import { type CoachFacts, pickSteps } from './next-steps.ts'

const activity = constantFrom(...ACTIVITIES)
const minutes = integer({ min: 1, max: 120 })
const facts: Arbitrary<CoachFacts> = record({
  rest: option(integer({ min: 2, max: 120 })),
  left: dictionary(activity, minutes),
  theme: option(constantFrom(...WEEK_THEMES)),
  inARow: option(record({ activity, count: integer({ min: 1, max: 4 }) })),
  wanted: option(record({ path: constantFrom('/practice/1?attempt=x'), count: integer({ min: 1, max: 20 }) })),
  begun: option(record({ path: constantFrom('/practice/2'), minutes: integer({ min: 1, max: 40 }) })),
  dueSegments: nat(9).map((count) => ({ count, first: count > 0 ? { path: '/practice/1#retry-2' } : null })),
  dueWords: nat(200),
  weakest: option(constantFrom(...SPRINT_KINDS, 'memory' as const)),
  dialogue: option(
    record({
      path: constantFrom('/practice/7'),
      minutes: integer({ min: 5, max: 40 }),
      reason: constantFrom('weakest' as const, 'new-topic' as const, 'usual' as const),
    }),
  ),
  lesson: option(record({ path: constantFrom('/notes/symbols'), minutes: integer({ min: 5, max: 20 }) })),
  canSitMockTest: boolean(),
})

const NOTHING: CoachFacts = {
  rest: null,
  left: {},
  theme: null,
  inARow: null,
  wanted: null,
  begun: null,
  dueSegments: { count: 0, first: null },
  dueWords: 0,
  weakest: null,
  dialogue: null,
  lesson: null,
  canSitMockTest: false,
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

test('nothing is offered a third time in a row, except to finish an attempt', () => {
  assert(
    property(facts, (made) => {
      const [first] = pickSteps(made)
      if (made.inARow && made.inARow.count >= 2 && first.kind !== 'wanted' && first.kind !== 'begun')
        expect(first.activity).not.toBe(made.inARow.activity)
    }),
  )
})

test('the first step fits into the rest of the day, whatever it is', () => {
  assert(
    property(facts, (made) => {
      const [first] = pickSteps(made)
      if (made.rest !== null) expect(first.minutes).toBeLessThanOrEqual(made.rest)
      expect(first.minutes).toBeGreaterThan(0)
      if (first.isPart) expect(first.minutes).toBe(made.rest)
    }),
  )
})

test('nothing is offered that the facts do not have', () => {
  assert(
    property(facts, (made) => {
      const kinds = pickSteps(made).map(({ kind }) => kind)
      if (!made.wanted) expect(kinds).not.toContain('wanted')
      if (!made.begun) expect(kinds).not.toContain('begun')
      if (made.dueSegments.count === 0) expect(kinds).not.toContain('segment')
      if (made.dueWords === 0) expect(kinds).not.toContain('words')
      if (!made.dialogue) expect(kinds).not.toContain('dialogue')
      if (!made.lesson) expect(kinds).not.toContain('lesson')
      if (!made.canSitMockTest || !made.left['mock-test']) expect(kinds).not.toContain('mock-test')
    }),
  )
})

test('the order of a coach: what waits, what is due, the portion, the weakest', () => {
  const kindsOf = (made: Partial<CoachFacts>) => pickSteps({ ...NOTHING, ...made }).map(({ kind }) => kind)
  const dialogue = { path: '/practice/7', minutes: 20, reason: 'usual' } as const
  const dueSegments = { count: 1, first: null }
  expect(kindsOf({})[0]).toBe('sprint')
  expect(kindsOf({ dialogue })[0]).toBe('dialogue')
  expect(kindsOf({ dialogue, dueWords: 3 })[0]).toBe('words')
  expect(kindsOf({ dialogue, dueWords: 3, dueSegments })[0]).toBe('segment')
  expect(kindsOf({ dialogue, dueSegments, begun: { path: '/practice/2', minutes: 9 } })[0]).toBe('begun')
  expect(kindsOf({ dialogue, dueSegments, wanted: { path: '/x', count: 2 } })[0]).toBe('wanted')
  expect(kindsOf({ weakest: 'memory' })[0]).toBe('memory')
  expect(kindsOf({ dialogue, left: { memory: 10 }, rest: 10, theme: 'pace' })[0]).toBe('memory')
  expect(kindsOf({ dialogue, left: { 'mock-test': 60 }, rest: 60, theme: 'mocks', canSitMockTest: true })[0]).toBe(
    'mock-test',
  )
})

test('a part of the portion that has become too short for a step does not bring it forward', () => {
  const dialogue = { path: '/practice/7', minutes: 16, reason: 'usual' } as const
  const left = { dialogue: 5, memory: 15 }
  const [first] = pickSteps({ ...NOTHING, dialogue, left, rest: 20 })
  expect(first.kind).toBe('memory')
})

test('a dialogue that is longer than the day is begun, and says so', () => {
  const dialogue = { path: '/practice/7', minutes: 22, reason: 'new-topic' } as const
  const [first] = pickSteps({ ...NOTHING, dialogue, left: { dialogue: 15 }, rest: 15 })
  expect(first).toMatchObject({ kind: 'dialogue', minutes: 15, isPart: true, reason: 'new-topic' })
  const [short] = pickSteps({ ...NOTHING, dialogue, left: { dialogue: 14 }, rest: 14 })
  expect(short).toMatchObject({ kind: 'sprint', isPart: false })
})

test('a sprint trains what costs most', () => {
  const steps = pickSteps({ ...NOTHING, weakest: 'negation' })
  expect(steps.find(({ kind }) => kind === 'sprint')).toMatchObject({ path: '/sprints/negation', reason: 'weakest' })
})

test('a dialogue that was begun is not offered a second time as something else', () => {
  const dialogue = { path: '/practice/7', minutes: 16, reason: 'usual' } as const
  const steps = pickSteps({ ...NOTHING, dialogue, begun: { path: '/practice/7', minutes: 9 } })
  expect(steps.filter(({ path }) => path === '/practice/7')).toMatchObject([{ kind: 'begun' }])
})
