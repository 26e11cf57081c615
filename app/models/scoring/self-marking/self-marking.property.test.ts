import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNIT_WEIGHTS } from '#app/config/dialogues.ts'
import { DialogueFileSchema, readFileSegments } from '../../dialogues/dialogue-file.ts'
import { assembleEvaluation } from '../assemble-evaluation.ts'
import { deduct } from '../naati-score.ts'
import { checklistOf } from './checklist.ts'
import { findingsFromMarks } from './marks-to-findings.ts'
import { FULL_WEIGHT, OWN_MARKS, type UnitMarks, type UnitWeight } from './unit.ts'

const FOLDER = 'content/dialogues'
const dialogues = readdirSync(FOLDER).map((name) => {
  const file = DialogueFileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
  return readFileSegments(file.segments).segments
})
const library = dialogues.flat()

/** More would not fit three minutes for thirteen segments. */
const MOST_LINES = 14

test('every segment of the library has a short checklist in the words of its model', () => {
  for (const segment of library) {
    const units = checklistOf(segment)
    expect(units.length).toBeGreaterThan(0)
    expect(units.length).toBeLessThanOrEqual(MOST_LINES)
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
    for (const { text, within } of units) {
      expect(segment.translation).toContain(text)
      expect(within === null || units.some(({ id }) => id === within)).toBe(true)
    }
  }
})

const words = (text: string) => text.replaceAll(/[\s\p{P}]+/gu, ' ').trim()

test('where the content names no units, every word of the model is in one of its clauses', () => {
  for (const { units: _units, ...segment } of library) {
    const clauses = checklistOf(segment).filter(({ within }) => within === null)
    expect(words(clauses.map(({ text }) => text).join(' '))).toBe(words(segment.translation))
  }
})

test('where the content names units, they are the checklist, with their weights', () => {
  const named = library.filter(({ units = [] }) => units.length > 0)
  expect(named.length).toBeGreaterThan(0)
  for (const segment of named) {
    expect(checklistOf(segment)).toEqual(
      segment.units?.map(({ kind, text, weight = FULL_WEIGHT }) =>
        expect.objectContaining({ kind, text, weight, within: null }),
      ),
    )
  }
})

const MARKED = fc.constantFrom(...dialogues).chain((segments) =>
  fc.tuple(
    fc.constant(segments),
    fc.tuple(
      ...segments.map((segment): fc.Arbitrary<UnitMarks> => {
        const ids = checklistOf(segment).map(({ id }) => id)
        return fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...OWN_MARKS))
      }),
    ),
  ),
)

const findingsOf = (segments: typeof library, marks: readonly UnitMarks[]) =>
  segments.flatMap((segment, index) => findingsFromMarks({ segment, segmentId: index + 1, marks: marks[index] ?? {} }))

const totalOf = (segments: typeof library, marks: readonly UnitMarks[]) =>
  deduct({ findings: findingsOf(segments, marks), segmentCount: segments.length }).total

test('another mark never raises the score, and no mark costs nothing', () => {
  fc.assert(
    fc.property(MARKED, fc.nat(), fc.constantFrom(...OWN_MARKS), ([segments, marks], at, mark) => {
      const place = at % segments.length
      const segment = segments[place]
      const unmarked = segment ? checklistOf(segment).filter(({ id }) => !marks[place]?.[id]) : []
      const unit = unmarked[at % Math.max(1, unmarked.length)]
      if (!unit) return
      const more = marks.map((own, index) => (index === place ? { ...own, [unit.id]: mark } : own))
      expect(totalOf(segments, more)).toBeLessThanOrEqual(totalOf(segments, marks))
      expect(
        totalOf(
          segments,
          segments.map(() => ({})),
        ),
      ).toBe(45)
    }),
    { numRuns: 300 },
  )
})

test('a heavier unit never costs less than a lighter one of the same kind and mark', () => {
  const [lightest, ...heavier] = UNIT_WEIGHTS
  fc.assert(
    fc.property(MARKED, fc.nat(), fc.nat(), ([segments, marks], at, unitAt) => {
      const place = at % segments.length
      const withWeight = (weight: UnitWeight) =>
        segments.map((segment, index) => {
          if (index !== place || !segment.units) return segment
          const chosen = unitAt % segment.units.length
          return { ...segment, units: segment.units.map((unit, i) => (i === chosen ? { ...unit, weight } : unit)) }
        })
      let before = totalOf(withWeight(lightest), marks)
      for (const weight of heavier) {
        const total = totalOf(withWeight(weight), marks)
        expect(total).toBeLessThanOrEqual(before)
        before = total
      }
    }),
    { numRuns: 300 },
  )
})

test('the sheet of a marked dialogue adds up, and says who marked it', () => {
  fc.assert(
    fc.property(MARKED, ([segments, marks]) => {
      const evaluation = assembleEvaluation({
        submissionId: 'a',
        dialogueId: 1,
        segments,
        renditions: segments.map(() => ({ status: 'marked' })),
        findings: findingsOf(segments, marks),
        engine: 'embedded',
      })
      const { errors, total } = evaluation.naatiScore
      const deducted = errors.reduce((sum, { deduction }) => sum + Math.round(deduction * 10), 0)
      expect(deducted + Math.round(total * 10)).toBe(450)
      expect(evaluation.markedBy).toBe('learner')
      expect(evaluation.outlook).toBeUndefined()
      for (const segment of evaluation.segments) {
        expect(segment).toMatchObject({ markedBy: 'learner', transcript: null })
        const own = errors.filter(({ segment_id }) => segment_id === segment.segmentIndex + 1)
        expect(segment.verdict === 'good').toBe(own.length === 0)
        expect(own.every(({ detail, detailTurkish }) => detail !== '' && Boolean(detailTurkish))).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})
