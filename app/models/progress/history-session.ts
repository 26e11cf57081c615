import type { OutlookCopy } from '#app/config/copy/outlook.ts'
import type { PartScoreCopy } from '#app/config/copy/part-score.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import { partScore } from '../scoring/part-score.ts'
import { rangeText } from '../scoring/outlook-text.ts'
import { type KeepableRecording, toKeepable } from '../speech/retention.ts'
import type { Category, Evaluation, SegmentResult, Severity } from '../scoring/evaluation.ts'

type Level = 'beginner' | 'intermediate' | 'advanced'

interface Submission {
  id: string
  dialogueId: number
  dialogueTitle: string
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
  /** Of the beginning of a dialogue, instead of a score; `name` in the reader's language. */
  part: { name: string; kept: number; outOf: number } | null
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

interface Copies {
  outlook: OutlookCopy
  part: PartScoreCopy
}

function toResult(evaluation: Evaluation, copies: Copies): HistoryResult {
  const { naatiScore, segments, overallFeedback, turkish, outlook } = evaluation
  const { total, grade, autoFailTriggered, errors } = naatiScore
  const part = partScore(evaluation)
  const count = (severity: Severity) => errors.filter(({ type }) => type === severity).length
  return {
    passed: grade === 'Pass',
    autoFailed: autoFailTriggered,
    score: total,
    part: part && { name: copies.part.badge(part.segments), kept: part.kept, outOf: part.outOf },
    counts: { critical: count('critical'), major: count('major'), minor: count('minor') },
    overallFeedback,
    overallFeedbackTurkish: turkish?.overallFeedback,
    outlook: outlook && rangeText({ ...evaluation, outlook }, copies.outlook),
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
  dateText: (at: Date) => string
  copies: Copies
}): HistorySession {
  const { submission, dateText, copies } = options
  const { createdAt, evaluation } = submission
  return {
    id: submission.id,
    dialogueId: submission.dialogueId,
    title: submission.dialogueTitle,
    topic: submission.dialogueTopic,
    level: submission.dialogueLevel,
    createdAt: createdAt.toISOString(),
    date: dateText(createdAt),
    status: submission.status,
    markedBy: submission.markedBy,
    result: evaluation && toResult(evaluation, copies),
    recordings: submission.recordings.map((recording) => toKeepable(recording, dateText)),
    notes: submission.notes,
  }
}
