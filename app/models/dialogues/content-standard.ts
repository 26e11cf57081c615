import {
  type LEVELS,
  STANDARD_MEAN_SLACK,
  STANDARD_MOCK_WORDS,
  STANDARD_NEGATIONS_MIN,
  STANDARD_NUMBERS_MIN,
  STANDARD_SHARED_FROM_WORDS,
  STANDARD_SHARED_WORDS_MAX,
  STANDARD_VARIANTS_MIN,
  STANDARD_WORDS,
  TERMS_MAX,
  TERMS_MIN,
} from '#app/config/dialogues.ts'
import type { ContentStandardCopy } from '#app/config/copy/content-standard.ts'
import {
  type ContentMeasures,
  isTermSaid,
  measureContent,
  renditionWords,
  sharedWords,
  stemsSaid,
} from './content-measures.ts'
import type { Segment } from './segment.ts'
import type { Term } from './terms.ts'

type StandardSegment = Omit<Segment, 'variants' | 'gender'> & { variants?: readonly string[] }

export interface StandardDraft {
  level: (typeof LEVELS)[number]
  isMockTestCandidate: boolean
  segments: readonly StandardSegment[]
  terms: readonly Term[]
}

export type StandardRule = keyof ContentStandardCopy['rules']

/** Where a dialogue differs from the standard of the library. `segment` is 1-based; null for the whole dialogue. */
export interface StandardIssue {
  rule: StandardRule
  segment: number | null
  /** Figures and words of its sentence. */
  facts: Record<string, string | number>
}

const NUMBERS =
  /\d+(?:[.,:]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|quarter)\b|(?<!\p{L})(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yüz|bin|buçuk|yarım|çeyrek)(?!\p{L})/giu
const NEGATIONS = /n['’]t\b|\b(?:not|no|never)\b|(?<!\p{L})(?:değil|yok|hiç|hayır)|\p{L}m[aeıiuü]y?(?:d|z|m|y)/giu

const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const rounded = (value: number) => Math.round(value * 10) / 10

function lengthIssues({ level, isMockTestCandidate }: StandardDraft, measures: ContentMeasures): StandardIssue[] {
  const { meanMin, meanMax, deviationMin } = STANDARD_WORDS[level]
  const { mean, deviation, total } = measures
  const issues: StandardIssue[] = []
  if (mean < meanMin - STANDARD_MEAN_SLACK || mean > meanMax + STANDARD_MEAN_SLACK) {
    issues.push({ rule: 'mean', segment: null, facts: { mean: rounded(mean), least: meanMin, most: meanMax } })
  }
  if (deviation < deviationMin) {
    issues.push({ rule: 'even', segment: null, facts: { deviation: rounded(deviation), least: deviationMin } })
  }
  const { least, most } = STANDARD_MOCK_WORDS
  if (isMockTestCandidate && (total < least || total > most)) {
    issues.push({ rule: 'mock-words', segment: null, facts: { total, least, most } })
  }
  return issues
}

function difficultyIssues({ level, segments }: StandardDraft): StandardIssue[] {
  const text = segments.map((segment) => segment.text).join('\n')
  const found = { numbers: countIn(text, NUMBERS), negations: countIn(text, NEGATIONS) }
  const wanted = { numbers: STANDARD_NUMBERS_MIN[level], negations: STANDARD_NEGATIONS_MIN[level] }
  return (['numbers', 'negations'] as const).flatMap((rule) =>
    found[rule] < wanted[rule] ? [{ rule, segment: null, facts: { count: found[rule], least: wanted[rule] } }] : [],
  )
}

function termIssues({ segments, terms }: StandardDraft): StandardIssue[] {
  const count = terms.length
  const issues: StandardIssue[] =
    count < TERMS_MIN || count > TERMS_MAX
      ? [{ rule: 'terms', segment: null, facts: { count, least: TERMS_MIN, most: TERMS_MAX } }]
      : []
  const said = stemsSaid(segments)
  for (const { english, turkish } of terms) {
    const unsaid = [
      ...(isTermSaid({ term: english, language: 'en', said: said.en }) ? [] : [english]),
      ...(isTermSaid({ term: turkish, language: 'tr', said: said.tr }) ? [] : [turkish]),
    ]
    for (const term of unsaid) issues.push({ rule: 'term-unsaid', segment: null, facts: { term } })
  }
  return issues
}

/** The first pair of renditions that are hardly two; by place, 0 being the model. */
function findAlike(segment: StandardSegment): { one: number; other: number } | null {
  const renditions = renditionWords(segment)
  for (const [other, words] of renditions.entries()) {
    const one = renditions.slice(0, other).findIndex((earlier) => {
      const share = sharedWords(earlier, words)
      const isLong = new Set(earlier).size > STANDARD_SHARED_FROM_WORDS
      return share === 1 || (isLong && share > STANDARD_SHARED_WORDS_MAX)
    })
    if (one >= 0) return { one, other }
  }
  return null
}

function segmentIssues({ level, segments }: StandardDraft, { words }: ContentMeasures): StandardIssue[] {
  const { least, most } = STANDARD_WORDS[level]
  return segments.flatMap((segment, index) => {
    const place = index + 1
    const count = words[index] ?? 0
    const variants = segment.variants?.length ?? 0
    const alike = findAlike(segment)
    const issues: StandardIssue[] = []
    if (count > most) issues.push({ rule: 'long', segment: place, facts: { count, most } })
    if (count > 0 && count < least) issues.push({ rule: 'short', segment: place, facts: { count, least } })
    if (variants < STANDARD_VARIANTS_MIN) {
      issues.push({ rule: 'variants', segment: place, facts: { count: variants, least: STANDARD_VARIANTS_MIN } })
    }
    if (alike) issues.push({ rule: 'alike', segment: place, facts: { ...alike } })
    return issues
  })
}

/**
 * Where a draft differs from the standard of the library: the whole dialogue first, then segment by segment. Advice only.
 * Never throws, and accepts unfinished drafts.
 */
export function checkStandard(draft: StandardDraft): StandardIssue[] {
  const measures = measureContent(draft.segments)
  return [
    ...lengthIssues(draft, measures),
    ...difficultyIssues(draft),
    ...termIssues(draft),
    ...segmentIssues(draft, measures),
  ]
}
