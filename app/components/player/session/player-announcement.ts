import type { PlayerCopy } from '#app/config/copy/practice.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { playsLeft } from '#app/models/practice/player-selectors.ts'
import { currentSegment, isRecorded, listMissing } from '#app/models/practice/player-state.ts'
import type { PlayerState } from '#app/models/practice/player-types.ts'

interface Change {
  before: PlayerState
  after: PlayerState
  copy: PlayerCopy['announce']
  /** By segment index: played in `from`, interpreted into `into`. */
  languages: readonly { from: Language; into: Language }[]
}

/**
 * The screen reader announcement of a change, or null. Silent while a segment plays, to avoid talking over it, and about
 * errors, which announce themselves.
 */
export function announcementOf(change: Change): string | null {
  const { before, after } = change
  // While it is sent a dialog is open, which speaks for itself.
  if (before.submission.phase !== after.submission.phase) return null
  if (!before.ready) return after.ready ? segmentSentence(change) : null
  if (before.current !== after.current) return segmentSentence(change)
  if (before.phase !== after.phase && after.error === null) return phaseSentence(change)
  if (isRecorded(before, after.current) && !isRecorded(after, after.current)) {
    return change.copy.cleared(after.current + 1)
  }
  if (before.transcriptShown === after.transcriptShown) return null
  return after.transcriptShown ? change.copy.transcriptShown : change.copy.transcriptHidden
}

function segmentSentence({ after, copy, languages }: Change): string | null {
  const pair = languages[after.current]
  return pair ? copy.segment(after.current + 1, after.segments.length, pair.from, pair.into) : null
}

function phaseSentence({ before, after, copy }: Change): string | null {
  const { take } = currentSegment(after)
  if (after.phase === 'recording') return copy.recording
  if (before.phase === 'playing' && take.status === 'none') return copy.played(playsLeft(after))
  if (before.phase !== 'saving' || take.status === 'none') return null
  const recorded = copy.recorded(after.current + 1, Math.round(take.durationMs / SECOND_MS))
  return listMissing(after).length === 0 ? `${recorded} ${copy.allRecorded}` : recorded
}
