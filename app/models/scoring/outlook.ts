import { FULL_MARKS, OUTLOOK } from '#app/config/scoring.ts'
import { targetLanguage } from '../dialogues/language.ts'
import type { Segment } from '../dialogues/segment.ts'
import { tokenise } from '../language/text.ts'
import type { NaatiScore, Outlook, SegmentResult } from './evaluation.ts'
import { isMissed } from './finding.ts'

/** Whether a rendition is an accepted wording, word for word. */
function isAccepted(segment: Segment, rendition: string): boolean {
  const wordsOf = (text: string) =>
    tokenise(text, targetLanguage(segment))
      .map(({ lower }) => lower)
      .join(' ')
  const said = wordsOf(rendition)
  return [segment.translation, ...segment.variants].some((text) => wordsOf(text) === said)
}

type SaidSegment = Pick<SegmentResult, 'segmentIndex' | 'transcript'>

/** Whether a segment's marks can be disputed: not where nothing was said, nor where the words are an accepted wording's. */
function isDoubtful({ segmentIndex, transcript }: SaidSegment, segments: readonly Segment[]): boolean {
  const segment = segments[segmentIndex]
  return transcript !== null && !(segment && isAccepted(segment, transcript))
}

/**
 * The band in which an examiner's marks would probably lie (`npm run bench:scoring -- rehearsals`). It reaches further down, the more was
 * taken off: who makes errors that are found makes others, too. Only segments whose marks can be disputed widen it. Whole marks out of 45.
 */
export function outlookOf(input: {
  score: Pick<NaatiScore, 'total' | 'errors'>
  segments: readonly Segment[]
  results: readonly SaidSegment[]
  /** Whether the language model and our own scorer disagreed, or words were addressed to the marker. */
  isDisputed: boolean
}): Outlook {
  const { score, segments, results, isDisputed } = input
  const { below, above } = OUTLOOK
  const unsaid = new Set(score.errors.filter(isMissed).map(({ segment_id }) => segment_id))
  const isDisputable = (result: SaidSegment) => !unsaid.has(result.segmentIndex + 1) && isDoubtful(result, segments)
  const doubtful = results.filter(isDisputable).length / Math.max(1, results.length)
  const lost = FULL_MARKS - score.total
  return {
    low: Math.max(0, Math.floor(score.total - doubtful * (below.least + below.byLost * lost))),
    high: Math.min(FULL_MARKS, Math.ceil(score.total + doubtful * above)),
    sureness: isDisputed ? 'low' : 'high',
    unmatched: [],
    by: 'judge',
  }
}
