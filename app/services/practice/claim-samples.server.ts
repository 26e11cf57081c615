import type { Database } from '#app/db.server.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { takeSamples } from '#app/models/practice/sample-claim.server.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import { recordPractice } from '../progress/record-practice.server.ts'
import { findMissed, keepMissed } from '../vocabulary/missed-words.server.ts'
import { rememberUnscored } from './unscored.server.ts'

/** Gives a learner what a scored attempt earns. One that still waits for words or scoring does so once scored. */
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
 * Moves a browser's samples to a new account, with their corrections and recordings, in the transaction that creates the
 * account. They count as practice on the days they were done.
 *
 * @param options.tokens the tokens in the browser's cookie.
 * @returns how many were moved.
 */
export async function claimSamples(options: {
  tokens: readonly string[]
  userId: number
  database: Database
}): Promise<number> {
  const { database } = options
  const taken = await takeSamples(options)
  // Oldest first: streaks grow day by day.
  for (const submissionId of taken) await catchUp({ submissionId, database })
  return taken.length
}
