import type { SegmentGuidance } from './guidance.ts'
import { pairSegments, saysTheSame } from './kept-units.ts'
import type { Segment } from './segment.ts'

// Types only, to keep the schema library out of the browser, where the editor says what a save would drop.

/** What an examiner said of a segment that a draft has changed. */
export interface LostGuidance {
  /** 1-based place in the draft. */
  segment: number
  hasNote: boolean
  /** How many wrong renditions. */
  wrongs: number
}

/**
 * What an examiner says of each segment of a draft; null where nobody said anything, or where the text or the model has
 * changed since. What was said of those is `lost`. A save keeps the same (guidance.ts).
 */
export function keepGuidance(options: {
  stored: readonly Segment[]
  guidance: readonly SegmentGuidance[]
  drafted: readonly Segment[]
}): { guidance: (SegmentGuidance | null)[]; lost: LostGuidance[] } {
  const { stored, guidance, drafted } = options
  const pairs = pairSegments(stored, drafted)
  const lost: LostGuidance[] = []
  const kept = drafted.map((segment, place) => {
    const before = pairs.get(place)
    const found = before && guidance[stored.indexOf(before)]
    if (!before || !found) return null
    if (saysTheSame(before, segment)) return found
    const [hasNote, wrongs] = [found.note !== null, found.wrongs.length]
    if (hasNote || wrongs > 0) lost.push({ segment: place + 1, hasNote, wrongs })
    return null
  })
  return { guidance: kept, lost }
}
