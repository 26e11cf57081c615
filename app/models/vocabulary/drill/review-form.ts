import { z } from 'zod'
import { readWordKey } from '../word-ref.ts'
import { WORD_DIRECTIONS } from './direction.ts'
import { GRADES } from './study.ts'

const WHOLE_NUMBER = /^\d{1,9}$/

/** A word's key (word-ref.ts). */
export const WordKeySchema = z.string().transform((key, context) => {
  const ref = readWordKey(key)
  if (ref) return ref
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/**
 * The rating of one word. `reps` is the number of reviews the learner had seen; it distinguishes a double click from
 * a second review.
 */
export const ReviewFormSchema = z.object({
  word: WordKeySchema,
  direction: z.enum(WORD_DIRECTIONS),
  reps: z.string().regex(WHOLE_NUMBER).transform(Number),
  grade: z.enum(GRADES),
})
