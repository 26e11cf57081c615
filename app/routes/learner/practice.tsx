import { redirect } from 'react-router'
import { z } from 'zod'
import { PracticeList } from '#app/components/dialogues/practice-list.tsx'
import { WaitingAttempts } from '#app/components/progress/dashboard/waiting-attempts.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { SIGN_UP_PATH } from '#app/config/navigation.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { firstPage, nextPage, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { cardAnchor, readPress } from '#app/models/dialogues/dialogue-card.ts'
import { readDialogueQuery } from '#app/models/dialogues/dialogue-search.ts'
import { loadPracticeList } from '#app/services/dialogues/load-practice-list.server.ts'
import { markDialogue } from '#app/services/dialogues/mark-dialogue.server.ts'
import type { Route } from './+types/practice.ts'

export const handle = { hydrates: true }

const PressSchema = z.object({
  press: z.string().transform((value, context) => {
    const press = readPress(value)
    if (press) return press
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }),
})

export function meta({ matches }: Route.MetaArgs) {
  const copy = practiceListCopy[metaLocale(matches)]
  return [{ title: pageTitle(copy.title) }, { name: 'description', content: copy.pageDescription }]
}

/** Bookmarks need an account: a guest is asked to sign up and returns here. */
const signUpFor = ({ pathname, search }: URL) =>
  redirect(`${SIGN_UP_PATH}?redirectTo=${encodeURIComponent(pathname + search)}`, 303)

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const query = readDialogueQuery(url.searchParams)
  const user = await findCurrentUser(context)
  if (!user && query.bookmarked) throw signUpFor(url)
  const { locale } = currentRequest(context)
  const cursor = numericCursor(readListQuery(url).cursor)
  const { view, after } = await loadPracticeList({ user, query, cursor, locale })
  const more = after && nextPage({ url, after })
  const first = cursor && firstPage(url)
  return { ...view, query, locale, more, first }
})

/** The bookmark and like buttons, of one plain form. */
export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const here = url.pathname + url.search
  const user = await findCurrentUser(context)
  if (!user) throw signUpFor(url)
  const { press } = await parseBody(request, PressSchema)
  await markDialogue({ ...press, user })
  throw redirect(`${here}#${cardAnchor(press.dialogueId)}`, 303)
})

export default function Practice({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(practiceListCopy)
  const { waiting, ...list } = loaderData
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <WaitingAttempts waiting={waiting} />
      <PracticeList {...list} />
    </Page>
  )
}
