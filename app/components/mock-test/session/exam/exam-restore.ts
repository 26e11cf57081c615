import { flatIndex } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent } from '#app/models/mock-test/exam-types.ts'
import type { ExamView, SegmentKey } from '#app/models/mock-test/exam-view.ts'
import { countsOf, placeOf } from './exam-context.ts'
import type { ExamProgress, ExamTake } from '../recording/exam-vault.ts'

interface Found {
  view: ExamView
  /** The browser's recordings, by the segment's number through both dialogues. */
  takes: ReadonlyMap<number, ExamTake>
  progress: ExamProgress | null
  /** The clock has run out. */
  isTimeUp: boolean
}

interface ResumePoint {
  /** To upload, in order. */
  pending: [number, ExamTake][]
  event: Extract<ExamEvent, { type: 'restored' }>
}

/**
 * Where a test resumes when its page is opened: the server names the next segment, and recordings stored from there on
 * are uploaded first. Recordings after a gap would be refused.
 */
export function findResumePoint({ view, takes, progress, isTimeUp }: Found): ResumePoint {
  const total = countsOf(view).reduce((sum, count) => sum + count, 0)
  const pending: ResumePoint['pending'] = []
  let at: number | null = view.next && indexOf(view, view.next)
  while (at !== null && takes.has(at)) {
    const take = takes.get(at)
    if (take) pending.push([at, take])
    at = at + 1 < total ? at + 1 : null
  }
  const next = at === null ? null : placeOf(view, at)
  const isMissing = view.submitted.length + pending.length < total
  const used = repeatsAfterReload({ progress, at: at ?? -1, realRules: view.rules.realRules, slot: next?.slot ?? 0 })
  const place = next && { slot: next.slot, segment: next.segment }
  return { pending, event: { type: 'restored', next: place, ...used, isOverTime: isTimeUp && isMissing } }
}

function indexOf(view: ExamView, key: SegmentKey): number {
  const slot = view.dialogues.findIndex(({ id }) => id === key.dialogueId)
  return flatIndex(countsOf(view), { slot, segment: key.segmentIndex })
}

/** The repeats used before a reload; playing the segment again after it counts as one. */
function repeatsAfterReload(options: { progress: ExamProgress | null; at: number; realRules: boolean; slot: number }): {
  repeats: number
  repeatsOfDialogue: readonly number[]
} {
  const { progress, at, realRules, slot } = options
  if (!progress) return { repeats: 0, repeatsOfDialogue: [0, 0] }
  if (progress.at !== at) return { repeats: 0, repeatsOfDialogue: progress.repeatsOfDialogue }
  const more = realRules && progress.wasHeard ? 1 : 0
  return {
    repeats: progress.repeats + more,
    repeatsOfDialogue: progress.repeatsOfDialogue.map((count, index) => (index === slot ? count + more : count)),
  }
}
