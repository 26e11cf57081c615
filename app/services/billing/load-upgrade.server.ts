import type { Locale } from '#app/config/copy/locale.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { env } from '#app/config/env.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { type Standing, standingOf } from '#app/models/billing/standing.ts'
import { offerOf, type StandingView, type UpgradeView } from '#app/models/billing/upgrade-view.ts'
import { billing } from './billing.server.ts'
import { loadBillingView } from './load-billing-view.server.ts'

interface Reader {
  timezone: string
  locale: Locale
}

function toStandingView(standing: Standing, { timezone, locale }: Reader): StandingView {
  if (!('periodEnd' in standing)) return { kind: standing.kind, planId: null, day: null, hasPortal: false }
  const { kind, planId, hasPortal, periodEnd: end } = standing
  const day = end && periodDay({ end, timezone, dateLocale: settingsCopy[locale].dateLocale })
  return { kind, planId, day, hasPortal }
}

/** What /upgrade shows to a learner or guest. */
export async function loadUpgrade(options: {
  user: CurrentUser | undefined
  locale: Locale
  now: Date
}): Promise<UpgradeView> {
  const { user, locale, now } = options
  const { isConfigured } = billing()
  const [library, view] = await Promise.all([countLibrary(), user && loadBillingView({ user, now })])
  const standing = view ? standingOf(view) : null
  return {
    standing: standing && user ? toStandingView(standing, { timezone: user.timezone, locale }) : null,
    isConfigured,
    offer: offerOf({ standing, isConfigured }),
    library,
    supportEmail: env.supportEmail ?? null,
  }
}
