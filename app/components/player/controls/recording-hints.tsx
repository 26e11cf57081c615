import { practiceCopy } from '#app/config/copy/practice.ts'
import type { PlayerState } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { Notice } from './notice.tsx'

/** Problems of the last recording, while it can still be repeated. */
export function RecordingHints({ state }: { state: PlayerState }) {
  const copy = useCopy(practiceCopy).player
  const take = state.segments[state.current]?.take
  if (take?.status !== 'recorded' || state.phase !== 'idle') return null
  const number = state.current + 1
  const hints = [
    ...(take.cutOff ? [copy.cutOff(number)] : []),
    ...(take.quiet ? [copy.quiet(number)] : []),
    ...(take.kept ? [] : [copy.notKept]),
  ]
  if (hints.length === 0) return null
  return (
    <Notice tone="hint">
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </Notice>
  )
}
