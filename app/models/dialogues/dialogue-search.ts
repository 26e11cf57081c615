import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { LEVELS, RECENT_SEARCHES_MAX, SEARCH_MAX_CHARACTERS, SUGGESTIONS_MAX } from '#app/config/dialogues.ts'
import { foldForSearch } from '../vocabulary/fold.ts'

type Level = (typeof LEVELS)[number]

interface Searchable {
  title: string
  titleTr?: string | null
  /** What it trains. */
  aim?: string | null
  aimTr?: string | null
  topic: string
  level: Level
  /** By the current visitor. */
  bookmarked?: boolean
}

/** Filters of the list. */
export interface DialogueQuery {
  /** Trimmed; empty matches everything. */
  q: string
  topic: string | null
  level: Level | null
  /** Only the learner's bookmarks. */
  bookmarked: boolean
}

/** Reads `q`, `topic`, `level` and `bookmarked` from a URL; an unknown level is ignored. */
export function readDialogueQuery(params: URLSearchParams): DialogueQuery {
  const level = params.get('level')?.trim().toLowerCase()
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS),
    topic: params.get('topic')?.trim() || null,
    level: LEVELS.find((known) => known === level) ?? null,
    bookmarked: params.get('bookmarked') === BOOKMARKED,
  }
}

/** The value of `bookmarked` in a URL. */
export const BOOKMARKED = 'true'

export function isNarrowed({ q, topic, level, bookmarked }: DialogueQuery): boolean {
  return q !== '' || topic !== null || level !== null || bookmarked
}

/**
 * The dialogues whose title, topic or aim, in English or Turkish, contains every word of the query, in their order. Ignores
 * case, diacritics and dotted or dotless i (vocabulary/fold.ts).
 */
export function searchDialogues<Row extends Searchable>(dialogues: readonly Row[], query: DialogueQuery): Row[] {
  const words = foldForSearch(query.q).split(' ').filter(Boolean)
  const topic = query.topic === null ? null : foldForSearch(query.topic)
  return dialogues.filter((dialogue) => {
    if (query.bookmarked && !dialogue.bookmarked) return false
    if (query.level !== null && dialogue.level !== query.level) return false
    if (topic !== null && foldForSearch(dialogue.topic) !== topic) return false
    const topics = [dialogue.topic, topicName(dialogue.topic, topicsCopy.tr)]
    const text = foldForSearch(
      [dialogue.title, dialogue.titleTr, dialogue.aim, dialogue.aimTr, ...topics].filter(Boolean).join(' '),
    )
    return words.every((word) => text.includes(word))
  })
}

/** Titles and topics that contain the typed text, those starting with it first; none for an empty text. */
export function suggestSearches(options: { typed: string; phrases: readonly string[] }): string[] {
  const typed = foldForSearch(options.typed)
  if (typed === '') return []
  const found = [...new Set(options.phrases)].filter((phrase) => foldForSearch(phrase).includes(typed))
  const begins = (phrase: string) => foldForSearch(phrase).startsWith(typed)
  return [...found.filter(begins), ...found.filter((phrase) => !begins(phrase))].slice(0, SUGGESTIONS_MAX)
}

/** The latest searches, newest first, without duplicates that differ only in spelling. */
export function rememberSearch(recent: readonly string[], search: string): string[] {
  const words = search.trim().slice(0, SEARCH_MAX_CHARACTERS)
  if (words === '') return [...recent]
  const others = recent.filter((one) => foldForSearch(one) !== foldForSearch(words))
  return [words, ...others].slice(0, RECENT_SEARCHES_MAX)
}
