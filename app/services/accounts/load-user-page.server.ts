import type { Locale } from '#app/config/copy/locale.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { AppError } from '#app/errors.ts'
import { listActsOnUser } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { type DeskUser, findDeskUser } from '#app/models/accounts/desk/desk-user.server.ts'
import { planStateOf } from '#app/models/accounts/desk/user-filter.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { knownZone } from '#app/models/progress/local-time.ts'

const ACTS_SHOWN = 10
const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

function signInOf({ hasPassword, hasGoogle }: DeskUser): 'password' | 'google' | 'both' {
  if (hasPassword && hasGoogle) return 'both'
  return hasGoogle ? 'google' : 'password'
}

/**
 * What /admin/users/:id shows. Times are ISO 8601; the last day of Pro is in the user's time zone. @throws AppError
 * NOT_FOUND
 */
export async function loadUserPage(options: { id: number; admin: CurrentUser; locale: Locale; now: Date }) {
  const { id, admin, locale, now } = options
  const [user, acts] = await Promise.all([findDeskUser(id), listActsOnUser({ userId: id, limit: ACTS_SHOWN })])
  if (!user) throw new AppError('NOT_FOUND', (copy) => copy.userNotFound)
  const { manualProUntil: end } = user
  const timezone = knownZone(user.timezone)
  const { dateLocale } = settingsCopy[locale]
  const today = periodDay({ end: now, timezone, dateLocale }).day
  return {
    user: {
      id,
      username: user.username,
      email: user.email,
      emailVerified: user.emailVerified,
      emailVerifiedAt: isoOf(user.emailVerifiedAt),
      role: user.role,
      plan: planStateOf(user, now),
      periodEnd: isoOf(user.subscriptionPeriodEnd),
      given: end && { at: end.toISOString(), isOver: end < now, ...periodDay({ end, timezone, dateLocale }) },
      deleteAfter: isoOf(user.deleteAfter),
      createdAt: user.createdAt.toISOString(),
      lastActive: isoOf(user.lastActive),
      signIn: signInOf(user),
      isCustomer: user.isCustomer,
      hasSeenTutorial: user.hasCompletedInterfaceTutorial,
      streak: user.currentStreak,
      language: user.language,
      practiceCount: user.practiceCount,
      mockTestCount: user.mockTestCount,
      sessionCount: user.sessionCount,
      timezone,
      isSelf: id === admin.id,
    },
    today,
    acts: acts.map((act) => ({ ...act, createdAt: act.createdAt.toISOString() })),
  }
}
