import { type Database, db, storableJson } from '#app/db.server.ts'
import { isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'
import type { OwnSegmentMarks } from '../scoring/self-marking/own-marks.ts'
import type { SuppliedTranscript } from './submission-form.ts'

/**
 * Records which 0-based segments need words from the learner, and releases the lease. Leaves out segments whose words
 * arrived since the caller read the submission (typed text, even if empty, and browser transcripts), or the learner's marks.
 *
 * @returns the segments that still need words, in order; null if the lease was lost: nothing changed.
 */
export async function markNeedsTranscripts(options: {
  lease: Lease
  wordsWanted: number[]
  database?: Database
}): Promise<number[] | null> {
  const { lease, wordsWanted, database = db } = options
  // Only words that arrived in that status are new to the caller.
  const [marked] = await database.$queryRaw<{ wordsWanted: number[] }[]>`
    UPDATE submissions SET status = 'needs_transcripts', ${RELEASE},
      words_wanted = ARRAY(SELECT wanted FROM unnest(${wordsWanted}::int[]) AS wanted
        WHERE status <> 'needs_transcripts' OR NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements(supplied_transcripts || own_marks) AS given
          WHERE (given ->> 'segmentIndex')::int = wanted
            AND (given ? 'marks' OR given ->> 'text' <> '' OR given ->> 'source' = 'typed'))
        ORDER BY wanted)
    WHERE ${isHeldBy(lease)} AND status <> 'scored' RETURNING words_wanted AS "wordsWanted"`
  return marked?.wordsWanted ?? null
}

/**
 * Stores words typed by the learner or recognised by the browser; an empty text means that nothing was said. New words
 * replace earlier ones of the same segment. Does nothing unless words are wanted.
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

/**
 * Stores the learner's own marks, which replace earlier ones, and wants no more words. Does nothing unless words are
 * wanted.
 */
export async function storeOwnMarks(options: {
  submissionId: string
  ownMarks: OwnSegmentMarks[]
  database?: Database
}): Promise<void> {
  const { submissionId, ownMarks, database = db } = options
  await database.$executeRaw`
    UPDATE submissions SET own_marks = ${storableJson(ownMarks)}::jsonb, marked_by = 'learner', words_wanted = '{}'
    WHERE id = ${submissionId}::uuid AND status = 'needs_transcripts'`
}
