import { expect, test } from 'vitest'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { findResumePoint } from './exam-restore.ts'
import type { ExamTake } from '../recording/exam-vault.ts'

const IDS = [10, 20] as const
const take: ExamTake = { blob: new Blob(['a']), durationMs: 900, transcript: '', repeats: 0 }

/** Two dialogues of two segments, of which the server has the first ones. */
function viewWith(submitted: number, changes: Partial<ExamView> = {}): ExamView {
  const keys = IDS.flatMap((dialogueId) => [0, 1].map((segmentIndex) => ({ dialogueId, segmentIndex })))
  const dialogue = (slot: 1 | 2) => ({
    id: IDS[slot - 1] ?? 0,
    slot,
    title: '',
    titleTr: null,
    description: '',
    descriptionTr: null,
    segmentCount: 2,
    targets: ['tr' as const, 'en' as const],
  })
  const next = keys[submitted]
  return {
    mockTestId: 1,
    templateId: 1,
    templateTitle: '',
    templateTitleTr: null,
    status: 'running',
    phase: next ? 'interpreting' : 'evaluating',
    startedAt: '',
    endsAt: '',
    expiresAt: '',
    now: '',
    rules: { realRules: true, freeRepeats: 1, repeatMarks: 1, startCueSeconds: 5, budgetMinutes: 20 },
    dialogues: [dialogue(1), dialogue(2)],
    submitted: keys.slice(0, submitted),
    evaluatedSlots: [],
    next: next ? { ...next, slot: submitted < 2 ? 1 : 2 } : null,
    wordsWanted: [],
    ...changes,
  }
}

function goOn(view: ExamView, kept: number[] = [], rest: { isTimeUp?: boolean; wasHeardAt?: number } = {}) {
  const { isTimeUp = false, wasHeardAt } = rest
  const progress =
    wasHeardAt === undefined
      ? null
      : { repeatsOfDialogue: [1, 0], at: wasHeardAt, wasHeard: true, repeats: 1, beganAt: 5 }
  const takes = new Map(kept.map((index) => [index, take]))
  const { pending, event } = findResumePoint({ view, takes, progress, isTimeUp })
  return { sends: pending.map(([index]) => index), ...event }
}

test('the session goes on after what the server holds and what the browser still has to send', () => {
  expect(goOn(viewWith(0))).toMatchObject({ sends: [], next: { slot: 0, segment: 0 }, isOverTime: false })
  expect(goOn(viewWith(1), [0, 1, 2])).toMatchObject({ sends: [1, 2], next: { slot: 1, segment: 1 } })
  expect(goOn(viewWith(2), [2, 3])).toMatchObject({ sends: [2, 3], next: null })
})

test('a recording beyond a gap is not sent: the server would refuse it', () => {
  expect(goOn(viewWith(1), [2, 3])).toMatchObject({ sends: [], next: { slot: 0, segment: 1 } })
})

test('a dialogue that is closed is left behind, and when nothing more is taken nothing is sent', () => {
  const closed = viewWith(1, { next: { slot: 2, dialogueId: 20, segmentIndex: 0 } })
  expect(goOn(closed, [1])).toMatchObject({ sends: [], next: { slot: 1, segment: 0 } })
  expect(goOn(viewWith(1, { phase: 'evaluating', next: null }), [1])).toMatchObject({ sends: [], next: null })
})

test('the time is over only for who had something left to say', () => {
  expect(goOn(viewWith(2), [2], { isTimeUp: true })).toMatchObject({ sends: [2], isOverTime: true })
  expect(goOn(viewWith(2), [2, 3], { isTimeUp: true })).toMatchObject({ sends: [2, 3], isOverTime: false })
  const closed = viewWith(3, { phase: 'evaluating', next: null })
  expect(goOn(closed, [3], { isTimeUp: true })).toMatchObject({ sends: [], next: null, isOverTime: true })
})

test('under the real rules, to hear a segment again after a reload is a repeat', () => {
  expect(goOn(viewWith(1), [], { wasHeardAt: 1 })).toMatchObject({ repeats: 2, repeatsOfDialogue: [2, 0] })
  expect(goOn(viewWith(2), [], { wasHeardAt: 1 })).toMatchObject({ repeats: 0, repeatsOfDialogue: [1, 0] })
})
