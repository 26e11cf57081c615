import type { Segment } from '../dialogues/segment.ts'
import { assess } from './embedded/find-errors.ts'
import type { Category, Severity } from './evaluation.ts'
import { isMissed } from './finding.ts'
import { scoreSegment } from './segment-score.ts'

/** A segment with its rendition. */
export interface ScoreLine {
  direction: 'en-tr' | 'tr-en'
  source: string
  reference: string
  /** Blank if nothing was said. */
  rendition: string
}

type LineSegment = Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'>

interface ScoredLine {
  /** Of this segment alone, 0 to 45. */
  score: number
  /** To the model interpretation, 0 to 1. Never a source of marks. */
  similarity: number
  /** Confidence in the findings or in their absence, 0 to 1. */
  confidence: number
  errors: {
    type: Severity
    category: Category
    detail: string
    referenceQuote: string | null
    renditionQuote: string | null
  }[]
}

const DECIMALS = 10_000
const rounded = (share: number) => Math.round(share * DECIMALS) / DECIMALS

/**
 * A cache of segments. Renditions of one segment often come in a row, and the engine caches the parsed texts per
 * segment object.
 */
const SEGMENTS = new Map<string, LineSegment>()
const KNOWN_SEGMENTS = 500

function segmentOf({ direction, source, reference }: ScoreLine): LineSegment {
  const key = JSON.stringify([direction, source, reference])
  const known = SEGMENTS.get(key)
  if (known) return known
  const speaker = direction === 'en-tr' ? 'English' : 'Turkish'
  const segment: LineSegment = { speaker, text: source, translation: reference, variants: [] }
  if (SEGMENTS.size >= KNOWN_SEGMENTS) SEGMENTS.clear()
  SEGMENTS.set(key, segment)
  return segment
}

/** Scores one segment with the embedded engine, as printed by `npm run -s score`. Deterministic. */
export function scoreOneLine(line: ScoreLine): ScoredLine {
  const { rendition } = line
  const segment = segmentOf(line)
  const said = rendition.trim() === '' ? { status: 'missed' as const } : { status: 'spoken' as const, text: rendition }
  const { findings, similarity, confidence } = assess({ segment, segmentId: 1, rendition: said })
  return {
    score: scoreSegment({ findings, missed: findings.some(isMissed) }),
    similarity: rounded(similarity),
    confidence: rounded(confidence),
    errors: findings.map(({ type, category, detail, referenceQuote, renditionQuote }) => {
      return { type, category, detail, referenceQuote, renditionQuote }
    }),
  }
}
