import { z } from 'zod'
import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import { MAX_REPEATS } from '#app/config/mock-test.ts'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import { UnitMarksSchema } from '../scoring/self-marking/own-marks.ts'

const idOf = (wrong: ProblemKey) => z.coerce.number(wrong).int(wrong).positive(wrong).max(2_147_483_647, wrong)
const mockTestId = idOf(problem('mockTestIdWrong'))
const dialogueId = idOf(problem('dialogueIdWrong'))
const segmentIndex = countUpTo(MAX_SEGMENTS - 1, problem('segmentIndexWrong'))
const text = z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, problem('transcriptTooLong'))

function countUpTo(most: number, wrong: ProblemKey) {
  return z.coerce.number(wrong).int(wrong).min(0, wrong).max(most, wrong)
}

function flag(wrong: ProblemKey) {
  return z
    .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0', ''])], wrong)
    .transform((value) => value === true || value === 'true' || value === 'on' || value === '1')
}

/** The learner wants the dialogue scored as it is, although there is time left. */
const giveUp = flag(problem('giveUpWrong')).default(false)

export const StartSchema = z.object({ realRules: flag(problem('realRulesWrong')).default(false) })

/** The text fields of submit-segment; the recording is in `audio`. */
export const SegmentFieldsSchema = z.object({
  mockTestId,
  dialogueId,
  segmentIndex,
  /** The browser's own transcript: used, and marked as such, if the server has no speech recognition. */
  transcript: text.optional(),
  /** How often the segment was repeated. */
  repeats: countUpTo(MAX_REPEATS, problem('repeatsWrong')).default(0),
  /** There is no recording (no microphone, or recording failed): the learner types the segment at the end. */
  willType: flag(problem('willTypeWrong')).optional(),
})

export const EvaluateSchema = z.object({
  mockTestId,
  dialogueId,
  dialogueSlot: z.coerce.number(problem('slotWrong')).pipe(z.union([z.literal(1), z.literal(2)], problem('slotWrong'))),
  giveUp,
})

export const CompleteSchema = z.object({ mockTestId, giveUp })

const WordsItemSchema = z.object({
  dialogueId,
  segmentIndex,
  /** Empty: nothing was said. */
  text,
})

export const WordsSchema = z.object({
  mockTestId,
  words: z.array(WordsItemSchema, problem('wordsWrong')).max(2 * MAX_SEGMENTS, problem('wordsWrong')),
})

const MarksItemSchema = z.object({
  dialogueId,
  segmentIndex,
  /** By the id of the unit; one without a mark was kept. */
  marks: UnitMarksSchema,
})

export const MarksSchema = z.object({
  mockTestId,
  segments: z.array(MarksItemSchema, problem('marksWrong')).max(2 * MAX_SEGMENTS, problem('marksWrong')),
})

export type SegmentFields = z.output<typeof SegmentFieldsSchema>
export type GivenWords = z.output<typeof WordsItemSchema>
export type GivenMarks = z.output<typeof MarksItemSchema>
