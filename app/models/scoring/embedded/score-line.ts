import { z } from 'zod'
import type { Finding } from '../evaluation.ts'
import { scoreSegment } from '../segment-score.ts'
import { assess } from './find-errors.ts'

const LineSchema = z.object({
  direction: z.enum(['en-tr', 'tr-en']),
  source: z.string(),
  reference: z.string(),
  rendition: z.string(),
})

/** One rendition judged on its own. */
interface LineScore {
  /** Out of 45, the segment alone. */
  score: number
  /** 0 to 1. */
  similarity: number
  confidence: number
  errors: Pick<Finding, 'type' | 'category' | 'detail' | 'referenceQuote' | 'renditionQuote'>[]
}

/** What is wrong with a line, in one sentence. */
interface LineProblem {
  error: string
}

const THOUSANDTHS = 1000
const rounded = (value: number) => Math.round(value * THOUSANDTHS) / THOUSANDTHS

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Scores one JSON line of the command line `npm run -s score`: a source, one model interpretation and a rendition. */
export function scoreLine(line: string): LineScore | LineProblem {
  const read = LineSchema.safeParse(parseJson(line))
  if (!read.success)
    return { error: 'Each line must be JSON with direction (en-tr or tr-en), source, reference and rendition.' }
  const { direction, source, reference, rendition } = read.data
  const { findings, similarity, confidence } = assess({
    segment: {
      speaker: direction === 'en-tr' ? 'English' : 'Turkish',
      text: source,
      translation: reference,
      variants: [],
    },
    segmentId: 1,
    rendition: { status: 'spoken', text: rendition },
  })
  return {
    score: scoreSegment({ findings, missed: false }),
    similarity: rounded(similarity),
    confidence: rounded(confidence),
    errors: findings.map(({ type, category, detail, referenceQuote, renditionQuote }) => ({
      type,
      category,
      detail,
      referenceQuote,
      renditionQuote,
    })),
  }
}
