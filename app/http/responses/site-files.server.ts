import { type Locale, LOCALES } from '#app/config/copy/locale.ts'
import { FILE_MAX_AGE_SECONDS } from '#app/config/http.ts'
import { localPath } from '#app/config/local-path.ts'
import { PUBLIC_PATHS, SITEMAP_PATH, UNLISTED_PATHS } from '#app/config/navigation.ts'
import { DAY_MS } from '#app/config/time.ts'

// Machine-readable files about the whole site: sitemap.xml, robots.txt, security.txt.

const SECURITY_DAYS = 180

interface Site {
  origin: string
}

function urlEntry(path: string, locale: Locale, { origin }: Site): string {
  const addressIn = (language: Locale) => new URL(localPath({ locale: language, path }), origin).href
  const links = [...LOCALES.map((language) => [language, addressIn(language)]), ['x-default', addressIn('en')]]
  const alternates = links.map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  return `<url><loc>${addressIn(locale)}</loc>${alternates.join('')}</url>`
}

/** Every public page in every language, each with its alternates. */
export function sitemap(site: Site): string {
  const entries = PUBLIC_PATHS.flatMap((path) => LOCALES.map((locale) => urlEntry(path, locale, site)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Crawlers may read public pages, but no personal ones. */
export function robots({ origin }: Site): string {
  const lines = ['User-agent: *', ...UNLISTED_PATHS.map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${new URL(SITEMAP_PATH, origin).href}\n`].join('\n')
}

/** RFC 9116. It expires, so an abandoned server does not promise answers for ever. */
export function securityText(options: Site & { supportEmail: string | undefined; now: Date }): string {
  const { origin, supportEmail, now } = options
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${supportEmail === undefined ? new URL('/feedback', origin).href : `mailto:${supportEmail}`}`,
    `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, tr',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}\n`,
  ].join('\n')
}

/** A generated file, cached for an hour. */
export function fileResponse(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${FILE_MAX_AGE_SECONDS}` },
  })
}
