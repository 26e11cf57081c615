import { z } from 'zod'
import { MAX_REPEATS } from '#app/config/mock-test.ts'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)
const segmentIndex = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_SEGMENTS - 1)
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1')
/** The learner wants the marks of what is there, though there is time left for more. */
const giveUp = flag.default(false)

export const StartSchema = z.object({ realRules: flag.default(false) })

/** The text fields of submit-segment beside `audio`. */
export const SegmentFieldsSchema = z.object({
  mockTestId: id,
  dialogueId: id,
  segmentIndex,
  /** What the browser heard: used where the server has no recogniser of its own, and marked so. */
  transcript: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS).optional(),
  /** How often the segment was played again. */
  repeats: z.coerce.number().int().min(0).max(MAX_REPEATS).default(0),
  /** There is no recording (no microphone, or one that could not be taken): the learner types it after the last segment. */
  willType: flag.optional(),
})

export const EvaluateSchema = z.object({
  mockTestId: id,
  dialogueId: id,
  dialogueSlot: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  giveUp,
})

export const CompleteSchema = z.object({ mockTestId: id, giveUp })

const WordsItemSchema = z.object({
  dialogueId: id,
  segmentIndex,
  /** Empty: the learner says that nothing was said. */
  text: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS),
})

export const WordsSchema = z.object({ mockTestId: id, words: z.array(WordsItemSchema).max(2 * MAX_SEGMENTS) })

export type SegmentFields = z.output<typeof SegmentFieldsSchema>
export type GivenWords = z.output<typeof WordsItemSchema>
