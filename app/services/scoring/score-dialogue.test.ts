import { expect, test } from 'vitest'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/example-dialogue.fixture.ts'
import { overallFeedback } from '#app/models/scoring/feedback.ts'
import type { SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import { scoreDialogue } from './score-dialogue.server.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'

const MODELS = EXAMPLE_SEGMENTS.map(({ translation }) => translation)
const spoken = (texts: string[], source: SourcedRendition['source'] = 'openai'): SourcedRendition[] =>
  texts.map((text) => ({ status: 'spoken', text, source }))
const evaluate = (renditions: SourcedRendition[]) =>
  scoreDialogue({
    submissionId: '2f6c1c3e-6f5a-4f5e-9a59-0f2b6f6f0a11',
    dialogueId: 7,
    segments: EXAMPLE_SEGMENTS,
    renditions,
    scorer: embeddedScorer,
  })

test('a right dialogue has 45 marks, every segment good and nothing to work on', async () => {
  const evaluation = EvaluationSchema.parse(await evaluate(spoken(MODELS)))
  expect(evaluation).toMatchObject({
    status: 'scored',
    dialogueId: 7,
    overallScore: 45,
    naatiScore: { total: 45, grade: 'Pass', autoFailTriggered: false, errors: [] },
    subScores: { meaning: 100, language: 100, delivery: 100 },
    improvements: [],
    engine: 'embedded',
  })
  expect(evaluation.segments.map(({ verdict, score }) => [verdict, score])).toEqual(MODELS.map(() => ['good', 45]))
  expect(evaluation.strengths[0]).toBe('13 of 13 segments without an error.')
})

test('a silent dialogue is 0, every segment missed, and nothing is praised', async () => {
  for (const renditions of [
    [],
    MODELS.map((): SourcedRendition => ({ status: 'missed' })),
    spoken(MODELS.map(() => '  ')),
  ]) {
    const evaluation = await evaluate(renditions)
    expect(evaluation).toMatchObject({
      overallScore: 0,
      naatiScore: { total: 0, grade: 'Fail', autoFailTriggered: true },
      subScores: { meaning: 0, language: 0, delivery: 0 },
      strengths: [],
    })
    expect(
      evaluation.segments.every(
        ({ verdict, score, transcript }) => verdict === 'missed' && score === 0 && transcript === null,
      ),
    ).toBe(true)
    expect(evaluation.transcriptions[0]).toEqual({ segmentIndex: 0, text: 'Recording not available' })
  }
})

test('filler sounds alone are no interpretation', async () => {
  for (const sound of ['um', '…', '😀']) {
    const evaluation = EvaluationSchema.parse(await evaluate(spoken(MODELS.map(() => sound))))
    expect(evaluation).toMatchObject({
      overallScore: 0,
      subScores: { meaning: 0, language: 0, delivery: 0 },
      outlook: { low: 0, high: 0, sureness: 'high', unmatched: [] },
      strengths: [],
    })
    expect(evaluation.overallFeedback).toMatch(/^Nothing was interpreted/u)
    const [first] = evaluation.segments
    expect(first).toMatchObject({ verdict: 'missed', score: 0, transcript: sound })
    expect(first?.feedback).toBe('No interpretation recorded for this segment.')
  }
  const one = await evaluate(spoken(MODELS.map((text, index) => (index === 0 ? 'um' : text))))
  expect(one.overallFeedback).toContain('One segment has no interpretation.')
  expect(one).toMatchObject({ overallScore: 40, subScores: { meaning: 92, language: 92, delivery: 92 } })
})

test('exactly 29 is neither above nor short of what a dialogue needs', async () => {
  const evaluation = await evaluate(spoken(MODELS))
  const naatiScore = { ...evaluation.naatiScore, total: 29 }
  const input = { naatiScore, segments: EXAMPLE_SEGMENTS, missedSegments: [], deliveryAssessed: true }
  expect(overallFeedback(input)).toMatch(/^29 of 45: exactly what a dialogue needs\./u)
  const more = { ...input, naatiScore: { ...naatiScore, total: 29.1 } }
  expect(overallFeedback(more)).toMatch(/^29\.1 of 45: above/u)
})

test('the overall score is the sheet’s total and the deductions add up to it', async () => {
  const evaluation = await evaluate(
    spoken(MODELS.map((text) => text.replace('520', '250').replace('perşembe', 'salı').replace('Perşembe', 'Salı'))),
  )
  const taken = evaluation.naatiScore.errors.reduce((sum, { deduction }) => sum + deduction, 0)
  expect(evaluation.overallScore).toBe(45 - taken)
  // A wrong day is a major error, a wrong rent a critical one.
  expect(evaluation.overallScore).toBe(38)
  expect(evaluation.segments[5]).toMatchObject({
    verdict: 'missed',
    score: 20,
    feedback: 'The speaker said “520”; your listener heard “$250”.',
  })
  expect(evaluation.improvements).toEqual([
    'Note every number, date and time the moment you hear it, and read it back from your notes.',
  ])
})

test('typed renditions are marked as the learner’s own and have no delivery', async () => {
  const evaluation = await evaluate(
    spoken(
      MODELS.map((text) => `um, uh, ${text}`),
      'typed',
    ),
  )
  expect(evaluation.subScores.delivery).toBeNull()
  expect(evaluation.naatiScore.errors).toEqual([])
  expect(evaluation.segments[0]).toMatchObject({ transcriptSource: 'typed' })
})

test('three missed segments auto-fail a dialogue that has the marks', async () => {
  const evaluation = await evaluate(spoken(MODELS.map((text, index) => (index < 3 ? '' : text))))
  expect(evaluation.naatiScore).toMatchObject({ total: 30, grade: 'Fail', autoFailTriggered: true })
  expect(evaluation.overallFeedback).toContain('3 segments have no interpretation.')
})
