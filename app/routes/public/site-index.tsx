import { SiteIndexPage } from '#app/components/public/site-index-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { siteIndexCopy } from '#app/config/copy/site-index.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { page } from '#app/http/pages/page.server.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import type { Route } from './+types/site-index.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const { title, description } = siteIndexCopy[loaderData.locale]
  return publicMeta({ ...loaderData, path: PUBLIC_PAGES.siteIndex, title, description })
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { dialogues } = await countLibrary()
  return { ...publicPage(context), dialogues }
})

export default function SiteIndex({ loaderData }: Route.ComponentProps) {
  return <SiteIndexPage dialogues={loaderData.dialogues} />
}
