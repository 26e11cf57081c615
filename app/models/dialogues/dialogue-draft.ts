import { z } from 'zod'
import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import {
  ACCESS_LEVELS,
  AIM_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_MAX_SECONDS,
  DIALOGUE_MIN_SECONDS,
  HOOK_MAX_CHARACTERS,
  LEVELS,
  SEGMENT_MAX_CHARACTERS,
  SEGMENTS_MAX_STORED,
  TERM_MAX_CHARACTERS,
  TERMS_MAX,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
  UNIT_WEIGHTS,
  VARIANTS_MAX,
  WORD_COUNT_MAX,
} from '#app/config/dialogues.ts'
import type { SegmentGuidance } from './guidance.ts'
import { emptiableText, fromText, optionalText, splitLines, text, version } from './draft-fields.ts'
import { readTerms, type Term } from './terms.ts'
import { UNIT_KINDS } from '../scoring/self-marking/unit.ts'

// The conditions for saving a dialogue: docs/product.md, Admin. The content rules (content-rules.ts) are only advice.

const SAID = { long: 'saidLong', max: SEGMENT_MAX_CHARACTERS } as const
/** An array, or a form's text with one rendition per line. */
const VariantsSchema = z.preprocess(
  splitLines,
  z.array(text({ missing: 'translationRequired', ...SAID })).max(VARIANTS_MAX, problem('variantsTooMany')),
)

const UnitsDraftSchema = z.array(
  z.object(
    {
      kind: z.enum(UNIT_KINDS, problem('unitsWrong')),
      text: text({ missing: 'unitsWrong', long: 'saidLong', max: SEGMENT_MAX_CHARACTERS }),
      weight: z.literal(UNIT_WEIGHTS, problem('unitsWrong')).optional(),
    },
    problem('unitsWrong'),
  ),
  problem('unitsWrong'),
)

const SegmentDraftSchema = z.object(
  {
    speaker: z.enum(['English', 'Turkish'], problem('speakerWrong')),
    gender: z.enum(['male', 'female'], problem('genderWrong')).default('female'),
    text: text({ missing: 'textRequired', ...SAID }),
    translation: text({ missing: 'translationRequired', ...SAID }),
    variants: VariantsSchema,
    /** Left out: the stored ones are kept (kept-units.ts). The form never has any. */
    units: UnitsDraftSchema.optional(),
  },
  problem('transcriptUnreadable'),
)

function segments(none: ProblemKey) {
  return z
    .array(SegmentDraftSchema, problem(none))
    .min(1, problem(none))
    .max(SEGMENTS_MAX_STORED, problem('segmentsTooMany'))
}

const DurationSchema = z
  .int(problem('durationWrong'))
  .min(DIALOGUE_MIN_SECONDS, problem('durationShort'))
  .max(DIALOGUE_MAX_SECONDS, problem('durationWrong'))

const WordCountSchema = z
  .int(problem('wordCountWrong'))
  .positive(problem('wordCountWrong'))
  .max(WORD_COUNT_MAX, problem('wordCountWrong'))

const isTrue = (value: unknown) => (value === 'on' || value === 'true' ? true : value === 'false' ? false : value)

const TITLE = { long: 'titleLong', max: TITLE_MAX_CHARACTERS } as const
const AIM = { long: 'aimLong', max: AIM_MAX_CHARACTERS } as const
const HOOK = { long: 'hookLong', max: HOOK_MAX_CHARACTERS } as const
const DESCRIPTION = { long: 'descriptionLong', max: DESCRIPTION_MAX_CHARACTERS } as const

/** Fields shared by every form and API call of a dialogue. Missing optional fields keep their value or take the default. */
const common = {
  title: text({ missing: 'titleRequired', ...TITLE }),
  titleTr: optionalText(TITLE),
  hook: optionalText(HOOK),
  hookTr: optionalText(HOOK),
  aim: optionalText(AIM),
  aimTr: optionalText(AIM),
  descriptionTr: optionalText(DESCRIPTION),
  description: text({ missing: 'descriptionRequired', ...DESCRIPTION }),
  topic: text({ missing: 'topicRequired', long: 'topicLong', max: TOPIC_MAX_CHARACTERS }),
  level: z
    .string(problem('levelRequired'))
    .trim()
    .min(1, problem('levelRequired'))
    .toLowerCase()
    .pipe(z.enum(LEVELS, problem('levelUnknown'))),
  accessLevel: z.enum(ACCESS_LEVELS, problem('accessLevelWrong')).optional(),
  isMockTestCandidate: z.preprocess(isTrue, z.boolean(problem('mockCandidateWrong')).optional()),
}

