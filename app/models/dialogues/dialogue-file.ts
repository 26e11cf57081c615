import { z } from 'zod'
import {
  ACCESS_LEVELS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_MIN_SECONDS,
  LEVELS,
  TERMS_MAX,
  TERMS_MIN,
  TITLE_MAX_CHARACTERS,
  TOPICS,
} from '#app/config/dialogues.ts'
import { SegmentSchema } from './segment.ts'

const text = z.string().trim().min(1)

/** Both voices of a file are chosen on purpose, so gender has no default here. */
const FileSegmentSchema = z.strictObject({ ...SegmentSchema.shape, gender: SegmentSchema.shape.gender.unwrap() })

/** A domain term as it is said in Australia, in its dictionary form, for the vocabulary. */
const TermSchema = z.strictObject({ english: text, turkish: text })

/** Who read the dialogue, when (YYYY-MM-DD) and what exactly they checked. */
const ReviewSchema = z.strictObject({ reviewer: text, date: z.iso.date(), scope: text })

/**
 * One file of content/dialogues. `slug` is the stable id of the dialogue across seeds; unknown keys are refused, so that a
 * misspelt one is found. The rules of good content are not here but in content-rules.
 */
export const DialogueFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: text.max(TITLE_MAX_CHARACTERS),
  description: text.max(DESCRIPTION_MAX_CHARACTERS),
  topic: z.enum(TOPICS),
  level: z.enum(LEVELS),
  accessLevel: z.enum(ACCESS_LEVELS),
  durationSeconds: z.int().min(DIALOGUE_MIN_SECONDS),
  isMockTestCandidate: z.boolean(),
  segments: z.array(FileSegmentSchema).min(1),
  terms: z.array(TermSchema).min(TERMS_MIN).max(TERMS_MAX),
  reviews: z.array(ReviewSchema).min(1),
})

export type DialogueFile = z.infer<typeof DialogueFileSchema>
