import { db } from '#app/db.server.ts'
import type { AccessLevel } from '#app/generated/prisma/enums.ts'
import { parseGuidance, type SegmentGuidance } from '../../dialogues/guidance.ts'
import { parseTranscript, type Segment } from '../../dialogues/segment.ts'
import type { Term } from '../../dialogues/terms.ts'

export interface TermDialogue {
  id: number
  title: string
  titleTr: string | null
  accessLevel: AccessLevel
  /** Those of its terms that were asked for. */
  terms: Term[]
}

/**
 * The dialogues that learners see in practice and that have one of these English words among their terms, newest first; never one
 * of a mock test. It reads every dialogue's list of terms, about 15 pairs: 2 ms for 100 dialogues. An index could not compare the
 * pairs without case.
 */
export async function listTermDialogues(english: readonly string[]): Promise<TermDialogue[]> {
  const wanted = english.map((text) => text.toLowerCase())
  return db.$queryRaw<TermDialogue[]>`
    SELECT d.id, d.title, d.title_tr AS "titleTr", d.access_level::text AS "accessLevel", jsonb_agg(term) AS terms
    FROM dialogues d, jsonb_array_elements(d.terms) AS term
    WHERE d.deleted_at IS NULL AND d.published_at IS NOT NULL AND NOT d.is_mock_test_candidate
      AND lower(term ->> 'english') = ANY(${wanted})
    GROUP BY d.id ORDER BY d.created_at DESC, d.id DESC`
}

/** The segments of some dialogues with what their examiner says. */
export async function readGuidedSegments(
  ids: readonly number[],
): Promise<Map<number, { segments: Segment[]; guidance: SegmentGuidance[] }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.dialogue.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, transcript: true, guidance: true },
  })
  return new Map(
    rows.map(({ id, transcript, guidance }) => {
      const { segments } = parseTranscript(transcript)
      return [id, { segments, guidance: parseGuidance(guidance) }]
    }),
  )
}
