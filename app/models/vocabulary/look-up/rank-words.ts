import { once } from '#app/remember.ts'
import { foldForSearch } from '../fold.ts'

/** What the search compares of a word. */
export interface SearchedWord {
  english: string
  turkish: string
  acceptedEnglish?: readonly string[]
  acceptedTurkish?: readonly string[]
}

const LETTER = /[\p{L}\p{N}]/u
/** Exact, at the beginning, at the beginning of a word, inside. */
const PLACES = 4

/** Not the database's order, which puts capitals first. */
const IN_ENGLISH = new Intl.Collator('en')

/**
 * The texts of a word as they are compared: those it is listed by, and the others that are accepted. Folded once for each object, so
 * that the library, which a process keeps until it changes (item.server.ts), is not folded for each search.
 */
const foldedOf = once(({ english, turkish, acceptedEnglish = [], acceptedTurkish = [] }: SearchedWord) => ({
  listed: [english, turkish].map(foldForSearch),
  accepted: [...acceptedEnglish, ...acceptedTurkish].map(foldForSearch),
}))

/**
 * How well a text matches a query, both folded: 0 the whole text, then its beginning, the beginning of a word, inside
 * a word; PLACES for no match.
 */
function placeIn(text: string, wanted: string): number {
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  let at = text.indexOf(wanted)
  if (at < 0) return PLACES
  for (; at >= 0; at = text.indexOf(wanted, at + 1)) if (!LETTER.test(text[at - 1] ?? '')) return 2
  return 3
}

/** The rank of a word: by the best place in any of its texts, then whether that text is one it is listed by. Null for no match. */
function rankOf(word: SearchedWord, wanted: string): number | null {
  if (wanted === '') return 0
  const { listed, accepted } = foldedOf(word)
  const bestOf = (texts: readonly string[]) =>
    texts.reduce((best, text) => Math.min(best, placeIn(text, wanted)), PLACES)
  const rank = Math.min(bestOf(listed) * 2, bestOf(accepted) * 2 + 1)
  return rank < PLACES * 2 ? rank : null
}

/** The matching words by rank, the best first; alphabetically in English within a rank. */
function rankGroups<Item extends SearchedWord>(items: readonly Item[], wanted: string): Item[][] {
  const groups = Array.from({ length: PLACES * 2 }, (): Item[] => [])
  for (const item of items) {
    const rank = rankOf(item, wanted)
    if (rank !== null) groups[rank]?.push(item)
  }
  // The library comes in this order, so that sorting it again is quick.
  return groups.map((group) => group.sort((one, other) => IN_ENGLISH.compare(one.english, other.english)))
}

/**
 * The words that match a query, in either language, ignoring case and diacritics: whole matches first, then matches
 * at the beginning, at the beginning of a word, and anywhere; what a word is listed by before other accepted wordings, and
 * alphabetically in English among equals. An empty query matches everything.
 */
export function rankWords<Item extends SearchedWord>(items: readonly Item[], q: string): Item[] {
  return rankGroups(items, foldForSearch(q)).flat()
}

/** The same for words of two kinds: among equals, the first kind comes first. */
export function rankTogether<First extends SearchedWord, Second extends SearchedWord>(
  { first, second }: { first: readonly First[]; second: readonly Second[] },
  q: string,
): (First | Second)[] {
  const wanted = foldForSearch(q)
  const others = rankGroups(second, wanted)
  return rankGroups(first, wanted).flatMap((group, rank) => [...group, ...(others[rank] ?? [])])
}
