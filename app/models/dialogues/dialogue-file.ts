import { z } from 'zod'
import {
  ACCESS_LEVELS,
  AIM_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_FILE_VERSION,
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
  UNITS_MAX,
  VARIANT_KINDS,
  VARIANTS_MAX,
  WRONGS_MAX,
} from '#app/config/dialogues.ts'
import { voicesOf } from '../speech/voices/casting.ts'
import { NO_GUIDANCE, RemarkSchema, type SegmentGuidance, WrongSchema } from './guidance.ts'
import { said, type Segment, SegmentSchema, UnitSchema } from './segment.ts'

const text = z.string().trim().min(1)

/** Maximum length of a reviewer's name. */
const NAME_MAX_CHARACTERS = 200
/** More than any file needs. */
const REVIEWS_MAX = 20

/** What every segment has. A file must choose both voices, so gender has no default here. */
const turn = {
  speaker: SegmentSchema.shape.speaker,
  gender: SegmentSchema.shape.gender.unwrap(),
  text: said,
  translation: said,
}
const LabelledSchema = z.strictObject({ kind: z.enum(VARIANT_KINDS), text: said })
const NamedTermsSchema = z.array(text.max(TERM_MAX_CHARACTERS)).max(TERMS_MAX)

const FileSegmentSchema = z.strictObject({
  ...turn,
  variants: z.array(LabelledSchema).max(VARIANTS_MAX),
  units: z.array(UnitSchema.required()).min(1).max(UNITS_MAX),
  wrongs: z.array(WrongSchema).min(1).max(WRONGS_MAX),
  note: RemarkSchema,
  terms: NamedTermsSchema,
})

/** An admin's segment may have variants without a kind, and no guidance. */
const ImportSegmentSchema = z.strictObject({
  ...turn,
  variants: z
    .array(z.union([said, LabelledSchema]))
    .max(VARIANTS_MAX)
    .default([]),
  units: z.array(UnitSchema).max(UNITS_MAX).optional(),
  wrongs: z.array(WrongSchema).max(WRONGS_MAX).optional(),
  note: RemarkSchema.optional(),
  terms: NamedTermsSchema.optional(),
})
export type FileSegment = z.infer<typeof ImportSegmentSchema>

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

/** The voice of each speaker, where its author wants a certain one. */
const VoicesSchema = z.strictObject({ en: z.enum(voicesOf('en')).optional(), tr: z.enum(voicesOf('tr')).optional() })

/**
 * A file in content/dialogues. `slug` is the dialogue's stable ID across seeds. Unknown keys are rejected, to catch
 * typos. The content rules are separate (content-rules.ts).
 */
export const DialogueFileSchema = z.strictObject({
  version: z.literal(DIALOGUE_FILE_VERSION),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: text.max(TITLE_MAX_CHARACTERS),
  titleTr: text.max(TITLE_MAX_CHARACTERS),
  hook: text.max(HOOK_MAX_CHARACTERS),
  hookTr: text.max(HOOK_MAX_CHARACTERS),
  description: text.max(DESCRIPTION_MAX_CHARACTERS),
  descriptionTr: text.max(DESCRIPTION_MAX_CHARACTERS),
  /** What it trains. */
  aim: z.strictObject({ en: text.max(AIM_MAX_CHARACTERS), tr: text.max(AIM_MAX_CHARACTERS) }),
  topic: z.enum(TOPICS),
  level: z.enum(LEVELS),
  accessLevel: z.enum(ACCESS_LEVELS),
  durationSeconds: z.int().min(DIALOGUE_MIN_SECONDS).max(DIALOGUE_MAX_SECONDS),
  isMockTestCandidate: z.boolean(),
  voices: VoicesSchema.optional(),
  segments: z.array(FileSegmentSchema).min(1).max(SEGMENTS_MAX_STORED),
  terms: z.array(TermSchema).min(TERMS_MIN).max(TERMS_MAX),
  reviews: z.array(ReviewSchema).min(1).max(REVIEWS_MAX),
})

