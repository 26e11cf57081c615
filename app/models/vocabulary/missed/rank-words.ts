import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

const LETTER = /[\p{L}\p{N}]/u

/** Not the database's order, which puts capitals first. */
const IN_ENGLISH = new Intl.Collator('en')

/**
 * How well a text matches a query, both folded: 0 the whole text, then its beginning, the beginning of a word, inside
 * a word; null for no match.
 */
function rankIn(text: string, wanted: string): number | null {
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  let at = text.indexOf(wanted)
  if (at < 0) return null
  for (; at >= 0; at = text.indexOf(wanted, at + 1)) if (!LETTER.test(text[at - 1] ?? '')) return 2
  return 3
}

function rankOf({ english, turkish, acceptedEnglish, acceptedTurkish }: Word, wanted: string): number | null {
  const ranks = [english, turkish, ...acceptedEnglish, ...acceptedTurkish].flatMap(
    (text) => rankIn(foldForSearch(text), wanted) ?? [],
  )
  return ranks.length === 0 ? null : Math.min(...ranks)
}

/**
 * The words that match a query, in either language, ignoring case and diacritics: whole matches first, then matches
 * at the beginning, at the beginning of a word, and anywhere; alphabetically in English among equals. An empty query
 * matches everything.
 */
export function rankWords<Item extends Word>(items: readonly Item[], q: string): Item[] {
  const wanted = foldForSearch(q)
  const ranked = items.flatMap((item) => {
    const rank = wanted === '' ? 0 : rankOf(item, wanted)
    return rank === null ? [] : [{ item, rank }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank || IN_ENGLISH.compare(one.item.english, other.item.english))
    .map(({ item }) => item)
}
