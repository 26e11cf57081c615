import { expect, test } from 'vitest'
import { initialExamState, reduceExam } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent } from '#app/models/mock-test/exam-types.ts'
import { createSignal } from '#app/components/player/session/signal.ts'
import type { CallFailure, ExamCalls } from './exam-calls.ts'
import { EXAM_VIEW } from './exam-view.fixture.ts'
import type { ExamContext, ExamNotice } from './exam-context.ts'
import type { UploadRefusal } from '../recording/exam-uploads.ts'
import { createFinishFlow } from './finish-flow.ts'

type Calls = Partial<Pick<ExamCalls, 'evaluate' | 'complete'>>

/** A session of two dialogues of one segment, right after its last recording. */
function ending(options: { refusal?: UploadRefusal; calls?: Calls } = {}) {
  const asked: string[] = []
  const notices: ExamNotice[] = []
  let left = 0
  let state = reduceExam(initialExamState({ counts: [1, 1], realRules: false }), { type: 'grace-over' })
  let { refusal = null } = options
  const calls: ExamCalls = {
    submit: async () => null,
    evaluate: async ({ slot }) => {
      asked.push(`evaluate ${slot}`)
      return 'scored'
    },
    complete: async () => {
      asked.push('complete')
      return null
    },
    ...options.calls,
  }
  const notice = createSignal<ExamNotice>()
  notice.subscribe((one) => notices.push(one))
  const leaving = createSignal<null>()
  leaving.subscribe(() => (left += 1))
  const context: ExamContext = {
    view: EXAM_VIEW,
    calls,
    state: () => state,
    dispatch: (event: ExamEvent) => {
      const before = state
      state = reduceExam(state, event)
      return state !== before
    },
    vault: () => null,
    uploads: () => ({
      add: () => undefined,
      settle: async () => refusal,
      retry: () => (refusal = null),
      stop: () => undefined,
    }),
    checkTime: () => undefined,
    notice,
    left: leaving,
    began: createSignal(),
    trouble: createSignal(),
    source: createSignal(),
    position: createSignal(),
    level: createSignal(),
    elapsedMs: createSignal(),
  }
  const flow = createFinishFlow(context, async () => undefined)
  return { flow, context, asked, notices, state: () => state, left: () => left }
}

test('when all is sent, both dialogues are evaluated and the test is completed', async () => {
  const { flow, asked, state, left } = ending()
  await flow.finish()
  expect(asked).toEqual(['evaluate 1', 'evaluate 2', 'complete'])
  expect([state().phase, left()]).toEqual(['done', 1])
})

test('a dialogue that was evaluated early is not evaluated again, unless that failed', async () => {
  const well = ending()
  well.flow.evaluateEarly(0)
  await well.flow.finish()
  expect(well.asked).toEqual(['evaluate 1', 'evaluate 2', 'complete'])
  const answers: (CallFailure | 'scored')[] = [{ status: 503, sentence: null }]
  const unwell = ending({ calls: { evaluate: async () => answers.shift() ?? 'scored' } })
  unwell.flow.evaluateEarly(0)
  await unwell.flow.finish()
  expect([unwell.state().phase, unwell.notices]).toEqual(['done', []])
})

test('a time that is over, or a test that another page moved on, is no error: the server is asked where it stands', async () => {
  const conflict = { status: 409, sentence: 'Time is up.' }
  for (const options of [
    { refusal: conflict },
    { calls: { evaluate: async () => conflict } },
    { calls: { complete: async () => conflict } },
  ]) {
    const { flow, notices, state, left } = ending(options)
    await flow.finish()
    expect([state().finish.failure, notices, left()]).toEqual([null, [], 1])
  }
})

test('any other refusal is told, and can be tried again from the upload on', async () => {
  const { flow, context, notices, state, left } = ending({ refusal: { status: 401, sentence: 'Please log in.' } })
  await flow.finish()
  expect(notices).toEqual([{ kind: 'submit', sentence: 'Please log in.' }])
  expect([state().finish.failure?.sentence, left()]).toEqual(['Please log in.', 0])
  context.uploads()?.retry()
  context.dispatch({ type: 'finish-retried' })
  await flow.finish()
  expect(state().phase).toBe('done')
})

test('what cannot be evaluated or completed is told by its name, with the words of the server', async () => {
  const failure: CallFailure = { status: undefined, sentence: null }
  const one = ending({ calls: { evaluate: async () => failure } })
  await one.flow.finish()
  const other = ending({ calls: { complete: async () => failure } })
  await other.flow.finish()
  expect([one.notices, other.notices]).toEqual([
    [{ kind: 'evaluate', sentence: null }],
    [{ kind: 'complete', sentence: null }],
  ])
})

test('where words are wanted first, the page asks for them', async () => {
  const { flow, asked, state, left } = ending({ calls: { evaluate: async () => 'words' } })
  await flow.finish()
  expect([asked, state().phase, left()]).toEqual([[], 'finishing', 1])
})
