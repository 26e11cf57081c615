import { z } from 'zod'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { SuppliedTranscript } from './submission-form.ts'
import type { WordsBox } from './words-boxes.ts'

/**
 * The plain form for typing interpretations. Fields are named `answers[0]`, `answers[1]`, … by segment, and the boxes 'I
 * said nothing here' `nothing[0]`, …
 */
export const TypedAnswersSchema = z.object({
  submissionId: z.uuid(),
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  answers: z
    .array(z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, 'tooLong').optional())
    .max(MAX_SEGMENTS)
    .default([]),
  nothing: z.array(z.string().optional()).max(MAX_SEGMENTS).default([]),
  /** Sent by the button that says that nothing was said in the blank ones. */
  blank: z.literal('nothing').optional(),
})

export type TypedAnswers = z.infer<typeof TypedAnswersSchema>

interface AnswerBox extends WordsBox {
  /** 0-based. */
  segmentIndex: number
}

const FIELD = /^(?:answers|nothing)\[(\d{1,2})\]$/

/** The boxes that the form contained, by field name; other segments were not asked about. */
export function answerBoxes(names: Iterable<string>, { answers, nothing }: TypedAnswers): AnswerBox[] {
  const asked = new Set([...names].flatMap((name) => FIELD.exec(name)?.[1] ?? []).map(Number))
  return [...asked].map((segmentIndex) => ({
    segmentIndex,
    name: `answers[${segmentIndex}]`,
    text: answers[segmentIndex] ?? '',
    isNothing: nothing[segmentIndex] !== undefined,
  }))
}

/** The boxes as supplied transcripts; an empty text means that nothing was said. */
export function toTranscripts(boxes: readonly AnswerBox[]): SuppliedTranscript[] {
  return boxes.map(({ segmentIndex, text }) => ({ segmentIndex, text, source: 'typed' }))
}
