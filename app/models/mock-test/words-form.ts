import { z } from 'zod'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'

const ItemSchema = z.object({
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  segmentIndex: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_SEGMENTS - 1),
  /** Empty: nothing was said. */
  text: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, 'tooLong').default(''),
})

/** The plain form of what a learner said in segments that nobody could transcribe: `words[0].text`, … */
export const WordsFormSchema = z.object({
  words: z
    .array(ItemSchema)
    .max(2 * MAX_SEGMENTS)
    .default([]),
})
