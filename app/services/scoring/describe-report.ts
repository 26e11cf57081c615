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
import { comparedModels } from '#app/models/scoring/compared-models.ts'
import type { ErrorItem, Evaluation, NaatiScore, SegmentResult } from '#app/models/scoring/evaluation.ts'
import { countMarks } from '#app/models/scoring/segment-score.ts'
import { quotesSource } from '#app/models/scoring/finding.ts'
import { partScore } from '#app/models/scoring/part-score.ts'
import { outlookText, whatIfText } from '#app/models/scoring/outlook-text.ts'
import { dialogueTexts, findingTexts, segmentText } from '#app/models/scoring/reader-texts.ts'
import { zeroReason } from '#app/models/scoring/zero-reason.ts'
import type {
  ReportBridge,
  ReportDialogue,
  ReportFinding,
  ReportPassage,
  ReportSegment,
  SheetLine,
} from '#app/models/scoring/report.ts'

/** A report does not mention the voices. */
type ReportedSegment = Omit<Segment, 'gender'>

interface Options {
  /** Null if the report is about this dialogue alone. */
  title: string | null
  evaluation: Evaluation
  segments: ReportedSegment[]
  locale: Locale
  /** A deduction besides the errors, and the total after it. */
  further?: { label: string; deduction: number; total: number } | undefined
}

/** Formats marks in the report's language: at most one decimal, a real minus sign. */
export function marksIn(locale: Locale): { marks: (value: number) => string; minus: (value: number) => string } {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    marks: (value) => format.format(value),
    minus: (value) => (value === 0 ? '0' : `−${format.format(value)}`),
  }
}

function describeFinding(error: ErrorItem, locale: Locale): ReportFinding {
  return {
    severity: error.type,
    severityWord: scoreReportCopy[locale].severity[error.type],
    detail: findingTexts(error, locale).lead,
    marks: marksIn(locale).minus(error.deduction),
  }
}

function describeLine(options: { score: NaatiScore; error: ErrorItem; index: number; locale: Locale }): SheetLine {
  const { score, error, index, locale } = options
  const { sheet, category, segments } = scoreReportCopy[locale]
  const reason = zeroReason(score, index)
  const quotes = [
    { label: sheet.youSaid, text: error.renditionQuote },
    { label: quotesSource(error) ? segments.source : sheet.reference, text: error.referenceQuote },
  ]
  return {
    ...describeFinding(error, locale),
    segment: sheet.segment(error.segment_id),
    category: category[error.category],
    other: findingTexts(error, locale).other,
    quotes: quotes.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    note: reason && sheet[reason],
  }
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
  const target = targetLanguage(segment)
  const { compared, alsoRight } = comparedModels(segment, errors)
  const passages: ReportPassage[] = [
    { label: copy.source, language: spokenLanguage(segment), text: segment.text },
    ...compared.map((text) => ({ label: copy.model, language: target, text })),
    ...alsoRight.map((text) => ({ label: copy.alsoRight, language: target, text })),
  ]
  if (result.transcript !== null) {
    const { heading } = segmentRevisionsCopy[locale].correction
    const label = result.corrected ? heading : labels[result.transcriptSource ?? 'openai']
    passages.push({ label, language: target, text: result.transcript })
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
  return {
    heading: reportCopy[locale].segment(number),
    direction: reportCopy[locale].direction[spokenLanguage(segment)],
    verdict: copy[result.verdict],
    score: copy.score(marksIn(locale).marks(result.score)),
    feedback: errors.length === 0 ? segmentText(result, locale) : null,
    findings: errors.map((error) => describeFinding(error, locale)),
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

/** One scored dialogue as part of a report: bridge, deduction sheet, sub-scores, advice and every segment. */
export function describeDialogue({ title, evaluation, segments, locale, further }: Options): ReportDialogue {
  const copy = scoreReportCopy[locale]
  const { naatiScore, outlook } = evaluation
  const said = dialogueTexts(evaluation, locale)
  const { marks, minus } = marksIn(locale)
  const part = partScore(evaluation)
  const beginning = partScoreCopy[locale]
  const total = marks(further?.total ?? part?.kept ?? naatiScore.total)
  const results = evaluation.segments.filter(({ segmentIndex }) => segments[segmentIndex] !== undefined)
  return {
    title,
    score: part ? beginning.total(total, marks(part.outOf)) : copy.outOf(total),
    bridge: describeBridge(results, locale),
    summary: { language: said.language, text: said.overallFeedback },
    outlook: outlook ? outlookText({ ...evaluation, outlook }, outlookCopy[locale]) : markedNote(evaluation, locale),
    sheet: {
      title: copy.sheet.title,
      start: {
        label: part ? beginning.badge(part.segments) : copy.sheet.start,
        value: marks(part?.outOf ?? FULL_MARKS),
      },
      lines: naatiScore.errors.map((error, index) => describeLine({ score: naatiScore, error, index, locale })),
      none: copy.sheet.none,
      further: further ? { label: further.label, value: minus(further.deduction) } : null,
      total: { label: part ? beginning.left : copy.sheet.total, value: total },
      rule: copy.sheet.rule,
    },
    whatIf: describeWhatIf(evaluation, further?.total ?? naatiScore.total, locale),
    subScores: describeSubScores(evaluation, locale),
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
