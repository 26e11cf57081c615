import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { valueIn } from '#tests/support/html.ts'

// What an admin types, kept without being saved.

let app: RunningApp
let admin: { id: number; username: string }
let browser: DeskBrowser

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  browser = deskBrowser(app, admin)
})
afterAll(() => app.close())

const EDIT = '/api/admin/dialogue-edit'
const FIELDS = {
  title: 'Typed, not saved',
  hook: 'x'.repeat(200),
  'segments[0].speaker': 'Turkish',
  'segments[0].text': 'Merhaba.',
  'segments[0].variants': 'One.\r\nTwo.',
}

async function keep(path: string, fields: Record<string, string>, as = admin) {
  const headers = { ...(await writingAs(as)), Accept: 'application/json' }
  const response = await app.request(path, { method: 'PUT', headers, body: new URLSearchParams(fields) })
  return { status: response.status, body: await response.json() }
}

test('whatever is typed is kept, valid or not, and comes back in the form', async () => {
  const { id, title } = await createDialogue()
  const version = (await db.dialogue.findUniqueOrThrow({ where: { id } })).updatedAt.toISOString()
  const path = `${EDIT}?dialogue=${id}`
  expect(await keep(path, { ...FIELDS, version, revision: '0' })).toEqual({ status: 200, body: { revision: 1 } })
  expect(await keep(path, { ...FIELDS, version, revision: '1' })).toEqual({ status: 200, body: { revision: 2 } })
  const html = await browser.open(`/admin/dialogues/${id}`)
  expect([valueIn(html, 'title'), valueIn(html, 'hook')?.length]).toEqual(['Typed, not saved', 200])
  expect(valueIn(html, 'segments[0].variants')).toContain('Two.')
  expect(html).toContain('They are not saved yet.')
  expect(html).not.toContain('has been saved since you began')
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).title).toBe(title)
})

