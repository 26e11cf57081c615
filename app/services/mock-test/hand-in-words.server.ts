import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { GivenWords } from '#app/models/mock-test/exam-form.ts'
import type { WordsAnswer } from '#app/models/mock-test/exam-view.ts'
import { completeMockTest } from './load-results.server.ts'
import { evaluateDialogue } from './evaluate-dialogue.server.ts'
import { getOwnAttempt, loadExam } from './load-exam.server.ts'
import { requireOver, supplyWords } from './supply-words.server.ts'

interface Finishing {
  user: CurrentUser
  mockTestId: number
  locale: Locale
  signal: AbortSignal
}

interface Options extends Finishing {
  words: GivenWords[]
}

async function finish({ user, mockTestId, locale, signal }: Finishing): Promise<void> {
  const userId = user.id
  const { dialogues, evaluatedSlots } = await loadExam({ userId, mockTestId, now: new Date() })
  for (const { id: dialogueId, slot } of dialogues) {
    if (evaluatedSlots.includes(slot)) continue
    const { status } = await evaluateDialogue({ userId, mockTestId, dialogueId, slot, signal })
    if (status !== 'scored') return
  }
  await completeMockTest({ user, mockTestId, locale, now: new Date(), signal })
}

/**
 * Stores what the learner gave and, if no words are missing, evaluates and completes the test. If that fails for now, the
 * page says so and what was given is kept.
 */
export async function handIn(options: Finishing & { supply: () => Promise<WordsAnswer> }): Promise<void> {
  try {
    const { wordsWanted } = await options.supply()
    if (wordsWanted.length === 0) await finish(options)
  } catch (error) {
    // The test may have been completed meanwhile, or cannot be evaluated now and is retried.
    if (error instanceof AppError && ['CONFLICT', 'PROVIDER_UNAVAILABLE'].includes(error.code)) return
    throw error
  }
}

/** The words from the plain form. @throws AppError NOT_FOUND, CONFLICT while the test still accepts segments. */
export async function handInWords(options: Options): Promise<void> {
  const { user, mockTestId, words } = options
  const now = new Date()
  requireOver(await getOwnAttempt({ userId: user.id, mockTestId }), now)
  await handIn({ ...options, supply: () => supplyWords({ userId: user.id, mockTestId, words, now }) })
}
