import { z } from 'zod'
import { TOPICS } from '#app/config/dialogues.ts'
import { RUNGS } from '#app/config/memory.ts'

const PassageSchema = z.strictObject({
  id: z.string().regex(/^(?:en|tr)-\d{2}-\d{2}$/u),
  rung: z.literal(RUNGS),
  topic: z.enum(TOPICS),
  text: z.string().trim().min(1),
  translation: z.string().trim().min(1),
  /** Quoted from the text, in order. */
  units: z.array(z.string().trim().min(1)).min(2).max(20),
})
/** What one speaker says in one go, and what of it counts. */
export type Passage = z.infer<typeof PassageSchema>

/** A file of content/memory. */
export const PassageFileSchema = z.strictObject({
  version: z.literal(1),
  language: z.enum(['en', 'tr']),
  passages: z.array(PassageSchema),
})
