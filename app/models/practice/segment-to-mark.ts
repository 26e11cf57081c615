import type { Segment } from '../dialogues/segment.ts'
import type { MeaningUnit } from '../scoring/self-marking/unit.ts'

/** A segment of an attempt that the learner can mark by ear. */
export interface SegmentToMark {
  /** 0-based. */
  segmentIndex: number
  segment: Pick<Segment, 'speaker' | 'translation'>
  units: MeaningUnit[]
  /** Null without a recording. */
  recordingId: string | null
}
