import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RUNGS } from '#app/config/memory.ts'
import { ladderOf, type MemoryTry, nextRung, pickPassage, type Rung, spanHistory, spanOf, stands } from './ladder.ts'

const DAY = 86_400_000

function tried(rung: Rung, isStanding: boolean, day = 0): MemoryTry {
  const said = isStanding ? 8 : 5
  const createdAt = new Date(day * DAY)
  return { language: 'en', rung, passage: `en-${rung}-01`, units: 8, repeated: said, interpreted: said, createdAt }
}

test.each([
  [6, 6, 6, true],
  [6, 5, 6, false],
  [7, 6, 6, true],
  [7, 7, 5, false],
  [14, 12, 12, true],
  [14, 11, 14, false],
])('of %i units %i repeated and %i interpreted: stands is %s', (units, repeated, interpreted, isStanding) => {
  expect(stands({ units, repeated, interpreted })).toBe(isStanding)
})

test('a rung holds after three of four, and falls when later tries do not stand', () => {
  const holds = (...tries: boolean[]) =>
    ladderOf(
      tries.map((one) => tried(8, one)),
      'en',
    )[0]?.holds
  expect(holds(true, true)).toBe(false)
  expect(holds(true, false, true, true)).toBe(true)
  expect(holds(true, true, true, false, false)).toBe(false)
  expect(holds(false, false, false, true, true, true)).toBe(true)
})

test('the next rung is the lowest that does not hold, and the span is the highest below it', () => {
  const three = (rung: Rung) => [tried(rung, true), tried(rung, true), tried(rung, true)]
  const ladder = ladderOf([...three(8), ...three(12), ...three(20)], 'en')
  expect([nextRung(ladder), spanOf(ladder)]).toEqual([16, 12])
  expect([nextRung(ladderOf([], 'en')), spanOf(ladderOf([], 'en'))]).toEqual([8, 0])
  const whole = ladderOf(RUNGS.flatMap(three), 'en')
  expect([nextRung(whole), spanOf(whole)]).toEqual([55, 55])
})

test('the languages do not mix', () => {
  const turkish = [1, 2, 3].map((): MemoryTry => ({ ...tried(8, true), language: 'tr' }))
  expect(spanOf(ladderOf(turkish, 'en'))).toBe(0)
  expect(spanOf(ladderOf(turkish, 'tr'))).toBe(8)
})

test('the history has a point for every change of the span', () => {
  const tries = [tried(8, true, 1), tried(8, true, 2), tried(8, true, 3), tried(8, false, 4), tried(8, false, 5)]
  expect(spanHistory(tries, 'en').map(({ at, span }) => [at.getTime() / DAY, span])).toEqual([
    [1, 0],
    [3, 8],
    [5, 0],
  ])
})

test('the last point of the history is the span', () => {
  const one = fc.tuple(fc.constantFrom(...RUNGS), fc.boolean()).map(([rung, isStanding]) => tried(rung, isStanding))
  fc.assert(
    fc.property(fc.array(one, { maxLength: 60 }), (tries) => {
      expect(spanHistory(tries, 'en').at(-1)?.span ?? 0).toBe(spanOf(ladderOf(tries, 'en')))
    }),
  )
})

test('every passage is tried once before any comes again', () => {
  const passages = ['a', 'b', 'c'].map((id) => ({ id }))
  const tries: { passage: string }[] = []
  for (let round = 0; round < 6; round += 1) tries.push({ passage: pickPassage(passages, tries)?.id ?? '' })
  expect(tries.map(({ passage }) => passage)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  expect(pickPassage([], tries)).toBeUndefined()
})
