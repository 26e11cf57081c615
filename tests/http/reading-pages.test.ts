import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { claimedCount } from '#app/config/library-claim.ts'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

// FAQ, guide, legal pages, site index and help centre, tested by the text of their pages.

let app: RunningApp
let learner: { Cookie: string }

beforeAll(async () => {
  app = await startApp()
  learner = await signedInAs(await createAccount())
})
afterAll(() => app.close())

async function pageOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.request(path, { headers })
  expect(response.status, path).toBe(200)
  return response.text()
}

/** The text in main, without data for scripts. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? ''
}

function wordsOf(html: string): string {
  return mainOf(html)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}

const countOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length
const QUESTION = /<details(?: open="")? class="group"><summary class="grid/g

test('the FAQ has its fifteen questions, which open independently, and four facts about the exam', async () => {
  const html = await pageOf('/faq')
  const main = mainOf(html)
  expect(countOf(main, QUESTION)).toBe(15)
  expect(main).not.toMatch(/<details[^>]* name=/)
  const words = wordsOf(html)
  const library = claimedCount(await db.dialogue.count({ where: { isMockTestCandidate: false } }))
  for (const figure of ['45min', '2 dialogues', `${library} practice dialogues`, '5 immigration points']) {
    expect(words).toContain(figure)
  }
  expect(main).toMatch(/placeholder="Search questions\.\.\."/)
  expect(main).toContain('href="/signup"')
})

test('the size of the library is counted', async () => {
  const { id } = await db.dialogue.findFirstOrThrow({ where: { deletedAt: null, isMockTestCandidate: false } })
  const others = { id: { not: id }, isMockTestCandidate: false, deletedAt: null }
  const deletedAt = new Date()
  await db.dialogue.updateMany({ where: others, data: { deletedAt } })
  try {
    // With a query, since pages without one are cached for guests.
    expect(wordsOf(await pageOf('/faq?q='))).toContain('1 practice dialogues')
  } finally {
    await db.dialogue.updateMany({ where: { deletedAt }, data: { deletedAt: null } })
  }
})

test.each([
  ['an unknown word', '/faq?q=zzzz', 0],
  ['a word whatever its case', '/faq?q=WHAT%20IS%20THE%20PASS%20MARK', 1],
  ['a category', '/faq?category=scoring', 2],
  ['both', '/faq?q=weights&category=scoring', 1],
  ['an unknown category', '/faq?category=weather', 15],
  ['a Turkish word without Turkish letters', '/tr/faq?q=mikrofonum%20calismiyor', 1],
])('the FAQ is filtered by %s', async (_, path, expected) => {
  expect(countOf(mainOf(await pageOf(path)), QUESTION)).toBe(expected)
})

test('if nothing is found, the FAQ says so and links back', async () => {
  const html = await pageOf('/faq?q=zzzz')
  expect(wordsOf(html)).toContain('No questions found Try adjusting your search terms or category filter.')
  expect(mainOf(html)).toMatch(/<a[^>]*href="\/faq"[^>]*>Show all questions/)
})

test('a category keeps the search, and a search keeps the category', async () => {
  const main = mainOf(await pageOf('/faq?q=marks&category=scoring'))
  expect(main).toContain('href="/faq?q=marks&amp;category=basics"')
  expect(main).toContain('<input type="hidden" name="category" value="scoring"/>')
  expect(main).toMatch(/category=scoring"[^>]*aria-current="true"|aria-current="true"[^>]*category=scoring"/)
})

test('the structured data has the same fifteen answers', async () => {
  const html = await pageOf('/faq')
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': 'FAQPage' })
  expect(JSON.stringify(data).match(/"@type":"Question"/g)).toHaveLength(15)
  expect(JSON.stringify(data)).not.toContain('**')
})

const ANCHORS = [
  'what-is-ccl',
  'test-format',
  'scoring-criteria',
  'preparation-strategy',
  'ai-advantage',
  'common-mistakes',
]

test.each(['/guides/naati-ccl-overview', '/tr/guides/naati-ccl-overview'])(
  '%s has its six parts, each listed in the contents and full of text',
  async (path) => {
    const main = mainOf(await pageOf(path))
    for (const anchor of ANCHORS) {
      expect(main).toContain(`href="#${anchor}"`)
      const part = new RegExp(`<section id="${anchor}"[\\s\\S]*?(?=<section id="|</article>)`).exec(main)?.[0] ?? ''
      expect(part.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length, anchor).toBeGreaterThan(120)
    }
  },
)

test('the guide calls its weights ours, and links to sign-up', async () => {
  const html = await pageOf('/guides/naati-ccl-overview')
  expect(wordsOf(html)).toContain(
    'our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores. NAATI publishes no weights',
  )
  expect(html).toMatch(/<header[\s\S]*href="\/signup"[^>]*>Start Practice/)
  expect(mainOf(html)).toMatch(/href="\/signup"[^>]*>Start Free Practice/)
  expect(html).toContain('checked October 2026')
})

const LEGAL = ['/privacy-policy', '/terms-of-service', '/cookie-policy']

test.each([
  ['/privacy-policy', '2026-11-29'],
  ['/terms-of-service', '2026-11-21'],
  ['/cookie-policy', '2026-11-24'],
])('%s has a fixed date, a link to practice and a link home', async (path, updated) => {
  const html = await pageOf(path)
  expect(wordsOf(html)).toMatch(/Last updated \d{1,2} \w+ 2026/)
  expect(html).toContain(`<time dateTime="${updated}">`)
  expect(mainOf(html)).toMatch(/href="\/login"[^>]*>Start Practice/)
  expect(mainOf(html)).toMatch(/href="\/"[^>]*>Back to Home/)
})

test.each(LEGAL)('/tr%s says once that the English text is the binding one', async (path) => {
  expect(countOf(await pageOf(`/tr${path}`), /bağlayıcı olan İngilizce metindir/g)).toBe(1)
  expect(await pageOf(path)).not.toContain('bağlayıcı')
})

test('the privacy policy lists no provider that is not in use here', async () => {
  const words = wordsOf(await pageOf('/privacy-policy'))
  expect(words).toContain('None at present')
  expect(words).not.toContain('OpenAI')
  expect(words).not.toContain('Stripe, United States')
  expect(words).toContain('90 days')
})

test('the privacy policy says how long payments are kept, even if they are disabled', async () => {
  expect(wordsOf(await pageOf('/privacy-policy'))).toMatch(/Payment records[^.]*7 years after your account is gone/)
  expect(wordsOf(await pageOf('/tr/privacy-policy'))).toMatch(/ödeme kayıtları[^.]*7 yıl/)
})

test('the cookie policy lists what this site sets, by name', async () => {
  const main = mainOf(await pageOf('/cookie-policy'))
  for (const name of [
    'kopru_session',
    'kopru_language',
    'kopru_toast',
    'kopru_owner',
    'kopru:…',
    'sidebar-collapsed',
  ]) {
    expect(main).toContain(`>${name}</code>`)
  }
  expect(main).not.toContain('kopru_google')
  expect(main).not.toContain('__stripe')
})

test('the site index counts what exists', async () => {
  const words = wordsOf(await pageOf('/site-index'))
  expect(words).toMatch(/1\d main pages/)
  expect(words).toContain('15 FAQ answers')
  const listed = { isMockTestCandidate: false, deletedAt: null }
  const [all, free] = [
    await db.dialogue.count({ where: listed }),
    await db.dialogue.count({ where: { ...listed, accessLevel: 'free' } }),
  ]
  expect(words).toContain(`${all} dialogues to practise, ${free} of them free`)
})

test('the help centre has eight entries, one open at a time, and three further links', async () => {
  const main = mainOf(await pageOf('/help-center', learner))
  expect(countOf(main, /<details name="help"/g)).toBe(8)
  for (const path of ['/practice', '/vocabulary', '/history']) expect(main).toContain(`href="${path}"`)
  expect(main).toContain('action="/logout"')
  const words = wordsOf(main)
  expect(words).toContain('Still need help?')
  expect(words).toContain('what is left of 45 marks')
  expect(words).toContain('out of 90')
  expect(words).not.toContain('0-100')
})

test('the help centre is searched and filtered', async () => {
  const entries = async (query: string) =>
    countOf(mainOf(await pageOf(`/help-center${query}`, learner)), /<details name="help"/g)
  expect(await entries('?category=practice')).toBe(2)
  expect(await entries('?q=zip')).toBe(1)
  const none = wordsOf(await pageOf('/help-center?q=zzzz', learner))
  expect(none).toContain('No results found Try adjusting your search terms or category filter.')
})

test('without a support address the help centre offers the feedback form', async () => {
  expect(mainOf(await pageOf('/help-center', learner))).toMatch(/href="\/feedback\?from=%2Fhelp-center"/)
})

test('none of these pages loads the framework', async () => {
  for (const path of ['/faq', '/guides/naati-ccl-overview', '/site-index', ...LEGAL]) {
    const html = (await pageOf(path)).replace(`<script>${PAGE_METRICS}</script>`, '')
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    const own = path === '/faq' ? ['<script src="/question-search.js" defer="">'] : []
    expect(scripts.filter((tag) => !tag.includes('ld+json'))).toEqual(own)
  }
})

test('a missing page has further links for guests and learners, each in their frame', async () => {
  const guest = await (await app.request('/nothing/here')).text()
  expect(wordsOf(guest)).toContain('Page Not Found')
  for (const path of ['/', '/practice/sample', '/faq', '/site-index']) expect(mainOf(guest)).toContain(`href="${path}"`)
  const turkish = await (await app.request('/tr/boyle/bir/sey/yok')).text()
  expect(mainOf(turkish)).toContain('href="/tr/faq"')
  const signedIn = await (await app.request('/nothing/here', { headers: learner })).text()
  for (const path of ['/dashboard', '/history', '/help-center']) expect(mainOf(signedIn)).toContain(`href="${path}"`)
})

test('a forbidden page says so and offers no retry', async () => {
  const response = await app.request('/admin', { headers: learner })
  expect(response.status).toBe(403)
  const words = wordsOf(await response.text())
  expect(words).toContain('This page is not open to you')
  expect(words).not.toContain('Try again')
})
