import { z } from 'zod'
import { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'

/** What lists, versions and the library read of a dialogue's row besides its text. */
export const LISTED_FIELDS = {
  title: z.string(),
  titleTr: z.string().nullable(),
  hook: z.string().nullable(),
  hookTr: z.string().nullable(),
  description: z.string(),
  descriptionTr: z.string().nullable(),
  /** What it trains. */
  aim: z.string().nullable(),
  aimTr: z.string().nullable(),
  topic: z.string(),
  level: z.enum(LEVELS),
  /** Seconds. */
  duration: z.number().int(),
  accessLevel: z.enum(ACCESS_LEVELS),
}
