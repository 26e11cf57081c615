import type { UploadedTake } from '../session/attempt-answer.ts'
import type { PlayerContext } from '../session/player-context.ts'
import { createTakeCalls } from './take-calls.ts'
import { sha256Of, waitForNetwork } from './upload-browser.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The upload queue of the player's current attempt. */
export interface UploadFlow {
  /** Starts with the session's attempt. */
  open: () => void
  /** Pauses, and resolves to what the server has, which can be referenced instead of sent again. */
  settle: () => Promise<UploadedTake[]>
  resume: () => void
  /** Deletes the uploads of a discarded attempt. */
  discard: () => void
  close: () => void
}

export function createUploadFlow(context: PlayerContext): UploadFlow {
  let queue: UploadQueue | null = null
  const find = (index: number) => context.session()?.findRecording(index) ?? null
  context.takeChanged.subscribe((index) => queue?.want(index, find(index)))

  function open(): void {
    const attemptId = context.session()?.attemptId()
    if (attemptId === undefined) return
    queue?.stop()
    const mine = createUploadQueue({
      calls: createTakeCalls({ attemptId, dialogueId: context.options.dialogueId }),
      // The queue of a discarded attempt still runs, to delete its uploads.
      onHeld: (count) => queue === mine && context.uploaded.emit(count),
      hash: sha256Of,
      wait: waitForNetwork,
    })
    queue = mine
    context.uploaded.emit(0)
    void mine.begin(context.state().segments.map((_, index) => find(index)))
  }
  return {
    open,
    async settle() {
      await queue?.settle()
      const held = queue?.held() ?? []
      return held.flatMap(({ segmentIndex, sha256, blob }) =>
        find(segmentIndex) === blob ? [{ segmentIndex, sha256 }] : [],
      )
    },
    resume: () => queue?.resume(),
    discard() {
      queue?.discard()
      queue = null
    },
    close() {
      queue?.stop()
      queue = null
    },
  }
}
