import type { Locale } from '#app/config/copy/locale.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { costliestLines, costOf } from '#app/models/scoring/costliest.ts'
import type { ErrorItem, NaatiScore } from '#app/models/scoring/evaluation.ts'
import { quotesSource } from '#app/models/scoring/finding.ts'
import { findingText } from '#app/models/scoring/reader-texts.ts'
import type { Report, SheetLine } from '#app/models/scoring/report.ts'
import { zeroReason } from '#app/models/scoring/zero-reason.ts'

/** The language of the report, and the one in which the reader wants errors explained. */
export interface ReportLanguages {
  locale: Locale
  explainIn: Locale
}

/** Formats marks in the report's language: at most one decimal, a real minus sign. */
export function marksIn(locale: Locale): { marks: (value: number) => string; minus: (value: number) => string } {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    marks: (value) => format.format(value),
    minus: (value) => (value === 0 ? '0' : `−${format.format(value)}`),
  }
}

function describeLine(error: ErrorItem, reason: SheetLine['note'], { locale, explainIn }: ReportLanguages): SheetLine {
  const { sheet, category, segments, severity } = scoreReportCopy[locale]
  const quotes = [
    { label: sheet.youSaid, text: error.renditionQuote },
    { label: quotesSource(error) ? segments.source : sheet.reference, text: error.referenceQuote },
  ]
  return {
    severity: error.type,
    severityWord: severity[error.type],
    detail: findingText(error, explainIn),
    marks: marksIn(locale).minus(error.deduction),
    segment: sheet.segment(error.segment_id),
    category: category[error.category],
    quotes: quotes.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    note: reason,
  }
}

/** Every line of a sheet, with the reason where one cost nothing. */
export function describeLines(score: NaatiScore, languages: ReportLanguages): SheetLine[] {
  const { sheet } = scoreReportCopy[languages.locale]
  return score.errors.map((error, index) => {
    const reason = zeroReason(score, index)
    return describeLine(error, reason && sheet[reason], languages)
  })
}

/** The costliest lines of one or two dialogues. `cost`: what was taken off in all, in marks. */
export function describeCostliest(
  dialogues: readonly { name: string | null; score: NaatiScore }[],
  { cost, ...languages }: ReportLanguages & { cost: number },
): Report['costliest'] {
  const copy = scoreReportCopy[languages.locale].costliest
  const { marks } = marksIn(languages.locale)
  const all = dialogues.flatMap(({ name, score }) => score.errors.map((error) => ({ ...error, name })))
  const lines = costliestLines(all)
  if (lines.length === 0) return null
  return {
    title: copy.title(lines.length),
    share: copy.share(marks(costOf(lines)), marks(cost)),
    lines: lines.map(({ name, ...error }) => {
      const line = describeLine(error, null, languages)
      return name === null ? line : { ...line, segment: `${name}, ${line.segment}` }
    }),
  }
}
