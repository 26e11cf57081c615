import { FaqPage } from '#app/components/public/faq/faq-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { faqCopy } from '#app/config/copy/faq.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { page } from '#app/http/pages/page.server.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import { faqData } from '#app/models/help/structured-data.ts'
import { loadFaq } from '#app/services/help/load-questions.server.ts'
import type { Route } from './+types/faq.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const { title, description } = faqCopy[loaderData.locale]
  return [
    ...publicMeta({ ...loaderData, path: PUBLIC_PAGES.faq, title, description }),
    { 'script:ld+json': faqData(loaderData.questions) },
  ]
}

export const loader = page(async ({ context, url }: Route.LoaderArgs) => {
  const site = publicPage(context)
  const { dialogues } = await countLibrary()
  return { ...site, ...loadFaq({ locale: site.locale, query: url.searchParams }), dialogues: dialogues.all }
})

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
