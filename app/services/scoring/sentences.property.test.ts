import { array, assert, constantFrom, integer, property, record, tuple, type Arbitrary } from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import {
  assembleEvaluation,
  normaliseRendition,
  type SourcedRendition,
} from '#app/models/scoring/assemble-evaluation.ts'
import { comparedModels } from '#app/models/scoring/compared-models.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '#app/models/scoring/example-dialogue.fixture.ts'
import { DENIALS, DENIED_FAMILIES, GROUNDS } from './sentences.fixture.ts'
import { assessSegment, openScorer } from './judging/open-scorer.server.ts'
import { CATEGORIES, type Evaluation, type Finding } from '#app/models/scoring/evaluation.ts'
import { SEVERITIES } from '#app/models/scoring/severities.ts'
import { makeFinding, missedFinding } from '#app/models/scoring/finding.ts'
import { familyOf } from '#app/models/scoring/error-family.ts'
import { rangeText, unmatchedText } from '#app/models/scoring/outlook-text.ts'
import { RULE_TABLE } from '#app/models/scoring/rule-table.ts'

/** Each saying of each of these segments is judged once: a few seconds. */
const SEGMENTS = EXAMPLE_SEGMENTS.slice(0, 6)
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const segmentAt = (index: number) => {
  const segment = SEGMENTS[index]
  if (!segment) throw new Error(`The example has no segment ${index}.`)
  return segment
}

