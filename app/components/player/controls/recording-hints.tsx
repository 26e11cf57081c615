import { type PracticeCopy, practiceCopy } from '#app/config/copy/practice.ts'
import type { PlayerState } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { Notice } from './notice.tsx'

function hintsOf({ segments, current, phase }: PlayerState, copy: PracticeCopy['player']): string[] {
  const take = segments[current]?.take
  if (take?.status !== 'recorded' || phase !== 'idle') return []
  const number = current + 1
  return [
    ...(take.cutOff ? [copy.cutOff(number)] : []),
    ...(take.quiet ? [copy.quiet(number)] : []),
    ...(take.kept ? [] : [copy.notKept]),
  ]
}

/** Problems of the last recording, while it can still be repeated. */
export function RecordingHints({ state }: { state: PlayerState }) {
  const hints = hintsOf(state, useCopy(practiceCopy).player)
  return (
    <div role="status" className="contents">
      {hints.length > 0 && (
        <Notice tone="hint">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
