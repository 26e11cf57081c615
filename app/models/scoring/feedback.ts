import { scoringCopy } from '#app/config/copy/scoring.ts'
import { numberFormat } from '#app/config/formats.ts'
import { FULL_MARKS, OVERALL_LISTED_IMPROVEMENTS, PASS_MARKS } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import { readSource } from './embedded/find-errors.ts'
import {
  CATEGORIES,
  type Category,
  type ErrorItem,
  type Finding,
  type NaatiScore,
  type Severity,
} from './evaluation.ts'
import { findingSentence, isMissed } from './finding.ts'

/** The scorer words what it found in both languages of the test. */
export type FeedbackLanguage = 'en' | 'tr'

const marksIn = (language: FeedbackLanguage) => numberFormat(language, { maximumFractionDigits: 1 })

/** What the sentences about a dialogue are made of. */
export interface ScoredDialogue {
  naatiScore: NaatiScore
  segments: readonly Segment[]
  /** 1-based ids of segments without an interpretation. */
  missedSegments: readonly number[]
  deliveryAssessed: boolean
}

const COUNTED = /^(?:number|day|unit|currency)-/u
const DENIED = /^(?:negation|roles)-/u
const HEAVY: ReadonlySet<Severity> = new Set(['critical', 'major'])

const isHeavy = ({ type }: Finding) => HEAVY.has(type)

/** One or two sentences about one segment: the gravest finding, and how many more there are. */
export function segmentFeedback(
  input: { findings: readonly Finding[]; missed: boolean },
  language: FeedbackLanguage = 'en',
): string {
  const copy = scoringCopy[language]
  const [first, ...more] = input.findings
  if (input.missed) return copy.segment.missed
  if (!first) return copy.segment.good
  const detail = language === 'en' ? first.detail : (findingSentence(first, language) ?? first.detail)
  return more.length === 0 ? detail : `${detail} ${copy.segment.more(more.length)}`
}

/** Marks lost by category, most first. */
function losses(errors: readonly ErrorItem[]): { category: Category; marks: number }[] {
  return CATEGORIES.map((category) => ({
    category,
    marks: errors.filter((error) => error.category === category).reduce((sum, { deduction }) => sum + deduction, 0),
  }))
    .filter(({ marks }) => marks > 0)
    .sort((a, b) => b.marks - a.marks)
}

/** The dialogue in two or three sentences: where it stands, what is missing, where the marks went. */
export function overallFeedback(
  { naatiScore, segments, missedSegments }: ScoredDialogue,
  language: FeedbackLanguage = 'en',
): string {
  const copy = scoringCopy[language]
  const marks = marksIn(language)
  const { total, errors, autoFailTriggered } = naatiScore
  if (missedSegments.length === segments.length) return copy.overall.silent
  const criticals = errors.filter(({ type }) => type === 'critical').length
  const [worst] = losses(errors)
  const standing = () => {
    if (autoFailTriggered) return copy.overall.autoFail(marks.format(total), criticals)
    if (total === PASS_MARKS) return copy.overall.justPass(marks.format(total))
    return total > PASS_MARKS
      ? copy.overall.pass(marks.format(total))
      : copy.overall.fail(marks.format(total), marks.format(PASS_MARKS - total))
  }
  return [
    standing(),
    missedSegments.length > 0 ? copy.overall.missed(missedSegments.length) : null,
    worst ? copy.overall.focus(copy.categories[worst.category]) : copy.overall.clean,
    copy.overall.estimate,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** What held, as far as the findings show it. Nothing is praised that the dialogue did not ask for. */
export function strengths(
  { naatiScore, segments, missedSegments, deliveryAssessed }: ScoredDialogue,
  language: FeedbackLanguage = 'en',
): string[] {
  const copy = scoringCopy[language]
  const { errors, total } = naatiScore
  const faulty = new Set([...errors.map(({ segment_id }) => segment_id), ...missedSegments])
  const clean = segments.length - faulty.size
  const sources = segments.map(readSource)
  const complete = missedSegments.length === 0
  const isModel = ({ rule }: Finding) => rule === 'model'
  const kept = (rules: RegExp) =>
    complete &&
    !errors.some(
      (error) => rules.test(error.rule) || (isHeavy(error) && (isModel(error) || error.category === 'omission')),
    )
  const said: [boolean, string][] = [
    [clean > 0, copy.strengths.clean(clean, segments.length)],
    [kept(COUNTED) && sources.some(({ entities }) => entities.some(({ soft }) => !soft)), copy.strengths.numbers],
    [kept(DENIED) && sources.some(({ polarity }) => polarity.negations.length > 0), copy.strengths.negations],
    [complete && !errors.some((error) => error.category === 'omission'), copy.strengths.complete],
    [deliveryAssessed && complete && !errors.some(({ category }) => category === 'delivery'), copy.strengths.delivery],
  ]
  return total > FULL_MARKS / 3
    ? said.flatMap(([holds, sentence]) => (holds ? [sentence] : []))
    : said.slice(0, 1).flatMap(([holds, sentence]) => (holds ? [sentence] : []))
}

/** What to work on, costliest first, three things at the most. */
export function improvements(
  { naatiScore }: Pick<ScoredDialogue, 'naatiScore'>,
  language: FeedbackLanguage = 'en',
): string[] {
  const copy = scoringCopy[language]
  const { errors } = naatiScore
  const advice = (error: ErrorItem): string => {
    if (isMissed(error)) return copy.improvements.missed
    if (COUNTED.test(error.rule)) return copy.improvements.numbers
    if (DENIED.test(error.rule)) return copy.improvements.negations
    if (/^(?:modality|possibility|condition)-/u.test(error.rule)) return copy.improvements.conditions
    if (error.rule.startsWith('name-')) return copy.improvements.names
    return copy.improvements[error.category]
  }
  const cost = new Map<string, number>()
  for (const error of errors) cost.set(advice(error), (cost.get(advice(error)) ?? 0) + error.deduction)
  return [...cost]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OVERALL_LISTED_IMPROVEMENTS)
    .map(([sentence]) => sentence)
}
