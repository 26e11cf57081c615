import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, PAYLOAD } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { valueIn } from '#tests/support/html.ts'

// Import and export of dialogues, and forms whose session has ended, as a browser without JavaScript uses them.

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin', username: 'library-admin' })
  desk = adminDesk(app, admin)
})
afterAll(() => app.close())

const IMPORT = '/admin/dialogues/import'
const SAMPLE = readFileSync('content/dialogues/005-plot-in-the-community-garden.json', 'utf8')

interface Sent {
  json?: string
  file?: string | Uint8Array<ArrayBuffer>
  intent?: string
  target?: string
}

async function send({ file, ...fields }: Sent): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file !== undefined) form.set('file', new File([file], 'dialogue.json', { type: 'application/json' }))
  const headers = { ...(await writingAs(admin)), Accept: 'text/html' }
  return app.request(IMPORT, { method: 'POST', headers, body: form })
}

async function get(path: string, as: { id: number } = admin): Promise<Response> {
  return app.request(path, { headers: await signedInAs(as) })
}

/** The committed file with another slug and title. */
function renamed(slug: string, changes: object = {}): string {
  return `${JSON.stringify({ ...JSON.parse(SAMPLE), slug, title: `Of ${slug}`, ...changes }, null, 2)}\n`
}

async function imported(slug: string, changes: object = {}) {
  const response = await send({ json: renamed(slug, changes), intent: 'import', target: 'new' })
  expect(response.status).toBe(303)
  return db.dialogue.findUniqueOrThrow({ where: { slug } })
}

test('the export of a content file is that file, byte for byte', async () => {
  const { id } = await db.dialogue.findUniqueOrThrow({ where: { slug: 'plot-in-the-community-garden' } })
  const response = await get(`/admin/dialogues/${id}/export`)
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="plot-in-the-community-garden.json"')
  expect(await response.text()).toBe(SAMPLE)
})

test('a text is checked, shown with advice, imported as a new dialogue, and exported unchanged', async () => {
  const text = renamed('round-trip', { topic: 'Café & “Teahouse”', terms: [], reviews: [] })
  const checked = await send({ file: `\uFEFF${text}` })
  expect(checked.status).toBe(200)
  const html = await checked.text()
  expect(html).toContain('&quot;Of round-trip&quot; can be imported')
  expect(html).toContain('terms: needs at least 6')
  expect(html).toContain('topic: must be one of Business')
  expect(await db.dialogue.count({ where: { slug: 'round-trip' } })).toBe(0)
  const saved = await send({ json: text, intent: 'import', target: 'new' })
  expect(saved.headers.get('Location')).toMatch(/^\/admin\/dialogues\/\d+\?saved=1$/)
  const { id, editedByAdmin } = await db.dialogue.findUniqueOrThrow({ where: { slug: 'round-trip' } })
  expect(editedByAdmin).toBe(true)
  expect(await (await get(`/admin/dialogues/${id}/export`)).text()).toBe(text)
  expect(await db.adminAct.findFirst({ where: { subjectId: String(id) } })).toMatchObject({
    action: 'dialogue-imported',
  })
})

test('a dialogue that an admin wrote is exported under a slug of its title', async () => {
  const { id } = await desk.add({ title: 'Çiğdem’in Şöförü: İlk gün!' })
  const response = await get(`/admin/dialogues/${id}/export`)
  expect(response.headers.get('Content-Disposition')).toContain('"cigdemin-soforu-ilk-gun.json"')
  const file = await response.json()
  expect(file).toMatchObject({ slug: 'cigdemin-soforu-ilk-gun', durationSeconds: 300, terms: [], reviews: [] })
  expect((await send({ json: JSON.stringify({ ...file, slug: 'once-more' }) })).status).toBe(200)
})

test('every problem is listed with its path, and the text stays', async () => {
  const file = JSON.parse(SAMPLE)
  const broken = {
    ...file,
    slug: 'Not A Slug',
    title: undefined,
    level: 'expert',
    durationSeconds: 12.5,
    subtitle: 'new',
    segments: [{ ...file.segments[0], translation: ' ' }, { ...file.segments[1], text: 'a\0b', variant: [] }, 7],
    reviews: [{ reviewer: 'x', date: '21.11.2026', scope: 'x' }],
  }
  const response = await send({ json: JSON.stringify(broken) })
  expect(response.status).toBe(400)
  const html = await response.text()
  for (const sentence of [
    'slug: must be lower-case letters a to z and digits, joined by single hyphens',
    'title: is missing',
    'level: must be one of beginner, intermediate, advanced',
    'durationSeconds: must be a whole number',
    'The file: has an unknown key: subtitle',
    'segments[0].translation: is empty',
    'segments[1]: has an unknown key: variant',
    'segments[2]: must be an object',
    'reviews[0].date: must be a date such as 2026-11-21',
  ]) {
    expect(html).toContain(sentence)
  }
  expect(valueIn(html, 'json')).toContain('Not A Slug')
})

const NO_FILES: [string, Sent, number, string][] = [
  ['nothing', {}, 400, 'Choose a file or paste its text.'],
  ['no JSON', { json: '{"slug": ' }, 400, 'This is not JSON'],
  ['a list', { json: '[]' }, 400, 'The file: must be an object'],
  ['no UTF-8', { file: new Uint8Array([0x7b, 0xff, 0xfe]) }, 400, 'This is not UTF-8 text.'],
  ['half a character', { json: renamed('half', { title: 'a \ud800 b' }) }, 400, 'title: contains a character'],
  ['deep nesting', { json: '['.repeat(100_000) }, 400, 'This is not JSON'],
  ['more than 8 MiB', { json: 'x'.repeat(8_388_609) }, 413, 'That is more than 8 MiB.'],
]

