import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { GRACE_MINUTES } from '#app/config/mock-test.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { nextStartAt } from '#app/models/mock-test/cooldown.ts'
import type { StartState } from '#app/models/mock-test/exam-view.ts'
import { createAttempt, lockStarter, type Starts, startsOf } from '#app/models/mock-test/start-attempt.server.ts'
import { findTemplate, type Template } from '#app/models/mock-test/template.server.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import { ask } from '#app/questions.server.ts'
import { finishAfter } from './unfinished.server.ts'

interface Options {
  user: CurrentUser
  templateId: number
  realRules: boolean
  locale: Locale
  now: Date
}

function nextStart(options: { user: CurrentUser; lastStartedAt: Date | null; now: Date }): Date | null {
  const { user, ...rest } = options
  return nextStartAt({ ...rest, role: user.role, days: env.MOCK_TEST_COOLDOWN_DAYS })
}

/** The learner's running mock test, and when the next may start. */
export function toStartState(starts: Starts, options: { user: CurrentUser; now: Date }): StartState {
  const { runningId, lastStartedAt } = starts
  return { runningId, nextAllowedAt: nextStart({ ...options, lastStartedAt })?.toISOString() ?? null }
}

/** The same, in one statement. */
export async function loadStartState(options: { user: CurrentUser; now: Date }): Promise<StartState> {
  return toStartState(await ask(startsOf(options.user.id)), options)
}

function refuseRunning(mockTestId: number): never {
  throw new AppError('CONFLICT', (copy) => copy.mockTestRunning, { facts: { mockTestId } })
}

function refuseCooling(next: Date, { user, locale }: Options): never {
  const date = dateWriter({ timezone: user.timezone, locale })(next)
  const facts = { nextAllowedAt: next.toISOString() }
  throw new AppError('COOLDOWN', (copy) => copy.mockTestCooldown(date), { facts })
}

async function begin(options: Options, template: Template): Promise<number> {
  const { user, realRules, now } = options
  const expiresAt = new Date(now.getTime() + (template.durationMinutes + GRACE_MINUTES) * MINUTE_MS)
  return inTransaction(async (tx) => {
    await lockStarter(tx, user.id)
    const { runningId, lastStartedAt } = await ask(startsOf(user.id), tx)
    if (runningId !== null) refuseRunning(runningId)
    const next = nextStart({ user, lastStartedAt, now })
    if (next) refuseCooling(next, options)
    const mockTestId = await createAttempt(tx, {
      userId: user.id,
      templateId: template.id,
      dialogue1Id: template.dialogue1.id,
      dialogue2Id: template.dialogue2.id,
      passingScore: template.passingScore,
      maxPossibleScore: 2 * FULL_MARKS,
      realRules,
      startedAt: now,
      expiresAt,
    })
    await finishAfter({ mockTestId, at: expiresAt, database: tx })
    return mockTestId
  })
}

/**
 * Starts a mock test; its clock runs from now. A job closes and scores it when the time is over.
 *
 * @returns its ID.
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED, CONFLICT with the running test's ID, COOLDOWN with the date.
 */
export async function startMockTest(options: Options): Promise<number> {
  const { user, templateId, now } = options
  const template = await findTemplate({ id: templateId, orDrafts: seesDrafts(user) })
  if (!template) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
  if (!canPractise({ dialogue: template, user, now })) {
    throw new AppError('PREMIUM_REQUIRED', (copy) => copy.mockTestPremium)
  }
  return begin(options, template)
}
