import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { useCopy } from '../../shell/locale.ts'
import { openVault } from '../../player/recording/shared-vault.ts'

interface Props {
  attemptId: string
  /** 0-based. */
  segmentIndex: number
  /** Shown if this browser has none. */
  otherwise?: string
}

/** The learner's recording on the server: plays on any device, and without JavaScript. */
export function OwnStored({ recordingId, segmentIndex }: { recordingId: string; segmentIndex: number }) {
  const { ownAudio, play } = useCopy(scoreReportCopy).segments
  return (
    <figure className="my-3 max-w-xl">
      <figcaption className="text-13 font-semibold text-soft">{ownAudio}</figcaption>
      <audio
        controls
        preload="none"
        src={href('/api/recordings/:id', { id: recordingId })}
        aria-label={play(ownAudio, segmentIndex + 1)}
        className="mt-1 w-full"
      />
    </figure>
  )
}

/** The learner's recording in this browser. */
export function OwnRecording({ attemptId, segmentIndex, otherwise }: Props) {
  const copy = useCopy(scoreReportCopy)
  const [url, setUrl] = useState<string | null>()

  useEffect(() => {
    let made: string | undefined
    let isGone = false
    async function load(): Promise<void> {
      const vault = await openVault()
      const recording = await vault.findRecording({ attemptId, index: segmentIndex })
      if (isGone) return
      if (!recording) {
        setUrl(null)
        return
      }
      made = URL.createObjectURL(recording.blob)
      setUrl(made)
    }
    void load()
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [attemptId, segmentIndex])

  if (url === undefined) return null
  if (url === null) return otherwise === undefined ? null : <p className="my-3 text-15 text-soft">{otherwise}</p>
  return (
    <figure className="my-3">
      <figcaption className="text-13 font-semibold text-soft">{copy.segments.ownAudio}</figcaption>
      <audio
        controls
        src={url}
        aria-label={copy.segments.play(copy.segments.ownAudio, segmentIndex + 1)}
        className="mt-1 w-full"
      />
    </figure>
  )
}
