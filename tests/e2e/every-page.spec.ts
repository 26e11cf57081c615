import { expect, type Page, test } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook, violationsOf } from './axe.ts'

// Every page of app/routes.ts as it opens, in both themes, on a phone and on a desktop.

const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }

type Viewer = 'guest' | 'learner' | 'admin'

/** Where each is looked at, by its pattern. */
const ADDRESSES: Record<Viewer, Record<string, string>> = {
  guest: {
    'tr?': '/',
    'tr?/practice/sample': '/practice/sample',
    'tr?/coming-soon': '/tr/coming-soon',
    'tr?/guides/naati-ccl-overview': '/tr/guides/naati-ccl-overview',
    'tr?/faq': '/faq',
    'tr?/site-index': '/tr/site-index',
    'tr?/privacy-policy': '/privacy-policy',
    'tr?/terms-of-service': '/tr/terms-of-service',
    'tr?/cookie-policy': '/tr/cookie-policy',
    offline: '/offline',
    login: '/login',
    signup: '/signup',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=x',
    'verify-email': '/verify-email?token=x',
    'unsubscribe/:token': '/unsubscribe/x',
    '*': '/nothing/here',
  },
  learner: {
    logout: '/logout',
    dashboard: '/dashboard',
    feedback: '/feedback',
    practice: '/practice',
    'practice/:dialogueId': '/practice/1',
    'mock-test': '/mock-test',
    'mock-test/tutorial/:templateId': '/mock-test/tutorial/1',
    'mock-test/exam/:templateId': '/mock-test/exam/1',
    upgrade: '/upgrade',
    voices: '/voices',
    history: '/history',
    'unified-history': '/unified-history',
    vocabulary: '/vocabulary',
    'vocabulary/mine': '/vocabulary/mine',
    'vocabulary/words/:word': '/vocabulary/words/1-abn',
    'vocabulary/words/:word/note': '/vocabulary/words/1/note',
    'note-course': '/note-course',
    'note-course/:lesson': '/note-course/what-to-note',
    memory: '/memory',
    'memory/:passage': '/memory/en-08-01?step=mark&repeated=2',
    'study-plan/setup': '/study-plan/setup',
    mistakes: '/mistakes',
    readiness: '/readiness',
    rehearsal: '/rehearsal',
    'warm-up': '/warm-up',
    'test-day/result': '/test-day/result',
    progress: '/progress',
    sprints: '/sprints',
    'sprints/:kind': '/sprints/numbers',
    notifications: '/notifications',
    settings: '/settings',
    'settings/reminders': '/settings/reminders',
    'help-center': '/help-center',
    subscribe: '/subscribe',
    'payment-success': '/payment-success',
  },
  admin: {
    admin: '/admin',
    'admin/dialogues': '/admin/dialogues',
    'admin/dialogues/new': '/admin/dialogues/new',
    'admin/dialogues/import': '/admin/dialogues/import',
    'admin/dialogues/:id': '/admin/dialogues/1',
    'admin/dialogues/:id/preview': '/admin/dialogues/1/preview',
    'admin/dialogues/:id/versions': '/admin/dialogues/1/versions',
    'admin/dialogues/:id/insight': '/admin/dialogues/1/insight',
    'admin/dialogues/:id/audio': '/admin/dialogues/1/audio',
    'admin/insight': '/admin/insight',
    'admin/templates': '/admin/templates',
    'admin/vocabulary': '/admin/vocabulary',
    'admin/vocabulary/missed': '/admin/vocabulary/missed',
    'admin/vocabulary/searches': '/admin/vocabulary/searches',
    'admin/users': '/admin/users',
    'admin/users/:id': '/admin/users/USER',
    'admin/disputes': '/admin/disputes',
    'dev/components': '/dev/components',
  },
}

/** Pages that need what only their own journeys make. */
const ELSEWHERE: Record<string, string> = {
  'username-setup': 'google.spec.ts',
  'study-plan': 'study-plan.spec.ts',
  'history/compare/:submissionId': 'compare.spec.ts',
  'mock-test/session/:mockTestId': 'mock-test-session.spec.ts',
  'mistakes/mock-test/:mockTestId/:dialogueId/:segment': 'mistakes-mock-test.spec.ts',
  'admin/dialogues/new/preview': 'admin-editor.spec.ts',
}

/** The patterns of all pages. Files that end in .ts answer with something else than a page. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const pattern = [above, path].filter(Boolean).join('/')
    const isPage = file.endsWith('.tsx') && (index === true || path !== undefined) && children.length === 0
    return [...(isPage ? [pattern] : []), ...pagesOf(children, pattern)]
  })
}

test('no page is forgotten', () => {
  const known = [...Object.values(ADDRESSES).flatMap((pages) => Object.keys(pages)), ...Object.keys(ELSEWHERE)]
  expect(known.toSorted()).toEqual(pagesOf(routes).toSorted())
})

/** A guest's language is remembered, and would lead away from the other language's address. */
async function open(page: Page, address: string, viewer: string): Promise<void> {
  if (viewer === 'guest') await page.context().clearCookies()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(address)
}

for (const [viewer, pages] of Object.entries(ADDRESSES)) {
  test.describe(`as ${viewer}`, () => {
    // One browser for all of them: what the first page has loaded, the others have.
    let page: Page
    let userId = ''

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext()
      if (viewer !== 'guest') {
        const username = await signInAs(context, { username: viewer, role: viewer === 'admin' ? 'admin' : 'user' })
        const [user] = await query('SELECT id FROM users WHERE username = $1', [username])
        userId = String(user?.id)
      }
      page = await context.newPage()
    })
    test.afterAll(() => page.context().close())

    for (const path of Object.values(pages)) {
      test(`${path} has no accessibility violation, and nothing scrolls sideways`, async () => {
        test.slow()
        await page.setViewportSize(PHONE)
        await open(page, path.replace('USER', userId), viewer)
        expect(await violationsInEveryLook(page)).toEqual([])
        expect(await overflowOf(page)).toBe(0)
        await page.setViewportSize(NARROW)
        expect(await overflowOf(page)).toBe(0)
      })
    }
  })
}

test('the public pages are as good in their other language', async ({ page }) => {
  test.slow()
  await page.setViewportSize(NARROW)
  for (const [pattern, path] of Object.entries(ADDRESSES.guest)) {
    if (!pattern.startsWith('tr?')) continue
    const other = path.startsWith('/tr') ? path.slice('/tr'.length) : `/tr${path}`
    await open(page, other, 'guest')
    expect.soft({ other, overflow: await overflowOf(page) }).toEqual({ other, overflow: 0 })
    expect.soft({ other, found: await violationsOf(page) }).toEqual({ other, found: [] })
  }
})