test('a second window is told, an unknown dialogue is not kept, and others see nothing', async () => {
  const { id } = await createDialogue()
  const path = `${EDIT}?dialogue=${id}`
  await keep(path, { ...FIELDS, revision: '0' })
  expect(await keep(path, { ...FIELDS, revision: '0' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await keep(`${EDIT}?dialogue=999999`, FIELDS)).status).toBe(404)
  expect((await keep(path, { ...FIELDS, revision: 'x' })).status).toBe(400)
  expect((await keep(path, FIELDS, await createAccount({ role: 'tester', username: 'no-admin' }))).status).toBe(403)
  const other = await createAccount({ role: 'admin', username: 'other-admin' })
  expect(await (await browser.get(`/admin/dialogues/${id}`, other)).text()).not.toContain('Typed, not saved')
})

test('an edit of an older version says that somebody has saved since, and is discarded after a question', async () => {
  const { id } = await createDialogue()
  await keep(`${EDIT}?dialogue=${id}`, { ...FIELDS, version: '2026-01-01T00:00:00.000Z', revision: '0' })
  expect(await browser.open(`/admin/dialogues/${id}`)).toContain('The dialogue has been saved since you began.')
  expect(await browser.open(`/admin/dialogues/${id}?discard=1`)).toContain('Discard your changes?')
  expect((await browser.post(`/admin/dialogues/${id}`, { intent: 'discard' })).status).toBe(303)
  expect(await db.dialogueEdit.count({ where: { dialogueId: id } })).toBe(0)
})

test('the preview plays the edit, and shows nothing of the model interpretations', async () => {
  const { id } = await createDialogue()
  const sound = (path: string) => browser.get(`${EDIT}/audio/0${path}`)
  const saved = await (await sound(`?dialogue=${id}`)).arrayBuffer()
  await keep(`${EDIT}?dialogue=${id}`, { ...FIELDS, 'segments[0].translation': 'Secret model', revision: '0' })
  const typed = await (await sound(`?dialogue=${id}`)).arrayBuffer()
  expect(typed.byteLength).not.toBe(saved.byteLength)
  const html = await browser.open(`/admin/dialogues/${id}/preview`)
  expect(html).toContain('Preview: Typed, not saved')
  expect(html).not.toContain('Secret model')
  expect((await browser.get(`${EDIT}/audio/9?dialogue=${id}`)).status).toBe(404)
  await keep(EDIT, { ...FIELDS, revision: '0' })
  expect((await sound('')).status).toBe(200)
})

test('the library is read in pages by key, in the order that is asked for', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Pier ${String(index).padStart(2, '0')}`)
  for (const title of names) await createDialogue({ title })
  const titles = (html: string) => [...html.matchAll(/aria-label="Edit: (Pier \d+)"/g)].map(([, title]) => title)
  const first = await browser.open('/admin/dialogues?q=pier&sort=title')
  expect(titles(first)).toEqual(names.slice(0, 50))
  const next = /href="([^"]*after=\d+[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  // A row that is gone by now changes nothing for the next page.
  await db.dialogue.updateMany({ where: { title: 'Pier 49' }, data: { deletedAt: new Date() } })
  const second = await browser.open(next)
  expect(titles(second)).toEqual(names.slice(50))
  expect(second).toContain('50 to 59 of 59')
  const archive = await browser.open('/admin/dialogues?state=archived&q=pier')
  expect([archive.includes('Restore: Pier 49'), archive.includes('Existing Dialogues')]).toEqual([true, false])
})

test('the library is searched in both languages, and lists the Turkish title below the English one', async () => {
  await createDialogue({ title: 'The lighthouse keeper', titleTr: 'Deniz fenerinin bekçisi' })
  for (const words of ['lighthouse', 'fenerin bekcisi']) {
    const html = await browser.open(`/admin/dialogues?q=${encodeURIComponent(words)}`)
    expect(html).toContain('Edit: The lighthouse keeper')
    expect(html).toMatch(/<span lang="tr"[^>]*>Deniz fenerinin bekçisi<\/span>/)
  }
  expect(await browser.open('/admin/dialogues?q=lighthouse%20yok')).not.toContain('The lighthouse keeper')
})

test('an edit whose model no longer says a unit is told so, and the save tells it again', async () => {
  const units = [
    { kind: 'tone', text: 'Günaydın' },
    { kind: 'who', text: 'Ayla' },
  ]
  const segment = { speaker: 'English', gender: 'male', text: 'Good morning, Ayla.', translation: 'Günaydın, Ayla.' }
  const transcript = JSON.stringify({ segments: [{ ...segment, variants: [], units }] })
  const { id, title, description } = await createDialogue({ transcript })
  const path = `/admin/dialogues/${id}`
  const saved = await browser.open(path)
  expect(saved).not.toContain('marking checklist')
  const version = valueIn(saved, 'version') ?? ''
  const said = { ...segment, translation: 'Merhaba, Ayla.' }
  const typed = Object.fromEntries(Object.entries(said).map(([name, value]) => [`segments[0].${name}`, value]))
  const fields = { title, description, topic: 'Community', level: 'beginner', duration: '300', ...typed, version }
  await keep(`${EDIT}?dialogue=${id}`, { ...fields, revision: '0' })
  const edited = await browser.open(path)
  expect(edited).toContain('Saving takes this off the marking checklist')
  expect([edited.includes('“Günaydın”'), edited.includes('“Ayla”')]).toEqual([true, false])
  const answer = await browser.post(path, fields)
  expect(answer.status).toBe(303)
  const told = await browser.open(answer.headers.get('Location') ?? '')
  expect(told).toContain('so this save took them off the marking checklist')
  expect([told.includes('“Günaydın”'), told.includes('“Ayla”')]).toEqual([true, false])
})

test('a field that was emptied is empty once it is saved', async () => {
  const { id, title, description } = await createDialogue({ titleTr: 'Bir başlık' })
  const path = `/admin/dialogues/${id}`
  const version = valueIn(await browser.open(path), 'version') ?? ''
  const said = { speaker: 'English', gender: 'male', text: 'Hello.', translation: 'Merhaba.' }
  const typed = Object.fromEntries(Object.entries(said).map(([name, value]) => [`segments[0].${name}`, value]))
  const fields = { title, titleTr: '', hook: '', description, topic: 'Community', level: 'beginner', duration: '300' }
  expect((await browser.post(path, { ...fields, ...typed, version })).status).toBe(303)
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).titleTr).toBeNull()
})

test('an admin is offered no plan', async () => {
  for (const path of ['/admin', '/dashboard', '/practice', '/mock-test']) {
    expect(await browser.open(path), path).not.toContain('href="/upgrade"')
  }
})
