import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { type DrillPlace, drillQuery, drillStep, placeAfter, placeOfNew, readDrill } from './drill-flow.ts'
import { DRILL_LENGTHS, USUAL_DRILL } from './drill-options.ts'
import { pickQuestions } from './question.ts'
import { newSeed } from './seeded-random.ts'
import { type StudyWord, studyWordOfOwn } from './study-word.ts'

const NOW = new Date('2026-11-30T10:00:00Z')
const WORDS: StudyWord[] = Array.from({ length: 30 }, (_, id) =>
  studyWordOfOwn({ id, english: `word ${id}`, turkish: `kelime ${id}`, note: null }),
)
const VERDICT = constantFrom('correct' as const, 'almost' as const, 'wrong' as const)

const placeAt = (seed: number, changes: Partial<DrillPlace> = {}): DrillPlace => {
  return { seed, options: USUAL_DRILL, verdicts: [], startedAt: null, answer: null, ...changes }
}
const pick = (seed: number) => pickQuestions({ words: WORDS, options: USUAL_DRILL, seed })
const stepAt = (place: DrillPlace) => drillStep({ asked: pick(place.seed), place, now: NOW })

test('the state survives the round trip through the address', () => {
  assert(
    property(
      integer({ min: 0, max: 999_999_999 }),
      array(VERDICT, { maxLength: 100 }),
      constantFrom(...DRILL_LENGTHS),
      integer({ min: 0, max: 9_999_999_999 }),
      constantFrom(null, 'sevk', 'a & b = c?'),
      (seed, verdicts, minutes, seconds, answer) => {
        const startedAt = minutes === '' ? null : seconds * 1_000
        const place = placeAt(seed, { options: { ...USUAL_DRILL, minutes }, verdicts, startedAt, answer })
        const query = drillQuery({ q: 'sö z', category: 'Legal' }, place)
        expect(readDrill(new URLSearchParams(query))).toEqual(place)
      },
    ),
  )
})

test('any address gives a step or none', () => {
  assert(
    property(string(), string(), string(), string(), (drill, marks, answer, started) => {
      const place = readDrill(new URLSearchParams({ drill, marks, answer, started, minutes: '2' }))
      if (place) expect(stepAt(place)).toHaveProperty('kind')
    }),
  )
})

test('ten different words, the same for the same seed, others for another', () => {
  const wordsOf = (seed: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const step = stepAt(placeAt(seed, { verdicts: Array.from({ length: index }, () => 'correct' as const) }))
      return step.kind === 'ask' ? step.asked.word.english : undefined
    })
  expect(new Set(wordsOf(1)).size).toBe(10)
  expect(wordsOf(1)).not.toContain(undefined)
  expect(wordsOf(1)).toEqual(wordsOf(1))
  expect(wordsOf(1)).not.toEqual(wordsOf(2))
})

test('both directions are asked, the same way for the same seed', () => {
  const directionsOf = (seed: number) =>
    pickQuestions({ words: WORDS, options: { direction: 'both', minutes: '2' }, seed }).map((one) => one.direction)
  expect(new Set(directionsOf(4))).toEqual(new Set(['to_turkish', 'to_english']))
  expect(directionsOf(4)).toEqual(directionsOf(4))
  expect(directionsOf(4)).toHaveLength(20)
})

test('after ten words there is a score: almost right counts, missed words are listed', () => {
  const verdicts = [...Array.from({ length: 8 }, () => 'correct' as const), 'almost' as const, 'wrong' as const]
  const step = stepAt(placeAt(5, { verdicts }))
  expect(step.kind === 'score' && [step.right.length, step.missed.length]).toEqual([9, 1])
})

test('without words the score is empty', () => {
  expect(drillStep({ asked: [], place: placeAt(1), now: NOW })).toEqual({ kind: 'score', right: [], missed: [] })
})

test('when the time is over, the answer in progress is told, and then no other word is asked', () => {
  const options = { ...USUAL_DRILL, minutes: '2' as const }
  const late = placeAt(1, { options, startedAt: NOW.getTime() - 120_000, verdicts: ['correct'] })
  expect(stepAt({ ...late, startedAt: NOW.getTime() - 119_000 }).kind).toBe('ask')
  expect(stepAt({ ...late, answer: 'x' }).kind).toBe('told')
  const end = stepAt(placeAfter({ ...late, answer: 'x' }, 'wrong'))
  expect(end.kind === 'score' && [end.right.length, end.missed.length]).toEqual([1, 1])
  expect(placeOfNew(late, 7)).toEqual(placeAt(7, { options }))
})

test('seeds have at most nine digits', () => {
  expect([newSeed(() => 0), newSeed(() => 1 - 2 ** -53)]).toEqual([0, 999_999_999])
})