export type DialogueFile = z.infer<typeof DialogueFileSchema>

/**
 * The format for import and export. Unlike the product's own files, an admin's dialogue may have a custom topic, and no
 * terms, reviews, aim, hook or Turkish title and description. Files of version 1, which had no number, are read too.
 */
export const DialogueImportSchema = z.strictObject({
  ...DialogueFileSchema.shape,
  version: DialogueFileSchema.shape.version.default(DIALOGUE_FILE_VERSION),
  titleTr: DialogueFileSchema.shape.titleTr.optional(),
  hook: DialogueFileSchema.shape.hook.optional(),
  hookTr: DialogueFileSchema.shape.hookTr.optional(),
  descriptionTr: DialogueFileSchema.shape.descriptionTr.optional(),
  aim: DialogueFileSchema.shape.aim.optional(),
  topic: text.max(TOPIC_MAX_CHARACTERS),
  segments: z.array(ImportSegmentSchema).min(1).max(SEGMENTS_MAX_STORED),
  terms: z.array(TermSchema).max(TERMS_MAX).default([]),
  reviews: z.array(ReviewSchema).max(REVIEWS_MAX).default([]),
})

export type DialogueImport = z.infer<typeof DialogueImportSchema>

/** What a file contains besides the dialogue itself, as it is stored; no voices where none are named. */
export const FilePartsSchema = z.object({
  ...DialogueImportSchema.pick({ terms: true, reviews: true }).shape,
  /** One that is gone by now counts as none. */
  voices: VoicesSchema.nullable().catch(null),
})
export type FileParts = z.infer<typeof FilePartsSchema> & Pick<DialogueImport, 'slug'>
/** What of it may be saved without the file. */
export type FileRest = Partial<z.infer<typeof FilePartsSchema>>

/** What a file contains besides the dialogue itself. */
export function partsOf({ slug, terms, reviews, voices }: DialogueImport): FileParts {
  return { slug, terms, reviews, voices: voices ?? null }
}

/** The segments of a file as they are stored, and what an examiner says of each (empty if nobody says anything). */
export function readFileSegments(segments: readonly FileSegment[]): {
  segments: Segment[]
  guidance: SegmentGuidance[]
} {
  const guidance = segments.map(({ variants, wrongs = [], note = null, terms = [] }): SegmentGuidance => {
    const variantKinds = variants.map((variant) => (typeof variant === 'string' ? null : variant.kind))
    return { variantKinds, wrongs, note, terms }
  })
  return {
    segments: segments.map(({ speaker, gender, text: source, translation, variants, units }) => {
      const texts = variants.map((variant) => (typeof variant === 'string' ? variant : variant.text))
      return { speaker, gender, text: source, translation, variants: texts, ...(units && { units }) }
    }),
    guidance: guidance.some(isSaid) ? guidance : [],
  }
}

const isSaid = ({ variantKinds, wrongs, note, terms }: SegmentGuidance) =>
  wrongs.length > 0 || note !== null || terms.length > 0 || variantKinds.some((kind) => kind !== null)

/** The segments of a file, from what is stored: the opposite of `readFileSegments`. */
export function writeFileSegments(segments: readonly Segment[], guidance: readonly SegmentGuidance[]): FileSegment[] {
  return segments.map(({ variants, ...segment }, index) => {
    const { variantKinds, wrongs, note, terms } = guidance[index] ?? NO_GUIDANCE
    const labelled = variants.map((variant, place) => {
      const kind = variantKinds[place]
      return kind ? { kind, text: variant } : variant
    })
    const isGuided = guidance.length > 0
    return { ...segment, variants: labelled, ...(isGuided && { wrongs, terms, ...(note && { note }) }) }
  })
}

/** The text of a content/dialogues file. Parsing it gives the same dialogue. */
export function writeDialogueFile(file: DialogueImport): string {
  // Parsing puts the keys in schema order.
  return `${JSON.stringify(DialogueImportSchema.parse(file), null, 2)}\n`
}
