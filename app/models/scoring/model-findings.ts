import { z } from 'zod'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import { clean, fold } from '../language/text.ts'
import { CATEGORIES, type Finding, type Rendition } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'

const ModelErrorSchema = z
  .object({
    segment_id: z.number().int(),
    type: z.enum(SEVERITIES),
    category: z.enum(CATEGORIES),
    reference_quote: z.string(),
    rendition_quote: z.string(),
    detail: z.string(),
    detail_turkish: z.string(),
  })
  .strict()

/** What a language model may answer: errors with evidence. No total and no grade: it is never asked for marks. */
export const ModelAnswerSchema = z.object({ errors: z.array(ModelErrorSchema) }).strict()

export type ModelAnswer = z.infer<typeof ModelAnswerSchema>
type ModelError = z.infer<typeof ModelErrorSchema>

const words = (text: string): string[] => fold(clean(text), 'tr').match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text contains the quote, allowing for one wrong word in ten. */
function holdsQuote(text: string, quote: string): boolean {
  const [held, quoted] = [words(text), words(quote)]
  if (quoted.length === 0) return false
  for (let from = 0; from + quoted.length <= held.length; from += 1) {
    const same = quoted.filter((word, offset) => held[from + offset] === word).length
    if (same >= quoted.length * OPENAI_SCORING.quoteOverlap) return true
  }
  return false
}

/** The model's sentence as plain text, without markup, links or line breaks, and of limited length. */
function plain(detail: string): string {
  return clean(
    detail
      .replace(/<[^>]*>/gu, ' ')
      .replace(/https?:\S+/gu, ' ')
      .replace(/[<>`*_#[\]{}|]/gu, ' '),
  ).slice(0, OPENAI_SCORING.maxDetailCharacters)
}

/** The Turkish sentence as a fact of the finding, for `findingSentence`. */
function turkishFact(detail: string): Finding['facts'] {
  const turkish = plain(detail)
  return turkish === '' ? {} : { turkish }
}

function isSupported(error: ModelError, segment: Segment | undefined, rendition: Rendition | undefined): boolean {
  if (!segment || rendition?.status !== 'spoken' || plain(error.detail) === '') return false
  const models = [segment.text, segment.translation, ...segment.variants]
  const inReference = models.some((text) => holdsQuote(text, error.reference_quote))
  const inRendition = holdsQuote(rendition.text, error.rendition_quote)
  if (error.category === 'omission') return inReference
  return inRendition && (error.reference_quote.trim() === '' || inReference)
}

/** The model interpretation that contains a quote; undefined if it is from the source. */
function modelOf(quote: string, segment: Segment | undefined): string | undefined {
  return segment && [segment.translation, ...segment.variants].find((text) => holdsQuote(text, quote))
}

function overlaps(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b
  return holdsQuote(a, b) || holdsQuote(b, a)
}

function repeats(a: Finding, b: Finding): boolean {
  if (a.segment_id !== b.segment_id || a.category !== b.category) return false
  return overlaps(a.renditionQuote, b.renditionQuote) && overlaps(a.referenceQuote, b.referenceQuote)
}

/**
 * The usable part of a model's answer: errors of interpreted segments whose quotes can be found, without duplicates, a
 * few per segment. The rest is dropped.
 */
export function supportedFindings(input: {
  errors: readonly ModelError[]
  segments: readonly Segment[]
  renditions: readonly Rendition[]
}): Finding[] {
  const kept: Finding[] = []
  for (const error of input.errors.slice(0, OPENAI_SCORING.maxErrors)) {
    const index = error.segment_id - 1
    if (!isSupported(error, input.segments[index], input.renditions[index])) continue
    const quoted = error.reference_quote.trim() !== ''
    const model = quoted ? modelOf(error.reference_quote, input.segments[index]) : undefined
    const finding: Finding = {
      segment_id: error.segment_id,
      type: error.type,
      category: error.category,
      rule: 'model',
      // A quote that no model interpretation contains is from the source.
      facts: { ...turkishFact(error.detail_turkish), ...(quoted && model === undefined && { quoted: 'source' }) },
      detail: plain(error.detail),
      referenceQuote: quoted ? plain(error.reference_quote) : null,
      renditionQuote: error.category === 'omission' ? null : plain(error.rendition_quote),
      confidence: 'medium',
      ...(model !== undefined && { model }),
    }
    const inSegment = kept.filter(({ segment_id }) => segment_id === finding.segment_id)
    const known = inSegment.some((other) => repeats(other, finding))
    if (!known && inSegment.length < OPENAI_SCORING.maxErrorsPerSegment) kept.push(finding)
  }
  return kept
}
