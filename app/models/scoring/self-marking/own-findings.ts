import type { Segment } from '../../dialogues/segment.ts'
import type { JudgedRendition } from '../assemble-evaluation.ts'
import type { Finding } from '../evaluation.ts'
import { findingsFromMarks } from './marks-to-findings.ts'
import type { OwnSegmentMarks } from './own-marks.ts'

/** The findings of a dialogue's segments that the learner marked by ear. */
export function ownFindings(options: {
  segments: readonly Segment[]
  renditions: readonly JudgedRendition[]
  ownMarks: readonly OwnSegmentMarks[]
}): Finding[] {
  const { segments, renditions, ownMarks } = options
  return ownMarks.flatMap(({ segmentIndex, marks }) => {
    const segment = segments[segmentIndex]
    if (!segment || renditions[segmentIndex]?.status !== 'marked') return []
    return findingsFromMarks({ segment, segmentId: segmentIndex + 1, marks })
  })
}
