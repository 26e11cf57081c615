import type { Locale } from '#app/config/copy/locale.ts'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { reportCopy } from '#app/config/copy/report.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { AppError } from '#app/errors.ts'
import { nextStepOf } from '#app/models/practice/next-step.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { verdictText } from '#app/models/scoring/outlook-text.ts'
import { type PartScore, partScore } from '#app/models/scoring/part-score.ts'
import type { Report } from '#app/models/scoring/report.ts'
import { describeCostliest, marksIn, type ReportLanguages } from '../scoring/describe-lines.ts'
import { describeDialogue } from '../scoring/describe-report.ts'
import { renderReport } from '../scoring/render-report.server.ts'
import { type AttemptResult, getAttemptResult } from './attempt-result.server.ts'

interface Reader {
  id: number
  name: string
  /** An IANA name. */
  timezone: string
}

interface Options extends ReportLanguages {
  submissionId: string
  /** Null for a guest's sample. */
  reader: Reader | null
  signal?: AbortSignal
}

type Scored = AttemptResult & { status: 'scored' }

function describePart(part: PartScore, locale: Locale): Report['score'] {
  const copy = partScoreCopy[locale]
  const { marks } = marksIn(locale)
  const { segments, of, lost, kept, outOf } = part
  return {
    label: copy.title,
    text: copy.total(marks(kept), marks(outOf)),
    verdict: copy.badge(segments),
    passed: false,
    sentence: copy.rests({ segments, of, cap: marks(outOf / segments) }),
    notes: [{ lead: copy.room({ lost: marks(lost), segments, of, may: marks(FULL_MARKS - PASS_MARKS) }), text: '' }],
  }
}

function describeScore(evaluation: Evaluation, locale: Locale): Report['score'] {
  const part = partScore(evaluation)
  if (part) return describePart(part, locale)
  const { naatiScore } = evaluation
  const copy = scoreReportCopy[locale]
  return {
    label: copy.naatiScore,
    text: copy.outOf(marksIn(locale).marks(naatiScore.total)),
    verdict: copy.grade[naatiScore.grade],
    passed: naatiScore.grade === 'Pass',
    sentence: verdictText(naatiScore, { copy: outlookCopy[locale], marks: marksIn(locale).marks }),
    notes: naatiScore.autoFailTriggered ? [{ lead: copy.autoFail, text: copy.autoFailNote }] : [],
  }
}

function describeNext(attempt: Scored, isGuest: boolean, locale: Locale): Report['next'] {
  const { next: title, step } = scoreReportCopy[locale]
  const { part } = attempt.evaluation
  if (part) return { title, text: partScoreCopy[locale].next(part.of) }
  if (isGuest) return { title, text: step.keep }
  const next = nextStepOf({ errors: attempt.evaluation.naatiScore.errors, revising: attempt.revising })
  if (next.kind !== 'retry') return { title, text: step[next.kind] }
  const { marks } = marksIn(locale)
  return { title, text: step.retryWhy(next.segmentIndex + 1, marks(next.cost)) }
}

function describeAttempt(options: { attempt: Scored; reader: Reader | null; languages: ReportLanguages }): Report {
  const { attempt, reader, languages } = options
  const { locale } = languages
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
    costliest: describeCostliest([{ name: null, score: evaluation.naatiScore }], {
      ...languages,
      cost: costOf(evaluation.naatiScore.errors),
    }),
    next: describeNext(attempt, reader === null, locale),
    estimate: scoreReportCopy[locale].estimate,
    dialogues: [describeDialogue({ title: null, evaluation, segments, ...languages })],
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
  const { submissionId, reader, signal, ...languages } = options
  const attempt = await getAttemptResult({ submissionId, userId: reader?.id ?? null })
  if (attempt.status !== 'scored') throw new AppError('CONFLICT', (copy) => copy.reportNotReady)
  const report = describeAttempt({ attempt, reader, languages })
  const [date = ''] = report.facts
  return {
    pdf: await renderReport({ report, signal }),
    name: reportCopy[languages.locale].fileName(report.title, date),
  }
}
