import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { VoiceForm } from '#app/components/voices/voice-form.tsx'
import { voicesCopy } from '#app/config/copy/voices.ts'
import { VOICES_PATH } from '#app/config/navigation.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders } from '#app/http/forms/form-refusal.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { guestVoice, rememberVoice } from '#app/http/session/voice-cookie.server.ts'
import { saveUserSettings } from '#app/models/accounts/settings/user-settings.server.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import { VoiceFormSchema } from '#app/models/speech/voices/voice-form.ts'
import { listServerVoices } from '#app/services/speech/voices/voice-samples.server.ts'
import type { Route } from './+types/voices.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(voicesCopy[metaLocale(matches)].pageTitle) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const user = await findCurrentUser(context)
  return {
    chosen: user?.voice ?? guestVoice(context),
    available: listServerVoices(),
    from: sitePath(url.searchParams.get('from')) ?? null,
    isGuest: user === undefined,
  }
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const form = await parseForm({ request, schema: VoiceFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const { voice, from } = form.value
  const user = await findCurrentUser(context)
  if (user) await saveUserSettings({ userId: user.id, changes: { voice } })
  else rememberVoice(context, voice)
  await flashToast(context, 'settingsSaved')
  throw redirect(sitePath(from) ?? VOICES_PATH, 303)
})

/** Which voice reads to the learner: a setting of the account, or of a guest's browser. */
export default function Voices({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(voicesCopy)
  return (
    <Page title={copy.pageTitle} subtitle={copy.subtitle}>
      <VoiceForm {...loaderData} lastResult={actionData} />
    </Page>
  )
}
