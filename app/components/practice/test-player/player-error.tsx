import type { PracticeCopy } from '#app/config/copy/practice.ts'
import { practiceCopy } from '#app/config/copy/practice.ts'
import type { PlayerError } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { Notice } from './notice.tsx'

type Copy = PracticeCopy['player']

function sourceSentence(copy: Copy, error: Extract<PlayerError, { kind: 'source-audio' }>): string {
  const sentence = copy.sourceAudio[error.fault]
  return typeof sentence === 'string' ? sentence : sentence(error.segment + 1)
}

function sentences(copy: Copy, error: PlayerError): { what: string; help?: string } {
  switch (error.kind) {
    case 'microphone':
      return { what: copy.microphoneFailed(error.segment + 1), help: copy.microphoneHelp[error.fault] }
    case 'no-audio-data':
      return { what: copy.noAudioData(error.segment + 1) }
    case 'recording-failed':
      return { what: copy.recordingFailed(error.segment + 1) }
    case 'play-limit':
      return { what: copy.playLimit }
    case 'source-audio':
      return { what: sourceSentence(copy, error) }
    case 'own-audio':
      return { what: copy.ownAudio(error.segment + 1) }
    case 'missing-recordings':
      return { what: copy.missingRecordings(error.segments.map((index) => index + 1)) }
  }
}

export function PlayerErrorNotice({ error, onDismiss }: { error: PlayerError; onDismiss: () => void }) {
  const copy = useCopy(practiceCopy).player
  const { what, help } = sentences(copy, error)
  return (
    <Notice tone="error" onDismiss={onDismiss}>
      <p className="font-semibold">{what}</p>
      {help && <p className="text-ink">{help}</p>}
    </Notice>
  )
}
