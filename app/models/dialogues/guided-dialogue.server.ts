import { type Database, db } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { parseGuidance, type SegmentGuidance } from './guidance.ts'
import { parseTranscript, type Segment } from './segment.ts'
import type { Term } from './terms.ts'

/** A term of a dialogue, and whether the vocabulary has it. */
export interface ListedTerm extends Term {
  isListed: boolean
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
  /** The English of the terms that are words of the vocabulary, or accepted for one. */
  listed: string[]
}

/** Dialogues with what their examiner says, and which of their terms the vocabulary has, in one statement: for results. */
export async function listGuidedDialogues(
  ids: readonly number[],
  database: Database = db,
): Promise<(Guided & { transcript: string })[]> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT d.id, d.title, d.title_tr AS "titleTr", d.description, d.description_tr AS "descriptionTr", d.topic,
      d.transcript, d.guidance, d.terms, ARRAY(
        SELECT term ->> 'english' FROM jsonb_array_elements(d.terms) AS term
        WHERE lower(term ->> 'english') IN (
          SELECT lower(unnest(array_prepend(v.english::text, v.accepted_english))) FROM vocabulary v
          WHERE v.published_at IS NOT NULL)) AS listed
    FROM dialogues d WHERE d.id IN (${Prisma.join(ids)})`
  return rows.map(({ guidance, terms, listed, ...row }) => ({
    ...row,
    guidance: parseGuidance(guidance),
    terms: terms.map(({ english, turkish }) => ({ english, turkish, isListed: listed.includes(english) })),
  }))
}

/**
 * A dialogue that was practised, even if deleted since, for the result.
 *
 * @throws AppError NOT_FOUND
 */
export async function getGuidedDialogue(id: number): Promise<Guided & { segments: Segment[] }> {
  const [row] = await listGuidedDialogues([id])
  if (!row) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { transcript, ...dialogue } = row
  return { ...dialogue, segments: parseTranscript(transcript).segments }
}
