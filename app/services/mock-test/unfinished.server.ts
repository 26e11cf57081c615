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

/** Sees to it that a mock test is scored after `at`, whatever becomes of its learner's browser and of this process. */
export async function finishAfter({ mockTestId, at, database }: Options & { at: Date }): Promise<void> {
  await enqueue({
    kind: 'finish-mock-test',
    payload: { mockTestId },
    // The moment itself is still within the time.
    runAt: new Date(at.getTime() + SECOND_MS),
    uniqueKey: uniqueKeyOf(mockTestId),
    ...(database && { database }),
  })
}

/** Nothing more can be handed in: scored soon, unless the learner's browser asks for it first. */
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

/** The time is over: no more segments, and scored at once. */
export async function closeOverdue(mockTestId: number): Promise<void> {
  await closeSlots({ id: mockTestId, slots: 2 })
  await enqueue({ kind: 'finish-mock-test', payload: { mockTestId }, uniqueKey: uniqueKeyOf(mockTestId) })
}

/** There is nothing to finish any more. */
export async function forgetUnfinished({ mockTestId, database }: Options): Promise<void> {
  await withdraw({ uniqueKey: uniqueKeyOf(mockTestId), ...(database && { database }) })
}
