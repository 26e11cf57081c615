import { z } from 'zod'
import { EvaluationSchema } from '../scoring/evaluation.ts'
import type { DialogueResults } from './exam-view.ts'

/** What the columns `dialogue1_results` and `dialogue2_results` hold. */
export const DialogueResultsSchema = z.object({
  total: z.number(),
  repeats: z.number().int(),
  repeatDeduction: z.number(),
  evaluation: EvaluationSchema,
}) satisfies z.ZodType<DialogueResults>
