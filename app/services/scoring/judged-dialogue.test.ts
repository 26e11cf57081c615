import { expect, test, vi } from 'vitest'
import { SCORER_VERSION } from '#app/config/scoring.ts'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/example-dialogue.fixture.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Scorer } from './port.ts'
import { embeddedScorer, findDialogueErrors } from './scorer.embedded.server.ts'
import { scoreDialogue } from './score-dialogue.server.ts'

// A dialogue takes some seconds.
vi.setConfig({ testTimeout: 120_000 })

const segments = EXAMPLE_SEGMENTS.slice(4, 8)
const said = segments.map(({ translation }, index) =>
  index === 0
    ? { status: 'missed' as const }
    : { status: 'spoken' as const, text: index === 1 ? translation.replace('520', '250') : translation },
)

test('a dialogue has a range, and is shaded where the judge looked at it', async () => {
  const result = await scoreDialogue({
    submissionId: 'a',
    dialogueId: 1,
    segments,
    renditions: said,
    scorer: embeddedScorer,
  })
  expect(EvaluationSchema.parse(result)).toEqual(result)
  expect(result).toMatchObject({ engine: 'embedded', rulesVersion: SCORER_VERSION, outlook: { by: 'judge' } })
  expect(result).not.toHaveProperty('fallback')
  expect(result.naatiScore.errors).toContainEqual(expect.objectContaining({ segment_id: 1, rule: 'no-interpretation' }))
  const shaded = result.segments.flatMap(({ shades }, index) => (shades ? [index] : []))
  // Nobody judges silence, nor a model's own words.
  expect(shaded).toEqual([1])
  expect(result.segments[1]?.shades?.map(({ text }) => text).join('')).toBe(segments[1]?.text)
})

test('without the judge a dialogue has no range, and says so', async () => {
  const scorer: Scorer = {
    id: 'embedded',
    score: async () => ({ findings: [], engine: 'embedded', fallback: 'judge' }),
  }
  const result = await scoreDialogue({ submissionId: 'a', dialogueId: 1, segments, renditions: said, scorer })
  expect(result).toMatchObject({ fallback: 'judge' })
  expect(result).not.toHaveProperty('outlook')
})

test('of one wanted segment the others are not judged', async () => {
  const { findings, shades } = await findDialogueErrors({ segments, renditions: said, only: 1 })
  expect(new Set(findings.filter(({ rule }) => rule !== 'no-interpretation').map((one) => one.segment_id))).toEqual(
    new Set([2]),
  )
  expect(shades.map((one) => one !== null)).toEqual([false, true, false, false])
})

test('a synonym of the library costs nothing, and excuses nothing else', async () => {
  const segment = SegmentSchema.parse({
    speaker: 'Turkish',
    text: 'Fizyoterapiste haftada iki kez gidiyorum.',
    translation: 'I go to the physiotherapist twice a week.',
  })
  const words = [
    { english: 'physiotherapist', turkish: 'fizyoterapist', acceptedEnglish: ['body doctor'], acceptedTurkish: [] },
  ]
  const find = async (text: string) =>
    (await findDialogueErrors({ segments: [segment], renditions: [{ status: 'spoken', text }], words })).findings
  expect(await find('I go to the body doctor twice a week.')).toEqual([])
  expect(await find('I go to the body doctor three times a week.')).not.toEqual([])
  expect(await find('I never go to the body doctor twice a week.')).not.toEqual([])
})
