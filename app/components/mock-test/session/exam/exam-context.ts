import { flatIndex } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent, ExamPosition, ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Signal } from '#app/components/player/session/signal.ts'
import type { RecordingTrouble } from '#app/components/player/recording/watch-sound.ts'
import type { ExamCalls } from './exam-calls.ts'
import type { ExamUploads } from '../recording/exam-uploads.ts'
import type { ExamVault } from '../recording/exam-vault.ts'

/** Content of a toast; `sentence` is the server's. */
export type ExamNotice =
  /** `play`: a chime; `audio`: a segment. */
  { kind: 'play' | 'audio' | 'microphone' } | { kind: 'submit' | 'evaluate' | 'complete'; sentence: string | null }

/** Shared by the parts of a session. */
export interface ExamContext {
  view: ExamView
  calls: ExamCalls
  state: () => ExamState
  /** Returns whether the event was allowed in the current state. */
  dispatch: (event: ExamEvent) => boolean
  /** Null until the browser's storage has been read. */
  vault: () => ExamVault | null
  uploads: () => ExamUploads | null
  /** Checks the clock now. */
  checkTime: () => void
  notice: Signal<ExamNotice>
  /** The page should reload its state from the server. */
  left: Signal<null>
  /** When the first recording started, in epoch milliseconds. */
  began: Signal<number>
  /** With the sound or the microphone; null when a recording begins. */
  trouble: Signal<RecordingTrouble | null>
  /** The segment that begins to play. */
  source: Signal<Blob>
  /** Where it is, in seconds. */
  position: Signal<number>
  level: Signal<number>
  elapsedMs: Signal<number>
}

/** The current segment's number through both dialogues. */
export function currentIndex({ view, state }: Pick<ExamContext, 'view' | 'state'>): number {
  return flatIndex(countsOf(view), state())
}

export function countsOf({ dialogues }: Pick<ExamView, 'dialogues'>): number[] {
  return dialogues.map(({ segmentCount }) => segmentCount)
}

/** The position of the segment with this number. */
export function placeOf(
  { dialogues }: ExamView,
  index: number,
): (ExamPosition & { dialogueId: number; target: Language }) | null {
  let before = 0
  for (const [slot, { id, segmentCount, targets }] of dialogues.entries()) {
    const segment = index - before
    if (segment < segmentCount) return { slot, segment, dialogueId: id, target: targets[segment] ?? 'en' }
    before += segmentCount
  }
  return null
}
