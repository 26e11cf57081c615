import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localPath } from '#app/config/local-path.ts'
import { PUBLIC_PATHS } from '#app/config/navigation.ts'
import { type Actor, ACTORS } from '#tests/support/access.ts'
import { SEGMENT_AUDIO_WRITES, SIGNED } from '#tests/support/access-segment-audio.ts'
import { ADMIN_FORMS, GET } from '#tests/support/access-table.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { routeTable } from '#tests/support/route-table.ts'

/** Writes that are forbidden for guests: 401 for a call, the login page for a form. */
const GUEST_WRITES: Record<string, { method: string; answer: number | string }> = {
  '/api/user/password': { method: 'PATCH', answer: 401 },
  '/api/submit-naati-session': { method: 'POST', answer: 401 },
  '/api/submissions/:submissionId/segments/:segmentIndex/retry': { method: 'POST', answer: 401 },
  '/api/session-notes/:submissionId': { method: 'PUT', answer: 401 },
  '/api/submissions/:submissionId/notes': { method: 'PUT', answer: 401 },
  '/api/mock-test/:mockTestId/notes': { method: 'PUT', answer: 401 },
  '/api/recordings/:recordingId/keep': { method: 'DELETE', answer: 401 },
  '/history': { method: 'POST', answer: '/login?redirectTo=%2Fhistory' },
  '/unified-history': { method: 'POST', answer: '/login?redirectTo=%2Funified-history' },
  '/api/mock-test/start-template/:templateId': { method: 'POST', answer: 401 },
  '/api/mock-test/submit-segment': { method: 'POST', answer: 401 },
  '/api/mock-test/evaluate-dialogue': { method: 'POST', answer: 401 },
  '/api/mock-test/words': { method: 'POST', answer: 401 },
  '/api/mock-test/marks': { method: 'POST', answer: 401 },
  '/api/mock-test/complete': { method: 'POST', answer: 401 },
  '/api/bookmarks/:dialogueId': { method: 'POST', answer: 401 },
  '/api/likes/:dialogueId': { method: 'DELETE', answer: 401 },
  '/api/auth/resend-verification': { method: 'POST', answer: 401 },
  '/api/auth/dismiss-verification': { method: 'POST', answer: 401 },
  '/api/create-checkout-session': { method: 'POST', answer: 401 },
  '/api/complete-subscription': { method: 'POST', answer: 401 },
  '/api/create-portal-session': { method: 'POST', answer: 401 },
  '/api/notifications/mark-as-read/:id': { method: 'POST', answer: 401 },
  '/api/dialogues': { method: 'POST', answer: 401 },
  '/api/admin/dialogues': { method: 'POST', answer: 401 },
  '/api/admin/dialogues/:id': { method: 'DELETE', answer: 401 },
  '/api/admin/dialogues/:id/revert': { method: 'POST', answer: 401 },
  '/api/admin/dialogue-edit': { method: 'PUT', answer: 401 },
  ...Object.fromEntries(ADMIN_FORMS.map((url) => [url, { method: 'POST', answer: 401 }])),
  ...SEGMENT_AUDIO_WRITES,
  '/api/vocabulary/vain-searches': { method: 'POST', answer: 401 },
  '/vocabulary': { method: 'POST', answer: '/login?redirectTo=%2Fvocabulary' },
  '/vocabulary/mine': { method: 'POST', answer: '/login?redirectTo=%2Fvocabulary%2Fmine' },
  '/vocabulary/words/:word/note': { method: 'POST', answer: '/login?redirectTo=%2Fvocabulary%2Fwords%2F1%2Fnote' },
  '/vocabulary/deck': { method: 'POST', answer: 401 },
  '/note-course/:lesson': { method: 'POST', answer: '/login?redirectTo=%2Fnote-course%2Fwhat-to-note' },
  '/memory/:passage': { method: 'POST', answer: '/login?redirectTo=%2Fmemory%2Fen-08-01' },
  '/study-plan': { method: 'POST', answer: '/login?redirectTo=%2Fstudy-plan' },
  '/study-plan/setup': { method: 'POST', answer: '/login?redirectTo=%2Fstudy-plan%2Fsetup' },
  '/test-day/result': { method: 'POST', answer: '/login?redirectTo=%2Ftest-day%2Fresult' },
  '/sprints/:kind': { method: 'POST', answer: '/login?redirectTo=%2Fsprints%2Fnumbers' },
  '/mistakes/mock-test/:mockTestId/:dialogueId/:segment': {
    method: 'POST',
    answer: '/login?redirectTo=%2Fmistakes%2Fmock-test%2F1%2F1%2F1',
  },
  '/notifications': { method: 'POST', answer: '/login?redirectTo=%2Fnotifications' },
  '/upgrade': { method: 'POST', answer: '/login?redirectTo=%2Fupgrade' },
  '/payment-success': { method: 'POST', answer: '/login?redirectTo=%2Fpayment-success' },
  '/settings': { method: 'POST', answer: '/login?redirectTo=%2Fsettings' },
  '/settings/reminders': { method: 'POST', answer: '/login?redirectTo=%2Fsettings%2Freminders' },
  '/api/push-subscriptions': { method: 'POST', answer: 401 },
  '/practice': { method: 'POST', answer: '/signup?redirectTo=%2Fpractice' },
  '/mock-test/tutorial/:templateId': { method: 'POST', answer: '/login?redirectTo=%2Fmock-test%2Ftutorial%2F1' },
  '/mock-test/exam/:templateId': { method: 'POST', answer: '/login?redirectTo=%2Fmock-test%2Fexam%2F1' },
  '/practice/:dialogueId': { method: 'POST', answer: '/login?redirectTo=%2Fpractice%2F1' },
  '/mock-test/session/:mockTestId': { method: 'POST', answer: '/login?redirectTo=%2Fmock-test%2Fsession%2F1' },
}

