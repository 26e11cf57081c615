import type { SubmissionResult } from '@conform-to/react'
import { lazy } from 'react'
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { SettingsDeletion, SettingsDownload } from '#app/components/accounts/settings/settings-data.tsx'
import { SettingsLanguage, SettingsVoice } from '#app/components/accounts/settings/settings-language.tsx'
import { SettingsNotifications } from '#app/components/accounts/settings/settings-notifications.tsx'
import { SettingsPassword } from '#app/components/accounts/settings/settings-password.tsx'
import { SettingsProfile } from '#app/components/accounts/settings/settings-profile.tsx'
import { SettingsStudyPlan } from '#app/components/accounts/settings/settings-study-plan.tsx'
import { SettingsTimezone } from '#app/components/accounts/settings/settings-timezone.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { errorCopy } from '#app/config/copy/errors.ts'
import { problemCopy } from '#app/config/copy/problems.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { AppError } from '#app/errors.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { rememberLocale } from '#app/http/locale/language-cookie.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { forgiveTry, limitsOf, requireBillingCall, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { openToPortal } from '#app/http/headers/page-sources.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  SettingsFormSchema,
  type SettingsIntent,
  subscriptionState,
} from '#app/models/accounts/settings/settings-form.ts'
import { findUserSettings, saveUserSettings } from '#app/models/accounts/settings/user-settings.server.ts'
import { fold } from '#app/models/accounts/user.server.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { changePassword, mailSetPasswordLink } from '#app/services/accounts/change-password.server.ts'
import { scheduleDeletion } from '#app/services/accounts/account-deletion.server.ts'
import { billing } from '#app/services/billing/billing.server.ts'
import { loadBillingView } from '#app/services/billing/load-billing-view.server.ts'
import { openPortal } from '#app/services/billing/open-portal.server.ts'
import type { Route } from './+types/settings.ts'

/** Few have something to manage. Without a fallback it is in the HTML without script. */
const SettingsSubscription = lazy(async () => ({
  default: (await import('#app/components/billing/settings-subscription.tsx')).SettingsSubscription,
}))

export const handle = { hydrates: true }
export { formHeaders as headers }

type Context = Readonly<RouterContextProvider>

const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword']

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(settingsCopy[metaLocale(matches)].pageTitle) }]
}

/** 'Subscription Management', for learners who have something to manage. */
async function subscriptionOf(user: CurrentUser, options: { dateLocale: string; now: Date }) {
  const { now } = options
  if (!subscriptionState(user, { isBought: true, now })) return null
  const { planId, daysRemaining, isBought, ...view } = await loadBillingView({ user, now })
  const state = subscriptionState(user, { isBought, now })
  if (!state) return null
  const hasBill = view.hasPortal
  // docs/product.md, Plans and billing. Without a customer at Stripe the portal says so.
  const hasPortal = hasBill || view.status === 'active'
  const end = state === 'given' || state === 'ends' ? view.proUntil : view.periodEnd
  const { timezone } = user
  const periodEnd = end && periodDay({ end, timezone, dateLocale: options.dateLocale })
  return { state, planId: state === 'given' ? null : planId, daysRemaining, hasPortal, hasBill, periodEnd }
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { id: loadedAs, locale } = currentRequest(context)
  const user = currentUser(context)
  const { id, username, email, emailVerified, hasPassword, timezone } = user
  const subscription = await subscriptionOf(user, { dateLocale: settingsCopy[locale].dateLocale, now: new Date() })
  // The form of the portal.
  if (subscription) openToPortal(context)
  return {
    /** Changes after every success, so that typed passwords do not stay in the form. */
    loadedAs,
    locale,
    profile: { username, email, emailVerified },
    hasPassword,
    subscription,
    timezone,
    settings: await findUserSettings(id),
  }
})

async function done(context: Context, toast: ToastKey, path: string) {
  await flashToast(context, toast)
  return redirect(path)
}

/** @throws AppError for refused passwords or too many tries. */
async function changeOwnPassword(context: Context, passwords: { currentPassword: string; newPassword: string }) {
  const { clientAddress, session } = currentRequest(context)
  const { id: userId } = currentUser(context)
  const limits = limitsOf({ name: 'password-change', clientAddress, account: String(userId) })
  await requireWithin(limits)
  await changePassword({ userId, ...passwords })
  await forgiveTry(limits)
  await session.start(userId)
}

