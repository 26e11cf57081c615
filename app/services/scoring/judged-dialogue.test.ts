import { expect, test } from 'vitest'
import { JUDGE_VERSION, RULES_VERSION } from '#app/config/scoring.ts'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/embedded/example-dialogue.fixture.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import type { Scorer } from './port.ts'
import { findDialogueErrors } from './scorer.embedded.server.ts'
import { scoreDialogue } from './score-dialogue.server.ts'

// A dialogue takes some seconds.
const LIMIT_MS = 120_000

const judge: Scorer = {
  id: 'judge',
  score: async (request) => ({ ...(await findDialogueErrors(request, 'judge')), engine: 'judge' }),
}
const segments = EXAMPLE_SEGMENTS.slice(4, 8)
const said = segments.map(({ translation }, index) =>
  index === 0
    ? { status: 'missed' as const }
    : { status: 'spoken' as const, text: index === 1 ? translation.replace('520', '250') : translation },
)

test('a dialogue judged by the judge says so, and shades what it looked at', { timeout: LIMIT_MS }, async () => {
  const result = await scoreDialogue({ submissionId: 'a', dialogueId: 1, segments, renditions: said, scorer: judge })
  expect(EvaluationSchema.parse(result)).toEqual(result)
  expect(result).toMatchObject({ engine: 'judge', rulesVersion: JUDGE_VERSION, outlook: { by: 'judge' } })
  expect(result).not.toHaveProperty('fallback')
  expect(result.naatiScore.errors).toContainEqual(expect.objectContaining({ segment_id: 1, rule: 'no-interpretation' }))
  const shaded = result.segments.flatMap(({ shades }, index) => (shades ? [index] : []))
  // Nobody judges silence, nor a model's own words.
  expect(shaded).toEqual([1])
  expect(result.segments[1]?.shades?.map(({ text }) => text).join('')).toBe(segments[1]?.text)
})

test('judged by the rules it has their version and no shades', async () => {
  const rules: Scorer = {
    id: 'embedded',
    score: async (request) => ({ ...(await findDialogueErrors(request, 'rules')), engine: 'embedded' }),
  }
  const result = await scoreDialogue({ submissionId: 'a', dialogueId: 1, segments, renditions: said, scorer: rules })
  expect(result).toMatchObject({ engine: 'embedded', rulesVersion: RULES_VERSION })
  expect(result.outlook?.by).toBeUndefined()
  expect(result.segments.some(({ shades }) => shades)).toBe(false)
})

test('of one wanted segment the others are not judged', { timeout: LIMIT_MS }, async () => {
  const { findings, shades } = await findDialogueErrors({ segments, renditions: said, only: 1 }, 'judge')
  expect(new Set(findings.filter(({ rule }) => rule !== 'no-interpretation').map((one) => one.segment_id))).toEqual(
    new Set([2]),
  )
  expect(shades.map((one) => one !== null)).toEqual([false, true, false, false])
})
