import { expect, test } from 'vitest'
import { newEvaluation } from '../../../tests/support/evaluation.ts'
import { comparedModels } from './compared-models.ts'
import type { ErrorItem } from './evaluation.ts'
import { makeFinding } from './finding.ts'
import { StoredEvaluationSchema } from './stored-evaluation.ts'

const OLD = 'The segment was repeated in its own language instead of being interpreted.'
const OLD_TURKISH = 'Bölüm çevrilmedi, kendi dilinde tekrarlandı.'

/** As stored by an older release, which called any words in the speaker's language a repetition. */
function stored() {
  const error: ErrorItem = {
    ...makeFinding({ segmentId: 1, rule: 'not-interpreted', rendition: 'evet tamam' }),
    detail: OLD,
    detailTurkish: OLD_TURKISH,
    deduction: 5,
  }
  const evaluation = newEvaluation({ submissionId: 'old', dialogueId: 1, total: 40 })
  return {
    ...evaluation,
    strengths: ['12 of 13 segments without a deduction.', 'Every number, date and time was kept.'],
    naatiScore: { ...evaluation.naatiScore, errors: [error] },
    segments: [
      {
        segmentIndex: 0,
        verdict: 'missed' as const,
        score: 0,
        transcript: 'evet tamam',
        transcriptSource: 'typed' as const,
        feedback: `${OLD} One more point is on the sheet.`,
        feedbackTurkish: OLD_TURKISH,
      },
    ],
  }
}

test('an older result is read without wrong sentences and with its marks', () => {
  const evaluation = StoredEvaluationSchema.parse(stored())
  const now = "The segment was not interpreted: what was said is in the speaker's own language."
  expect(evaluation.naatiScore.errors[0]).toMatchObject({ detail: now, deduction: 5 })
  expect(evaluation.naatiScore.errors[0]?.detailTurkish).toBe('Bölüm çevrilmedi: söylenenler konuşanın kendi dilinde.')
  expect(evaluation.segments[0]?.feedback).toBe(`${now} One more point is on the sheet.`)
  expect(evaluation.segments[0]?.feedbackTurkish).toBe('Bölüm çevrilmedi: söylenenler konuşanın kendi dilinde.')
  expect(evaluation.strengths).toEqual(['12 of 13 segments without a deduction.'])
  expect(evaluation.naatiScore.total).toBe(40)
})

test('the model that an error was found with is shown first, by its quote where an older result does not say', () => {
  const segment = {
    translation: 'The bus leaves at ten.',
    variants: ['The bus goes at ten.', 'At ten the bus departs.'],
  }
  const shown = (errors: { model?: string; referenceQuote: string | null; facts?: Record<string, string> }[]) =>
    comparedModels(
      segment,
      errors.map((error) => ({ facts: {}, ...error })),
    )
  expect(shown([])).toEqual({ compared: [segment.translation], alsoRight: segment.variants })
  // A quote of the source says nothing of a model.
  expect(shown([{ referenceQuote: 'goes', facts: { quoted: 'source' } }])).toEqual(shown([]))
  expect(shown([{ referenceQuote: 'goes' }])).toEqual({
    compared: ['The bus goes at ten.'],
    alsoRight: [segment.translation, 'At ten the bus departs.'],
  })
  expect(shown([{ model: 'The bus is off at ten.', referenceQuote: 'off' }])).toEqual({
    compared: ['The bus is off at ten.'],
    alsoRight: [segment.translation, ...segment.variants],
  })
  expect(shown([{ referenceQuote: 'nowhere' }, { referenceQuote: null }]).compared).toEqual([segment.translation])
})