async function mailLink(context: Context) {
  const { clientAddress } = currentRequest(context)
  const { id } = currentUser(context)
  await requireWithin(limitsOf({ name: 'set-password', clientAddress, account: String(id) }))
  await mailSetPasswordLink(id)
}

/** To Stripe's billing portal. The form opens it in a new tab; a refusal is shown on this page. */
async function toPortal(context: Context) {
  const user = currentUser(context)
  try {
    await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
    const { url } = await openPortal({ user, returnPath: '/settings#subscription' })
    return redirectDocument(url, 303)
  } catch (error) {
    // Logs unforeseen errors.
    const { code } = toAppError(error, currentRequest(context).id)
    const failed = billing().isConfigured ? 'portalFailed' : 'portalOff'
    await flashToast(context, code === 'CONFLICT' ? 'portalWithoutBill' : failed)
    return redirect('/settings#subscription', 303)
  }
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { locale } = currentRequest(context)
  const { id: userId, username } = currentUser(context)
  const submission = await parseForm({ request, schema: SettingsFormSchema, context })
  if (submission.status !== 'success') {
    if (submission.error?.intent) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
    return invalid(submission, { hide: PASSWORD_FIELDS })
  }
  const { value } = submission
  switch (value.intent) {
    case 'password':
      try {
        await changeOwnPassword(context, value)
      } catch (error) {
        const { failed, incorrect } = settingsCopy[locale].security
        const fields = { currentPassword: incorrect, newPassword: problemCopy[locale].passwordSame }
        // A sentence about passwords is shown as it is, and so is how long to wait.
        const say = (refusal: AppError, sentence: string) => {
          if (/password/i.test(refusal.sentence(errorCopy.en))) return sentence
          return refusal.code === 'RATE_LIMITED' ? `${failed} ${sentence}` : failed
        }
        return refuseForm(submission, { error, context, failed, fields, hide: PASSWORD_FIELDS, say })
      }
      return done(context, 'passwordChanged', '/settings#security')
    case 'portal':
      return toPortal(context)
    case 'set-password':
      await mailLink(context)
      return done(context, 'setPasswordLinkSent', '/settings#security')
    case 'timezone':
      await saveUserSettings({ userId, changes: { timezone: value.timezone } })
      return done(context, 'settingsSaved', '/settings#timezone-section')
    case 'language':
      await saveUserSettings({ userId, changes: { language: value.language } })
      rememberLocale(context, value.language)
      return done(context, 'settingsSaved', '/settings#language-section')
    case 'notifications': {
      const { notifications, marketingEmails } = value
      await saveUserSettings({ userId, changes: { notifications, marketingEmails } })
      return done(context, 'settingsSaved', '/settings#notifications-section')
    }
    case 'delete':
      if (fold(value.confirmUsername) !== fold(username)) {
        return invalid(submission, { fields: { confirmUsername: problemCopy[locale].confirmUsername } })
      }
      await scheduleDeletion(userId)
      await currentRequest(context).session.end()
      return done(context, 'deletionScheduled', '/login')
  }
})

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(settingsCopy)
  const { profile, hasPassword, subscription, settings, timezone, loadedAs } = loaderData
  const resultOf = (intent: SettingsIntent): SubmissionResult | undefined =>
    actionData?.initialValue?.intent === intent ? actionData : undefined
  return (
    <Page title={copy.pageTitle} subtitle={copy.subtitle}>
      <SettingsProfile {...profile} />
      {subscription && <SettingsSubscription {...subscription} />}
      <SettingsPassword
        key={loadedAs}
        hasPassword={hasPassword}
        username={profile.username}
        lastResult={resultOf(hasPassword ? 'password' : 'set-password')}
      />
      <SettingsLanguage lastResult={resultOf('language')} />
      <SettingsTimezone timezone={timezone} lastResult={resultOf('timezone')} />
      <SettingsVoice />
      <SettingsStudyPlan />
      <SettingsNotifications {...settings} lastResult={resultOf('notifications')} />
      <SettingsDownload />
      <SettingsDeletion username={profile.username} lastResult={resultOf('delete')} />
    </Page>
  )
}
