import { z } from 'zod'
import { SEGMENTS_MAX_STORED } from '#app/config/dialogues.ts'

/** A segment (0-based) and the SHA-256 of its text, as the admin saw it. */
export const AdoptionSchema = z.object({
  segmentIndex: z.coerce
    .number()
    .int()
    .min(0)
    .max(SEGMENTS_MAX_STORED - 1),
  wordsHash: z.string().regex(/^[0-9a-f]{64}$/),
})

const Id = z.coerce.number().int().positive().max(2_147_483_647)

/** The actions of the voices page; an uploaded file is read separately. */
export const SegmentAudioIntentSchema = z.discriminatedUnion('intent', [
  AdoptionSchema.extend({ intent: z.literal('upload') }),
  AdoptionSchema.extend({ intent: z.literal('adopt'), recordingId: Id }),
  AdoptionSchema.pick({ segmentIndex: true }).extend({ intent: z.literal('voice') }),
  z.object({ intent: z.literal('discard'), recordingId: Id }),
])
