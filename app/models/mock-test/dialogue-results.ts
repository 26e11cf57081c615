import { z } from 'zod'
import { SegmentSchema } from '../dialogues/segment.ts'
import { StoredEvaluationSchema } from '../scoring/stored-evaluation.ts'
import type { DialogueResults } from './results-view.ts'

const ResultsSchema = z.object({
  total: z.number(),
  repeats: z.number().int(),
  repeatDeduction: z.number(),
  evaluation: StoredEvaluationSchema,
}) satisfies z.ZodType<DialogueResults>

/** A copy of the dialogue as it was scored: later edits change no result. */
const SnapshotSchema = z.object({ title: z.string(), topic: z.string(), segments: z.array(SegmentSchema) })
export type DialogueSnapshot = z.infer<typeof SnapshotSchema>

/**
 * The columns `dialogue1_results` and `dialogue2_results`; the first releases stored only marks and evaluation.
 * `interpretingMs` is measured at scoring, because recordings are swept after 90 days.
 */
export const StoredResultsSchema = ResultsSchema.extend({
  dialogue: SnapshotSchema.optional(),
  interpretingMs: z.number().optional(),
})
export type StoredResults = DialogueResults & { dialogue: DialogueSnapshot; interpretingMs: number }
