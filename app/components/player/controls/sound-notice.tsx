import { useEffect, useState } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import type { RecordingTrouble } from '../recording/watch-sound.ts'
import type { Subscribe } from '../session/signal.ts'
import { useCopy } from '../../shell/locale.ts'
import { Notice } from './notice.tsx'

/**
 * Trouble with the sound of this recording and what to do, until the next recording begins. The last to be noticed
 * is shown; each is told once, so that a screen reader does not chatter while the learner speaks.
 */
export function SoundNotice({ subscribe }: { subscribe: Subscribe<RecordingTrouble | null> }) {
  const copy = useCopy(microphoneCopy).trouble
  const [trouble, setTrouble] = useState<RecordingTrouble | null>(null)
  useEffect(() => subscribe(setTrouble), [subscribe])
  return (
    <div role="status" className="contents">
      {trouble && (
        <Notice tone="hint" onDismiss={() => setTrouble(null)}>
          <p>{copy[trouble]}</p>
        </Notice>
      )}
    </div>
  )
}
