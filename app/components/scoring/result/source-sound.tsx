import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import type { ReviewedSegment } from '../segment-review.tsx'

interface Props {
  reviewed: ReviewedSegment
  caption: string
  /** What it is, for screen readers; by default the original of this segment. */
  label?: string | undefined
}

/** What the speaker said. Nothing if the text has since changed. */
export function SourceSound({ reviewed, caption, label }: Props) {
  const copy = useCopy(scoreReportCopy).segments
  const { segment, result, sourceAudioUrl } = reviewed
  if (sourceAudioUrl === null) return null
  return (
    <SoundTrack
      src={sourceAudioUrl}
      label={label ?? copy.play(copy.modelAudio, result.segmentIndex + 1)}
      caption={caption}
      language={spokenLanguage(segment)}
      hasTools
    />
  )
}
