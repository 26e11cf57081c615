import { FaqPage } from '#app/components/public/faq/faq-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { faqCopy } from '#app/config/copy/faq.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { publicPage } from '#app/http/public-page.server.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import { faqData } from '#app/models/help/structured-data.ts'
import { loadFaq } from '#app/services/help/load-questions.server.ts'
import type { Route } from './+types/faq.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = faqCopy[loaderData.locale]
  return [
    ...publicMeta({ ...loaderData, path: PUBLIC_PAGES.faq, title, description }),
    { 'script:ld+json': faqData(loaderData.questions) },
  ]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context)
  const { dialogues } = await countLibrary()
  return { ...page, ...loadFaq({ locale: page.locale, query: url.searchParams }), dialogues: dialogues.all }
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
