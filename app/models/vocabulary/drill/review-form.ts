import { z } from 'zod'
import { readWordKey } from '../word-ref.ts'
import { WORD_DIRECTIONS } from './direction.ts'
import { readAnswer } from './drill-flow.ts'
import { DRILL_PROMPTS } from './drill-options.ts'
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

/** The word and direction that an answer is about. */
export const AskedSchema = z.object({ word: WordKeySchema, direction: z.enum(WORD_DIRECTIONS) })

/** Words that were heard, or typed: too long ones are cut, blank ones null. */
const AnswerSchema = z.string().optional().transform(readAnswer)

/** An answer in the drill: typed, or said aloud and rated by the learner. `by` is how it was asked. */
export const DrillAnswerSchema = AskedSchema.extend({
  reps: ReviewFormSchema.shape.reps,
  by: z.enum(DRILL_PROMPTS).catch('read'),
  answer: AnswerSchema,
  grade: z.enum(GRADES).optional(),
})

/** What a browser has heard of an answer said aloud. */
export const HeardFormSchema = AskedSchema.extend({ heard: AnswerSchema })
