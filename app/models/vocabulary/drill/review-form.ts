import { z } from 'zod'
import { GRADES } from './study.ts'

const WHOLE_NUMBER = /^\d{1,9}$/
const wholeNumber = z.string().regex(WHOLE_NUMBER).transform(Number)

/**
 * The rating of one word. `reps` is the number of reviews the learner had seen; it distinguishes a double click from
 * a second review.
 */
export const ReviewFormSchema = z.object({
  vocabularyId: wholeNumber,
  reps: wholeNumber,
  grade: z.enum(GRADES),
})
