import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#app/config/copy/locale.ts'
import { db } from '#app/db.server.ts'
import { languageCookieLine } from '#app/http/locale/language-cookie.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { routeTable } from '#tests/support/route-table.ts'
import { sentencesOf } from '#tests/support/sentences.ts'
import { formsWith, jsonWith, queryWith, WRONG_BODIES, WRONG_VALUES } from '#tests/support/wrong-bodies.ts'

// Nonsense gets one of our own sentences, in the reader's language, never a library's message.

const TEST_TIMEOUT_MS = 120_000
const LOCALES: Locale[] = ['en', 'tr']
/** Routes that refuse a call; and, for `validate`, those that report whether a name is available. */
const CATALOGUES = ['errors', 'problems', 'sign-up', 'segment-audio']

const API = routeTable().filter(({ url }) => url.startsWith('/api/') && !url.includes('*'))
const PAGES = routeTable().filter(({ file }) => /^routes\/(?:public|auth|learner|admin)\/[^_]*\.tsx$/.test(file))

let app: RunningApp
let parameters: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  const { id: dialogueId } = await createDialogue()
  const template = await db.mockTestTemplate.findFirstOrThrow()
  parameters = {
    ':dialogueId': String(dialogueId),
    ':templateId': String(template.id),
    ':segmentIndex': '0',
    ':username?': '%20',
    ':id': String(dialogueId),
    ':attemptId': randomUUID(),
    ':submissionId': randomUUID(),
    ':recordingId': randomUUID(),
    ':language': 'tr',
    ':mockTestId': '1',
  }
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const pathOf = (url: string) => url.replace(/:\w+\??/g, (name) => parameters[name] ?? name)

/** The headers of a reader of this language: a guest, or an admin, who may do everything. */
async function readerOf(url: string, locale: Locale): Promise<Record<string, string>> {
  const guest = { 'Accept-Language': locale, 'Sec-Fetch-Site': 'same-origin' }
  const { status } = await app.request(pathOf(url), { method: 'OPTIONS', headers: guest })
  const isOpen = status === 204 && url !== '/api/dialogues'
  if (isOpen) return guest
  const admin = await createAccount({ role: 'admin' })
  await db.userSettings.update({ where: { userId: admin.id }, data: { language: locale } })
  const { Cookie: session, ...headers } = await writingAs(admin)
  return { ...headers, Cookie: `${session}; ${languageCookieLine(locale).split(';')[0]}` }
}

async function methodsOf(path: string, headers: Record<string, string>): Promise<string[]> {
  const { headers: answered } = await app.request(path, { method: 'OPTIONS', headers })
  return (answered.get('Allow') ?? '').split(', ').filter((method) => !['HEAD', 'OPTIONS', ''].includes(method))
}

const TEXTS = WRONG_VALUES.filter((value) => typeof value === 'string')
const WRITES = [
  ...[...WRONG_BODIES, ...WRONG_VALUES.map(jsonWith)].map((wrong) => ({
    ...wrong,
    sent: `${wrong.type} ${wrong.body.slice(-80)}`,
  })),
  ...(
    await Promise.all(
      TEXTS.slice(0, 4).map(async (value) =>
        (await formsWith(value)).map((form) => ({ ...form, sent: `a form of ${value.slice(0, 20)}` })),
      ),
    )
  ).flat(),
]
const PAGE_FORMS = await Promise.all(
  ['', 'abc', '-1', 'x'.repeat(3_000)].map(async (value) => ({ value, form: (await formsWith(value))[0] })),
)

interface Sent {
  path: string
  init: { method: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }
  /** In short. */
  sent: string
}

function requestsTo(path: string, method: string): Sent[] {
  if (method === 'GET') {
    return TEXTS.map((value) => ({ path: `${path}?${queryWith(value)}`, init: { method }, sent: value }))
  }
  return WRITES.map(({ type, body, sent }) => ({
    path,
    init: { method, body, ...(type !== null && { headers: { 'Content-Type': type } }) },
    sent,
  }))
}

interface Said {
  error?: string
  message?: string
  fields?: Record<string, string[]>
}

/** The messages in a response. */
async function saidIn(response: Response): Promise<string[]> {
  if (!response.headers.get('Content-Type')?.includes('json')) {
    await response.body?.cancel()
    return []
  }
  const answer: Said | null = await response.json()
  if (answer === null || typeof answer !== 'object') return []
  const isRefusal = response.status >= 400
  const texts = isRefusal || 'available' in answer ? [answer.error, answer.message] : []
  return [...texts, ...Object.values(isRefusal ? (answer.fields ?? {}) : {}).flat()].filter(
    (text) => text !== undefined,
  )
}

test('every call says what it requires', async () => {
  for (const { url } of API) expect(await methodsOf(pathOf(url), await readerOf(url, 'en')), url).not.toEqual([])
})

/** The suspicious messages of a response, with the request; each text once. */
async function strangeAnswers(options: {
  path: string
  headers: Record<string, string>
  isOurs: (text: string) => boolean
}): Promise<Map<string, string>> {
  const { path, headers, isOurs } = options
  const found = new Map<string, string>()
  for (const method of await methodsOf(path, headers)) {
    for (const { path: target, init, sent } of requestsTo(path, method)) {
      const response = await app.request(target, { ...init, headers: { ...headers, ...init.headers } })
      for (const text of await saidIn(response)) if (!isOurs(text)) found.set(text, `${method} ${sent}`)
      if (response.status === 500) found.set('a crash', `${method} ${sent}`)
      if (response.status === 429) await db.rateLimit.deleteMany()
    }
  }
  return found
}

test.each(LOCALES.flatMap((locale) => API.map(({ url }) => [url, locale] as const)))(
  '%s says no in sentences of ours (%s)',
  async (url, locale) => {
    const headers = await readerOf(url, locale)
    const found = await strangeAnswers({ path: pathOf(url), headers, isOurs: sentencesOf(locale, CATALOGUES) })
    expect(Object.fromEntries(found)).toEqual({})
  },
  TEST_TIMEOUT_MS,
)

/** Messages as zod, conform, the engine and the router word them. */
const OF_A_LIBRARY =
  /Invalid (?:input|option|string|UUID|email|ISO|key|element)|expected \w+, received|Too (?:small|big): |Unrecognized key|received NaN|VALIDATION_(?:SKIPPED|UNDEFINED)|Unexpected (?:token|end)|No action found/

test.each(LOCALES.flatMap((locale) => PAGES.map(({ url }) => [url, locale] as const)))(
  'the form of %s speaks no library either (%s)',
  async (url, locale) => {
    const found = new Map<string, string>()
    const headers = await readerOf(url, locale)
    for (const { value, form } of PAGE_FORMS) {
      const init = {
        method: 'POST',
        body: form?.body ?? null,
        headers: { ...headers, 'Content-Type': form?.type ?? '' },
      }
      const response = await app.request(pathOf(url), init)
      const [said] = OF_A_LIBRARY.exec((await response.text()).replaceAll('&quot;', '"')) ?? []
      if (said !== undefined) found.set(said, value.slice(0, 9))
      if (response.status === 500) found.set('a crash', value.slice(0, 9))
      await db.rateLimit.deleteMany()
    }
    expect(Object.fromEntries(found)).toEqual({})
  },
  TEST_TIMEOUT_MS,
)