/** Possible renditions of a segment, from correct to none. */
const SAYINGS = {
  model: (index: number) => segmentAt(index).translation,
  paraphrase: (index: number) => PARAPHRASES[index]?.[0] ?? segmentAt(index).translation,
  source: (index: number) => segmentAt(index).text,
  ofAnother: (index: number) => segmentAt((index + 2) % SEGMENTS.length).translation,
  sourceOfAnother: (index: number) => segmentAt((index + 2) % SEGMENTS.length).text,
  half: (index: number) => segmentAt(index).translation.split(' ').slice(0, 7).join(' '),
  nodding: () => 'evet tamam',
  yes: () => 'yes okay fine',
  hesitant: (index: number) => `um, uh, um ${segmentAt(index).translation}`,
  otherNumbers: (index: number) => segmentAt(index).translation.replaceAll(/\d+/gu, '77'),
  denied: (index: number) => segmentAt(index).translation.replaceAll(/mayın|not |n't/gu, ''),
  sound: () => 'um',
  nothing: () => '',
}

const saying = constantFrom(...Object.values(SAYINGS))
const pauses = constantFrom<number[]>([], [], [2600])
const spokenSegment: Arbitrary<(index: number) => SourcedRendition> = tuple(
  saying,
  constantFrom<SourcedRendition['source']>('openai', 'typed', undefined),
  pauses,
).map(([say, source, pausesMs]) => (index: number) => ({
  status: 'spoken',
  text: say(index),
  source,
  ...(source === 'openai' && {
    delivery: { durationMs: 9000, startDelayMs: 800, speechSpanMs: 8000, pausesMs, level: -20 },
  }),
}))

const judged = new Map<string, readonly Finding[]>()
const keyOf = (index: number, text: string) => `${index} ${text}`

beforeAll(async () => {
  const engine = await openScorer()
  for (const [index, segment] of SEGMENTS.entries()) {
    for (const rendition of new Set(Object.values(SAYINGS).map((say) => say(index)))) {
      const { findings } = await assessSegment(engine, { segment, segmentId: index + 1, rendition })
      judged.set(keyOf(index, rendition), findings)
    }
  }
})

function findingsIn(rendition: SourcedRendition, index: number): readonly Finding[] {
  if (rendition.status === 'missed') return [missedFinding(index + 1)]
  const known = judged.get(keyOf(index, rendition.text))
  if (!known) throw new Error(`Not judged: ${rendition.text}`)
  return known
}

function evaluate(renditions: SourcedRendition[], findings?: Finding[]): Evaluation {
  const segments = renditions.map((_, index) => segmentAt(index))
  const settled = renditions.map(normaliseRendition)
  const found = settled.flatMap(findingsIn)
  return assembleEvaluation({
    submissionId: 'property',
    dialogueId: 1,
    segments,
    renditions: settled,
    findings: findings ?? found,
    engine: 'embedded',
  })
}

const dialogue = array(spokenSegment, { minLength: 1, maxLength: SEGMENTS.length })

const WORDS = ['', 'on Monday', '250 dolar', 'not now', 'gelmeyecek', 'the report', 'kira']
const anyFinding = record({
  segment: integer({ min: 1, max: 6 }),
  rule: constantFrom(...Object.keys(RULE_TABLE), 'model', 'a-rule-that-is-no-more'),
  expected: constantFrom(...WORDS),
  heard: constantFrom(...WORDS),
  type: constantFrom(...SEVERITIES),
  category: constantFrom(...CATEGORIES),
}).map(({ segment, rule, expected, heard, type, category }): Finding => {
  const known = Object.keys(RULE_TABLE).find((name): name is keyof typeof RULE_TABLE => name === rule)
  if (known) return makeFinding({ segmentId: segment, rule: known, facts: { expected, heard, count: '3' } })
  return {
    segment_id: segment,
    type,
    category,
    rule,
    facts: { turkish: 'Model bunu buldu.' },
    detail: 'The model found this.',
    referenceQuote: expected || null,
    renditionQuote: heard || null,
    confidence: 'medium',
  }
})

/** Every sentence of a result, without its quotes. */
function said(evaluation: Evaluation) {
  const bare = (text: string) => text.replaceAll(/“[^”]*”/gu, (quoted) => (quoted === '“not”' ? quoted : '“…”'))
  const { naatiScore, outlook, segments, turkish } = evaluation
  if (!outlook || !turkish) throw new Error('A new evaluation has an outlook, and Turkish sentences.')
  const why = (locale: 'en' | 'tr') => bare(rangeText(evaluation, outlookCopy[locale]) ?? '')
  return {
    errors: naatiScore.errors.flatMap(({ detail, detailTurkish = '' }) => [bare(detail), bare(detailTurkish)]),
    praise: [...evaluation.strengths, ...turkish.strengths].map(bare),
    advice: [...evaluation.improvements, ...turkish.improvements].map(bare),
    overall: [evaluation.overallFeedback, turkish.overallFeedback],
    why: [why('en'), why('tr')],
    segments: segments.map(({ segmentIndex, feedback }) => ({ number: segmentIndex + 1, feedback: bare(feedback) })),
  }
}

function checkSentences(evaluation: Evaluation) {
  const { errors, praise, advice, overall, why, segments } = said(evaluation)
  for (const sentence of [...praise, ...overall, ...why]) {
    for (const [claim, denial] of DENIALS)
      if (claim.test(sentence))
        expect(
          errors.filter((error) => denial.test(error)),
          sentence,
        ).toEqual([])
  }
  const spokenOf = evaluation.naatiScore.errors.map(familyOf)
  const significant = evaluation.naatiScore.errors.filter(({ type }) => type !== 'minor')
  for (const [claim, families] of DENIED_FAMILIES) {
    const denied = significant.filter((error) => families.includes(familyOf(error)))
    if (praise.some((sentence) => claim.test(sentence))) expect(denied).toEqual([])
  }
  for (const sentence of advice) {
    for (const [claim, ground, ...families] of GROUNDS)
      if (claim.test(sentence))
        expect(
          errors.some((error) => ground.test(error)) || spokenOf.some((family) => families.includes(family)),
          sentence,
        ).toBe(true)
  }
  for (const { number, feedback } of segments) {
    const own = evaluation.naatiScore.errors.filter(({ segment_id }) => segment_id === number)
    if (feedback.startsWith('No marks were taken off here')) expect(own).toEqual([])
    const unmatched = evaluation.outlook?.unmatched.includes(number) ?? false
    if (unmatched && own.length === 0) expect(unmatchedText(own, outlookCopy.en)).not.toContain('higher')
  }
  const cleanly = /^(\d+) of (\d+) segments without an error/u.exec(praise[0] ?? '')
  if (cleanly) {
    const faulty = new Set(evaluation.naatiScore.errors.map(({ segment_id }) => segment_id))
    expect(Number(cleanly[1])).toBe(
      evaluation.segments.filter(({ segmentIndex }) => !faulty.has(segmentIndex + 1)).length,
    )
  }
  if (why[0]?.includes('judge it higher') || why[0]?.includes('judge them higher')) {
    const charged = new Set(evaluation.naatiScore.errors.map(({ segment_id }) => segment_id))
    expect(evaluation.outlook?.unmatched.every((number) => charged.has(number))).toBe(true)
  }
}

test('no sentence contradicts another in a dialogue of our own scorer', () => {
  assert(
    property(dialogue, (sayings) => {
      checkSentences(evaluate(sayings.map((say, index) => say(index))))
    }),
    { numRuns: 150 },
  )
})

test('no sentence contradicts another, whoever found the errors', () => {
  const models = Array.from({ length: SEGMENTS.length }, (_, index): SourcedRendition => {
    return { status: 'spoken', text: segmentAt(index).translation, source: 'openai' }
  })
  assert(
    property(array(anyFinding, { maxLength: 5 }), (findings) => {
      checkSentences(evaluate(models, findings))
    }),
    { numRuns: 120 },
  )
})

test('what a sheet quotes stands in the source, or in the models that are shown', () => {
  assert(
    property(dialogue, (sayings) => {
      const { naatiScore } = evaluate(sayings.map((say, index) => say(index)))
      for (const error of naatiScore.errors) {
        const segment = segmentAt(error.segment_id - 1)
        const own = naatiScore.errors.filter(({ segment_id }) => segment_id === error.segment_id)
        const { compared } = comparedModels(segment, own)
        expect(
          [segment.text, ...compared].some((text) => text.includes(error.referenceQuote ?? '')),
          error.detail,
        ).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('“evet tamam” for five segments is no interpretation of any, and never praised', () => {
  const said5 = evaluate(Array.from({ length: 5 }, () => ({ status: 'spoken', text: 'evet tamam', source: 'typed' })))
  expect(
    new Set(said5.naatiScore.errors.filter(({ type }) => type !== 'minor').map((one) => one.segment_id)).size,
  ).toBe(5)
  expect(said5.strengths).toEqual([])
  expect(said5.naatiScore.grade).toBe('Fail')
})