const PARAMETERS: Record<string, string> = {
  ':dialogueId': '1',
  ':templateId': '1',
  ':segmentIndex': '0',
  ':segment': '1',
  ':username?': 'somebody',
  ':id': '1',
  ':word': '1',
  ':attemptId': '8a1f0e52-6d0c-4a3a-9a43-0d6a5e1f7c10',
  ':submissionId': '8a1f0e52-6d0c-4a3a-9a43-0d6a5e1f7c10',
  ':recordingId': '8a1f0e52-6d0c-4a3a-9a43-0d6a5e1f7c10',
  ':language': 'tr',
  ':choice': 'basic',
  ':kind': 'numbers',
  ':place': '0',
  ':passage': 'en-08-01',
  ':lesson': 'what-to-note',
  ':exercise': '01-a',
  ':mockTestId': '1',
  ':token': 'x',
  '*': 'nothing/here',
}

const rows = routeTable()
let app: RunningApp
const cookies = new Map<Actor, Record<string, string>>([['guest', {}]])

beforeAll(async () => {
  app = await startApp()
  cookies.set('learner', await signedInAs(await createAccount()))
  cookies.set('pro', await signedInAs(await createAccount({ plan: 'pro' })))
  cookies.set('tester', await signedInAs(await createAccount({ role: 'tester' })))
  cookies.set('admin', await signedInAs(await createAccount({ role: 'admin' })))
})
afterAll(() => app.close())

function pathOf(url: string): string {
  return url.replace(/:\w+\??|\*/g, (name) => PARAMETERS[name] ?? name)
}

function outcome(response: Response): number | string {
  return response.headers.get('Location') ?? response.status
}

test('every route in routes.ts has an expectation, and every expectation a route', () => {
  expect(Object.keys(GET).sort()).toEqual([...new Set(rows.map(({ url }) => url))].sort())
})

test('the pages under /tr are those in the list', () => {
  const local = rows.filter(({ isPublic }) => isPublic).map(({ url }) => url)
  expect(PUBLIC_PATHS).toEqual(expect.arrayContaining(local))
})

describe.each(ACTORS)('%s', (actor) => {
  test.each(Object.keys(GET))('GET %s', async (url) => {
    const expected = GET[url]
    const response = await app.request(pathOf(url), { headers: cookies.get(actor) ?? {} })
    expect(outcome(response)).toBe(typeof expected === 'object' ? expected[actor] : expected)
    await response.body?.cancel()
  })
})

test.each(rows.filter(({ isPublic }) => isPublic).map(({ url }) => url))('%s has a Turkish address', async (url) => {
  const response = await app.request(localPath({ locale: 'tr', path: url }))
  expect(outcome(response)).toBe(GET[url])
  expect(await response.text()).toContain('<html lang="tr"')
})

test.each(Object.entries(GUEST_WRITES))('a guest cannot write to %s', async (url, { method, answer }) => {
  const response = await app.request(pathOf(url), { method, body: new URLSearchParams({ a: 'b' }) })
  expect(outcome(response)).toBe(answer)
})

test.each(rows.map(({ url }) => url).filter((url) => !SIGNED.includes(url)))(
  'a write to %s from another site is refused',
  async (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { ...cookies.get('admin'), Origin: 'https://evil.example' }
      expect((await app.request(pathOf(url), { method, headers })).status, method).toBe(403)
    }
  },
)

test.each(rows.map(({ url }) => url))('%s answers with every security header', async (url) => {
  const { headers } = await app.request(pathOf(url))
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src '(?:self|none)'/)
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
  expect(headers.get('Referrer-Policy')).toMatch(/^strict-origin(?:-when-cross-origin)?$/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Permissions-Policy')).toContain('microphone=(self)')
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})
