import { z } from 'zod'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { SuppliedTranscript } from './submission-form.ts'

/** The plain form in which a learner types what they say. Fields are named `answers[0]`, `answers[1]`, … by segment. */
export const TypedAnswersSchema = z.object({
  submissionId: z.uuid(),
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  answers: z
    .array(z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, 'tooLong').optional())
    .max(MAX_SEGMENTS)
    .default([]),
})

export type TypedAnswers = z.infer<typeof TypedAnswersSchema>

/** The answers that hold words, as transcripts that the learner supplied. */
export function toTranscripts(answers: TypedAnswers['answers']): SuppliedTranscript[] {
  return answers.flatMap((text, segmentIndex) => (text ? [{ segmentIndex, text, source: 'typed' as const }] : []))
}
