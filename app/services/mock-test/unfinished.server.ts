import { LEFT_ALONE_SECONDS } from '#app/config/mock-test.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue, withdraw } from '#app/jobs/queue.server.ts'
import { closeSlots } from '#app/models/mock-test/evaluation.server.ts'

const uniqueKeyOf = (mockTestId: number) => `finish-mock-test:${mockTestId}`

interface Options {
  mockTestId: number
  database?: Database
}

/** Queues the scoring of a mock test after `at`, even if the browser is closed or this process stops. */
export async function finishAfter({ mockTestId, at, database }: Options & { at: Date }): Promise<void> {
  await enqueue({
    kind: 'finish-mock-test',
    payload: { mockTestId },
    // At `at` itself there is still time.
    runAt: new Date(at.getTime() + SECOND_MS),
    uniqueKey: uniqueKeyOf(mockTestId),
    ...(database && { database }),
  })
}

/** Nothing more can be submitted: scored soon, unless the learner's browser requests it first. */
export async function finishSoon(options: Options): Promise<void> {
  const { mockTestId, database } = options
  await enqueue({
    kind: 'finish-mock-test',
    payload: { mockTestId },
    afterSeconds: LEFT_ALONE_SECONDS,
    uniqueKey: uniqueKeyOf(mockTestId),
    ...(database && { database }),
  })
}

/** The time is over: closed to segments, and scored now. */
export async function closeOverdue(mockTestId: number): Promise<void> {
  await closeSlots({ id: mockTestId, slots: 2 })
  await enqueue({ kind: 'finish-mock-test', payload: { mockTestId }, uniqueKey: uniqueKeyOf(mockTestId) })
}

/** Removes the queued job of a finished test. */
export async function forgetUnfinished({ mockTestId, database }: Options): Promise<void> {
  await withdraw({ uniqueKey: uniqueKeyOf(mockTestId), ...(database && { database }) })
}
