import { WORDS_PER_PAGE } from '#app/config/vocabulary.ts'
import { once } from '#app/remember.ts'
import type { BriefDetails, VocabularyItem } from './item.ts'
import type { WordFilter } from './desk/word-filter.ts'
import type { OwnWord } from './own/own-word.ts'

/** A word in a list. Its details are missing if it was edited a moment ago. */
export interface ListedWord
  extends
    Pick<
      VocabularyItem,
      'id' | 'english' | 'turkish' | 'sense' | 'category' | 'difficulty' | 'exampleEnglish' | 'exampleTurkish'
    >,
    Partial<BriefDetails> {}

/** Own words have no category. */
export function isOwn(word: ListedWord | VocabularyItem | OwnWord): word is OwnWord {
  return !('category' in word)
}

/** One page of the words that match a filter. */
export interface WordPage {
  items: (ListedWord | OwnWord)[]
  /** The number of matches on all pages. */
  count: number
  /** Starts at 1. */
  number: number
  pages: number
  /** The number of search hits in each category, whichever is chosen. */
  categories: Record<string, number>
  /** The number of the learner's own words among the hits of all categories. */
  own: number
}

const PAGE_NUMBER = /^[1-9]\d{0,5}$/

/** Reads `?page=`, from 1; an invalid value counts as 1. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return PAGE_NUMBER.test(text) ? Number(text) : 1
}

function toListed(item: VocabularyItem): ListedWord {
  const { id, english, turkish, sense, category, difficulty, exampleEnglish, exampleTurkish } = item
  return { id, english, turkish, sense, category, difficulty, exampleEnglish, exampleTurkish }
}

/** Of a list: its words in each category, and the learner's own. Counted once for the whole library, which stays the same. */
const countsOf = once((found: readonly (VocabularyItem | OwnWord)[]) => {
  const categories: Record<string, number> = {}
  for (const word of found) if (!isOwn(word)) categories[word.category] = (categories[word.category] ?? 0) + 1
  return { categories, own: found.filter(isOwn).length }
})

/** A page of the search results in the filter's category. A number beyond the last page gives the last. */
export function pageOfWords(options: {
  found: readonly (VocabularyItem | OwnWord)[]
  filter: Pick<WordFilter, 'category'>
  number: number
}): WordPage {
  const { found, filter, number } = options
  const isChosen = (word: VocabularyItem | OwnWord) => !isOwn(word) && word.category === filter.category
  const left = filter.category === '' ? found : found.filter(isChosen)
  const pages = Math.max(1, Math.ceil(left.length / WORDS_PER_PAGE))
  const current = Math.min(number, pages)
  const shown = left.slice((current - 1) * WORDS_PER_PAGE, current * WORDS_PER_PAGE)
  const items = shown.map((word) => (isOwn(word) ? word : toListed(word)))
  return { items, count: left.length, number: current, pages, ...countsOf(found) }
}
