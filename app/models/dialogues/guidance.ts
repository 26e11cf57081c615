import { z } from 'zod'
import { NOTE_MAX_CHARACTERS, VARIANT_KINDS, WRONG_TYPES, WRONGS_MAX } from '#app/config/dialogues.ts'
import { SEVERITIES } from '../scoring/severities.ts'
import { UNIT_KINDS } from '../scoring/self-marking/unit.ts'
import { saysTheSame } from './kept-units.ts'
import { said, type Segment } from './segment.ts'

/** A remark in both languages of the interface. */
export const RemarkSchema = z.strictObject({
  en: z.string().trim().min(1).max(NOTE_MAX_CHARACTERS),
  tr: z.string().trim().min(1).max(NOTE_MAX_CHARACTERS),
})

/** A rendition with one typical error, for "what would it have cost". */
export const WrongSchema = z.strictObject({
  text: said,
  type: z.enum(WRONG_TYPES),
  kind: z.enum(UNIT_KINDS),
  severity: z.enum(SEVERITIES),
  note: RemarkSchema,
})

/**
 * What an examiner says of a segment. It is kept apart from the segments, because attempts store copies of those, and
 * only results and the admin's desk show this (docs/decisions/047).
 */
export const SegmentGuidanceSchema = z.object({
  /** The kind of each variant, in their order; null for one that has none. */
  variantKinds: z.array(z.enum(VARIANT_KINDS).nullable()),
  wrongs: z.array(WrongSchema).max(WRONGS_MAX),
  /** What is hard here, and the way out. */
  note: RemarkSchema.nullable(),
  /** The English of the dialogue's terms that occur in it. */
  terms: z.array(z.string()),
})
export type SegmentGuidance = z.infer<typeof SegmentGuidanceSchema>

/** The JSON text in the column `dialogues.guidance`: an entry for each segment, or none at all. */
export const GuidanceSchema = z.array(SegmentGuidanceSchema)

/** For a segment of which nobody has said anything. */
export const NO_GUIDANCE: SegmentGuidance = { variantKinds: [], wrongs: [], note: null, terms: [] }

/** Parses the stored JSON text. Throws if it is invalid: only our own code writes it. */
export function parseGuidance(json: string): SegmentGuidance[] {
  return GuidanceSchema.parse(JSON.parse(json))
}

/** Without the kinds of variants that are gone. */
function refit(guidance: SegmentGuidance, before: Segment, after: Segment): SegmentGuidance {
  const kinds = new Map(before.variants.map((text, index) => [text, guidance.variantKinds[index] ?? null]))
  return { ...guidance, variantKinds: after.variants.map((text) => kinds.get(text) ?? null) }
}

/**
 * The guidance of other segments than those that it was written for: an older attempt's, or an admin's draft. What is said
 * of a segment goes with it wherever it moved, and is left out once its text or its model has changed.
 *
 * @returns one entry for each of `wanted`
 */
export function guidanceFor(options: {
  segments: readonly Segment[]
  guidance: readonly SegmentGuidance[]
  wanted: readonly Segment[]
}): SegmentGuidance[] {
  const { segments, guidance, wanted } = options
  return wanted.map((one) => {
    const place = segments.findIndex((segment) => saysTheSame(segment, one))
    const [before, found] = [segments[place], guidance[place]]
    return before && found ? refit(found, before, one) : NO_GUIDANCE
  })
}
