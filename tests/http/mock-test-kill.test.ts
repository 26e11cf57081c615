import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { claimEvaluation } from '#app/models/mock-test/evaluation.server.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, examAs, mockTestsOf, type TemplateRow } from '#tests/support/mock-test.ts'
import { type SecondProcess, startSecondProcess } from '#tests/support/second-process.ts'

// This starts whole processes, possibly on a busy machine.
const TEST_TIMEOUT_MS = 180_000
const LOCK_TIMEOUT_MS = 60_000

let app: RunningApp
let template: TemplateRow
/** The process that responds. */
let server: Pick<RunningApp, 'request'>
const processes: SecondProcess[] = []

beforeAll(async () => {
  app = await startApp()
  template = await createTemplateRow(4)
})
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()))
  await app.close()
})

const { begin, speak, right, ids, finish } = mockTestsOf({ app: () => server, template: () => template })
const wrong = (index: number) => (index === 1 ? 'Perhaps tomorrow, or never.' : right(1)(index))

async function nextProcess(): Promise<SecondProcess> {
  const next = await startSecondProcess()
  processes.push(next)
  server = next
  return next
}

/** Locks rows, so that whoever writes them waits until they are released. */
async function hold(lock: (tx: Parameters<Parameters<typeof inTransaction>[0]>[0]) => Promise<unknown>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let done: Promise<void> = Promise.resolve()
  await new Promise<void>((isHeld) => {
    const work = inTransaction(
      async (tx) => {
        await lock(tx)
        isHeld()
        await released
      },
      { timeoutMs: LOCK_TIMEOUT_MS },
    )
    done = work
  })
  return async () => {
    release()
    await done
  }
}

/** Waits until somebody waits for a lock. */
async function untilStuck(): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await db.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(row?.waiting).toBe(1)
    },
    { timeout: LOCK_TIMEOUT_MS },
  )
}

const ONES_OWN = ['id', 'submissionId', 'startedAt', 'completedAt', 'recordingId', 'recording', 'nextAllowedAt']

/** A result without the details of this particular test. */
function told(results: MockTestResults): unknown {
  return JSON.parse(JSON.stringify(results, (key, value: unknown) => (ONES_OWN.includes(key) ? undefined : value)))
}

async function earned({ id: userId }: { id: number }) {
  const select = { mockTestCount: true, mockTestPassed: true, practiceSeconds: true } as const
  return {
    totals: await db.learnerTotals.findUniqueOrThrow({ where: { userId }, select }),
    days: await db.dailyProgress.findMany({ where: { userId }, select: { xpEarned: true } }),
    told: await db.notification.count({ where: { userId } }),
  }
}

test(
  'a server killed between segments, while scoring and while completing changes nothing in the result',
  async () => {
    server = app
    const calm = await begin()
    await speak(calm, { slot: 1, say: wrong })
    await speak(calm, { slot: 2, say: right(2) })
    const expected = await finish(calm)

    const first = await nextProcess()
    const begun = await begin()
    const { mockTestId, user } = begun
    const calls = examAs(() => server, user)
    const learner = { ...begun, calls }
    await speak(learner, { slot: 1, count: 2, say: wrong })
    await first.kill()

    const second = await nextProcess()
    expect(await (await calls.active(mockTestId)).json()).toMatchObject({ next: { slot: 1, segmentIndex: 2 } })
    await speak(learner, { slot: 1, from: 2, say: wrong })
    await speak(learner, { slot: 2, say: right(2) })
    const releaseSegments = await hold(
      (tx) => tx.$queryRaw`SELECT id FROM mock_test_segment_submissions
        WHERE mock_test_attempt_id = ${mockTestId} FOR UPDATE`,
    )
    const cutOff = calls.evaluate(ids(begun, 1)).catch((error: unknown) => error)
    await untilStuck()
    await second.kill()
    await releaseSegments()
    expect(await cutOff).toBeInstanceOf(Error)
    const where = { id: mockTestId }
    const lost = await db.mockTestAttempt.findUniqueOrThrow({ where })
    expect(lost).toMatchObject({ dialogue1Results: null, leaseToken: expect.any(String) })

    const third = await nextProcess()
    // The dead process's lease is valid until it expires; then it is taken over.
    expect(await claimEvaluation({ id: mockTestId, slot: 1 })).toBeNull()
    const answer = calls.evaluate(ids(begun, 1))
    await db.$executeRaw`UPDATE mock_test_attempts SET lease_until = now() - interval '1 second' WHERE id = ${mockTestId}`
    expect(await (await answer).json()).toMatchObject({ status: 'scored' })
    expect(await (await calls.evaluate(ids(begun, 2))).json()).toMatchObject({ status: 'scored' })
    const releaseAttempt = await hold(
      (tx) => tx.$queryRaw`SELECT id FROM mock_test_attempts WHERE id = ${mockTestId} FOR UPDATE`,
    )
    const incomplete = calls.complete(mockTestId).catch((error: unknown) => error)
    await untilStuck()
    await third.kill()
    await releaseAttempt()
    expect(await incomplete).toBeInstanceOf(Error)
    expect(await db.mockTestAttempt.findUniqueOrThrow({ where })).toMatchObject({ status: 'running' })

    server = app
    const results: MockTestResults = await (await calls.complete(mockTestId)).json()
    expect(told(results)).toEqual(told(expected))
    expect(results.summary.totalScore).toBeLessThan(90)
    expect(await earned(user)).toEqual(await earned(calm.user))
  },
  TEST_TIMEOUT_MS,
)
