import { z } from 'zod'
import {
  ACCESS_LEVELS,
  DESCRIPTION_MAX_CHARACTERS,
  LEVELS,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
} from '#app/config/dialogues.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A file in content/mock-tests. `dialogues` are slugs from content/dialogues. Unknown keys are rejected. */
export const MockTestFileSchema = z.strictObject({
  slug,
  title: text.max(TITLE_MAX_CHARACTERS),
  titleTr: text.max(TITLE_MAX_CHARACTERS),
  description: text.max(DESCRIPTION_MAX_CHARACTERS),
  descriptionTr: text.max(DESCRIPTION_MAX_CHARACTERS),
  level: z.enum(LEVELS),
  category: text.max(TOPIC_MAX_CHARACTERS),
  durationMinutes: z.int().min(1).max(240),
  totalPoints: z.int().positive(),
  passingScore: z.int().nonnegative(),
  accessLevel: z.enum(ACCESS_LEVELS),
  isActive: z.boolean(),
  dialogues: z.tuple([slug, slug]),
})

export type MockTestFile = z.infer<typeof MockTestFileSchema>
