import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#app/config/navigation.ts'
import { SITE_INDEX } from '#app/config/site-index.ts'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

// No dead link and no dead anchor: every internal link of every public page and of the signed-in frame is followed.

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface Page {
  status: number
  html: string
  /** Where the page really is, after our own redirects. */
  path: string
}

/** A crawl visits some eighty pages, one after the other. */
const LONG = 60_000

/** Downloads, links to another site, and what only a form may open. */
const LEFT_ALONE = /^\/api\//

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

/** Internal addresses that a page links to, including forms. */
function linksOf(html: string): string[] {
  const body = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return [...body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => decode(href))
}

function anchorsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
}

/** Follows links from these paths; only the pages in `begins` are searched for links, all others are just requested. */
async function deadLinks(options: { begins: readonly string[]; headers: Record<string, string> }): Promise<string[]> {
  const { begins, headers } = options
  const seen = new Map<string, Promise<Page>>()
  async function fetchPage(path: string, hops = 0): Promise<Page> {
    const response = await app.request(path, { headers })
    const location = response.headers.get('Location')
    if (location !== null && hops < 3) {
      await response.body?.cancel()
      const next = new URL(location, app.url)
      return fetchPage(next.pathname + next.search, hops + 1)
    }
    return { status: response.status, html: await response.text(), path }
  }
  function look(path: string): Promise<Page> {
    const known = seen.get(path) ?? fetchPage(path)
    seen.set(path, known)
    return known
  }
  const dead: string[] = []
  for (const begin of begins) {
    const page = await look(begin)
    if (page.status !== 200) dead.push(`${begin} answers ${page.status}`)
    for (const href of new Set(linksOf(page.html))) {
      if (/^(?:https?:|mailto:)/.test(href)) continue
      const { pathname, search, hash } = new URL(href, new URL(page.path, app.url))
      if (LEFT_ALONE.test(pathname)) continue
      const target = href.startsWith('#') ? page : await look(pathname + search)
      if (target.status !== 200) dead.push(`${begin} links to ${href}, which answers ${target.status}`)
      else if (hash !== '' && !anchorsOf(target.html).has(decodeURIComponent(hash.slice(1)))) {
        dead.push(`${begin} links to ${href}, which has no such anchor`)
      }
    }
  }
  return dead
}

const LISTED = SITE_INDEX.flatMap(({ pages }) => pages.map(({ path }) => path))

test('the site index lists every public page', () => {
  expect(PUBLIC_PATHS.filter((path) => !LISTED.some((listed) => listed === path))).toEqual([])
})

test(
  'the public pages have no dead link or anchor, in English',
  async () => {
    expect(await deadLinks({ begins: [...PUBLIC_PATHS, '/login', '/signup', '/dashboard'], headers: {} })).toEqual([])
  },
  LONG,
)

test(
  'the public pages have no dead link or anchor, in Turkish',
  async () => {
    const begins = PUBLIC_PATHS.map((path) => (path === '/' ? '/tr' : `/tr${path}`))
    expect(await deadLinks({ begins, headers: { Cookie: 'kopru_language=tr' } })).toEqual([])
  },
  LONG,
)

test(
  "a learner's menus and pages have no dead link or anchor",
  async () => {
    const headers = await signedInAs(await createAccount())
    expect(await deadLinks({ begins: [...LISTED, '/notifications'], headers })).toEqual([])
  },
  LONG,
)

test('a Turkish learner is led to Turkish pages', async () => {
  const account = await createAccount()
  await db.userSettings.update({ where: { userId: account.id }, data: { language: 'tr' } })
  const headers = await signedInAs(account)
  const html = await (await app.request('/help-center', { headers })).text()
  expect(html).toContain('lang="tr"')
  const links = linksOf(html).filter((href) => PUBLIC_PATHS.some((path) => path !== '/' && href.startsWith(path)))
  expect(links).toEqual([])
  expect(linksOf(html)).toContain('/tr/faq')
  expect(await deadLinks({ begins: ['/help-center'], headers })).toEqual([])
})
