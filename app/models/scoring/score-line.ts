import type { Segment } from '../dialogues/segment.ts'
import { assess } from './embedded/find-errors.ts'
import type { Category, Severity } from './evaluation.ts'
import { isMissed } from './finding.ts'
import { scoreSegment } from './segment-score.ts'

/** One segment and what was said for it. */
export interface ScoreLine {
  direction: 'en-tr' | 'tr-en'
  source: string
  reference: string
  /** Blank where nothing was said. */
  rendition: string
}

type JudgedSegment = Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'>

interface ScoredLine {
  /** Of the segment on its own, 0 to 45. */
  score: number
  /** To the model interpretation, 0 to 1: no source of the score. */
  similarity: number
  /** How sure the rules are of what they found or did not find, 0 to 1. */
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

/** Many renditions of one segment often come together; the engine reads the texts of a segment that it knows once. */
const SEGMENTS = new Map<string, JudgedSegment>()
const KNOWN_SEGMENTS = 500

function segmentOf({ direction, source, reference }: ScoreLine): JudgedSegment {
  const key = JSON.stringify([direction, source, reference])
  const known = SEGMENTS.get(key)
  if (known) return known
  const speaker = direction === 'en-tr' ? 'English' : 'Turkish'
  const segment: JudgedSegment = { speaker, text: source, translation: reference, variants: [] }
  if (SEGMENTS.size >= KNOWN_SEGMENTS) SEGMENTS.clear()
  SEGMENTS.set(key, segment)
  return segment
}

/** Judges one segment alone with the embedded engine, as `npm run -s score` prints it. The same line, the same answer. */
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
