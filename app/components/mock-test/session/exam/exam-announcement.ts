import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { isLastSegment } from '#app/models/mock-test/exam-state.ts'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'

interface Change {
  before: ExamState
  after: ExamState
  view: ExamView
  copy: MockTestSessionCopy['announce']
}

/**
 * The screen reader announcement of a change, or null. Silent while a segment plays or the learner speaks (the chime
 * signals their turn), and about errors, which announce themselves.
 */
export function examAnnouncement({ before, after, view, copy }: Change): string | null {
  if (before.phase === after.phase && before.finish.step === after.finish.step) return null
  switch (after.phase) {
    case 'loading': {
      const target = view.dialogues[after.slot]?.targets[after.segment] ?? 'en'
      return copy.preparing({
        dialogue: after.slot + 1,
        segment: after.segment + 1,
        count: after.counts[after.slot] ?? 0,
        target,
      })
    }
    case 'complete':
      return isLastSegment(after) ? copy.lastComplete : copy.complete
    case 'done':
      return copy.done
    case 'waiting-for-start':
    case 'playing':
    case 'recording':
    // Its heading takes the focus.
    case 'finishing':
      return null
  }
}
