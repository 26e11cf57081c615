import type { Locale } from '#app/config/copy/locale.ts'
import { reportCopy } from '#app/config/copy/report.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { AppError } from '#app/errors.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import type { Report } from '#app/models/scoring/report.ts'
import { describeDialogue, marksIn } from '../scoring/describe-report.ts'
import { renderReport } from '../scoring/render-report.server.ts'
import { type AttemptResult, getAttemptResult } from './attempt-result.server.ts'

interface Reader {
  id: number
  name: string
  /** An IANA name. */
  timezone: string
}

interface Options {
  submissionId: string
  /** Null for a guest's sample. */
  reader: Reader | null
  locale: Locale
  signal?: AbortSignal
}

function describeScore({ naatiScore }: Evaluation, locale: Locale): Report['score'] {
  const copy = scoreReportCopy[locale]
  return {
    label: copy.naatiScore,
    text: copy.outOf(marksIn(locale).marks(naatiScore.total)),
    verdict: copy.grade[naatiScore.grade],
    passed: naatiScore.grade === 'Pass',
    notes: naatiScore.autoFailTriggered ? [{ lead: copy.autoFail, text: copy.autoFailNote }] : [],
  }
}

function describeAttempt(options: {
  attempt: AttemptResult & { status: 'scored' }
  reader: Reader | null
  locale: Locale
}): Report {
  const { attempt, reader, locale } = options
  const copy = reportCopy[locale]
  const { evaluation, segments } = attempt
  const date = dateWriter({ timezone: reader?.timezone ?? 'UTC', locale })(attempt.createdAt)
  return {
    language: locale,
    productName: shellCopy[locale].productName,
    kind: reader ? copy.practiceKind : copy.sampleKind,
    title: titleIn(attempt.named, locale),
    facts: reader ? [date, copy.preparedFor(reader.name)] : [copy.utcDate(date)],
    score: describeScore(evaluation, locale),
    remarks: [],
    estimate: scoreReportCopy[locale].estimate,
    dialogues: [describeDialogue({ title: null, evaluation, segments, locale })],
    footer: copy.footer,
    pageNumber: copy.pageNumber,
  }
}

/**
 * The PDF report of a scored attempt: a learner's own, or a guest's sample (`reader` null), whose ID only their browser
 * knows.
 *
 * @returns the file, and a name without an extension.
 * @throws AppError NOT_FOUND; CONFLICT until it is scored; PROVIDER_UNAVAILABLE if too many are being generated.
 */
export async function makeAttemptReport(options: Options): Promise<{ pdf: Uint8Array<ArrayBuffer>; name: string }> {
  const { submissionId, reader, locale, signal } = options
  const attempt = await getAttemptResult({ submissionId, userId: reader?.id ?? null })
  if (attempt.status !== 'scored') throw new AppError('CONFLICT', (copy) => copy.reportNotReady)
  const report = describeAttempt({ attempt, reader, locale })
  const [date = ''] = report.facts
  return {
    pdf: await renderReport({ report, signal }),
    name: reportCopy[locale].fileName(report.title, date),
  }
}
