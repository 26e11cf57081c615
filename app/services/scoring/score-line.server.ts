import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Category, Severity } from '#app/models/scoring/evaluation.ts'
import { isMissed } from '#app/models/scoring/finding.ts'
import { scoreSegment } from '#app/models/scoring/segment-score.ts'
import { assessSegment, openScorer } from './judging/open-scorer.server.ts'

/** A segment with its rendition. */
export interface ScoreLine {
  direction: 'en-tr' | 'tr-en'
  source: string
  reference: string
  /** Blank if nothing was said. */
  rendition: string
}

interface ScoredLine {
  /** Of this segment alone, 0 to 45. */
  score: number
  /** How much of the message came across, 0 to 1. */
  conveyed: number
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

function segmentOf({
  direction,
  source,
  reference,
}: ScoreLine): Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'> {
  const speaker = direction === 'en-tr' ? 'English' : 'Turkish'
  return { speaker, text: source, translation: reference, variants: [] }
}

/**
 * Scores one segment with the built-in scorer, as printed by `npm run -s score`. Deterministic. Rejects if the judge cannot be
 * opened: marks of the rules alone would mislead.
 */
export async function scoreOneLine(line: ScoreLine): Promise<ScoredLine> {
  const engine = await openScorer()
  if (engine.problem !== null) throw new Error(`The judge cannot be opened: ${engine.problem}`)
  const { findings, conveyed } = await assessSegment(engine, {
    segment: segmentOf(line),
    segmentId: 1,
    rendition: line.rendition,
  })
  return {
    score: scoreSegment({ findings, missed: findings.some(isMissed) }),
    conveyed: rounded(conveyed ?? 0),
    errors: findings.map(({ type, category, detail, referenceQuote, renditionQuote }) => {
      return { type, category, detail, referenceQuote, renditionQuote }
    }),
  }
}
