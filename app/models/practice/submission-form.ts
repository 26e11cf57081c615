import { z } from 'zod'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'

/** What the learner's browser recognised or the learner typed, for one segment. */
export const SuppliedTranscriptSchema = z.object({
  segmentIndex: z.number().int().min(0).max(99),
  text: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS),
  source: z.enum(['browser', 'typed']).default('typed'),
})

/** A recording that the server is said to hold already, by its content. */
const StagedClaimSchema = z.object({
  segmentIndex: z.number().int().min(0).max(99),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The text fields beside the recordings of a submission (docs/product.md, Practice). */
export const SubmissionFieldsSchema = z.object({
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  submissionId: z.uuid().optional(),
  transcripts: z.array(SuppliedTranscriptSchema).max(100).default([]),
  staged: z.array(StagedClaimSchema).max(100).default([]),
  /** Goes on by typing: what has neither recording nor words is asked for and not missed. */
  willType: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

export type StagedClaim = z.infer<typeof StagedClaimSchema>
export type SuppliedTranscript = z.infer<typeof SuppliedTranscriptSchema>

/** One uploaded file as it came: nothing about it is believed but its position. */
export interface UploadedRecording {
  /** 0-based. */
  segmentIndex: number
  bytes: Uint8Array
}

export interface PracticeSubmission {
  dialogueId: number
  submissionId?: string
  transcripts: SuppliedTranscript[]
  recordings: UploadedRecording[]
  /** What was sent while the learner went on, and is not sent again. */
  staged?: StagedClaim[]
  /** What has neither recording nor words is typed later. */
  willType?: boolean
}
