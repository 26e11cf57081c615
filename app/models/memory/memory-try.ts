import { z } from 'zod'

/** The end of a try: how many units were said back, and which were interpreted. */
export const MemoryTrySchema = z.object({
  id: z.uuid(),
  repeated: z.coerce.number().int().min(0).max(99),
  unit: z.array(z.string()),
})
