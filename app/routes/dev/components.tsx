import { ComponentBoard } from '#app/components/dev/component-board.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { componentBoardCopy } from '#app/config/copy/component-board.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import type { Route } from './+types/components.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(componentBoardCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  if (!env.hasDevPages) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  const { locale, session } = currentRequest(context)
  return { locale, unreadCount: await session.unreadCount() }
})

export default function Components({ loaderData }: Route.ComponentProps) {
  return <ComponentBoard unreadCount={loaderData.unreadCount} />
}
