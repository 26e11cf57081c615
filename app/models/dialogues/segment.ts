import { z } from 'zod'
import {
  SEGMENT_MAX_CHARACTERS,
  SEGMENTS_MAX_STORED,
  UNIT_WEIGHTS,
  UNITS_MAX,
  VARIANTS_MAX,
} from '#app/config/dialogues.ts'
import { UNIT_KINDS } from '../scoring/self-marking/unit.ts'

export const said = z.string().trim().min(1).max(SEGMENT_MAX_CHARACTERS)

/** Something that the interpretation has to keep, in the words of the model. */
export const UnitSchema = z.object({ kind: z.enum(UNIT_KINDS), text: said, weight: z.literal(UNIT_WEIGHTS).optional() })

/** The units of meaning of a segment. */
const UnitsSchema = z.array(UnitSchema).max(UNITS_MAX)

/** One turn of a dialogue. `text` is spoken; `translation` is the model interpretation into the other language. */
export const SegmentSchema = z.object({
  speaker: z.enum(['English', 'Turkish']),
  gender: z.enum(['male', 'female']).default('female'),
  text: said,
  translation: said,
  /** Other renditions as correct as `translation`. */
  variants: z.array(said).max(VARIANTS_MAX).default([]),
  /** Named by its author; without them, or in another shape, they are read from the model interpretation. */
  units: UnitsSchema.optional().catch(undefined),
})

/** The JSON text in the column `dialogues.transcript`. */
export const TranscriptSchema = z.object({ segments: z.array(SegmentSchema).min(1).max(SEGMENTS_MAX_STORED) })

export type Segment = z.infer<typeof SegmentSchema>
export type Transcript = z.infer<typeof TranscriptSchema>

const KeptSegmentsSchema = z.array(SegmentSchema).min(1).nullable()

/** The segments stored with an attempt; null for old rows that did not store them. */
export function parseKeptSegments(column: unknown): Segment[] | null {
  return KeptSegmentsSchema.parse(column)
}

/** The 0-based segments whose text was changed or removed. */
export function changedSince({ kept, now }: { kept: readonly Segment[]; now: readonly Segment[] }): number[] {
  return kept.flatMap(({ speaker, text }, index) => {
    const later = now[index]
    return later?.speaker === speaker && later.text === text ? [] : [index]
  })
}

/** Parses the stored JSON text. Throws if it is invalid: only our own code writes it. */
export function parseTranscript(json: string): Transcript {
  return TranscriptSchema.parse(JSON.parse(json))
}
