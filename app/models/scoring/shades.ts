import { z } from 'zod'

/** How much of a stretch of the source came across. `thin`: doubtful, but not enough for an error. */
const SHADES = ['conveyed', 'thin', 'lost'] as const

/** A stretch of the source. All of them together are the source. */
export const ShadeSchema = z.object({ text: z.string(), shade: z.enum(SHADES) })

export type Shade = z.infer<typeof ShadeSchema>
