import { UsersPage } from '#app/components/admin/users/users-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { USERS_SHOWN } from '#app/config/admin.ts'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { firstPage, nextPage, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { planStateOf, readUserFilter } from '#app/models/accounts/desk/user-filter.ts'
import { listUsers } from '#app/models/accounts/desk/user-list.server.ts'
import type { Route } from './+types/users.ts'

export const handle = { hydrates: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(adminPeopleCopy[loaderData?.locale ?? 'en'].users.title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { cursor } = readListQuery(url)
  const filter = readUserFilter(url)
  const now = new Date()
  const { rows, hasMore } = await listUsers({ filter, limit: USERS_SHOWN, after: numericCursor(cursor) })
  const last = rows.at(-1)
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    filter,
    rows: rows.map((user) => ({
      id: user.id,
      username: user.username,
      email: user.email,
      emailVerified: user.emailVerified,
      role: user.role,
      plan: planStateOf(user, now),
      isLeaving: user.deleteAfter !== null,
      createdAt: user.createdAt.toISOString(),
    })),
    older: hasMore && last ? nextPage({ url, after: last }) : undefined,
    newest: cursor ? firstPage(url) : undefined,
  }
})

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { locale: _, ...view } = loaderData
  return <UsersPage {...view} />
}
