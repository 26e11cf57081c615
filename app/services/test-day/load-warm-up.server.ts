import { MEMORY_PATH, PLACES, SAMPLE_PATH } from '#app/config/navigation.ts'
import { SAMPLE_PART } from '#app/config/practice.ts'
import { WARM_UP_WORDS } from '#app/config/test-day.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { type CurrentUser, hasFullAccess } from '#app/models/accounts/current-user.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { type MemoryTry, stands } from '#app/models/memory/ladder.ts'
import { listMemoryTries } from '#app/models/memory/memory-try.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { findEasyDialogue } from '#app/models/test-day/easy-dialogue.server.ts'
import { countDueCards } from '#app/models/vocabulary/card.server.ts'
import { findPassage } from '../memory/passages.server.ts'

export interface WarmUpView {
  memory: { path: string; isKnown: boolean }
  /** `due`: how many, at most five; 0 where easy ones are asked instead. */
  words: { path: string; due: number }
  /** The dialogue that went best; null for the sample. */
  dialogue: { path: string; known: { title: string; marks: number } | null }
}

/** The passage that was said back last, of those that stood on the lowest rung. */
async function pickKnownPassage(tries: readonly MemoryTry[]): Promise<string | null> {
  const [best] = tries
    .filter(stands)
    .toReversed()
    .toSorted((one, other) => one.rung - other.rung)
  const passage = best ? await findPassage(best.passage) : null
  return passage?.id ?? null
}

/** The steps of the warm-up: what the learner has and can do. */
export async function loadWarmUp(options: { user: CurrentUser; locale: Locale; now: Date }): Promise<WarmUpView> {
  const { user, locale, now } = options
  const { id: userId, timezone } = user
  const [tries, due, easy] = await Promise.all([
    listMemoryTries(userId),
    countDueCards({ userId, before: now }),
    findEasyDialogue({ userId, hasFullAccess: hasFullAccess(user, now) }),
  ])
  const passage = await pickKnownPassage(tries)
  // A seed that stays for the day, so that the way back leads to the same words.
  const easyWords = `?${new URLSearchParams({ drill: dayIn(timezone, now).replaceAll('-', ''), level: 'beginner' })}`
  return {
    memory: { path: passage === null ? MEMORY_PATH : `${MEMORY_PATH}/${passage}`, isKnown: passage !== null },
    words: { path: `${PLACES.vocabulary}${due > 0 ? '?mode=due' : easyWords}`, due: Math.min(due, WARM_UP_WORDS) },
    dialogue: easy
      ? { path: `${PLACES.practice}/${easy.id}`, known: { title: titleIn(easy, locale), marks: easy.marks } }
      : { path: `${SAMPLE_PATH}?${SAMPLE_PART.search}`, known: null },
  }
}