/** If missing, a new dialogue is published and an existing one keeps its state. False: a draft. */
const publish = z.preprocess(isTrue, z.boolean(problem('publishWrong')).optional())

const wordCount = z.preprocess(fromText, WordCountSchema.optional()).transform((count) => count ?? null)
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** `{ segments }`, as an object or as JSON text. */
function transcript(none: ProblemKey) {
  return z.preprocess(readJson, z.object({ segments: segments(none) }, problem('transcriptUnreadable')))
}

/** POST /api/dialogues. */
export const SimpleDialogueSchema = z
  .object({
    ...common,
    duration: z.preprocess(fromText, DurationSchema),
    transcript: transcript('segmentNeeded'),
    publish,
  })
  .transform(({ transcript: { segments: found }, ...rest }) => ({ ...rest, segments: found }))

/** POST /api/admin/dialogues and PUT /api/admin/dialogues/{id}. */
export const DialoguePayloadSchema = z
  .object({
    ...common,
    duration: z.preprocess(fromText, DurationSchema.optional()),
    wordCount,
    transcript: transcript('segmentRequired'),
    publish,
    version,
  })
  .transform(({ transcript: { segments: found }, ...rest }) => ({ ...rest, segments: found }))

const TERM = { missing: 'termIncomplete', long: 'termLong', max: TERM_MAX_CHARACTERS } as const

/** One term on a line; without the field, the terms stay as they are. */
const TermsSchema = z.preprocess(
  (value) => (typeof value === 'string' ? readTerms(value) : value),
  z
    .array(z.object({ english: text(TERM), turkish: text(TERM) }))
    .max(TERMS_MAX, problem('termsTooMany'))
    .optional(),
)

/** An unticked box is not sent, and means false. */
const ticked = z.preprocess((value) => value === 'on' || value === true, z.boolean())

/** The form of /admin/dialogues, with a field set per segment. `overwrite`: the version that may be replaced. */
export const DialogueFormSchema = z.object({
  ...common,
  titleTr: emptiableText(TITLE),
  hook: emptiableText(HOOK),
  hookTr: emptiableText(HOOK),
  aim: emptiableText(AIM),
  aimTr: emptiableText(AIM),
  descriptionTr: emptiableText(DESCRIPTION),
  isMockTestCandidate: ticked,
  overwrite: version,
  duration: z.preprocess(fromText, DurationSchema),
  wordCount,
  terms: TermsSchema,
  segments: segments('segmentRequired'),
  version,
})

/** The form of /admin, which has no word count. */
export const SimpleDialogueFormSchema = z.object({
  ...common,
  isMockTestCandidate: ticked,
  duration: z.preprocess(fromText, DurationSchema),
  segments: segments('segmentNeeded'),
})

/** A dialogue to be saved. `duration` in seconds. */
export interface DialogueDraft {
  title: string
  titleTr?: string | null | undefined
  hook?: string | null | undefined
  hookTr?: string | null | undefined
  description: string
  descriptionTr?: string | null | undefined
  aim?: string | null | undefined
  aimTr?: string | null | undefined
  topic: string
  level: (typeof LEVELS)[number]
  duration?: number | undefined
  wordCount?: number | null | undefined
  accessLevel?: (typeof ACCESS_LEVELS)[number] | undefined
  isMockTestCandidate?: boolean | undefined
  /** The dialogue's domain terms, which belong to its file. */
  terms?: Term[] | undefined
  segments: z.output<typeof SegmentDraftSchema>[]
  /** Left out: what is stored is kept where it still fits (guidance.ts). */
  guidance?: SegmentGuidance[] | undefined
}
