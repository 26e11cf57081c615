import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { collator } from '#app/config/formats.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import type { DialogueCard, DialogueState } from '#app/models/dialogues/dialogue-card.ts'
import { pageOfDialogues } from '#app/models/dialogues/dialogue-page.ts'
import { type DialogueQuery, isNarrowed, searchDialogues } from '#app/models/dialogues/dialogue-search.ts'
import { aimIn, titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { type LibraryRow, listLibrary } from '#app/models/dialogues/library.server.ts'
import { type Browsing, pickForYou, toShelves, weakestOf } from '#app/models/dialogues/shelves.ts'
import { loadWaiting, type Waiting } from '../progress/load-waiting.server.ts'

interface Place {
  id: number
  createdAt: Date
}

export interface PracticeListView {
  isGuest: boolean
  /** Null for a search. */
  browsing: Browsing | null
  /** A page of what a search found; empty when browsing. */
  found: DialogueCard[]
  /** How many there are on all pages. */
  count: number
  /** Topics of the whole library, as stored, sorted in the reader's language. */
  topics: string[]
  /** The submission that waits for the learner's words. */
  waiting: Waiting | null
}

interface Options {
  user: CurrentUser | undefined
  query: DialogueQuery
  /** The last dialogue of the previous page of a search. */
  cursor: Place | undefined
  locale: Locale
}

function stateOf({ isOpen, bestScore, isTried }: LibraryRow): DialogueState {
  if (isOpen) return 'open'
  if (bestScore !== null) return 'scored'
  return isTried ? 'tried' : 'new'
}

function cardWriter({ user, locale }: Options): (row: LibraryRow) => DialogueCard {
  const now = new Date()
  return (row) => {
    const { id, line, topic, level, duration, isDraft, bookmarked, liked, bestScore } = row
    return {
      id,
      title: titleIn(row, locale),
      line,
      aim: aimIn(row, locale),
      topic,
      level,
      minutes: Math.ceil(duration / MINUTE_SECONDS),
      isLocked: !canPractise({ dialogue: row, user, now }),
      isDraft,
      state: stateOf(row),
      bestScore,
      bookmarked,
      liked,
    }
  }
}

/** The learner's mean in each topic with results. */
function meansOf(rows: readonly LibraryRow[]): Map<string, number> {
  return new Map(rows.flatMap(({ topic, topicMean }) => (topicMean === null ? [] : [[topic, topicMean] as const])))
}

function browse(rows: readonly LibraryRow[], options: Options & { compare: (a: string, b: string) => number }) {
  const cards = rows.map(cardWriter(options))
  const { user, compare } = options
  const isOpenToAll = cards.every(({ isLocked }) => !isLocked)
  const forYou = user ? pickForYou({ cards, weakest: weakestOf(meansOf(rows)) }) : []
  const shown = new Set(forYou.map(({ card }) => card.id))
  const free = isOpenToAll ? [] : cards.filter(({ id, isLocked }) => !isLocked && !shown.has(id))
  const shelved = isOpenToAll ? cards : cards.filter(({ isLocked }) => isLocked)
  return { forYou, free, shelves: toShelves({ cards: shelved, compare, shown }) } satisfies Browsing
}

/** The data of /practice: shelves to browse or, for a search, a page of what it found, newest first. */
export async function loadPracticeList(
  options: Options,
): Promise<{ view: PracticeListView; after: Place | undefined }> {
  const { user, query, cursor, locale } = options
  const [rows, waiting] = await Promise.all([
    listLibrary({ userId: user?.id, orDrafts: seesDrafts(user), locale }),
    loadWaiting({ user, locale }),
  ])
  const nameOf = (topic: string) => topicName(topic, topicsCopy[locale])
  const collate = collator(locale, {})
  const compare = (a: string, b: string) => collate.compare(nameOf(a), nameOf(b))
  const topics = [...new Set(rows.map(({ topic }) => topic))].toSorted(compare)
  const common = { isGuest: user === undefined, topics, waiting }
  if (!isNarrowed(query)) {
    const browsing = browse(rows, { ...options, compare })
    return { view: { ...common, browsing, found: [], count: rows.length }, after: undefined }
  }
  const matches = searchDialogues(rows, query)
  const { rows: found, after } = pageOfDialogues({ rows: matches, cursor })
  const cards = found.map(cardWriter(options))
  return { view: { ...common, browsing: null, found: cards, count: matches.length }, after }
}
