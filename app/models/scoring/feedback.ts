import { scoringCopy } from '#app/config/copy/scoring.ts'
import { numberFormat } from '#app/config/formats.ts'
import { FULL_MARKS, OVERALL_LISTED_IMPROVEMENTS, PASS_MARKS } from '#app/config/scoring.ts'
import { START_WITHIN_MS } from '#app/config/speech.ts'
import { targetLanguage } from '../dialogues/language.ts'
import type { Segment } from '../dialogues/segment.ts'
import type { Delivery } from '../speech/delivery-schema.ts'
import { summariseDelivery } from '../speech/delivery.ts'
import { adviceOf } from './advice.ts'
import { type Claim, CLAIMS, deniedClaims } from './claims.ts'
import { readSource } from '../language/utterance.ts'
import { CATEGORIES, type Category, type ErrorItem, type Finding, type NaatiScore } from './evaluation.ts'
import { findingSentence } from './finding.ts'
import { partMarks } from './part-score.ts'

/** Feedback is written in both languages of the test. */
export type FeedbackLanguage = 'en' | 'tr'

const marksIn = (language: FeedbackLanguage) => numberFormat(language, { maximumFractionDigits: 1 })

/** The input of the sentences about a dialogue. */
export interface ScoredDialogue {
  naatiScore: NaatiScore
  segments: readonly Segment[]
  /** 1-based ids of segments without an interpretation. */
  missedSegments: readonly number[]
  deliveryAssessed: boolean
  /** Delivery per segment, where measured. */
  deliveries?: readonly (Delivery | null)[]
  /** If `segments` are only the beginning of a dialogue: how many the whole has. */
  partOf?: number | null | undefined
}

/** The target language of a segment. For a deleted segment it does not matter. */
const targetLanguageOf = (segment: Segment | undefined) => (segment ? targetLanguage(segment) : 'en')

/** One or two sentences about a segment: the most severe finding, and how many more there are. */
export function segmentFeedback(
  input: { findings: readonly Finding[]; missed: boolean; isMarked?: boolean },
  language: FeedbackLanguage = 'en',
): string {
  const copy = scoringCopy[language]
  const [first, ...more] = input.findings
  // A segment without a recording has no finding of its own; one that the learner marked does.
  if (input.missed && !(input.isMarked && first)) return copy.segment.missed
  if (!first) return input.isMarked ? copy.segment.goodByLearner : copy.segment.good
  const detail = language === 'en' ? first.detail : (findingSentence(first, language) ?? first.detail)
  return more.length === 0 ? detail : `${detail} ${copy.segment.more(more.length)}`
}

/** Marks lost by category, most first. */
function marksByCategory(errors: readonly ErrorItem[]): { category: Category; marks: number }[] {
  return CATEGORIES.map((category) => ({
    category,
    marks: errors.filter((error) => error.category === category).reduce((sum, { deduction }) => sum + deduction, 0),
  }))
    .filter(({ marks }) => marks > 0)
    .sort((a, b) => b.marks - a.marks)
}

/** The fewest categories that account for more than half of the lost marks. */
function costliestCategories(errors: readonly ErrorItem[]): Category[] {
  const lost = marksByCategory(errors)
  const all = lost.reduce((sum, { marks }) => sum + marks, 0)
  const chosen: Category[] = []
  let marks = 0
  for (const loss of lost) {
    if (marks * 2 > all) break
    chosen.push(loss.category)
    marks += loss.marks
  }
  return chosen
}

const listOf = (names: string[], language: FeedbackLanguage) => new Intl.ListFormat(language).format(names)

/** Two or three sentences about the dialogue: the result, missed segments and where the marks went. */
export function overallFeedback(
  { naatiScore, segments, missedSegments, partOf }: ScoredDialogue,
  language: FeedbackLanguage = 'en',
): string {
  const copy = scoringCopy[language]
  const marks = marksIn(language)
  const { total, errors, autoFailTriggered } = naatiScore
  if (missedSegments.length === segments.length) return copy.overall.silent
  const criticals = errors.filter(({ type }) => type === 'critical').length
  const worst = costliestCategories(errors)
  const standing = () => {
    if (partOf) return copy.overall.part({ segments: segments.length, of: partOf })
    if (autoFailTriggered) return copy.overall.autoFail(marks.format(total), criticals)
    if (total === PASS_MARKS) return copy.overall.justPass(marks.format(total))
    return total > PASS_MARKS
      ? copy.overall.pass(marks.format(total))
      : copy.overall.fail(marks.format(total), marks.format(PASS_MARKS - total))
  }
  return [
    standing(),
    missedSegments.length > 0 ? copy.overall.missed(missedSegments.length) : null,
    worst.length > 0
      ? copy.overall.focus(
          listOf(
            worst.map((category) => copy.categories[category]),
            language,
          ),
        )
      : copy.overall.clean,
    copy.overall.estimate,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** Whether no measurement shows hesitation. */
function isSteady(deliveries: readonly (Delivery | null)[]): boolean {
  const measured = deliveries.map((delivery) => ({ language: 'en' as const, transcript: null, delivery }))
  return (summariseDelivery(measured, { startWithinMs: START_WITHIN_MS })?.advice ?? 'steady') === 'steady'
}

/**
 * What went well, as far as the findings show: no claim that an error rules out, and none that the dialogue did not
 * test.
 */
export function strengths(scored: ScoredDialogue, language: FeedbackLanguage = 'en'): string[] {
  const copy = scoringCopy[language]
  const { naatiScore, segments, missedSegments, deliveryAssessed, deliveries = [], partOf } = scored
  const { errors, total } = naatiScore
  const faulty = new Set([...errors.map(({ segment_id }) => segment_id), ...missedSegments])
  const clean = segments.length - faulty.size
  const sources = segments.map(readSource)
  const denied = new Set(
    errors.flatMap((error) => [...deniedClaims(error, targetLanguageOf(segments[error.segment_id - 1]))]),
  )
  const holds = (claim: Claim) => missedSegments.length === 0 && !denied.has(claim)
  const asksFor: Record<Claim, () => boolean> = {
    numbers: () => sources.some(({ entities }) => entities.some(({ isAmbiguous }) => !isAmbiguous)),
    negations: () => sources.some(({ polarity }) => polarity.negations.length > 0),
    complete: () => true,
    delivery: () => deliveryAssessed && isSteady(deliveries),
  }
  const praise = clean > 0 ? [copy.strengths.clean(clean, segments.length)] : []
  const most = partOf ? partMarks({ segments: segments.length, of: partOf }) : FULL_MARKS
  if (most - (FULL_MARKS - total) <= most / 3) return praise
  return [
    ...praise,
    ...CLAIMS.filter((claim) => holds(claim) && asksFor[claim]()).map((claim) => copy.strengths[claim]),
  ]
}

/** At most three things to work on, costliest first. */
export function improvements(
  { naatiScore }: Pick<ScoredDialogue, 'naatiScore'>,
  language: FeedbackLanguage = 'en',
): string[] {
  const copy = scoringCopy[language]
  const cost = new Map<string, number>()
  for (const error of naatiScore.errors) {
    const advice = copy.improvements[adviceOf(error)]
    cost.set(advice, (cost.get(advice) ?? 0) + error.deduction)
  }
  return [...cost]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OVERALL_LISTED_IMPROVEMENTS)
    .map(([sentence]) => sentence)
}
