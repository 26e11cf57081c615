import { redirect } from 'react-router'
import { NotificationsPage } from '#app/components/notifications/notifications-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentReader, currentUser } from '#app/http/guards/guards.server.ts'
import { nextPage, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { loadNotifications } from '#app/services/notifications/load-notifications.server.ts'
import { readNotification } from '#app/services/notifications/read-notification.server.ts'
import type { Route } from './+types/notifications.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(notificationsCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { id: userId, timezone } = currentUser(context)
  const { limit, cursor } = readListQuery(url)
  const { rows, hasMore } = await loadNotifications({
    userId,
    reader: currentReader(context),
    limit,
    after: numericCursor(cursor),
  })
  const last = rows.at(-1)
  return {
    locale: currentRequest(context).locale,
    notifications: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    now: new Date().toISOString(),
    timeZone: timezone,
    older: hasMore && last ? nextPage({ url, after: last }) : undefined,
    isFirstPage: cursor === undefined,
  }
})

/** Marks one as read and follows its link. If its target is gone, the page says so. */
export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const id = (await readFormData(request)).get('id')
  const { notification, isGone } = await readNotification({
    userId: currentUser(context).id,
    reader: currentReader(context),
    id: typeof id === 'string' ? id : '',
  })
  if (isGone) await flashToast(context, 'notificationGone')
  throw redirect(notification.link ?? url.pathname + url.search, 303)
})

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />
}
