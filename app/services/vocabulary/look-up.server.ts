import type { Locale } from '#app/config/copy/locale.ts'
import { FEW_RESULTS, PREPARE_AFTER_MS } from '#app/config/vocabulary.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import type { BriefDetails, LibraryWord, WordDetails } from '#app/models/vocabulary/item.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { findOwnResults } from '#app/models/vocabulary/look-up/own-results.server.ts'
import { rankTogether, rankWords } from '#app/models/vocabulary/look-up/rank-words.ts'
import { searchedText } from '#app/models/vocabulary/look-up/searched-text.ts'
import type { SimilarWord } from '#app/models/vocabulary/look-up/similar-word.ts'
import { findSimilar, prepareSimilar } from '#app/models/vocabulary/look-up/similar-words.ts'
import type { OwnWord } from '#app/models/vocabulary/own/own-word.ts'
import { once } from '#app/remember.ts'
import { readLibraryDetails } from '#app/models/vocabulary/word-details.server.ts'
import { isOwn, pageOfWords, type WordPage } from '#app/models/vocabulary/word-page.ts'

export interface LookUp {
  words: WordPage
  /** Where little was found. */
  similar: SimilarWord[]
}

const toSimilar = ({ id, english, turkish, sense }: LibraryWord): SimilarWord => ({ id, english, turkish, sense })

/** The library as its list shows it. */
const wholeOf = once((library: readonly LibraryWord[]) => rankWords(library, ''))

/**
 * What a search finds in the library and among the learner's own words, the own word first among equals, and, where that is little,
 * what sounds like it. Own words have no category, so that they are found in all categories together only.
 */
async function search({ userId, filter }: { userId: number; filter: WordFilter }) {
  const q = searchedText(filter.q)
  const [library, own] = await Promise.all([
    readLibrary(),
    q === '' || filter.category !== '' ? [] : findOwnResults({ userId, q }),
  ])
  const found: readonly (OwnWord | LibraryWord)[] =
    q === '' ? wholeOf(library) : rankTogether({ first: own, second: library }, q)
  if (q === '') prepareSoon(library)
  const isLittle = q !== '' && found.length < FEW_RESULTS
  return { library, found, similar: isLittle ? findSimilar({ library, q, without: new Set(found) }) : [] }
}

/**
 * Who opens the list is likely to type: the first search should not wait for what is made once for each library. After the page,
 * with which it would compete.
 */
const prepareSoon = once((library: readonly LibraryWord[]) => {
  const prepare = () => {
    rankWords(library, 'a')
    prepareSimilar(library)
  }
  return setTimeout(prepare, PREPARE_AFTER_MS).unref()
})

function inBrief(details: WordDetails, locale: Locale): BriefDetails {
  const { partOfSpeech, register, ipaEnglish, ipaTurkish, saidEnglish, saidTurkish } = details
  const isTurkish = locale === 'tr'
  return {
    partOfSpeech,
    register,
    ipaEnglish,
    ipaTurkish,
    saidEnglish,
    saidTurkish,
    trap: isTurkish ? details.trapTr : details.trapEn,
    institution: isTurkish ? details.institutionTr : details.institutionEn,
  }
}

/** One page of the word list, or of a search. */
export async function lookUp(options: {
  userId: number
  locale: Locale
  filter: WordFilter
  page: number
}): Promise<LookUp> {
  const { userId, locale, filter, page } = options
  const { library, found, similar } = await search({ userId, filter })
  const words = pageOfWords({ found, filter, number: page })
  const details = await readLibraryDetails(
    library,
    words.items.filter((word) => !isOwn(word)),
  )
  const items = words.items.map((word) => {
    const told = isOwn(word) ? undefined : details.get(word.id)
    return told ? { ...word, ...inBrief(told, locale) } : word
  })
  return { words: { ...words, items }, similar: similar.map(toSimilar) }
}

/** Whether a search finds nothing at all, in whatever category. */
export async function isVain({ userId, q }: { userId: number; q: string }): Promise<boolean> {
  const { found } = await search({ userId, filter: { q, category: '' } })
  return found.length === 0
}

/** The words of the library that match a filter, best first: for print and export. */
export async function selectWords({ q, category }: WordFilter): Promise<LibraryWord[]> {
  const library = await readLibrary()
  const chosen = category === '' ? library : library.filter((word) => word.category === category)
  return rankWords(chosen, searchedText(q))
}
