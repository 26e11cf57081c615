import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { StartState, TemplateView } from '#app/models/mock-test/exam-view.ts'
import type { StartHindrance } from '#app/models/mock-test/intro-view.ts'
import { hasCompletedTutorial } from '#app/models/mock-test/tutorial.server.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import { loadExam } from './load-exam.server.ts'
import { momentText } from './load-menu.server.ts'
import { loadStartState } from './start-mock-test.server.ts'
import { transcriber } from '../speech/speech.server.ts'
import { getTemplate, inLanguage } from './templates.server.ts'

interface Options {
  user: CurrentUser
  templateId: number
  locale: Locale
}

/**
 * A template that this learner may take, in their language.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED.
 */
export async function getOpenTemplate(options: Options): Promise<TemplateView> {
  const { template } = await getTemplate(options)
  if (!template.userCanAccess) throw new AppError('PREMIUM_REQUIRED', (copy) => copy.mockTestPremium)
  return inLanguage(template, options.locale)
}

async function hindranceOf(options: {
  state: StartState
  user: CurrentUser
  locale: Locale
  now: Date
}): Promise<StartHindrance | null> {
  const { state, user, locale, now } = options
  const { runningId: mockTestId, nextAllowedAt } = state
  if (mockTestId !== null) {
    const exam = await loadExam({ mockTestId, userId: user.id, now })
    return { kind: 'running', mockTestId, title: templateTitleIn(exam, locale) }
  }
  if (nextAllowedAt === null) return null
  return { kind: 'cooldown', from: momentText({ timezone: user.timezone, locale, at: new Date(nextAllowedAt) }) }
}

/**
 * What /mock-test/exam/:templateId shows before the test.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED.
 */
export async function loadIntro(options: Options & { now: Date }) {
  const { user, locale, now } = options
  const [template, state, hasSeenTutorial] = await Promise.all([
    getOpenTemplate(options),
    loadStartState({ user, now }),
    hasCompletedTutorial(user.id),
  ])
  const { MOCK_TEST_COOLDOWN_DAYS } = env
  const cooldownDays = user.role === 'user' ? MOCK_TEST_COOLDOWN_DAYS : 0
  return {
    template,
    hasSeenTutorial,
    cooldownDays,
    hindrance: await hindranceOf({ state, user, locale, now }),
    /** The server has no speech recognition, so the browser's is offered. */
    offersRecognition: transcriber.id === 'none',
  }
}
