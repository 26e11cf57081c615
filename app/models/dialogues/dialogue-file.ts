import { z } from 'zod'
import {
  ACCESS_LEVELS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_MAX_SECONDS,
  DIALOGUE_MIN_SECONDS,
  LEVELS,
  SEGMENTS_MAX_STORED,
  TERMS_MAX,
  TERMS_MIN,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
  TOPICS,
} from '#app/config/dialogues.ts'
import { SegmentSchema } from './segment.ts'

const text = z.string().trim().min(1)

/** Of a term, and of a reviewer's name. */
const WORDS_MAX = 200
/** As many as a file can hold at all. */
const REVIEWS_MAX = 20

/** Both voices of a file are chosen on purpose, so gender has no default here. */
const FileSegmentSchema = z.strictObject({
  speaker: SegmentSchema.shape.speaker,
  gender: SegmentSchema.shape.gender.unwrap(),
  text: SegmentSchema.shape.text,
  translation: SegmentSchema.shape.translation,
  variants: SegmentSchema.shape.variants,
})

/** A domain term as it is said in Australia, in its dictionary form, for the vocabulary. */
const TermSchema = z.strictObject({ english: text.max(WORDS_MAX), turkish: text.max(WORDS_MAX) })

/** Who read the dialogue, when (YYYY-MM-DD) and what exactly they checked. */
const ReviewSchema = z.strictObject({
  reviewer: text.max(WORDS_MAX),
  date: z.iso.date(),
  scope: text.max(DESCRIPTION_MAX_CHARACTERS),
})

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
  durationSeconds: z.int().min(DIALOGUE_MIN_SECONDS).max(DIALOGUE_MAX_SECONDS),
  isMockTestCandidate: z.boolean(),
  segments: z.array(FileSegmentSchema).min(1).max(SEGMENTS_MAX_STORED),
  terms: z.array(TermSchema).min(TERMS_MIN).max(TERMS_MAX),
  reviews: z.array(ReviewSchema).min(1).max(REVIEWS_MAX),
})

export type DialogueFile = z.infer<typeof DialogueFileSchema>

/**
 * What an import takes and an export writes: the same file, but for what only the product's own content has to have, for
 * an admin's dialogue has a topic of its own at times, and neither terms nor reviews yet.
 */
export const DialogueImportSchema = z.strictObject({
  ...DialogueFileSchema.shape,
  topic: text.max(TOPIC_MAX_CHARACTERS),
  terms: z.array(TermSchema).max(TERMS_MAX).default([]),
  reviews: z.array(ReviewSchema).max(REVIEWS_MAX).default([]),
})

export type DialogueImport = z.infer<typeof DialogueImportSchema>

/** What a file holds beside the dialogue itself. */
export const FilePartsSchema = DialogueImportSchema.pick({ terms: true, reviews: true })
export type FileParts = Pick<DialogueImport, 'slug' | 'terms' | 'reviews'>

/** The text of a file of content/dialogues. Parsed, it is the same dialogue again. */
export function writeDialogueFile(file: DialogueImport): string {
  // The schema puts the keys in their order, whatever order they came in.
  return `${JSON.stringify(DialogueImportSchema.parse(file), null, 2)}\n`
}
