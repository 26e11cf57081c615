import { type Database, db, storableJson } from '#app/db.server.ts'
import type { SuppliedTranscript } from './submission-form.ts'

/**
 * Says of which 0-based segments words are wanted from the learner, and ends the lease. Words that came since the caller
 * read the submission are wanted no more: what was typed, an empty text too, and what the browser heard.
 *
 * @returns the segments that are still wanted, in order; null where the submission is scored, which it stays, or gone.
 */
export async function markNeedsTranscripts(options: {
  id: string
  wordsWanted: number[]
  database?: Database
}): Promise<number[] | null> {
  const { id, wordsWanted, database = db } = options
  // Words come while the status says that they are wanted; what came before, the caller has found wanting.
  const [marked] = await database.$queryRaw<{ wordsWanted: number[] }[]>`
    UPDATE submissions SET status = 'needs_transcripts', lease_until = NULL,
      words_wanted = ARRAY(SELECT wanted FROM unnest(${wordsWanted}::int[]) AS wanted
        WHERE status <> 'needs_transcripts' OR NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements(supplied_transcripts) AS given
          WHERE (given ->> 'segmentIndex')::int = wanted AND (given ->> 'text' <> '' OR given ->> 'source' = 'typed'))
        ORDER BY wanted)
    WHERE id = ${id}::uuid AND status <> 'scored' RETURNING words_wanted AS "wordsWanted"`
  return marked?.wordsWanted ?? null
}

/**
 * Adds what the learner typed or the browser heard, an empty text where the learner says that nothing was said; for a
 * segment given before, the new words count. Only while words are wanted: nothing changes what is already scored.
 */
export async function supplyTranscripts(options: {
  submissionId: string
  transcripts: SuppliedTranscript[]
  database?: Database
}): Promise<void> {
  const { submissionId, transcripts, database = db } = options
  const added = storableJson(transcripts)
  await database.$executeRaw`
    UPDATE submissions SET supplied_transcripts = ${added}::jsonb || coalesce((
      SELECT jsonb_agg(old) FROM jsonb_array_elements(supplied_transcripts) AS old WHERE NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(${added}::jsonb) AS new WHERE new -> 'segmentIndex' = old -> 'segmentIndex')
      ), '[]'),
      words_wanted = ARRAY(SELECT wanted FROM unnest(words_wanted) AS wanted
        WHERE wanted <> ALL(${transcripts.map(({ segmentIndex }) => segmentIndex)}::int[]) ORDER BY wanted)
    WHERE id = ${submissionId}::uuid AND status = 'needs_transcripts'`
}
