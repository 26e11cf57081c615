import type { ReactNode } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { type PracticeCopy, practiceCopy } from '#app/config/copy/practice.ts'
import type { PlayerError } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { Notice } from './notice.tsx'

type Copy = PracticeCopy['player']

function sourceSentence(copy: Copy, error: Extract<PlayerError, { kind: 'source-audio' }>): string {
  const sentence = copy.sourceAudio[error.fault]
  return typeof sentence === 'string' ? sentence : sentence(error.segment + 1)
}

function whatHappened(copy: Copy, error: PlayerError): string {
  switch (error.kind) {
    case 'microphone':
      return copy.microphoneFailed(error.segment + 1)
    case 'no-audio-data':
      return copy.noAudioData(error.segment + 1)
    case 'recording-failed':
      return copy.recordingFailed(error.segment + 1)
    case 'play-limit':
      return copy.playLimit
    case 'source-audio':
      return sourceSentence(copy, error)
    case 'own-audio':
      return copy.ownAudio(error.segment + 1)
    case 'missing-recordings':
      return copy.missingRecordings(error.segments.map((index) => index + 1))
  }
}

interface Props {
  error: PlayerError
  onDismiss: () => void
  /** How to continue if nothing could be recorded. */
  instead?: ReactNode
}

const NOT_RECORDED = ['microphone', 'no-audio-data', 'recording-failed']

export function PlayerErrorNotice({ error, onDismiss, instead }: Props) {
  const copy = useCopy(practiceCopy).player
  const { help } = useCopy(microphoneCopy)
  return (
    <Notice tone="error" onDismiss={onDismiss}>
      <p className="font-semibold">{whatHappened(copy, error)}</p>
      {error.kind === 'microphone' && <p className="text-ink">{help[error.fault]}</p>}
      {NOT_RECORDED.includes(error.kind) && instead}
    </Notice>
  )
}
