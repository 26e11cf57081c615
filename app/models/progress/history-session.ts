import type { Locale } from '#app/config/copy/locale.ts'
import type { OutlookCopy } from '#app/config/copy/outlook.ts'
import { type Language, spokenLanguage } from '../dialogues/language.ts'
import { titleIn } from '../dialogues/dialogue-words.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import { rangeText } from '../scoring/outlook-text.ts'
import { type KeepableRecording, toKeepable } from '../speech/retention.ts'
import type { Category, Evaluation, SegmentResult, Severity } from '../scoring/evaluation.ts'

interface Submission {
  id: string
  dialogueId: number
  dialogueTitle: string
  dialogueTitleTr: string | null
  status: 'received' | 'needs_transcripts' | 'scored'
  createdAt: Date
  markedBy: MarkedBy
  speakers: ('English' | 'Turkish')[] | null
  evaluation: Evaluation | null
  recordings: { id: string; segmentIndex: number; saved: boolean; createdAt: Date }[]
  hasOthers: boolean
  notes: string
}

export interface HistoryError {
  /** 1-based. */
  segment: number
  severity: Severity
  category: Category
  /** Marks off. */
  deduction: number
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
  /** Marks off; 0 if nothing was. */
  cost: number
  /** The language that the speaker spoke. */
  spoken: Language
  feedback: string
  feedbackTurkish?: string | undefined
}

export interface HistoryResult {
  passed: boolean
  autoFailed: boolean
  /** Out of 45. */
  score: number
  overallFeedback: string
  overallFeedbackTurkish?: string | undefined
  /** How reliable the marks are, in the reader's language; missing in older results. */
  outlook?: string | undefined
  errors: HistoryError[]
  segments: HistorySegment[]
}

/** A recording, with the language that its segment was spoken in: it is interpreted into the other. */
export type HistoryRecording = KeepableRecording & { spoken: Language }

/** A session of History as it is opened. */
export interface HistorySession {
  id: string
  dialogueId: number
  title: string
  createdAt: string
  /** In the learner's zone, formatted. */
  date: string
  status: Submission['status']
  markedBy: MarkedBy
  /** Null until it is scored. */
  result: HistoryResult | null
  recordings: HistoryRecording[]
  /** There is another scored attempt at the dialogue to compare it with. */
  hasOthers: boolean
  notes: string
}

/** In the first releases, segments were not kept: dialogues alternate, and most begin in English. */
function spokenAt(speakers: Submission['speakers'], index: number): Language {
  const speaker = speakers?.[index] ?? (index % 2 === 0 ? 'English' : 'Turkish')
  return spokenLanguage({ speaker })
}

/** The segments of a result, each with what it cost in the dialogue. */
function toHistorySegments(
  { segments, naatiScore }: Pick<Evaluation, 'segments' | 'naatiScore'>,
  speakers: Submission['speakers'],
): HistorySegment[] {
  return segments.map(({ segmentIndex, verdict, feedback, feedbackTurkish }) => {
    const number = segmentIndex + 1
    const own = naatiScore.errors.filter((error) => error.segment_id === number)
    const cost = own.reduce((sum, { deduction }) => sum + deduction, 0)
    return { number, verdict, cost, spoken: spokenAt(speakers, segmentIndex), feedback, feedbackTurkish }
  })
}

function toResult(
  { evaluation, speakers }: { evaluation: Evaluation; speakers: Submission['speakers'] },
  copy: OutlookCopy,
): HistoryResult {
  const { naatiScore, overallFeedback, turkish } = evaluation
  const { total, grade, autoFailTriggered, errors } = naatiScore
  return {
    passed: grade === 'Pass',
    autoFailed: autoFailTriggered,
    score: total,
    overallFeedback,
    overallFeedbackTurkish: turkish?.overallFeedback,
    outlook: rangeText(evaluation, copy) ?? undefined,
    errors: errors.map(({ segment_id: segment, type: severity, category, referenceQuote, model, ...said }) => {
      const { deduction, detail, detailTurkish } = said
      return {
        segment,
        severity,
        category,
        deduction,
        detail,
        detailTurkish,
        model: referenceQuote ? model : undefined,
      }
    }),
    segments: toHistorySegments(evaluation, speakers),
  }
}

export function toHistorySession(options: {
  submission: Submission
  locale: Locale
  dateText: (at: Date) => string
  copy: OutlookCopy
}): HistorySession {
  const { submission, locale, dateText, copy } = options
  const { createdAt, evaluation, speakers } = submission
  return {
    id: submission.id,
    dialogueId: submission.dialogueId,
    title: titleIn({ title: submission.dialogueTitle, titleTr: submission.dialogueTitleTr }, locale),
    createdAt: createdAt.toISOString(),
    date: dateText(createdAt),
    status: submission.status,
    markedBy: submission.markedBy,
    result: evaluation && toResult({ evaluation, speakers }, copy),
    recordings: submission.recordings.map((recording) => ({
      ...toKeepable(recording, dateText),
      spoken: spokenAt(speakers, recording.segmentIndex),
    })),
    hasOthers: submission.hasOthers,
    notes: submission.notes,
  }
}
