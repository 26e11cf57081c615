import type { Locale } from '#app/config/copy/locale.ts'
import { PERCENT } from '#app/config/languages.ts'
import { reportCopy } from '#app/config/copy/report.ts'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import {
  archPath,
  bankPaths,
  BRIDGE_HEIGHT,
  bridgeWidth,
  columnsPath,
  placePlank,
} from '#app/models/practice/bridge-geometry.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import { comparedModels } from '#app/models/scoring/compared-models.ts'
import type { ErrorItem, Evaluation, SegmentResult } from '#app/models/scoring/evaluation.ts'
import { countMarks } from '#app/models/scoring/segment-score.ts'
import { partScore } from '#app/models/scoring/part-score.ts'
import { rangeText, whatIfText } from '#app/models/scoring/outlook-text.ts'
import { dialogueTexts } from '#app/models/scoring/reader-texts.ts'
import type { ReportBridge, ReportDialogue, ReportPassage, ReportSegment } from '#app/models/scoring/report.ts'
import { describeLines, marksIn, type ReportLanguages } from './describe-lines.ts'

/** A report does not mention the voices. */
type ReportedSegment = Omit<Segment, 'gender'>

interface Options extends ReportLanguages {
  /** Null if the report is about this dialogue alone. */
  title: string | null
  evaluation: Evaluation
  segments: ReportedSegment[]
  /** A deduction besides the errors, and the total after it. */
  further?: { label: string; deduction: number; total: number } | undefined
}

function describeBridge(results: SegmentResult[], locale: Locale): ReportBridge {
  const count = Math.max(1, results.length)
  const held = (tone: SegmentResult['verdict']) => results.filter(({ verdict }) => verdict === tone).length
  const legend = reportCopy[locale].legend({ good: held('good'), partial: held('partial'), missed: held('missed') })
  return {
    label: `${scoreReportCopy[locale].bridge.label}. ${results
      .map(({ segmentIndex, verdict }) => scoreReportCopy[locale].bridge[verdict](segmentIndex + 1))
      .join('. ')}`,
    legend,
    width: bridgeWidth(count),
    height: BRIDGE_HEIGHT,
    arch: archPath(count),
    columns: columnsPath(count),
    banks: bankPaths(count),
    planks: results.map(({ verdict }, index) => ({ ...placePlank(index, count), tone: verdict })),
  }
}

/** The original and what was said; the model where it cost marks. */
function describePassages(options: {
  segment: ReportedSegment
  result: SegmentResult
  /** Those of this segment. */
  errors: ErrorItem[]
  locale: Locale
}): ReportPassage[] {
  const { segment, result, errors, locale } = options
  const copy = scoreReportCopy[locale].segments
  const labels = { typed: copy.typed, browser: copy.browser, openai: copy.heard }
  const language = targetLanguage(segment)
  const passages: ReportPassage[] = [{ label: copy.source, language: spokenLanguage(segment), text: segment.text }]
  if (result.transcript !== null) {
    const { heading } = segmentRevisionsCopy[locale].correction
    const label = result.corrected ? heading : labels[result.transcriptSource ?? 'openai']
    passages.push({ label, language, text: result.transcript })
  }
  if (errors.length > 0) {
    const { compared } = comparedModels(segment, errors)
    passages.push(...compared.map((text) => ({ label: scoreReportCopy[locale].sheet.reference, language, text })))
  }
  return passages
}

function describeSegment(options: {
  segment: ReportedSegment
  result: SegmentResult
  errors: ErrorItem[]
  locale: Locale
}): ReportSegment {
  const { segment, result, locale } = options
  const copy = scoreReportCopy[locale].segments
  const number = result.segmentIndex + 1
  const errors = options.errors.filter((error) => error.segment_id === number)
  const cost = costOf(errors)
  return {
    heading: reportCopy[locale].segment(number),
    direction: reportCopy[locale].direction[spokenLanguage(segment)],
    verdict: copy[result.verdict],
    cost: cost === 0 ? copy.noCost : marksIn(locale).minus(cost),
    passages: describePassages({ segment, result, errors, locale }),
    nothing: result.markedBy ? selfMarkingCopy[locale].heard : result.transcript === null ? copy.nothing : null,
  }
}

function describeSubScores({ subScores }: Evaluation, locale: Locale): ReportDialogue['subScores'] {
  const copy = scoreReportCopy[locale].subScores
  const row = (name: string, percent: number | null) => ({
    name,
    percent,
    text: percent === null ? copy.notAssessed : PERCENT[locale](Math.round(percent)),
  })
  return {
    title: copy.title,
    rows: [
      row(copy.meaning, subScores.meaning),
      row(copy.language, subScores.language),
      row(copy.delivery, subScores.delivery),
    ],
    note: copy.weights,
  }
}

function describeWhatIf({ whatIfs = [] }: Evaluation, total: number, locale: Locale): ReportDialogue['whatIf'] {
  if (whatIfs.length === 0) return null
  const { title, now, pass } = outlookCopy[locale].whatIf
  const { marks } = marksIn(locale)
  const lines = whatIfs.map((one) => {
    const value = one.makesPass ? `${marks(one.total)}, ${pass}` : marks(one.total)
    return { text: whatIfText(one, outlookCopy[locale]), value }
  })
  return { title, now: now(marks(total)), lines }
}

/** Who marked it, if not we. */
function markedNote(evaluation: Evaluation, locale: Locale): string | null {
  const { own, ours } = countMarks(evaluation)
  return evaluation.markedBy ? selfMarkingCopy[locale].note(own, ours) : null
}

/** One scored dialogue as part of a report: its bridge, and what explains its marks. */
export function describeDialogue({ title, evaluation, segments, further, ...languages }: Options): ReportDialogue {
  const { locale, explainIn } = languages
  const copy = scoreReportCopy[locale]
  const { naatiScore } = evaluation
  const said = dialogueTexts(evaluation, explainIn)
  const { marks, minus } = marksIn(locale)
  const part = partScore(evaluation)
  const beginning = partScoreCopy[locale]
  const total = marks(further?.total ?? part?.kept ?? naatiScore.total)
  const results = evaluation.segments.filter(({ segmentIndex }) => segments[segmentIndex] !== undefined)
  return {
    title,
    score: part ? beginning.total(total, marks(part.outOf)) : copy.outOf(total),
    bridge: describeBridge(results, locale),
    outlook: markedNote(evaluation, locale) ?? rangeText(evaluation, outlookCopy[locale]),
    sheet: {
      title: copy.sheet.title,
      start: {
        label: part ? beginning.badge(part.segments) : copy.sheet.start,
        value: marks(part?.outOf ?? FULL_MARKS),
      },
      lines: describeLines(naatiScore, languages),
      none: copy.sheet.none,
      further: further ? { label: further.label, value: minus(further.deduction) } : null,
      total: { label: part ? beginning.left : copy.sheet.total, value: total },
      rule: copy.sheet.rule,
    },
    whatIf: describeWhatIf(evaluation, further?.total ?? naatiScore.total, locale),
    subScores: describeSubScores(evaluation, locale),
    advice: { language: said.language, text: said.overallFeedback },
    points: [
      { title: copy.strengths, language: said.language, items: said.strengths },
      { title: copy.improvements, language: said.language, items: said.improvements },
    ],
    segmentsTitle: copy.segments.title,
    segments: results.flatMap((result) => {
      const segment = segments[result.segmentIndex]
      return segment ? [describeSegment({ segment, result, errors: naatiScore.errors, locale })] : []
    }),
  }
}
