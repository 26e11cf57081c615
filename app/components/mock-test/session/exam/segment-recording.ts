import { KEEP_TIMEOUT_MS } from '#app/config/mock-test-session.ts'
import type { ExamEvent } from '#app/models/mock-test/exam-types.ts'
import { type Capture, startCapture } from '../recording/exam-recording.ts'
import type { ExamTake } from '../recording/exam-vault.ts'
import { currentIndex, type ExamContext, placeOf } from './exam-context.ts'
import { withTimeLimit } from './delay.ts'

export interface SegmentRecording {
  record: () => void
  stop: () => void
  cancel: () => void
  /** Stores and uploads the segment without a recording. */
  storeNothing: () => void
  /** Resolves when the last recording is stored, failed or cancelled. */
  stored: () => Promise<void>
}

interface Options {
  context: ExamContext
  send: (event: ExamEvent) => boolean
  onBegin: () => void
}

/** Records the current segment, stores the recording in the browser and hands it to the upload. */
export function createSegmentRecording({ context, send, onBegin }: Options): SegmentRecording {
  let capture: Capture | null = null
  let stored: Promise<void> = Promise.resolve()

  async function storeWhenEnded(mine: Capture, index: number): Promise<void> {
    const { repeats } = context.state()
    const end = await mine.end
    if (end.status === 'cancelled') return
    if (end.status === 'failed') {
      send({ type: 'capture-failed', fault: end.fault })
      return
    }
    // A recording also ends on its own, at its limit or when the device goes away. Then there is nothing to stop.
    context.dispatch({ type: 'finish-pressed' })
    await store(index, { ...end.recording, transcript: end.transcript, repeats })
  }
  async function store(index: number, take: ExamTake): Promise<void> {
    // Uploaded whether or not the browser can store it; storage that never responds causes no delay.
    context.uploads()?.add(index, take)
    const saved = context.vault()?.saveTake(index, take)
    await withTimeLimit(
      saved?.catch(() => false),
      KEEP_TIMEOUT_MS,
    )
    send({ type: 'recording-saved' })
  }

  return {
    record() {
      const index = currentIndex(context)
      context.trouble.emit(null)
      capture = startCapture({
        language: placeOf(context.view, index)?.target ?? 'en',
        onBegin: () => {
          onBegin()
          send({ type: 'capture-began' })
        },
        onLevel: context.level.emit,
        onTrouble: context.trouble.emit,
        onElapsed: context.elapsedMs.emit,
      })
      stored = storeWhenEnded(capture, index)
    },
    stop: () => capture?.stop(),
    cancel: () => capture?.cancel(),
    storeNothing() {
      const { repeats } = context.state()
      stored = store(currentIndex(context), { blob: null, durationMs: 0, transcript: '', repeats })
    },
    stored: () => stored,
  }
}
