import { z } from 'zod'
import { type Delivery, DeliverySchema } from '../speech/delivery-schema.ts'
import { WHAT_IF_FAMILIES } from './error-family.ts'
import { SEVERITIES } from './severities.ts'
import { ShadeSchema } from './shades.ts'

export const CATEGORIES = ['omission', 'insertion', 'distortion', 'language_quality', 'register', 'delivery'] as const
/** How a segment was interpreted. */
export const VERDICTS = ['good', 'partial', 'missed'] as const
export const TRANSCRIPT_SOURCES = ['openai', 'browser', 'typed'] as const

export type Severity = (typeof SEVERITIES)[number]
export type Category = (typeof CATEGORIES)[number]
/** Where the transcript came from: our recogniser, the learner's browser or the keyboard. */
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number]

/**
 * One segment as a scorer receives it: words, or nothing interpreted. `delivery` is set if a recording could be
 * measured; it costs no marks.
 */
export type Rendition = { status: 'spoken'; text: string; delivery?: Delivery | null } | { status: 'missed' }

/** An error before marks are deducted. `rule` and `facts` let a view word it in any language. */
export const FindingSchema = z.object({
  /** 1-based. */
  segment_id: z.number().int().positive(),
  type: z.enum(SEVERITIES),
  category: z.enum(CATEGORIES),
  /** The rule that fired, e.g. `number-replaced`; `model` for a language model's finding. */
  rule: z.string(),
  facts: z.record(z.string(), z.string()).default({}),
  /** The finding with its evidence, in one English sentence. */
  detail: z.string(),
  /** Quote from the model interpretation (or the source); null if there is none. */
  referenceQuote: z.string().nullable(),
  /** Quote from the learner's words; null for an omission. */
  renditionQuote: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  /**
   * The model interpretation that the segment was compared with, of a language model's finding. Absent otherwise, and in older evaluations.
   */
  model: z.string().optional(),
})

/** A finding with the marks deducted for it. All deductions sum to 45 minus the total. */
export const ErrorItemSchema = FindingSchema.extend({
  deduction: z.number().nonnegative(),
  /** `detail` in Turkish. Absent if there is none, and in older evaluations. */
  detailTurkish: z.string().optional(),
})

export const NaatiScoreSchema = z.object({
  /** Out of 45, with at most one decimal. */
  total: z.number().min(0).max(45),
  /** `Unfinished`: of the beginning of a dialogue, which neither passes nor fails. */
  grade: z.enum(['Pass', 'Fail', 'Unfinished']),
  autoFailTriggered: z.boolean(),
  errors: z.array(ErrorItemSchema),
})

/** `disagreement`: the language model and our own scorer differ widely. `addressed`: words are addressed to the marker. */
export const REVIEW_REASONS = ['disagreement', 'addressed'] as const

/** The total without some of the errors. */
export const WhatIfSchema = z.object({
  /** What these errors have in common. */
  family: z.enum(WHAT_IF_FAMILIES),
  count: z.number().int().positive(),
  /** 1-based, in order. */
  segments: z.array(z.number().int().positive()),
  /** Of a single error: the words of the source that did not come across, where they are known and short. */
  words: z.string().optional(),
  /** Out of 45. */
  total: z.number().min(0).max(45),
  /** Whether the dialogue would have passed, having failed. */
  makesPass: z.boolean(),
})

/** The band in which a person's marks would probably lie, and our confidence. */
export const OutlookSchema = z.object({
  /** Whole marks out of 45. The score lies between them. */
  low: z.number().int(),
  high: z.number().int(),
  sureness: z.enum(['high', 'medium', 'low']),
  /** 1-based segments whose wording matches no model. */
  unmatched: z.array(z.number().int().positive()),
  /** Set if the judge gave the marks: its bands rest on measurements of its own. */
  by: z.literal('judge').optional(),
})

export const SegmentResultSchema = z.object({
  /** 0-based. */
  segmentIndex: z.number().int().nonnegative(),
  verdict: z.enum(VERDICTS),
  /** This segment on its own, out of 45. */
  score: z.number().min(0).max(45),
  transcript: z.string().nullable(),
  transcriptSource: z.enum(TRANSCRIPT_SOURCES).nullable(),
  /** Whether the learner corrected the transcript. `transcript` then holds the correction. */
  corrected: z.boolean().optional(),
  feedback: z.string(),
  /** The same in Turkish; absent in older evaluations. */
  feedbackTurkish: z.string().optional(),
  /** The source by what came across. Absent if the judge did not look at it, and in older evaluations. */
  shades: z.array(ShadeSchema).optional(),
  /** How it was spoken; absent in older evaluations. */
  delivery: DeliverySchema.nullish(),
  /** Set if the learner marked it by ear. `transcript` is then null, although something was said. */
  markedBy: z.literal('learner').optional(),
})

export const EvaluationSchema = z.object({
  status: z.literal('scored'),
  submissionId: z.string(),
  dialogueId: z.number().int(),
  overallScore: z.number(),
  overallFeedback: z.string(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** The same three in Turkish. */
  turkish: z
    .object({ overallFeedback: z.string(), strengths: z.array(z.string()), improvements: z.array(z.string()) })
    .optional(),
  transcriptions: z.array(z.object({ segmentIndex: z.number().int(), text: z.string() })),
  naatiScore: NaatiScoreSchema,
  segments: z.array(SegmentResultSchema),
  /** Both are absent in older evaluations. */
  outlook: OutlookSchema.optional(),
  whatIfs: z.array(WhatIfSchema).optional(),
  /** Percentages, computed from the same errors; null if not assessed. */
  subScores: z.object({ meaning: z.number(), language: z.number(), delivery: z.number().nullable() }),
  /** The scorer that judged, or that judged the latest correction: our own (`judge` in results of November 2026), or a language model with it. */
  engine: z.enum(['embedded', 'judge', 'openai']),
  /**
   * Why less judged than is configured. Of a language model: the month's budget, the learner's daily limit or a failure.
   * `judge`: its files are missing or broken, or its thread was lost, and the rules spoke without it.
   */
  fallback: z.enum(['budget', 'daily-limit', 'provider', 'judge']).optional(),
  /** Set if only the beginning of the dialogue was interpreted; `of`: the segments of the whole (part-score.ts). */
  part: z.object({ of: z.number().int().positive() }).optional(),
  /** Set if the learner marked at least one segment. The result then counts apart from the scorer's. */
  markedBy: z.literal('learner').optional(),
  /** Whether a person should review the result. */
  review: z.boolean().optional(),
  /** Absent in older evaluations. If both reasons apply, `addressed`. */
  reviewReason: z.enum(REVIEW_REASONS).optional(),
  /** Of the engine: raised when it changes, so that stored marks can be recomputed. */
  rulesVersion: z.number().int(),
})

export type ReviewReason = (typeof REVIEW_REASONS)[number]
export type Finding = z.infer<typeof FindingSchema>
export type ErrorItem = z.infer<typeof ErrorItemSchema>
export type NaatiScore = z.infer<typeof NaatiScoreSchema>
export type WhatIf = z.infer<typeof WhatIfSchema>
export type WhatIfFamily = WhatIf['family']
export type Outlook = z.infer<typeof OutlookSchema>
export type SegmentResult = z.infer<typeof SegmentResultSchema>
export type Evaluation = z.infer<typeof EvaluationSchema>
