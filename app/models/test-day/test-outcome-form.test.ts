import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { OUTCOME_NOTE_MAX_CHARACTERS } from '#app/config/test-day.ts'
import { OUTCOMES } from './test-outcome.ts'
import { TestOutcomeFormSchema, toTestOutcome } from './test-outcome-form.ts'

const FORM = { intent: 'save', satOn: '2026-11-20', outcome: 'not-passed' }

function read(fields: Record<string, string>) {
  const { data, error } = TestOutcomeFormSchema.safeParse({ ...FORM, ...fields })
  if (!data) return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return data.intent === 'save' ? toTestOutcome(data) : data
}

test('an outcome alone is enough', () => {
  expect(read({})).toEqual({
    satOn: '2026-11-20',
    outcome: 'not-passed',
    marks: null,
    firstMarks: null,
    secondMarks: null,
    note: '',
  })
})

test.each([
  [{ marks: '62,5' }, { marks: 62.5 }],
  [{ marks: ' 62.5 ' }, { marks: 62.5 }],
  [
    { firstMarks: '31', secondMarks: '28,5' },
    { marks: 59.5, firstMarks: 31, secondMarks: 28.5 },
  ],
  [{ firstMarks: '31' }, { marks: null, firstMarks: 31 }],
  [{ marks: '90', firstMarks: '45', secondMarks: '45', outcome: 'passed' }, { marks: 90 }],
  [{ marks: '70', outcome: 'waiting' }, { marks: null }],
  [{ marks: '70', outcome: 'unsaid' }, { marks: null }],
  [{ note: ' one\r\ntwo ' }, { note: 'one\ntwo' }],
])('%j is read as %j', (fields, told) => {
  expect(read(fields)).toMatchObject(told)
})

test.each([
  [{ outcome: 'great' }, ['outcome: outcomeRequired']],
  [{ marks: '91' }, ['marks: testMarksWrong']],
  [{ marks: '62,3' }, ['marks: testMarksWrong']],
  [{ marks: '-1' }, ['marks: testMarksWrong']],
  [{ marks: '1e1' }, ['marks: testMarksWrong']],
  [{ firstMarks: '45,5' }, ['firstMarks: dialogueMarksWrong']],
  [{ marks: '60', firstMarks: '31', secondMarks: '30' }, ['marks: marksDoNotAdd']],
  [{ note: 'a\0b' }, ['note: unreadable']],
  [{ note: 'a'.repeat(OUTCOME_NOTE_MAX_CHARACTERS + 1) }, ['note: noteLong']],
])('%j is refused', (fields, problems) => {
  expect(read(fields)).toEqual(problems)
})

test('whatever is stored is within the limits', () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: -5, max: 99 }).map(String))
  const outcome = fc.constantFrom(...OUTCOMES)
  fc.assert(
    fc.property(outcome, typed, typed, typed, (said, marks, firstMarks, secondMarks) => {
      const told = read({ outcome: said, marks, firstMarks, secondMarks })
      if (!told || Array.isArray(told) || !('marks' in told)) return
      for (const [value, most] of [
        [told.marks, 90],
        [told.firstMarks, 45],
        [told.secondMarks, 45],
      ] as const) {
        if (value === null) continue
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(most)
        expect(value * 2).toBe(Math.round(value * 2))
      }
    }),
  )
})
