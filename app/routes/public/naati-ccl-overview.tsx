import { GuidePage } from '#app/components/public/guide/guide-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { guideCopy } from '#app/config/copy/guide.ts'
import { guideSectionsCopy } from '#app/config/copy/guide-sections.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { GUIDE_UPDATED } from '#app/config/guide.ts'
import { localPath } from '#app/config/local-path.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { readingMinutes } from '#app/models/help/reading-time.ts'
import { articleData } from '#app/models/help/structured-data.ts'
import type { Route } from './+types/naati-ccl-overview.ts'

/** See _site.tsx. */
export const handle = { isReading: true }

const PATH = PUBLIC_PAGES.guide

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, origin } = loaderData
  const { title, description } = guideCopy[locale]
  const article = articleData({
    title,
    description,
    language: locale,
    modified: GUIDE_UPDATED,
    url: origin + localPath({ locale, path: PATH }),
    publisher: { name: shellCopy[locale].productName, url: origin },
  })
  return [...publicMeta({ locale, origin, path: PATH, title, description }), { 'script:ld+json': article }]
}

export function loader({ context }: Route.LoaderArgs) {
  const page = publicPage(context)
  const texts = guideSectionsCopy[page.locale]
  const words = Object.values(texts).flatMap(({ before, after }) => [before, after])
  return { ...page, texts, minutes: readingMinutes(words) }
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />
}
