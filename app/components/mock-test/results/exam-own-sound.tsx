import { href } from 'react-router'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Slot } from '#app/models/mock-test/exam-view.ts'
import type { ReviewedSegment } from '../../scoring/segment-review.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'

interface Props {
  recordingId: string
  reviewed: ReviewedSegment
  slot: Slot
  caption: string
}

/** The learner's recording of a segment in a mock test. */
export function ExamOwnSound({ recordingId, reviewed, slot, caption }: Props) {
  const copy = useCopy(mockTestResultsCopy).review
  const { segment, result } = reviewed
  return (
    <SoundTrack
      src={href('/api/recordings/:id', { id: recordingId })}
      label={copy.ownOf(slot, result.segmentIndex + 1)}
      caption={caption}
      language={targetLanguage(segment)}
    />
  )
}
