import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { collator } from '#app/config/formats.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { DialogueCard } from '#app/models/dialogues/dialogue-card.ts'
import { titleIn, wordsIn } from '#app/models/dialogues/dialogue-words.ts'
import { type DialogueQuery, searchDialogues } from '#app/models/dialogues/dialogue-search.ts'
import { loadWaiting, type Waiting } from '../progress/load-waiting.server.ts'
import { listPracticeDialogues, type PracticeDialogue } from './list-practice-dialogues.server.ts'

export interface PracticeListView {
  isGuest: boolean
  free: DialogueCard[]
  premium: DialogueCard[]
  /** Topics of the whole library, as stored, sorted in the reader's language. */
  topics: string[]
  /** Suggestions of the search box: titles and topics of the whole library. */
  phrases: string[]
  /** The submission that waits for the learner's words. */
  waiting: Waiting | null
}

function toCard(dialogue: PracticeDialogue, locale: Locale): DialogueCard {
  const { id, topic, level, accessLevel, segmentCount, bookmarked, liked, bestScore } = dialogue
  return {
    id,
    ...wordsIn(dialogue, locale),
    topic,
    level,
    accessLevel,
    segmentCount,
    bookmarked,
    liked,
    bestScore,
    minutes: Math.ceil(dialogue.duration / MINUTE_SECONDS),
    isLocked: !dialogue.userCanAccess,
    isDraft: dialogue.publishedAt === null,
  }
}

/** The data of /practice: the matching dialogues, newest first, in two sections. */
export async function loadPracticeList(options: {
  user: CurrentUser | undefined
  query: DialogueQuery
  locale: Locale
}): Promise<PracticeListView> {
  const { user, query, locale } = options
  const [all, waiting] = await Promise.all([listPracticeDialogues(user), loadWaiting({ user, locale })])
  const cards = searchDialogues(all, query).map((dialogue) => toCard(dialogue, locale))
  const nameOf = (topic: string) => topicName(topic, topicsCopy[locale])
  const { compare } = collator(locale, {})
  const topics = [...new Set(all.map(({ topic }) => topic))].toSorted((a, b) => compare(nameOf(a), nameOf(b)))
  return {
    isGuest: user === undefined,
    free: cards.filter(({ accessLevel }) => accessLevel === 'free'),
    premium: cards.filter(({ accessLevel }) => accessLevel === 'premium'),
    topics,
    phrases: [...all.map((dialogue) => titleIn(dialogue, locale)), ...topics.map(nameOf)],
    waiting,
  }
}
