import { z } from 'zod'
import {
  ACCESS_LEVELS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_MAX_SECONDS,
  DIALOGUE_MIN_SECONDS,
  HOOK_MAX_CHARACTERS,
  LEVELS,
  SEGMENTS_MAX_STORED,
  TERM_MAX_CHARACTERS,
  TERMS_MAX,
  TERMS_MIN,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
  TOPICS,
} from '#app/config/dialogues.ts'
import { VOICES, type VoiceId } from '#app/config/voices.ts'
import { SegmentSchema, UnitsSchema } from './segment.ts'

const text = z.string().trim().min(1)

/** Maximum length of a reviewer's name. */
const NAME_MAX_CHARACTERS = 200
/** More than any file needs. */
const REVIEWS_MAX = 20

/** A file must choose both voices, so gender has no default here. */
const FileSegmentSchema = z.strictObject({
  speaker: SegmentSchema.shape.speaker,
  gender: SegmentSchema.shape.gender.unwrap(),
  text: SegmentSchema.shape.text,
  translation: SegmentSchema.shape.translation,
  variants: SegmentSchema.shape.variants,
  units: UnitsSchema.optional(),
})

/** A domain term as used in Australia, in its dictionary form, for the vocabulary. */
const TermSchema = z.strictObject({
  english: text.max(TERM_MAX_CHARACTERS),
  turkish: text.max(TERM_MAX_CHARACTERS),
})

/** Who reviewed the dialogue, when (YYYY-MM-DD) and exactly what they checked. */
const ReviewSchema = z.strictObject({
  reviewer: text.max(NAME_MAX_CHARACTERS),
  date: z.iso.date(),
  scope: text.max(DESCRIPTION_MAX_CHARACTERS),
})

/** A voice of the library, where the author wants a certain one. */
const VoiceSchema = z.custom<VoiceId>((value) => typeof value === 'string' && Object.hasOwn(VOICES, value))

/**
 * A file in content/dialogues. `slug` is the dialogue's stable ID across seeds. Unknown keys are rejected, to catch
 * typos. The content rules are separate (content-rules.ts).
 */
export const DialogueFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: text.max(TITLE_MAX_CHARACTERS),
  titleTr: text.max(TITLE_MAX_CHARACTERS),
  hook: text.max(HOOK_MAX_CHARACTERS),
  hookTr: text.max(HOOK_MAX_CHARACTERS),
  description: text.max(DESCRIPTION_MAX_CHARACTERS),
  descriptionTr: text.max(DESCRIPTION_MAX_CHARACTERS),
  topic: z.enum(TOPICS),
  level: z.enum(LEVELS),
  accessLevel: z.enum(ACCESS_LEVELS),
  durationSeconds: z.int().min(DIALOGUE_MIN_SECONDS).max(DIALOGUE_MAX_SECONDS),
  isMockTestCandidate: z.boolean(),
  voices: z.strictObject({ en: VoiceSchema.optional(), tr: VoiceSchema.optional() }).optional(),
  segments: z.array(FileSegmentSchema).min(1).max(SEGMENTS_MAX_STORED),
  terms: z.array(TermSchema).min(TERMS_MIN).max(TERMS_MAX),
  reviews: z.array(ReviewSchema).min(1).max(REVIEWS_MAX),
})

export type DialogueFile = z.infer<typeof DialogueFileSchema>

/**
 * The format for import and export. Unlike the product's own files, an admin's dialogue may have a custom topic, and no
 * terms, reviews, hook or Turkish title and description.
 */
export const DialogueImportSchema = z.strictObject({
  ...DialogueFileSchema.shape,
  titleTr: DialogueFileSchema.shape.titleTr.optional(),
  hook: DialogueFileSchema.shape.hook.optional(),
  hookTr: DialogueFileSchema.shape.hookTr.optional(),
  descriptionTr: DialogueFileSchema.shape.descriptionTr.optional(),
  topic: text.max(TOPIC_MAX_CHARACTERS),
  terms: z.array(TermSchema).max(TERMS_MAX).default([]),
  reviews: z.array(ReviewSchema).max(REVIEWS_MAX).default([]),
})

export type DialogueImport = z.infer<typeof DialogueImportSchema>

/** What a file contains besides the dialogue itself. */
export const FilePartsSchema = DialogueImportSchema.pick({ terms: true, reviews: true })
export type FileParts = Pick<DialogueImport, 'slug' | 'terms' | 'reviews'>
/** What of it may be saved without the file. */
export type FileRest = Partial<Pick<DialogueImport, 'terms' | 'reviews'>>

/** The text of a content/dialogues file. Parsing it gives the same dialogue. */
export function writeDialogueFile(file: DialogueImport): string {
  // Parsing puts the keys in schema order.
  return `${JSON.stringify(DialogueImportSchema.parse(file), null, 2)}\n`
}
