import { z } from 'zod'

/** How an interpretation was spoken, measured from the audio alone (scripts/workers/delivery-meter.mjs). Milliseconds. */
export const DeliverySchema = z.object({
  /** From the start of the recording to the first speech. */
  startDelayMs: z.number().int().nonnegative(),
  /** Pauses of at least two seconds between the first and last speech, in order. */
  pausesMs: z.array(z.number().int().positive()),
  /** From the first speech to the last, including pauses. */
  speechSpanMs: z.number().int().nonnegative(),
})

export type Delivery = z.infer<typeof DeliverySchema>
