import { MISSED_WORDS_MAX } from '#app/config/vocabulary.ts'
import type { Database } from '#app/db.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { StoredSubmission } from '#app/models/practice/submission.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { listKeptMisses, saveMisses, withdrawMisses } from '#app/models/vocabulary/missed/miss.server.ts'
import { findMissedWords } from '#app/models/vocabulary/missed/missed-words.ts'
import { readWordings } from './read-wordings.server.ts'

/** The ids of the words that an attempt shows to be missing. */
export async function findMissed(options: {
  submission: StoredSubmission
  segments: readonly Segment[]
  evaluation: Evaluation
}): Promise<number[]> {
  const { submission, segments, evaluation } = options
  const { dialogueTopic: topic } = submission
  const words = await readLibrary()
  await readWordings(words)
  return findMissedWords({ words, segments, evaluation, topic, limit: MISSED_WORDS_MAX })
}

/**
 * Makes the words from `findMissed` due for the learner, in the transaction that scores the attempt. Guests learn no
 * words.
 */
export async function keepMissed(
  tx: Database,
  options: { submission: StoredSubmission; missed: number[] },
): Promise<void> {
  const { submission, missed: vocabularyIds } = options
  const { id: submissionId, userId } = submission
  if (userId !== null) await saveMisses(tx, { userId, submissionId, vocabularyIds, now: new Date() })
}

/** After a correction: withdraws missed words that it shows to have been said. It never adds one. */
export async function withdrawSaid(
  tx: Database,
  options: {
    userId: number
    submissionId: string
    topic: string
    segments: readonly Segment[]
    evaluation: Evaluation
  },
): Promise<void> {
  const { userId, submissionId, ...judged } = options
  const words = await listKeptMisses(tx, submissionId)
  const missed = new Set(findMissedWords({ ...judged, words, limit: words.length }))
  const vocabularyIds = words.map(({ id }) => id).filter((id) => !missed.has(id))
  await withdrawMisses(tx, { userId, submissionId, vocabularyIds })
}
