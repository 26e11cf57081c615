import { z } from 'zod'
import { ErrorItemSchema, SegmentResultSchema, TRANSCRIPT_SOURCES } from '../scoring/evaluation.ts'

/** A segment as scored, with its errors. */
export const SegmentMarksSchema = z.object({ result: SegmentResultSchema, errors: z.array(ErrorItemSchema) })

/** A correction of a segment's transcript, or a retry of the segment. */
export const RevisionSchema = z.object({
  id: z.string(),
  /** 0-based. */
  segmentIndex: z.number().int(),
  kind: z.enum(['correction', 'retry']),
  transcript: z.string().nullable(),
  transcriptSource: z.enum(TRANSCRIPT_SOURCES).nullable(),
  before: SegmentMarksSchema,
  /** Null for a retry that still needs its words. */
  after: SegmentMarksSchema.nullable(),
  /** The dialogue's marks out of 45 before and after a correction; null for a retry, which does not change them. */
  totalBefore: z.number().nullable(),
  totalAfter: z.number().nullable(),
  /** A retry's recording, at GET /api/recordings/{revision ID}; null if there is none. */
  recording: z.object({ durationMs: z.number().int() }).nullable(),
})

export type SegmentMarks = z.infer<typeof SegmentMarksSchema>
export type Revision = z.infer<typeof RevisionSchema>

/** What the result page needs for corrections and retries. */
export interface Revising {
  /** Generated with the page: a form submitted twice is one revision. */
  formId: string
  /** Oldest first. */
  revisions: Revision[]
  /** The kept recordings of the first attempt, at GET /api/recordings/{id}. */
  recordings: { id: string; segmentIndex: number }[]
  /** 0-based segments whose text was edited since: they cannot be played, corrected or retried. */
  changed: number[]
}
