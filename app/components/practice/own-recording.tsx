import { useEffect, useState } from 'react'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { useCopy } from '../shell/locale.ts'
import { openVault } from './test-player/shared-vault.ts'

interface Props {
  attemptId: string
  /** 0-based. */
  segmentIndex: number
}

/** The learner's own recording, as this browser keeps it; nothing where it keeps none. */
export function OwnRecording({ attemptId, segmentIndex }: Props) {
  const copy = useCopy(scoreReportCopy)
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    let made: string | undefined
    let isGone = false
    async function load(): Promise<void> {
      const vault = await openVault()
      const recording = await vault.findRecording({ attemptId, index: segmentIndex })
      if (!recording || isGone) return
      made = URL.createObjectURL(recording.blob)
      setUrl(made)
    }
    void load()
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [attemptId, segmentIndex])

  if (url === null) return null
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
