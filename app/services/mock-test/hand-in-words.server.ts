import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { GivenWords } from '#app/models/mock-test/exam-form.ts'
import { completeMockTest } from './load-results.server.ts'
import { evaluateDialogue } from './evaluate-dialogue.server.ts'
import { getOwnAttempt, loadExam } from './load-exam.server.ts'
import { requireOver, supplyWords } from './supply-words.server.ts'

interface Options {
  user: CurrentUser
  mockTestId: number
  words: GivenWords[]
  locale: Locale
  signal: AbortSignal
}

async function finish({ user, mockTestId, locale, signal }: Options): Promise<void> {
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
 * Stores the words from the plain form and, if none are missing, evaluates and completes the test. If that fails for now,
 * the page says so and the words are kept.
 *
 * @throws AppError NOT_FOUND, CONFLICT while the test still accepts segments.
 */
export async function handInWords(options: Options): Promise<void> {
  const { user, mockTestId, words } = options
  const now = new Date()
  requireOver(await getOwnAttempt({ userId: user.id, mockTestId }), now)
  try {
    const { wordsWanted } = await supplyWords({ userId: user.id, mockTestId, words, now })
    if (wordsWanted.length === 0) await finish(options)
  } catch (error) {
    // The test may have been completed meanwhile, or cannot be evaluated now and is retried.
    if (error instanceof AppError && ['CONFLICT', 'PROVIDER_UNAVAILABLE'].includes(error.code)) return
    throw error
  }
}
