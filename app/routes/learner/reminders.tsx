import { redirect, type RouterContextProvider } from 'react-router'
import { Link } from '#app/components/ui/link.tsx'
import { PushDevices } from '#app/components/reminders/push-devices.tsx'
import { ReminderForm } from '#app/components/reminders/reminder-form.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { remindersCopy } from '#app/config/copy/reminders.ts'
import { REMINDERS_PATH } from '#app/config/coach-paths.ts'
import { ACCOUNT_PATHS } from '#app/config/navigation.ts'
import { DAY_HOURS } from '#app/config/time.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { timeWriter } from '#app/models/progress/local-time.ts'
import { listEndpoints, removePushSubscriptions } from '#app/models/reminders/push-subscription.server.ts'
import { findReminderSettings, saveReminderSettings } from '#app/models/reminders/reminder-settings.server.ts'
import { ReminderFormSchema } from '#app/models/reminders/settings-form.ts'
import { pushKeys } from '#app/services/reminders/push-service.server.ts'
import type { Route } from './+types/reminders.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(remindersCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { id, email, emailVerified, timezone } = currentUser(context)
  const { locale } = currentRequest(context)
  const write = timeWriter({ timezone: 'UTC', locale })
  const [settings, endpoints, { publicKey }] = await Promise.all([
    findReminderSettings(id),
    listEndpoints(id),
    pushKeys(),
  ])
  return {
    settings,
    email,
    emailVerified,
    timezone,
    /** The 24 hours as this language writes them. */
    hours: Array.from({ length: DAY_HOURS }, (_, hour) => write(new Date(Date.UTC(2026, 0, 1, hour)))),
    endpoints,
    publicKey,
  }
})

async function save(context: Readonly<RouterContextProvider>, work: (userId: number) => Promise<void>): Promise<void> {
  const { id } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'reminder-settings', clientAddress, account: String(id) }))
  await work(id)
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const form = await parseForm({ request, schema: ReminderFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const { value } = form
  try {
    await save(context, async (userId) => {
      if (value.intent === 'forget-devices') return removePushSubscriptions(userId)
      const { intent: _, ...changes } = value
      await saveReminderSettings({ userId, changes })
    })
  } catch (error) {
    const { failed } = remindersCopy[currentRequest(context).locale].when
    return refuseForm(form, { error, context, failed })
  }
  await flashToast(context, value.intent === 'save' ? 'remindersSaved' : 'devicesForgotten')
  return redirect(REMINDERS_PATH, 303)
})

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(remindersCopy)
  const { endpoints, publicKey, ...form } = loaderData
  const isForget = actionData?.initialValue?.intent === 'forget-devices'
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <p className="measure mb-8 text-soft">{copy.rule}</p>
      <ReminderForm {...form} lastResult={isForget ? undefined : actionData} />
      <PushDevices endpoints={endpoints} publicKey={publicKey} lastResult={isForget ? actionData : undefined} />
      <p className="mt-8">
        <Link
          to={ACCOUNT_PATHS.settings}
          className="inline-flex min-h-11 items-center rounded-control text-left text-15 font-semibold text-accent underline underline-offset-4"
        >
          {copy.back}
        </Link>
      </p>
    </Page>
  )
}
