import { z } from 'zod'

/** How an interpretation was spoken, as measured in the sound alone (scripts/workers/delivery-meter.mjs). Milliseconds. */
export const DeliverySchema = z.object({
  /** From the begin of the recording to the first speech. */
  startDelayMs: z.number().int().nonnegative(),
  /** Pauses of two seconds and more between the first and the last speech, in order. */
  pausesMs: z.array(z.number().int().positive()),
  /** From the first speech to the last, pauses and all. */
  speechSpanMs: z.number().int().nonnegative(),
})

export type Delivery = z.infer<typeof DeliverySchema>
