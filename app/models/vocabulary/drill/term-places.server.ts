import { db } from '#app/db.server.ts'
import { parseGuidance } from '../../dialogues/guidance.ts'
import { type Language, spokenLanguage } from '../../dialogues/language.ts'
import { parseTranscript } from '../../dialogues/segment.ts'

/** A segment in which a term of its dialogue occurs. */
export interface TermPlace {
  dialogueId: number
  accessLevel: 'free' | 'premium'
  /** 0-based. */
  segmentIndex: number
  /** The language it is spoken in. */
  language: Language
  text: string
  translation: string
}

interface Row {
  id: number
  accessLevel: 'free' | 'premium'
  transcript: string
  guidance: string
}

/** Terms are compared without case. */
export const termKey = (english: string) => english.toLowerCase()

function placesOf(rows: readonly Row[]): Map<string, TermPlace[]> {
  const places = new Map<string, TermPlace[]>()
  for (const { id: dialogueId, accessLevel, transcript, guidance } of rows) {
    const { segments } = parseTranscript(transcript)
    parseGuidance(guidance).forEach(({ terms }, segmentIndex) => {
      const segment = segments[segmentIndex]
      if (!segment) return
      const { text, translation } = segment
      const place = { dialogueId, accessLevel, segmentIndex, language: spokenLanguage(segment), text, translation }
      for (const term of terms) {
        const key = termKey(term)
        const known = places.get(key)
        if (known) known.push(place)
        else places.set(key, [place])
      }
    })
  }
  return places
}

let kept: { revision: string; places: Map<string, TermPlace[]> } | null = null

/**
 * The segments of every listed practice dialogue by the terms that occur in them (`termKey`). Kept in this process, as the library
 * is, because all learners share it and a drill asks for many words at once: each call is one small statement (the revision), and the
 * dialogues, about a megabyte, are read only after one was changed. Dialogues of mock tests and drafts are not among them.
 */
export async function readTermPlaces(): Promise<ReadonlyMap<string, readonly TermPlace[]>> {
  // Read before the dialogues: a change in between is picked up by the next call.
  const [now] = await db.$queryRaw<{ revision: string }[]>`
    SELECT concat_ws(' ', count(*), max(id), max(updated_at), max(published_at)) AS revision FROM dialogues
    WHERE deleted_at IS NULL AND NOT is_mock_test_candidate AND published_at IS NOT NULL`
  const revision = now?.revision ?? ''
  if (kept?.revision !== revision) {
    const rows = await db.dialogue.findMany({
      where: { deletedAt: null, isMockTestCandidate: false, publishedAt: { not: null } },
      orderBy: { id: 'asc' },
      select: { id: true, accessLevel: true, transcript: true, guidance: true },
    })
    kept = { revision, places: placesOf(rows) }
  }
  return kept.places
}
