import { z } from 'zod'
import { TOPICS } from '#app/config/dialogues.ts'
import { SPRINT_KINDS } from '#app/config/sprints.ts'
import { WORD_DIRECTIONS } from '../../vocabulary/drill/direction.ts'

const text = z.string().trim().min(1).max(160)

/** A written item: what is heard, the right wording first, and two or three that candidates confuse with it. */
const WrittenItemSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+-\d{3}$/u),
  direction: z.enum(WORD_DIRECTIONS),
  level: z.literal([1, 2, 3]),
  prompt: text,
  choices: z.array(text).min(3).max(4),
  note: z.strictObject({ en: text, tr: text }),
  topic: z.enum(TOPICS).optional(),
})
export type WrittenItem = z.infer<typeof WrittenItemSchema>

/** A file of content/sprints. */
export const SprintFileSchema = z.strictObject({
  version: z.literal(1),
  kind: z.enum(SPRINT_KINDS),
  items: z.array(WrittenItemSchema),
})
export type SprintFile = z.infer<typeof SprintFileSchema>
