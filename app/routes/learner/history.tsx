import { lazy } from 'react'
import { redirect } from 'react-router'
import { HistoryPage } from '#app/components/progress/history/history-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { historyCopy } from '#app/config/copy/history.ts'
import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { eitherCursor, nextPage, readListQuery } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import { SessionNoteFormSchema } from '#app/models/practice/session-note-form.ts'
import { saveSessionNote } from '#app/models/practice/session-note.server.ts'
import { readHistoryFilter, readOpenSession, sessionSearch } from '#app/models/progress/history-filter.ts'
import { loadHistory } from '#app/services/progress/load-history.server.ts'
import type { Route } from './+types/history.ts'

/** Loaded lazily, since it is rare. No fallback, so it renders without JavaScript. */
const WaitingAttempts = lazy(async () => {
  return { default: (await import('#app/components/progress/dashboard/waiting-attempts.tsx')).WaitingAttempts }
})

export const handle = { hydrates: true, activeTab: 'history' }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(historyCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const filter = readHistoryFilter(url.searchParams)
  const cursor = eitherCursor(readListQuery(url).cursor)
  const open = readOpenSession(url.searchParams)
  const { after, ...history } = await loadHistory({ user: currentUser(context), locale, filter, cursor, open })
  const folded = new URL(sessionSearch(url.searchParams), url)
  const older = after && nextPage({ url: folded, after })
  return { locale, ...history, filter, older, isFirstPage: cursor === undefined }
})

/** Stores a private note. */
export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const { submissionId, notes } = await parseBody(request, SessionNoteFormSchema)
  const saved = isUuid(submissionId)
    ? await saveSessionNote({ submissionId, userId: currentUser(context).id, notes })
    : null
  if (!saved) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  await flashToast(context, 'noteSaved')
  throw redirect(`${url.pathname}${sessionSearch(url.searchParams, submissionId)}`, 303)
})

export default function History({ loaderData }: Route.ComponentProps) {
  const { title, subtitle } = useCopy(historyCopy)
  const { waiting, ...history } = loaderData
  return (
    <Page title={title} subtitle={subtitle}>
      {waiting && <WaitingAttempts waiting={waiting} />}
      <HistoryPage {...history} />
    </Page>
  )
}