test.each(NO_FILES)('%s is refused with a message', async (_, sent, status, sentence) => {
  const response = await send(sent)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(sentence)
})

test('the same slug is overwritten only on request, and never over a newer state unasked', async () => {
  const { id } = await imported('chosen')
  const text = renamed('chosen', { title: 'Mine', terms: [] })
  const unchosen = await send({ json: text, intent: 'import' })
  expect(unchosen.status).toBe(400)
  expect((await send({ json: text, intent: 'import', target: 'new' })).status).toBe(409)
  const html = await (await send({ json: text })).text()
  const target = new RegExp(`value="(${id}@[^"]+)"`).exec(html)?.[1] ?? ''
  expect(html).not.toContain('value="new"')
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'PUT', body: { ...PAYLOAD, title: 'Theirs' } })
  const stopped = await send({ json: text, intent: 'import', target })
  expect(stopped.status).toBe(409)
  const again = await stopped.text()
  expect(again).toContain('Somebody else has saved this dialogue')
  expect(valueIn(again, 'json')).toContain('Mine')
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).title).toBe('Theirs')
  const fresh = new RegExp(`value="(${id}@[^"]+)"`).exec(again)?.[1] ?? ''
  expect((await send({ json: text, intent: 'import', target: fresh })).status).toBe(303)
  expect(await db.dialogue.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: 'Mine', terms: [] })
  const acts = () => db.adminAct.count({ where: { subjectId: String(id), action: 'dialogue-imported' } })
  const before = await acts()
  const same = new RegExp(`value="(${id}@[^"]+)"`).exec(await (await send({ json: text })).text())?.[1] ?? ''
  expect((await send({ json: text, intent: 'import', target: same })).status).toBe(303)
  expect(await acts()).toBe(before)
})

test('a dialogue of the same title is offered, and gets the slug only if it has none', async () => {
  const { id } = await desk.add({ title: 'Of by-title' })
  const html = await (await send({ json: renamed('by-title') })).text()
  const target = new RegExp(`value="(${id}@[^"]+)"`).exec(html)?.[1] ?? ''
  expect(html).toContain('a dialogue with the same title')
  expect((await send({ json: renamed('by-title'), intent: 'import', target })).status).toBe(303)
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).slug).toBe('by-title')
})

test('a deleted dialogue with that slug is neither overwritten nor duplicated', async () => {
  const { id } = await imported('gone-before')
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'DELETE' })
  const html = await (await send({ json: renamed('gone-before') })).text()
  expect(html).toContain('has the same slug and was deleted')
  expect(html).not.toContain('value="import"')
  expect((await send({ json: renamed('gone-before'), intent: 'import', target: 'new' })).status).toBe(409)
  expect((await get(`/admin/dialogues/${id}/export`)).status).toBe(404)
})

test('learners and testers get neither page nor file', async () => {
  const { id } = await desk.add()
  for (const as of [await createAccount({ plan: 'pro' }), await createAccount({ role: 'tester' })]) {
    expect((await get(IMPORT, as)).status).toBe(403)
    expect((await get(`/admin/dialogues/${id}/export`, as)).status).toBe(403)
  }
})

test('a form whose session has expired is shown again with everything typed, and sent after signing in', async () => {
  const fields = {
    title: 'Typed for an hour <b>',
    description: 'Two\r\nlines',
    topic: 'Legal',
    level: 'beginner',
    duration: '300',
    accessLevel: 'free',
    'segments[0].speaker': 'English',
    'segments[0].gender': 'male',
    'segments[0].text': 'Good morning.',
    'segments[0].translation': 'Günaydın.',
  }
  const body = new URLSearchParams(fields)
  const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' }
  const refused = await app.request('/admin/dialogues/7', { method: 'POST', headers, body })
  expect(refused.status).toBe(401)
  const html = await refused.text()
  expect(html).toContain('Your session has ended')
  expect(html).toContain('action="/admin/dialogues/7"')
  expect(html).toContain('href="/login?redirectTo=%2Fadmin%2Fdialogues%2F7"')
  expect(html).not.toContain('<b>')
  for (const name of Object.keys(fields)) expect(valueIn(html, name), name).toBeDefined()
  expect(await db.dialogue.count({ where: { title: fields.title } })).toBe(0)
  // What its button sends from the tab that is signed in again by now.
  const sent = new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ]),
  )
  const again = await app.request('/admin/dialogues/new', {
    method: 'POST',
    headers: { ...(await writingAs(admin)), Accept: 'text/html' },
    body: sent,
  })
  expect(again.status).toBe(303)
  expect(await db.dialogue.findFirstOrThrow({ where: { title: fields.title } })).toMatchObject({ topic: 'Legal' })
})

test('a file form without a session goes to the login page, because it has no text to keep', async () => {
  const form = new FormData()
  form.set('file', new File(['x'], 'x.json'))
  const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' }
  const response = await app.request(IMPORT, { method: 'POST', headers, body: form })
  expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fadmin%2Fdialogues%2Fimport')
})
