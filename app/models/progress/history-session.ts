import type { Locale } from '#app/config/copy/locale.ts'
import type { OutlookCopy } from '#app/config/copy/outlook.ts'
import { titleIn } from '../dialogues/dialogue-words.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import { outlookText } from '../scoring/outlook-text.ts'
import { type KeepableRecording, toKeepable } from '../speech/retention.ts'
import type { Category, Evaluation, SegmentResult, Severity } from '../scoring/evaluation.ts'

type Level = 'beginner' | 'intermediate' | 'advanced'

interface Submission {
  id: string
  dialogueId: number
  dialogueTitle: string
  dialogueTitleTr: string | null
  dialogueTopic: string
  dialogueLevel: Level
  status: 'received' | 'needs_transcripts' | 'scored'
  createdAt: Date
  markedBy: MarkedBy
  evaluation: Evaluation | null
  recordings: { id: string; segmentIndex: number; saved: boolean; createdAt: Date }[]
  notes: string
}

export interface HistoryError {
  /** 1-based. */
  segment: number
  severity: Severity
  category: Category
  detail: string
  /** The same in Turkish, if available. */
  detailTurkish?: string | undefined
  /** The model that it quotes, if known. */
  model?: string | undefined
}

export interface HistorySegment {
  /** 1-based. */
  number: number
  verdict: SegmentResult['verdict']
  /** Out of 45. */
  score: number
  feedback: string
  feedbackTurkish?: string | undefined
}

export interface HistoryResult {
  passed: boolean
  autoFailed: boolean
  /** Out of 45. */
  score: number
  counts: Record<Severity, number>
  overallFeedback: string
  overallFeedbackTurkish?: string | undefined
  /** How reliable the marks are, in the reader's language; missing in older results. */
  outlook?: string | undefined
  errors: HistoryError[]
  segments: HistorySegment[]
}

/** A row of History, with only what it shows. */
export interface HistorySession {
  id: string
  dialogueId: number
  title: string
  topic: string
  level: Level
  createdAt: string
  /** In the learner's zone, formatted. */
  date: string
  status: Submission['status']
  markedBy: MarkedBy
  /** Null until it is scored. */
  result: HistoryResult | null
  recordings: KeepableRecording[]
  notes: string
}

function toResult(evaluation: Evaluation, copy: OutlookCopy): HistoryResult {
  const { naatiScore, segments, overallFeedback, turkish, outlook } = evaluation
  const { total, grade, autoFailTriggered, errors } = naatiScore
  const count = (severity: Severity) => errors.filter(({ type }) => type === severity).length
  return {
    passed: grade === 'Pass',
    autoFailed: autoFailTriggered,
    score: total,
    counts: { critical: count('critical'), major: count('major'), minor: count('minor') },
    overallFeedback,
    overallFeedbackTurkish: turkish?.overallFeedback,
    outlook: outlook && outlookText({ ...evaluation, outlook }, copy),
    errors: errors.map(({ segment_id: segment, type: severity, category, referenceQuote, model, ...said }) => {
      const { detail, detailTurkish } = said
      return { segment, severity, category, detail, detailTurkish, model: referenceQuote ? model : undefined }
    }),
    segments: segments.map(({ segmentIndex, verdict, score, feedback, feedbackTurkish }) => {
      return { number: segmentIndex + 1, verdict, score, feedback, feedbackTurkish }
    }),
  }
}

export function toHistorySession(options: {
  submission: Submission
  locale: Locale
  dateText: (at: Date) => string
  outlookCopy: OutlookCopy
}): HistorySession {
  const { submission, locale, dateText, outlookCopy } = options
  const { createdAt, evaluation } = submission
  return {
    id: submission.id,
    dialogueId: submission.dialogueId,
    title: titleIn({ title: submission.dialogueTitle, titleTr: submission.dialogueTitleTr }, locale),
    topic: submission.dialogueTopic,
    level: submission.dialogueLevel,
    createdAt: createdAt.toISOString(),
    date: dateText(createdAt),
    status: submission.status,
    markedBy: submission.markedBy,
    result: evaluation && toResult(evaluation, outlookCopy),
    recordings: submission.recordings.map((recording) => toKeepable(recording, dateText)),
    notes: submission.notes,
  }
}
