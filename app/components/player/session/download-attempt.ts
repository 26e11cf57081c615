import { initialPlayerState } from '#app/models/practice/player-state.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import type { Attempt, RecordingVault } from '../recording/recording-vault.ts'
import { fetchTake } from '../upload/take-calls.ts'

interface Options {
  vault: RecordingVault
  dialogueId: number
  segmentCount: number
  heldAttempt: HeldAttempt | null
}

/**
 * Downloads an attempt started on another device, or uploaded before logging out, into this browser. Null if there is
 * none, or if the download fails; the server keeps it for the next time.
 */
export async function downloadAttempt({ vault, heldAttempt, ...dialogue }: Options): Promise<Attempt | null> {
  if (!heldAttempt) return null
  const { attemptId } = heldAttempt
  const takes = heldAttempt.takes.filter(({ segmentIndex }) => segmentIndex < dialogue.segmentCount)
  try {
    for (const { segmentIndex: index, durationMs } of takes) {
      const blob = await fetchTake({ attemptId, index, dialogueId: dialogue.dialogueId })
      if (!blob) return null
      await vault.saveRecording({ attemptId, index, recording: { blob, durationMs, cutOff: false, quiet: false } })
    }
  } catch {
    return null
  }
  const attempt = attemptOf({ attemptId, takes, ...dialogue })
  await vault.saveAttempt(attempt)
  return attempt
}

/** A recorded segment was played at least once; only the other device knows how often. */
function attemptOf(options: Omit<Options, 'vault' | 'heldAttempt'> & HeldAttempt): Attempt {
  const { attemptId, takes, dialogueId, segmentCount } = options
  const recorded = new Set(takes.map(({ segmentIndex }) => segmentIndex))
  const plays = Array.from({ length: segmentCount }, (_, index) => (recorded.has(index) ? 1 : 0))
  const first = plays.indexOf(0)
  const now = Date.now()
  return {
    attemptId,
    dialogueId,
    segmentCount,
    currentIndex: first === -1 ? segmentCount - 1 : first,
    plays,
    volumePercent: initialPlayerState(segmentCount).volumePercent,
    transcripts: [],
    startedAt: now,
    updatedAt: now,
    finishedAt: null,
  }
}
