import { type Database, db } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { parseGuidance, type SegmentGuidance } from './guidance.ts'
import { parseTranscript, type Segment } from './segment.ts'
import type { Term } from './terms.ts'

/** A term of a dialogue. */
export interface ListedTerm extends Term {
  /** The word of the vocabulary that it is; null if there is none, and for guests, who have no vocabulary. */
  vocabularyId: number | null
  /** Whether the reader has a card of it. */
  isInDeck: boolean
}

interface Guided {
  id: number
  title: string
  titleTr: string | null
  description: string
  descriptionTr: string | null
  topic: string
  guidance: SegmentGuidance[]
  terms: ListedTerm[]
}

interface Row extends Omit<Guided, 'guidance' | 'terms'> {
  transcript: string
  guidance: string
  terms: Term[]
  /** The terms that are words of the vocabulary, or accepted for one, by their English. */
  listed: Record<string, { id: number; isInDeck: boolean }>
}

/**
 * Dialogues with what their examiner says, and what the reader's vocabulary has of their terms, in one statement: for
 * results. Of several entries of a term the one with its Turkish is taken, else the one of the dialogue's topic.
 *
 * @param options.userId the reader; null for a guest.
 */
export async function listGuidedDialogues(options: {
  ids: readonly number[]
  userId: number | null
  database?: Database
}): Promise<(Guided & { transcript: string })[]> {
  const { ids, userId, database = db } = options
  const rows = await database.$queryRaw<Row[]>`
    WITH wording AS MATERIALIZED (
      SELECT v.id, v.category, v.turkish, lower(unnest(array_prepend(v.english::text, v.accepted_english))) AS english
      FROM vocabulary v WHERE v.published_at IS NOT NULL AND ${userId}::int IS NOT NULL)
    SELECT d.id, d.title, d.title_tr AS "titleTr", d.description, d.description_tr AS "descriptionTr", d.topic,
      d.transcript, d.guidance, d.terms, coalesce((
        SELECT jsonb_object_agg(term, jsonb_build_object('id', id, 'isInDeck', EXISTS (
          SELECT FROM vocabulary_cards WHERE user_id = ${userId} AND vocabulary_id = found.id)))
        FROM (
          SELECT DISTINCT ON (term ->> 'english') term ->> 'english' AS term, wording.id
          FROM jsonb_array_elements(d.terms) AS term JOIN wording ON wording.english = lower(term ->> 'english')
          ORDER BY term ->> 'english', lower(wording.turkish) <> lower(term ->> 'turkish'),
            wording.category <> d.topic, wording.id) AS found), '{}') AS listed
    FROM dialogues d WHERE d.id IN (${Prisma.join([...ids])})`
  return rows.map(({ guidance, terms, listed, ...row }) => ({
    ...row,
    guidance: parseGuidance(guidance),
    terms: terms.map(({ english, turkish }) => {
      const { id: vocabularyId = null, isInDeck = false } = listed[english] ?? {}
      return { english, turkish, vocabularyId, isInDeck }
    }),
  }))
}

/**
 * A dialogue that was practised, even if deleted since, for the result.
 *
 * @param options.userId the reader; null for a guest.
 * @throws AppError NOT_FOUND
 */
export async function getGuidedDialogue(options: {
  id: number
  userId: number | null
}): Promise<Guided & { segments: Segment[] }> {
  const { id, userId } = options
  const [row] = await listGuidedDialogues({ ids: [id], userId })
  if (!row) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { transcript, ...dialogue } = row
  return { ...dialogue, segments: parseTranscript(transcript).segments }
}
