import type { UploadedTake } from '../session/attempt-answer.ts'
import type { PlayerContext } from '../session/player-context.ts'
import { createTakeCalls } from './take-calls.ts'
import { sha256Of, waitForNetwork } from './upload-browser.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The upload queue of whichever attempt the player is at. */
export interface UploadFlow {
  /** Begins with the attempt of the session. */
  open: () => void
  /** Pauses, and answers what the server holds: named, it need not be sent again. */
  settle: () => Promise<UploadedTake[]>
  resume: () => void
  /** Takes back what was sent of an attempt that is given up. */
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
      // An attempt that was given up still takes back what it had sent.
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
