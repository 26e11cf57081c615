import { data } from 'react-router'
import { UnsubscribeInvalid, UnsubscribeScreen } from '#app/components/reminders/unsubscribe-screens.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { unsubscribeCopy } from '#app/config/copy/unsubscribe.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { followUnsubscribeLink, openUnsubscribeLink } from '#app/services/reminders/unsubscribe.server.ts'
import type { Route } from './+types/unsubscribe.ts'

const BAD_REQUEST = 400

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = unsubscribeCopy[metaLocale(matches)]
  const kind = loaderData?.kind
  return [
    { title: pageTitle(kind ? copy[kind].ask.title : copy.invalid.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Opening the link only asks: scanners of mail servers open every link. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const found = await openUnsubscribeLink(params.token)
  return data({ kind: found?.kind, isOn: found?.isOn ?? false }, { status: found ? 200 : BAD_REQUEST })
})

/** The field that brings the mails back; every other body, or none, ends them, as RFC 8058 wants. */
const RESTART = 'restart'

async function wantsRestart(request: Request): Promise<boolean> {
  // A mail provider's body is nothing that we need to understand.
  const fields = await request.formData().catch(() => new FormData())
  return fields.get('intent') === RESTART
}

/**
 * One click of the button, or of a mail program by itself: no session, no redirect. The page then says what is so.
 */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'unsubscribe', clientAddress }))
  const isOurs = await followUnsubscribeLink(params.token, { isOn: await wantsRestart(request) })
  return data(null, { status: isOurs ? 200 : BAD_REQUEST })
})

export default function Unsubscribe({ loaderData: { kind, isOn } }: Route.ComponentProps) {
  return kind ? <UnsubscribeScreen kind={kind} isOn={isOn} restart={RESTART} /> : <UnsubscribeInvalid />
}
