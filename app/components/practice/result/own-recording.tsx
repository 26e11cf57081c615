import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { openVault } from '../../player/recording/shared-vault.ts'

interface SoundProps {
  /** 0-based. */
  segmentIndex: number
  /** In which it was said. */
  language: Language
  /** 'Your recording' by default. */
  caption?: string | undefined
}

interface Props extends SoundProps {
  attemptId: string
  /** Shown if this browser has none. */
  otherwise?: string
}

/** The learner's recording on the server: plays on any device, and without JavaScript. */
export function OwnStored({ recordingId, segmentIndex, ...shown }: SoundProps & { recordingId: string }) {
  return <OwnSound src={href('/api/recordings/:id', { id: recordingId })} segmentIndex={segmentIndex} {...shown} />
}

function OwnSound({ src, segmentIndex, language, caption }: SoundProps & { src: string | Blob }) {
  const { ownAudio, play } = useCopy(scoreReportCopy).segments
  const label = play(ownAudio, segmentIndex + 1)
  return <SoundTrack src={src} label={label} caption={caption ?? ownAudio} language={language} hasTools />
}

/** The learner's recording in this browser. */
export function OwnRecording({ attemptId, otherwise, segmentIndex, ...shown }: Props) {
  const [found, setFound] = useState<Blob | null>()

  useEffect(() => {
    let isGone = false
    async function load(): Promise<void> {
      const vault = await openVault()
      const recording = await vault.findRecording({ attemptId, index: segmentIndex })
      if (!isGone) setFound(recording?.blob ?? null)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [attemptId, segmentIndex])

  if (found === undefined) return null
  if (found === null) return otherwise === undefined ? null : <p className="my-3 text-15 text-soft">{otherwise}</p>
  return <OwnSound src={found} segmentIndex={segmentIndex} {...shown} />
}
