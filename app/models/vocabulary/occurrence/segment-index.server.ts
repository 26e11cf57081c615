import type { Language } from '../../dialogues/language.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { foldForSearch } from '../fold.ts'
import { formKeys, wordsOf } from '../wordings.ts'
import type { SearchedSegment, SegmentIndex } from './searched-segment.ts'

/** A few milliseconds of work. */
const SEGMENTS_A_TURN = 10

function add(places: Map<string, number[]>, keys: Iterable<string>, at: number) {
  for (const key of keys) {
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
}

/** Reads segments, some in each turn of the event loop: the library takes a few tenths of a second. */
export async function indexSegments<Segment extends SearchedSegment>(
  segments: readonly Segment[],
): Promise<SegmentIndex<Segment>> {
  const byKey = new Map<string, number[]>()
  const byTerm = new Map<string, number[]>()
  const tokens: Record<Language, string[]>[] = []
  for (const [at, { texts, terms }] of segments.entries()) {
    if (at % SEGMENTS_A_TURN === 0) await nextTurn()
    const words = { en: wordsOf(texts.en, 'en'), tr: wordsOf(texts.tr, 'tr') }
    add(byKey, new Set(words.en.flatMap((word) => formKeys.token(word, 'en'))), at)
    add(byTerm, new Set(terms.map(({ english }) => foldForSearch(english))), at)
    tokens.push(words)
  }
  return { segments, tokens, byKey, byTerm }
}
