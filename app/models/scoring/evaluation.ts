import { z } from 'zod'
import { type Delivery, DeliverySchema } from '../speech/delivery-schema.ts'

export const SEVERITIES = ['critical', 'major', 'minor'] as const
export const CATEGORIES = ['omission', 'insertion', 'distortion', 'language_quality', 'register', 'delivery'] as const
export const TRANSCRIPT_SOURCES = ['openai', 'browser', 'typed'] as const

export type Severity = (typeof SEVERITIES)[number]
export type Category = (typeof CATEGORIES)[number]
/** Who turned the recording into words: our recogniser, the learner's browser, or the learner at the keyboard. */
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number]

/**
 * What a scorer is told of one segment: words, or that nothing was interpreted. How they were spoken is known where a
 * recording of ours could be measured; no marks are taken for it.
 */
export type Rendition = { status: 'spoken'; text: string; delivery?: Delivery | null } | { status: 'missed' }

/** One error as a scorer finds it, before any marks are taken off. `rule` and `facts` let a view word it in any language. */
export const FindingSchema = z.object({
  /** 1-based, as in the specification. */
  segment_id: z.number().int().positive(),
  type: z.enum(SEVERITIES),
  category: z.enum(CATEGORIES),
  /** Which rule fired, e.g. `number-replaced`; `model` for a finding of a language model. */
  rule: z.string(),
  facts: z.record(z.string(), z.string()).default({}),
  /** The finding in one English sentence, with its evidence. */
  detail: z.string(),
  /** Words of the model interpretation (or the source) that the error is about; null where there are none. */
  referenceQuote: z.string().nullable(),
  /** The learner's own words; null for an omission. */
  renditionQuote: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  /** The accepted interpretation that the segment was held against for it; absent where none was, and in older evaluations. */
  model: z.string().optional(),
})

/** A finding with the marks that the dialogue lost by it. The deductions of a sheet sum to 45 minus its total. */
export const ErrorItemSchema = FindingSchema.extend({
  deduction: z.number().nonnegative(),
  /** `detail` in Turkish; absent where nobody worded it, and in older evaluations. */
  detailTurkish: z.string().optional(),
})

export const NaatiScoreSchema = z.object({
  /** Out of 45, one decimal at the most. */
  total: z.number().min(0).max(45),
  grade: z.enum(['Pass', 'Fail']),
  autoFailTriggered: z.boolean(),
  errors: z.array(ErrorItemSchema),
})

/** A language model and the rules disagreed widely, or words were addressed to whoever marks them. */
export const REVIEW_REASONS = ['disagreement', 'addressed'] as const

const WHAT_IF_FAMILIES = [
  'missed',
  'numbers',
  'dates',
  'units',
  'lostNegations',
  'addedNegations',
  'names',
  'conditions',
  'persons',
  'sourceWords',
  'omissions',
  'additions',
  'distortions',
  'wordings',
  'register',
  'hesitation',
  'repeats',
] as const

/** What the dialogue would have come to without some of its errors. */
export const WhatIfSchema = z.object({
  /** What these errors have in common. */
  family: z.enum(WHAT_IF_FAMILIES),
  count: z.number().int().positive(),
  /** 1-based, in order. */
  segments: z.array(z.number().int().positive()),
  /** Out of 45. */
  total: z.number().min(0).max(45),
  /** It would have passed, and did not. */
  makesPass: z.boolean(),
})

/** Between which marks a person would probably come out, and how sure we are of ours. */
export const OutlookSchema = z.object({
  /** Whole marks out of 45; the score lies between them. */
  low: z.number().int(),
  high: z.number().int(),
  sureness: z.enum(['high', 'medium', 'low']),
  /** 1-based: segments whose wording is like no model's. */
  unmatched: z.array(z.number().int().positive()),
})

export const SegmentResultSchema = z.object({
  /** 0-based. */
  segmentIndex: z.number().int().nonnegative(),
  verdict: z.enum(['good', 'partial', 'missed']),
  /** This segment alone, out of 45. */
  score: z.number().min(0).max(45),
  transcript: z.string().nullable(),
  transcriptSource: z.enum(TRANSCRIPT_SOURCES).nullable(),
  /** The learner said that something else was heard than they had said; `transcript` holds their words. */
  corrected: z.boolean().optional(),
  feedback: z.string(),
  /** The same in Turkish; absent in older evaluations, as below. */
  feedbackTurkish: z.string().optional(),
  /** How far the rendition says what a model says, 0 to 1 (its very words); no source of marks. Absent where not measured. */
  similarity: z.number().min(0).max(1).optional(),
  /** How it was spoken; absent in evaluations older than this measurement. */
  delivery: DeliverySchema.nullish(),
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
  /** These two are absent in evaluations older than they are. */
  outlook: OutlookSchema.optional(),
  whatIfs: z.array(WhatIfSchema).optional(),
  /** Shares of 100 for meaning, language and delivery, computed from the same errors; null where not assessed. */
  subScores: z.object({ meaning: z.number(), language: z.number(), delivery: z.number().nullable() }),
  /** Who judged; after a correction, who judged that. */
  engine: z.enum(['embedded', 'openai']),
  /** Why the rules judged alone where a language model was to: its month's budget, the learner's day, or a failure. */
  fallback: z.enum(['budget', 'daily-limit', 'provider']).optional(),
  /** Somebody should look, and why; where both reasons hold, the words to the marker are said. */
  review: z.boolean().optional(),
  /** Absent in evaluations older than it. */
  reviewReason: z.enum(REVIEW_REASONS).optional(),
  /** Raised when the rules change, so that stored marks can be recomputed. */
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
