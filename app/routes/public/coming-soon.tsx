import { redirect } from 'react-router'
import { ComingSoonPage } from '#app/components/public/coming-soon.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { comingSoonCopy } from '#app/config/copy/coming-soon.ts'
import { localPath } from '#app/config/local-path.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { AppError } from '#app/errors.ts'
import { WaitlistSchema } from '#app/models/feedback/waitlist-form.ts'
import { joinWaitlist } from '#app/services/feedback/join-waitlist.server.ts'
import type { Route } from './+types/coming-soon.ts'

export { formHeaders as headers }

const PATH = PUBLIC_PAGES.comingSoon
const SEE_OTHER = 303
const TAKEN = 409

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const { pageTitle: title, description } = comingSoonCopy[loaderData.locale]
  return publicMeta({ ...loaderData, path: PATH, title, description })
}

export function loader({ url, context }: Route.LoaderArgs) {
  return { ...publicPage(context), hasJoined: url.searchParams.has('joined') }
}

/** The form without JavaScript; its messages are the page's own. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { clientAddress, locale } = currentRequest(context)
  const copy = comingSoonCopy[locale]
  const form = await parseForm({ request, schema: WaitlistSchema, context })
  if (form.status !== 'success') return invalid(form, { fields: { email: copy.invalid } })
  try {
    await requireWithin(limitsOf({ name: 'waitlist', clientAddress }))
    await joinWaitlist(form.value.email)
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'CONFLICT'
    if (isTaken) return invalid(form, { fields: { email: copy.taken }, status: TAKEN })
    return refuseForm(form, { error, context, failed: copy.failed })
  }
  throw redirect(localPath({ locale, path: `${PATH}?joined` }), SEE_OTHER)
})

export default function ComingSoon({ loaderData, actionData }: Route.ComponentProps) {
  return <ComingSoonPage hasJoined={loaderData.hasJoined} lastResult={actionData} />
}
