import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { type DrillPlace, drillStep, newSeed, readDrill, writeMarks } from './drill-flow.ts'
import type { VocabularyItem } from '../item.ts'

const ITEMS: VocabularyItem[] = Array.from({ length: 30 }, (_, id) => ({
  id,
  english: `word ${id}`,
  turkish: `kelime ${id}`,
  category: 'Legal',
  difficulty: 'beginner',
  pronunciation: null,
  sense: null,
  acceptedTurkish: [],
  acceptedEnglish: [],
  exampleEnglish: null,
  exampleTurkish: null,
}))

const placeAt = (seed: number, verdicts: DrillPlace['verdicts'] = []): DrillPlace => ({ seed, verdicts, answer: null })

test('the state survives the round trip through the address', () => {
  assert(
    property(
      integer({ min: 0, max: 999_999_999 }),
      array(constantFrom('correct' as const, 'almost' as const, 'wrong' as const), { maxLength: 10 }),
      (seed, verdicts) => {
        const query = new URLSearchParams({ drill: String(seed), marks: writeMarks(verdicts) })
        expect(readDrill(query)).toEqual(placeAt(seed, verdicts))
      },
    ),
  )
})

test('any address gives a step or none', () => {
  assert(
    property(string(), string(), string(), (drill, marks, answer) => {
      const place = readDrill(new URLSearchParams({ drill, marks, answer }))
      if (place) expect(drillStep({ items: ITEMS, place })).toHaveProperty('kind')
    }),
  )
})

test('ten different words, the same for the same seed, others for another', () => {
  const wordsOf = (seed: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const verdicts = Array.from({ length: index }, () => 'correct' as const)
      const step = drillStep({ items: ITEMS, place: placeAt(seed, verdicts) })
      return step.kind === 'ask' ? step.english : undefined
    })
  expect(new Set(wordsOf(1)).size).toBe(10)
  expect(wordsOf(1)).not.toContain(undefined)
  expect(wordsOf(1)).toEqual(wordsOf(1))
  expect(wordsOf(1)).not.toEqual(wordsOf(2))
})

test('after ten words there is a score: almost right counts, missed words are listed', () => {
  const verdicts = [...Array.from({ length: 8 }, () => 'correct' as const), 'almost' as const, 'wrong' as const]
  const step = drillStep({ items: ITEMS, place: placeAt(5, verdicts) })
  expect(step).toMatchObject({ kind: 'score', right: 9, count: 10 })
  expect(step.kind === 'score' && step.missed).toHaveLength(1)
})

test('without words the score is zero', () => {
  expect(drillStep({ items: [], place: placeAt(1) })).toEqual({ kind: 'score', right: 0, count: 0, missed: [] })
})

test('seeds have at most nine digits', () => {
  expect([newSeed(() => 0), newSeed(() => 1 - 2 ** -53)]).toEqual([0, 999_999_999])
})
