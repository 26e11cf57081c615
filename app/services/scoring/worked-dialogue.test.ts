import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '#app/models/scoring/example-dialogue.fixture.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { rangeText, whatIfText } from '#app/models/scoring/outlook-text.ts'
import { scoreDialogue } from './score-dialogue.server.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'

const DOCUMENT = new URL('../../../docs/scoring.md', import.meta.url)

/** The erroneous renditions of docs/scoring.md by 1-based segment number. Every other segment gets a faithful free rendition. */
const SAID = new Map([
  [
    3,
    'Bunu duyduğuma üzüldüm. Bu acil bir onarım, o yüzden bugün iki ile dört arasında birini göndereceğim. Elektrik tesisatını kontrol edene kadar lütfen banyonun ışığını kullanın.',
  ],
  [
    6,
    "I'll send them right away. Also, our lease ends on 14 March, and I've heard you're going to increase the rent. We're currently paying $250 a week; we can't afford any more than that.",
  ],
  [8, 'That would be very good for us. But before I sign, I want to be sure the mould will be completely removed.'],
  [
    12,
    "Um, that's a great relief, uh, thank you very much. Could I come to your office on Thursday and, um, sign the new lease? Should I bring my last three payslips as well?",
  ],
])

async function evaluate(): Promise<Evaluation> {
  const renditions = EXAMPLE_SEGMENTS.map(({ translation }, index) => {
    const text = SAID.get(index + 1) ?? PARAPHRASES[index]?.[0] ?? translation
    return { status: 'spoken' as const, text, source: 'openai' as const }
  })
  const ids = { submissionId: 'worked', dialogueId: 1 }
  return scoreDialogue({ ...ids, segments: EXAMPLE_SEGMENTS, renditions, scorer: embeddedScorer })
}

/** The result as the document shows it. */
function written(evaluation: Evaluation): string {
  const { naatiScore, whatIfs = [], subScores } = evaluation
  const copy = outlookCopy.en
  const lines = naatiScore.errors.flatMap(({ segment_id, type, category, detail, detailTurkish, deduction }) => [
    `Segment ${segment_id}  ${type}, ${category}  −${deduction}`,
    `  ${detail}`,
    `  ${detailTurkish}`,
  ])
  return [
    ...lines,
    `Score ${naatiScore.total} of 45, ${naatiScore.grade}`,
    '',
    rangeText(evaluation, copy),
    '',
    ...whatIfs.map((one) => `${whatIfText(one, copy)}: ${one.total}${one.makesPass ? `, ${copy.whatIf.pass}` : ''}`),
    '',
    `Meaning ${subScores.meaning} %, language ${subScores.language} %, technique ${subScores.delivery} %`,
  ].join('\n')
}

test('the worked dialogue of docs/scoring.md is what the engine says', async () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(written(await evaluate()))
})
