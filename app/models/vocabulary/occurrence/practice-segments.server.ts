import { db } from '#app/db.server.ts'
import type { AccessLevel } from '#app/generated/prisma/enums.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { parseGuidance } from '../../dialogues/guidance.ts'
import { type Language, spokenLanguage, targetLanguage } from '../../dialogues/language.ts'
import { parseTranscript } from '../../dialogues/segment.ts'
import type { Term } from '../../dialogues/terms.ts'
import type { SearchedSegment, SegmentIndex } from './searched-segment.ts'
import { indexSegments } from './segment-index.server.ts'

/** A segment of a dialogue that learners see in practice. */
export interface PracticeSegment extends SearchedSegment {
  dialogueId: number
  title: string
  titleTr: string | null
  accessLevel: AccessLevel
  /** 0-based. */
  segmentIndex: number
  /** The language it is spoken in. */
  language: Language
}

interface Row {
  id: number
  title: string
  titleTr: string | null
  accessLevel: AccessLevel
  transcript: string
  guidance: string
  terms: Term[]
}

function segmentsOf({ id: dialogueId, title, titleTr, accessLevel, ...row }: Row): PracticeSegment[] {
  const guidance = parseGuidance(row.guidance)
  return parseTranscript(row.transcript).segments.map((segment, segmentIndex) => {
    const [language, target] = [spokenLanguage(segment), targetLanguage(segment)]
    const texts = { en: '', tr: '', [language]: segment.text, [target]: segment.translation }
    const named = new Set(guidance[segmentIndex]?.terms)
    const terms = row.terms.filter(({ english }) => named.has(english))
    return { dialogueId, title, titleTr, accessLevel, segmentIndex, language, texts, terms }
  })
}

let kept: { revision: string; index: Promise<SegmentIndex<PracticeSegment>> } | null = null

async function readIndex(): Promise<SegmentIndex<PracticeSegment>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, title, title_tr AS "titleTr", access_level::text AS "accessLevel", transcript, guidance, terms
    FROM dialogues WHERE deleted_at IS NULL AND NOT is_mock_test_candidate AND published_at IS NOT NULL
    ORDER BY created_at DESC, id DESC`
  const segments: PracticeSegment[] = []
  for (const row of rows) {
    await nextTurn()
    segments.push(...segmentsOf(row))
  }
  return indexSegments(segments)
}

/**
 * The segments of every listed practice dialogue, newest dialogues first, by the words in them. Kept in this process, as the library
 * of words is, because all learners share it and a drill asks for many words at once: each call is one small statement (the
 * revision), and the dialogues, some four megabytes, are read only after one was changed. Those of mock tests and drafts are not among
 * them.
 */
export async function readPracticeSegments(): Promise<SegmentIndex<PracticeSegment>> {
  // Read before the dialogues: a change in between is picked up by the next call.
  const [now] = await db.$queryRaw<{ revision: string | null }[]>`
    SELECT md5(string_agg(concat_ws(' ', id, updated_at, access_level), ',' ORDER BY id)) AS revision FROM dialogues
    WHERE deleted_at IS NULL AND NOT is_mock_test_candidate AND published_at IS NOT NULL`
  const revision = now?.revision ?? ''
  if (kept?.revision !== revision) {
    const index = readIndex()
    kept = { revision, index }
    // A reading that failed is not kept.
    index.catch(() => {
      if (kept?.index === index) kept = null
    })
  }
  return kept.index
}
