import { z } from 'zod'
import { ErrorItemSchema, SegmentResultSchema, TRANSCRIPT_SOURCES } from '../scoring/evaluation.ts'

/** One segment as it was scored, with its own errors. */
export const SegmentMarksSchema = z.object({ result: SegmentResultSchema, errors: z.array(ErrorItemSchema) })

/** A correction of what was heard in a segment, or a segment tried once more. */
export const RevisionSchema = z.object({
  id: z.string(),
  /** 0-based. */
  segmentIndex: z.number().int(),
  kind: z.enum(['correction', 'retry']),
  transcript: z.string().nullable(),
  transcriptSource: z.enum(TRANSCRIPT_SOURCES).nullable(),
  before: SegmentMarksSchema,
  /** Null for a retry whose words are still wanted. */
  after: SegmentMarksSchema.nullable(),
  /** The dialogue out of 45, before and after a correction; null for a retry, which leaves it as it is. */
  totalBefore: z.number().nullable(),
  totalAfter: z.number().nullable(),
  /** What is kept of a retry's voice, at GET /api/recordings/{id of the revision}; null where there is none. */
  recording: z.object({ durationMs: z.number().int() }).nullable(),
})

export type SegmentMarks = z.infer<typeof SegmentMarksSchema>
export type Revision = z.infer<typeof RevisionSchema>

/** What a result page is told, so that its segments can be corrected and tried again. */
export interface Revising {
  /** Made with the page: a form sent twice is one revision. */
  formId: string
  /** Oldest first. */
  revisions: Revision[]
  /** What is kept of the first try's voice, at GET /api/recordings/{id}. */
  recordings: { id: string; segmentIndex: number }[]
  /** 0-based segments that say something else by now: neither heard, nor corrected, nor tried again. */
  changed: number[]
}
