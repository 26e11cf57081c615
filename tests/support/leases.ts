import { randomUUID } from 'node:crypto'
import { inTransaction } from '#app/db.server.ts'
import type { Lease } from '#app/models/leases/lease.server.ts'
import { createAttempt } from '#app/models/mock-test/start-attempt.server.ts'
import { claimSubmission, createSubmission } from '#app/models/practice/submission.server.ts'
import { markNeedsTranscripts } from '#app/models/practice/wanted-words.server.ts'
import { createDialogue, createUser } from './factories.ts'
import { createTinyTemplate } from './mock-test.ts'

/** Claims the lease of a submission that nobody else holds. */
export async function leaseOf(submissionId: string): Promise<Lease> {
  const lease = await claimSubmission(submissionId)
  if (!lease) throw new Error('Somebody else has this submission, or it is scored.')
  return lease
}

/** Requests words for these 0-based segments, like an evaluation that could not make them out. */
export async function wantWords(submissionId: string, segments: number[]): Promise<number[] | null> {
  return markNeedsTranscripts({ lease: await leaseOf(submissionId), wordsWanted: segments })
}

/** A stored submission. @returns its id. */
export async function createSubmissionRow(): Promise<string> {
  const id = randomUUID()
  const dialogue = await createDialogue()
  await createSubmission({ id, userId: null, type: 'sample', dialogue, recordings: [], suppliedTranscripts: [] })
  return id
}

/** A running mock test. @returns its id. */
export async function createAttemptRow(): Promise<number> {
  const { id: userId } = await createUser()
  const { id: templateId, dialogues } = await createTinyTemplate()
  const [first, second] = dialogues
  const startedAt = new Date()
  return inTransaction((tx) =>
    createAttempt(tx, {
      userId,
      templateId,
      dialogue1Id: first.id,
      dialogue2Id: second.id,
      passingScore: 63,
      maxPossibleScore: 90,
      realRules: false,
      startedAt,
      expiresAt: new Date(startedAt.getTime() + 60_000),
    }),
  )
}
