import { z } from 'zod'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { WordsBox } from '../practice/words-boxes.ts'

const ItemSchema = z.object({
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  segmentIndex: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_SEGMENTS - 1),
  text: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, 'tooLong').default(''),
  /** The box 'I said nothing here' is ticked. */
  nothing: z.string().optional(),
})

/** The plain form for segments that could not be transcribed: `words[0].text`, … */
export const WordsFormSchema = z.object({
  words: z
    .array(ItemSchema)
    .max(2 * MAX_SEGMENTS)
    .default([]),
  /** Sent by the button that says that nothing was said in the blank ones. */
  blank: z.literal('nothing').optional(),
})

/** The boxes of the form, in order. */
export function wordsBoxes({ words }: z.output<typeof WordsFormSchema>): WordsBox[] {
  return words.map(({ text, nothing }, index) => ({
    name: `words[${index}].text`,
    text,
    isNothing: nothing !== undefined,
  }))
}
