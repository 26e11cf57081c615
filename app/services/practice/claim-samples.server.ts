import type { Database } from '#app/db.server.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { takeSamples } from '#app/models/practice/sample-claim.server.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import { recordPractice } from '../progress/record-practice.server.ts'
import { findMissed, keepMissed } from '../vocabulary/missed-words.server.ts'
import { rememberUnscored } from './unscored.server.ts'

/** What a learner gets when an attempt is scored. One that waits for words, or is being scored, brings it then. */
async function catchUp(options: { submissionId: string; database: Database }): Promise<void> {
  const { submissionId, database } = options
  const submission = await findSubmission(submissionId, database)
  if (!submission) return
  const { evaluation, wordsWanted } = submission
  const waitsForWords = submission.status === 'needs_transcripts' && wordsWanted.length > 0
  if (!evaluation && !waitsForWords) await rememberUnscored({ submissionId, database })
  if (!evaluation) return
  const segments = submission.segments ?? (await getDialogueForScoring(submission.dialogueId)).segments
  await recordPractice(database, { submission, evaluation })
  await keepMissed(database, { submission, missed: await findMissed({ submission, segments, evaluation }) })
}

/**
 * Makes the samples of a browser a new account's own, with their corrections and recordings, in the transaction that
 * makes the account. They count as practice on the days on which they were done.
 *
 * @param options.tokens of the browser's cookie.
 * @returns how many it has got.
 */
export async function claimSamples(options: {
  tokens: readonly string[]
  userId: number
  database: Database
}): Promise<number> {
  const { database } = options
  const taken = await takeSamples(options)
  // The oldest first: a streak grows from day to day.
  for (const submissionId of taken) await catchUp({ submissionId, database })
  return taken.length
}
