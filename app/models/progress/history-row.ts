import type { Locale } from '#app/config/copy/locale.ts'
import type { PartScoreCopy } from '#app/config/copy/part-score.ts'
import { titleIn } from '../dialogues/dialogue-words.ts'
import { partScore } from '../scoring/part-score.ts'
import type { SegmentResult, Severity } from '../scoring/evaluation.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'

type Verdict = SegmentResult['verdict']

/** As it is stored (practice-rows.server.ts). */
interface PracticeRow {
  id: string
  dialogueTitle: string
  dialogueTitleTr: string | null
  dialogueTopic: string
  dialogueLevel: 'beginner' | 'intermediate' | 'advanced'
  status: 'received' | 'needs_transcripts' | 'scored'
  createdAt: Date
  markedBy: MarkedBy
  result: {
    passed: boolean
    total: number
    partOf: number | null
    severities: Severity[]
    verdicts: Verdict[]
  } | null
}

/** What a session's line says of its result. */
export interface RowResult {
  passed: boolean
  /** Out of 45. */
  score: number
  /** Of the beginning of a dialogue, instead of a score; `name` in the reader's language. */
  part: { name: string; kept: number; outOf: number } | null
  /** How many errors were critical and minor. */
  critical: number
  minor: number
  /** Of each segment. */
  verdicts: Verdict[]
}

/** A practice session in the list, folded: History loads the rest when it is opened. */
export interface HistoryRow {
  id: string
  title: string
  topic: string
  level: PracticeRow['dialogueLevel']
  createdAt: string
  /** In the learner's zone, formatted. */
  date: string
  status: PracticeRow['status']
  markedBy: PracticeRow['markedBy']
  /** Null until it is scored. */
  result: RowResult | null
}

function toRowResult(result: NonNullable<PracticeRow['result']>, copy: PartScoreCopy): RowResult {
  const { passed, total, partOf, severities, verdicts } = result
  const whole = { naatiScore: { total }, segments: verdicts }
  const part = partOf === null ? null : partScore({ ...whole, part: { of: partOf } })
  const count = (severity: Severity) => severities.filter((one) => one === severity).length
  return {
    passed,
    score: total,
    part: part && { name: copy.badge(part.segments), kept: part.kept, outOf: part.outOf },
    critical: count('critical'),
    minor: count('minor'),
    verdicts,
  }
}

export function toHistoryRow(options: {
  row: PracticeRow
  locale: Locale
  dateText: (at: Date) => string
  copy: PartScoreCopy
}): HistoryRow {
  const { row, locale, dateText, copy } = options
  return {
    id: row.id,
    title: titleIn({ title: row.dialogueTitle, titleTr: row.dialogueTitleTr }, locale),
    topic: row.dialogueTopic,
    level: row.dialogueLevel,
    createdAt: row.createdAt.toISOString(),
    date: dateText(row.createdAt),
    status: row.status,
    markedBy: row.markedBy,
    result: row.result && toRowResult(row.result, copy),
  }
}
