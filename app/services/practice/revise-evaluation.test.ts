import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingsIn, judgeAlone, marksOf, reviseEvaluation } from '#app/models/practice/revise-evaluation.ts'
import type { SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import { EXAMPLE_SEGMENTS } from '#app/models/scoring/embedded/example-dialogue.fixture.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { scoreDialogue } from '../scoring/score-dialogue.server.ts'
import { embeddedScorer, findDialogueErrors } from '../scoring/scorer.embedded.server.ts'

const segments = EXAMPLE_SEGMENTS
const ids = { submissionId: 'a', dialogueId: 1 }
const typed = (text: string): SourcedRendition => ({ status: 'spoken', text, source: 'typed' })
const full = segments.map(({ translation }) => typed(translation))
const cut = segments.map(({ translation }) => typed(translation.split(' ').slice(0, 3).join(' ')))
const score = (renditions: SourcedRendition[]) =>
  scoreDialogue({ ...ids, segments, renditions, scorer: embeddedScorer })

function corrected(evaluation: Evaluation, segmentIndex: number): Evaluation {
  const rendition = full[segmentIndex] ?? { status: 'missed' }
  const renditions = segments.map((_, index) => (index === segmentIndex ? rendition : { status: 'missed' as const }))
  const findings = findingsIn(findDialogueErrors({ segments, renditions }), segmentIndex)
  return reviseEvaluation({ evaluation, segments, replacement: { segmentIndex, rendition }, findings, review: false })
}

const INDEXES = fc.uniqueArray(fc.integer({ min: 0, max: segments.length - 1 }))

test('corrections in any order give what the corrected words would have given from the start', async () => {
  const heard = await score(cut)
  await fc.assert(
    fc.asyncProperty(INDEXES, async (order) => {
      const fromTheStart = await score(
        cut.map((rendition, index) => (order.includes(index) ? full[index] : undefined) ?? rendition),
      )
      expect(order.reduce(corrected, heard)).toEqual(fromTheStart)
    }),
    { numRuns: 4 },
  )
})

test('a correction leaves the findings of the other segments as they were, whoever found them', async () => {
  const heard = await score(cut)
  const [error] = heard.naatiScore.errors
  if (!error) throw new Error('Cut short, it has errors.')
  const foreign = { ...error, segment_id: 2, rule: 'model', detail: 'Found by somebody else.' }
  const evaluation = { ...heard, naatiScore: { ...heard.naatiScore, errors: [foreign] } }
  const after = corrected(evaluation, 0)
  expect(after.naatiScore.errors).toEqual([{ ...foreign, deduction: expect.any(Number) }])
})

test('a try is judged as its segment would be, and missed words cost the segment', async () => {
  const heard = await score(cut)
  const findings = findingsIn(findDialogueErrors({ segments, renditions: cut }), 1)
  const alone = judgeAlone({
    segmentIndex: 1,
    rendition: typed(cut[1]?.status === 'spoken' ? cut[1].text : ''),
    findings,
    segmentCount: segments.length,
  })
  // How like a model it is serves the outlook of a dialogue, which a try has none of.
  expect({ ...alone.result, similarity: expect.any(Number) }).toEqual(marksOf(heard, 1)?.result)
  expect(judgeAlone({ segmentIndex: 1, rendition: typed(' '), findings: [], segmentCount: 9 })).toMatchObject({
    result: { score: 0, verdict: 'missed', transcript: null },
    errors: [{ rule: 'no-interpretation', deduction: 5 }],
  })
})
