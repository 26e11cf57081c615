import { NEW_WORDS_A_DAY } from '#app/config/vocabulary.ts'
import { type Card, countStudyDay, findDueCard, findNewItemId } from '#app/models/vocabulary/card.server.ts'
import { type Grade, GRADES, type StudyCard, type StudyCounts } from '#app/models/vocabulary/drill/study.ts'
import { studyWordOf } from '#app/models/vocabulary/drill/study-word.ts'
import { findVocabularyItem } from '#app/models/vocabulary/item.server.ts'
import { findMissSource } from '#app/models/vocabulary/missed/miss.server.ts'
import { newMemory, review } from '#app/models/vocabulary/drill/schedule.ts'
import { studyDay } from '#app/models/vocabulary/drill/study-day.ts'

interface Options {
  userId: number
  timezone: string
  now: Date
}

/** What is left of a learner's day: words due until midnight in their time zone, and new ones up to the limit. */
export async function loadStudyCounts({ userId, timezone, now }: Options): Promise<StudyCounts> {
  const { startsAt, endsAt } = studyDay({ timezone, now })
  const { due, started, unseen } = await countStudyDay({ userId, startsAt, endsAt, limit: NEW_WORDS_A_DAY })
  return { repeated: due, fresh: Math.min(Math.max(NEW_WORDS_A_DAY - started, 0), unseen) }
}

async function toStudyCard({ word, direction, memory }: Card, { userId, now }: Options): Promise<StudyCard> {
  const waitOf = (grade: Grade): [Grade, number] => {
    const { due } = review({ memory, grade, now })
    return [grade, due.getTime() - now.getTime()]
  }
  const missedIn = 'vocabularyId' in word.ref ? await findMissSource({ userId, ...word.ref }) : null
  return { word, direction, reps: memory.reps, missedIn, waits: Object.fromEntries(GRADES.map(waitOf)) }
}

async function findNewCard(options: { userId: number; now: Date }): Promise<Card | null> {
  const id = await findNewItemId(options.userId)
  const item = id === undefined ? null : await findVocabularyItem(id)
  return item && { word: studyWordOf(item), direction: 'to_turkish', memory: newMemory(options.now) }
}

/**
 * The next word, or null when the day is done: first what is due now, then new words up to the day's limit, then what
 * is due later today.
 */
export async function loadNextCard(options: Options & { counts: StudyCounts }): Promise<StudyCard | null> {
  const { userId, timezone, now, counts } = options
  const card =
    (await findDueCard({ userId, by: now })) ??
    (counts.fresh > 0 ? await findNewCard({ userId, now }) : null) ??
    (await findDueCard({ userId, by: new Date(studyDay({ timezone, now }).endsAt.getTime() - 1) }))
  return card && toStudyCard(card, options)
}
