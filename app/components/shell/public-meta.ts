import type { MetaDescriptor } from 'react-router'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#app/config/copy/locale.ts'
import { SHARE_IMAGE } from '#app/config/share-image.ts'
import { OPEN_GRAPH_LOCALES } from '#app/config/languages.ts'
import { localPath } from '#app/config/local-path.ts'
import { pageTitle } from './page-title.ts'

interface PublicPageMeta {
  /** From `publicPage` in app/http/pages/public-page.server.ts. */
  origin: string
  locale: Locale
  /** Without the language prefix, such as /faq. */
  path: string
  title: string
  description: string
}

/** The head of a public page: title, canonical address, alternates in the other languages, and share metadata. */
export function publicMeta({ origin, locale, path, title, description }: PublicPageMeta): MetaDescriptor[] {
  const addressIn = (language: Locale) => new URL(localPath({ locale: language, path }), origin).href
  const alternate = (hrefLang: string, language: Locale): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(language),
  })
  const others = LOCALES.filter((language) => language !== locale)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default', DEFAULT_LOCALE),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: pageTitle() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: new URL(SHARE_IMAGE.path(locale), origin).href },
    { property: 'og:image:width', content: String(SHARE_IMAGE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE.height) },
    { property: 'og:image:alt', content: SHARE_IMAGE.alt[locale] },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:url', content: addressIn(locale) },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale] },
    ...others.map((language) => ({ property: 'og:locale:alternate', content: OPEN_GRAPH_LOCALES[language] })),
  ]
}
