import type { Segment } from '#app/models/dialogues/segment.ts'
import type { SegmentToMark } from '#app/models/practice/segment-to-mark.ts'
import { checklistOf } from '#app/models/scoring/self-marking/checklist.ts'
import type { StoredRecording } from '#app/models/speech/stored-recording.server.ts'

interface Waiting {
  segments: readonly Segment[]
  /** 0-based. */
  missing: readonly number[]
  recordings: readonly StoredRecording[]
}

export type WantedStep = { step: 'mark'; toMark: SegmentToMark[] } | { step: 'type'; canMark: boolean }

/**
 * How an attempt that waits for words goes on: the learner marks the recordings, or types. Marking comes first, unless
 * typing was asked for (`mode`) or promised in the player for segments without a recording.
 */
export function wantedStep({ segments, missing, recordings }: Waiting, mode: string | null): WantedStep {
  const recorded = new Map(recordings.map(({ id, segmentIndex }) => [segmentIndex, id]))
  const canMark = missing.some((segmentIndex) => recorded.has(segmentIndex))
  const isMarkingFirst = missing.every((segmentIndex) => recorded.has(segmentIndex))
  if (!canMark || mode === 'type' || (mode !== 'mark' && !isMarkingFirst)) return { step: 'type', canMark }
  const toMark = missing.flatMap((segmentIndex): SegmentToMark[] => {
    const segment = segments[segmentIndex]
    if (!segment) return []
    const recordingId = recorded.get(segmentIndex) ?? null
    const { speaker, translation } = segment
    return [{ segmentIndex, segment: { speaker, translation }, units: [...checklistOf(segment)], recordingId }]
  })
  return { step: 'mark', toMark }
}
