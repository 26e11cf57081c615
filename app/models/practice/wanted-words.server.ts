import { type Database, db, storableJson } from '#app/db.server.ts'
import { isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'
import type { SuppliedTranscript } from './submission-form.ts'

/**
 * Notes which 0-based segments need words from the learner, and ends the lease. Segments whose words arrived since the
 * caller read the submission are left out: typed text, even if empty, and what the browser heard.
 *
 * @returns the segments that still need words, in order; null where the lease is somebody else's by now: nothing changed.
 */
export async function markNeedsTranscripts(options: {
  lease: Lease
  wordsWanted: number[]
  database?: Database
}): Promise<number[] | null> {
  const { lease, wordsWanted, database = db } = options
  // Only words that arrived while the status asked for them are new to the caller.
  const [marked] = await database.$queryRaw<{ wordsWanted: number[] }[]>`
    UPDATE submissions SET status = 'needs_transcripts', ${RELEASE},
      words_wanted = ARRAY(SELECT wanted FROM unnest(${wordsWanted}::int[]) AS wanted
        WHERE status <> 'needs_transcripts' OR NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements(supplied_transcripts) AS given
          WHERE (given ->> 'segmentIndex')::int = wanted AND (given ->> 'text' <> '' OR given ->> 'source' = 'typed'))
        ORDER BY wanted)
    WHERE ${isHeldBy(lease)} AND status <> 'scored' RETURNING words_wanted AS "wordsWanted"`
  return marked?.wordsWanted ?? null
}

/**
 * Adds what the learner typed or the browser heard; an empty text is the learner's statement that nothing was said. New
 * words replace earlier ones for the same segment. Does nothing unless words are wanted.
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
