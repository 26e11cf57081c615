import { z } from 'zod'
import { MAX_PLAYS } from '#app/config/practice.ts'
import { MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'

/** One segment's words, recognised by the learner's browser or typed. */
export const SuppliedTranscriptSchema = z.object({
  segmentIndex: z.number().int().min(0).max(99),
  text: z.string().trim().max(MAX_TRANSCRIPT_CHARACTERS),
  source: z.enum(['browser', 'typed']).default('typed'),
})

/** A recording that the client says the server already has, by content hash. */
const StagedClaimSchema = z.object({
  segmentIndex: z.number().int().min(0).max(99),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

/** The text fields sent with the recordings of a submission (docs/product.md, Practice). */
export const SubmissionFieldsSchema = z.object({
  dialogueId: z.coerce.number().int().positive().max(2_147_483_647),
  submissionId: z.uuid().optional(),
  transcripts: z.array(SuppliedTranscriptSchema).max(100).default([]),
  staged: z.array(StagedClaimSchema).max(100).default([]),
  /** The learner will type the rest: segments with neither recording nor words are asked for, not counted as missed. */
  willType: flag,
  /** The learner will mark the recordings: no recogniser hears them. */
  willMark: flag,
  /** How often each segment was played, as the player counted. A figure for admins: no attempt is refused because of it. */
  plays: z.array(z.number().int().min(0).max(MAX_PLAYS)).max(MAX_SEGMENTS).default([]).catch([]),
})

export type StagedClaim = z.infer<typeof StagedClaimSchema>
export type SuppliedTranscript = z.infer<typeof SuppliedTranscriptSchema>

/** An uploaded file. Only its position is trusted. */
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
  /** Recordings staged earlier, which are not sent again. */
  staged?: StagedClaim[]
  /** Segments with neither recording nor words are typed later. */
  willType?: boolean
  /** The learner marks the recordings; what their browser heard is ignored. */
  willMark?: boolean
  /** How often each segment was played, if the player said so. */
  plays?: number[]
  /** Only the beginning of the dialogue was interpreted (sample-part.ts). */
  isPart?: boolean
}
