import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useCopy } from '../../shell/locale.ts'
import { KeepRecording } from './keep-recording.tsx'

/** The learner's recording on the server, with a player and the option to keep it. */
export function StoredRecording({ recording }: { recording: KeepableRecording }) {
  const { ownAudio, play } = useCopy(scoreReportCopy).segments
  return (
    <figure>
      <figcaption className="text-13 font-semibold text-soft">{ownAudio}</figcaption>
      <audio
        controls
        preload="none"
        src={`/api/recordings/${recording.id}`}
        aria-label={play(ownAudio, recording.segment)}
        className="mt-1 w-full"
      />
      <KeepRecording recording={recording} at={`segment-${recording.segment}`} />
    </figure>
  )
}
