import { afterEach, expect, test, vi } from 'vitest'
import { RESULT_WAIT_MS } from '#app/config/practice-submission.ts'
import { createExamCalls } from './exam-calls.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a result that never comes is given up a little after the server would have given it up', async () => {
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  })
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  )
  const calls = createExamCalls(7)
  const none = { status: undefined, sentence: null }
  expect(await calls.evaluate({ dialogueId: 1, slot: 1 })).toEqual(none)
  expect(await calls.complete()).toEqual(none)
  expect(timeouts).toEqual([RESULT_WAIT_MS + 10_000, RESULT_WAIT_MS + 10_000])
}, 3_000)
