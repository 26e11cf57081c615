import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'

const words = z
  .string(problem('transcriptMissing'))
  .trim()
  .min(1, problem('transcriptMissing'))
  .max(MAX_TRANSCRIPT_CHARACTERS, problem('transcriptTooLong'))

/** POST …/correction: an id made by the browser, so that the same one sent twice is one, and what was said. */
export const CorrectionSchema = z.object({
  revisionId: z.uuid(problem('revisionIdMissing')),
  transcript: words,
})

/** The text fields beside the recording of POST …/retry. */
export const RetryFieldsSchema = z.object({
  revisionId: z.uuid(problem('revisionIdMissing')),
  transcript: words.optional(),
  /** Who made the words: the learner at the keyboard, or the learner's browser while it recorded. */
  transcriptSource: z.enum(['typed', 'browser']).default('typed'),
})

/** The plain forms of the result page. `formId` is made with the page, for every form on it the same. */
export const RevisionFormSchema = z.object({
  intent: z.enum(['correction', 'retry']),
  submissionId: z.uuid(),
  segmentIndex: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_SEGMENTS - 1),
  formId: z.uuid(),
  /** Of a retry that waits for its words. */
  revisionId: z.uuid().optional(),
  transcript: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS, problem('transcriptTooLong')).default(''),
  /** The words that the box began with: beside a tick they are nobody's answer. */
  heard: z.string().trim().default(''),
  /** 'I said nothing here' is ticked. */
  nothing: z.string().optional(),
  /** Sent by the button that says that nothing was said in the blank one. */
  blank: z.literal('nothing').optional(),
})

export type RevisionForm = z.infer<typeof RevisionFormSchema>
