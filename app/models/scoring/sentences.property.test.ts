import { array, assert, constantFrom, integer, property, record, tuple, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { assembleEvaluation, normaliseRendition, type SourcedRendition } from './assemble-evaluation.ts'
import { comparedModels } from './compared-models.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from './embedded/example-dialogue.fixture.ts'
import { findErrors } from './embedded/find-errors.ts'
import { CATEGORIES, type Evaluation, type Finding } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { makeFinding } from './finding.ts'
import { rangeText, unmatchedText } from './outlook-text.ts'
import { RULE_TABLE } from './rule-table.ts'

const segmentAt = (index: number) => {
  const segment = EXAMPLE_SEGMENTS[index]
  if (!segment) throw new Error(`The example has no segment ${index}.`)
  return segment
}

/** Possible renditions of a segment, from correct to none. */
const SAYINGS = {
  model: (index: number) => segmentAt(index).translation,
  paraphrase: (index: number) => PARAPHRASES[index]?.[0] ?? segmentAt(index).translation,
  source: (index: number) => segmentAt(index).text,
  ofAnother: (index: number) => segmentAt((index + 2) % EXAMPLE_SEGMENTS.length).translation,
  sourceOfAnother: (index: number) => segmentAt((index + 2) % EXAMPLE_SEGMENTS.length).text,
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

function evaluate(renditions: SourcedRendition[], findings?: Finding[]): Evaluation {
  const segments = renditions.map((_, index) => segmentAt(index))
  const settled = renditions.map(normaliseRendition)
  const found = settled.flatMap((rendition, index) =>
    findErrors({ segment: segmentAt(index), segmentId: index + 1, rendition }),
  )
  return assembleEvaluation({
    submissionId: 'property',
    dialogueId: 1,
    segments,
    renditions: settled,
    findings: findings ?? found,
    engine: 'embedded',
  })
}

const dialogue = array(spokenSegment, { minLength: 1, maxLength: 7 })

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
  const why = (locale: 'en' | 'tr') => bare(rangeText({ ...evaluation, outlook }, outlookCopy[locale]))
  return {
    errors: naatiScore.errors.flatMap(({ detail, detailTurkish = '' }) => [bare(detail), bare(detailTurkish)]),
    praise: [...evaluation.strengths, ...turkish.strengths].map(bare),
    advice: [...evaluation.improvements, ...turkish.improvements].map(bare),
    overall: [evaluation.overallFeedback, turkish.overallFeedback],
    why: [why('en'), why('tr')],
    segments: segments.map(({ segmentIndex, feedback }) => ({ number: segmentIndex + 1, feedback: bare(feedback) })),
  }
}

const NOTHING_CAME =
  /No interpretation|own language|in common|most of this segment|hiçbir çeviri|kendi dilinde|ortak yanı|büyük kısmı/iu

/** A sentence, and what no error beside it may say. */
const DENIALS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Every number|^Bütün sayılar/u, NOTHING_CAME],
  [
    /^Every number|^Bütün sayılar/u,
    /number|the date|day or month|unit changed|currency|frequency|amount|know when|the tense|order of events|sayı|tarih|birim|sıklı|miktar|ne zaman|zaman değişti|sırası değişti/iu,
  ],
  [/^No “not”|^Hiçbir olumsuzluk/u, NOTHING_CAME],
  [/^No “not”|^Hiçbir olumsuzluk/u, /“not”|opposite|olumsuzlu|karşıtı|tersine/iu],
  [/^Nothing important|^Önemli hiçbir şey/u, NOTHING_CAME],
  [/^Nothing important|^Önemli hiçbir şey/u, /missing|lost|not addressed|eksik|kaybol|hitap edilmedi/iu],
  [/^Delivered|^Pek duraksamadan/u, /filler|were repeated|corrects itself|dolgu|kez tekrarlandı|düzeltme/iu],
  [
    /matched in every segment[,.]|bütün bölümlerde eşleştirebildik/u,
    /own language|in common|kendi dilinde|ortak yanı/iu,
  ],
  [/matched in every segment[,.]|sözlerini bütün bölümlerde/u, /No interpretation|hiçbir çeviri/iu],
  [/No marks were taken off\.|Hiç puan kırılmadı\./u, /./u],
]

/** A sentence, and what an error must say to justify it. */
const GROUNDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Look up the words that stayed/u, /stayed in the speaker/u],
  [/^Say every segment in the other language/u, /own language/u],
  [/^Say something for every segment/u, /No interpretation/u],
  [/^Hold on to what the speaker says/u, /in common/u],
  [/^Note every number/u, /number|date|day or month|know when|unit|currency|frequency|amount/iu],
  [/^Listen for “not”/u, /“not”/u],
  [/^Write down names/u, /name/u],
  [/^Keep who does what/u, /roles|person|relative/u],
]

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
  for (const sentence of advice) {
    for (const [claim, ground] of GROUNDS)
      if (claim.test(sentence))
        expect(
          errors.some((error) => ground.test(error)),
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

test('no sentence contradicts another in a dialogue scored by the rules', () => {
  assert(
    property(dialogue, (sayings) => {
      checkSentences(evaluate(sayings.map((say, index) => say(index))))
    }),
    { numRuns: 150 },
  )
})

test('no sentence contradicts another, whoever found the errors', () => {
  const models = Array.from({ length: 6 }, (_, index): SourcedRendition => {
    return { status: 'spoken', text: segmentAt(index).translation, source: 'openai' }
  })
  assert(
    property(array(anyFinding, { maxLength: 5 }), (findings) => {
      checkSentences(evaluate(models, findings))
    }),
    { numRuns: 120 },
  )
})

test('a segment is said to be repeated only where most of what was said are its own words', () => {
  assert(
    property(dialogue, (sayings) => {
      const { naatiScore, segments } = evaluate(sayings.map((say, index) => say(index)))
      for (const { segment_id, detail } of naatiScore.errors.filter((error) =>
        error.detail.includes('repeated in its'),
      )) {
        const own = new Set(
          segmentAt(segment_id - 1)
            .text.toLocaleLowerCase('tr')
            .match(/[\p{L}\p{N}]+/gu),
        )
        const words = segments[segment_id - 1]?.transcript?.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? []
        expect(words.filter((word) => own.has(word)).length, detail).toBeGreaterThan(words.length / 2)
      }
    }),
    { numRuns: 100 },
  )
})

test('what a sheet quotes of a model stands in the models that are shown', () => {
  assert(
    property(dialogue, (sayings) => {
      const { naatiScore } = evaluate(sayings.map((say, index) => say(index)))
      for (const error of naatiScore.errors) {
        const own = naatiScore.errors.filter(({ segment_id }) => segment_id === error.segment_id)
        const { compared } = comparedModels(segmentAt(error.segment_id - 1), own)
        expect(
          compared.some((text) => text.includes(error.referenceQuote ?? '')),
          error.detail,
        ).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('“evet tamam” for five segments is neither matched nor a repetition', () => {
  const said5 = evaluate(Array.from({ length: 5 }, () => ({ status: 'spoken', text: 'evet tamam', source: 'typed' })))
  const { errors, why } = said(said5)
  expect(errors.join(' ')).not.toMatch(/repeated in its own language|kendi dilinde tekrarlandı/u)
  expect(errors).toContain("The segment was not interpreted: what was said is in the speaker's own language.")
  expect(why[0]).toContain('hardly anything of the message could be found')
  expect(said5.subScores.language).toBe(0)
})
