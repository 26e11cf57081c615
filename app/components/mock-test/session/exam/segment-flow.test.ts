import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEP_TIMEOUT_MS } from '#app/config/mock-test-session.ts'
import { initialExamState, reduceExam } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent } from '#app/models/mock-test/exam-types.ts'
import { EXAM_VIEW } from './exam-view.fixture.ts'
import type { ExamContext } from './exam-context.ts'
import type { ExamVault } from '../recording/exam-vault.ts'
import { createSegmentFlow } from './segment-flow.ts'
import { createSignal } from '#app/components/player/session/signal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const UP_TO_THE_BUTTON: ExamEvent[] = [
  { type: 'restored', next: { slot: 0, segment: 0 }, repeats: 0, repeatsOfDialogue: [0, 0], isOverTime: false },
  { type: 'start-pressed' },
  { type: 'loading-began' },
  { type: 'audio-began' },
  { type: 'audio-ended' },
  { type: 'capture-failed', fault: 'busy' },
]
const never = <Result>() => new Promise<Result>(() => undefined)
const STUCK: ExamVault = {
  saveTake: never,
  removeTake: never,
  listTakes: never,
  saveProgress: never,
  findProgress: never,
  forget: never,
  forgetOldOnes: never,
}

/** A session at its first segment, without a microphone, in a browser whose storage never responds. */
function stuck() {
  const added: number[] = []
  let state = UP_TO_THE_BUTTON.reduce(reduceExam, initialExamState({ counts: [1, 1], realRules: false }))
  const context: ExamContext = {
    view: EXAM_VIEW,
    calls: { submit: never, evaluate: never, complete: never },
    state: () => state,
    dispatch: (event) => {
      const before = state
      state = reduceExam(state, event)
      return state !== before
    },
    vault: () => STUCK,
    uploads: () => ({
      add: (index) => added.push(index),
      settle: never,
      retry: () => undefined,
      stop: () => undefined,
    }),
    checkTime: () => undefined,
    notice: createSignal(),
    left: createSignal(),
    began: createSignal(),
    trouble: createSignal(),
    source: createSignal(),
    position: createSignal(),
    level: createSignal(),
    elapsedMs: createSignal(),
  }
  return { flow: createSegmentFlow(context), added, state: () => state }
}

test('a storage that never answers holds neither the upload nor the next segment up', async () => {
  const { flow, added, state } = stuck()
  expect(state()).toMatchObject({ phase: 'recording', capture: 'failed' })
  flow.goOnWithout()
  await vi.advanceTimersByTimeAsync(0)
  expect(added).toEqual([0])
  await vi.advanceTimersByTimeAsync(KEEP_TIMEOUT_MS)
  expect(state().phase).toBe('complete')
  await flow.settle()
})
