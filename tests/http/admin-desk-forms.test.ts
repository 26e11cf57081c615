import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, PAYLOAD } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { intentIn, valueIn } from '#tests/support/html.ts'

// The desk as a browser without JavaScript uses it.

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin', username: 'desk-admin' })
  desk = adminDesk(app, admin)
})
afterAll(() => app.close())

const FIELDS = {
  title: 'Bread at seven',
  description: 'A baker speaks with a customer.',
  topic: 'Business',
  level: 'beginner',
  duration: '300',
  accessLevel: 'free',
  wordCount: '',
  version: '',
  'segments[0].speaker': 'English',
  'segments[0].gender': 'male',
  'segments[0].text': 'Good morning.',
  'segments[0].translation': 'Günaydın.',
  'segments[0].variants': 'İyi sabahlar.\r\n\r\nHayırlı sabahlar.',
}

async function open(path: string): Promise<string> {
  return (await app.request(path, { headers: await signedInAs(admin) })).text()
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...(await writingAs(admin)), Accept: 'text/html' }
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test('segments are added, moved and removed by buttons, and nothing typed is lost', async () => {
  const empty = await open('/admin/dialogues/new')
  expect(empty).not.toContain('Remove segment 1')
  const added = await post('/admin/dialogues/new', { ...FIELDS, __intent__: intentIn(empty, 'Add Segment') })
  expect(added.status).toBe(200)
  const two = await added.text()
  expect(valueIn(two, 'title')).toBe('Bread at seven')
  expect(valueIn(two, 'segments[0].translation')).toBe('Günaydın.')
  expect(valueIn(two, 'segments[1].text')).toBe('')
  const second = {
    'segments[1].speaker': 'Turkish',
    'segments[1].gender': 'female',
    'segments[1].text': 'İki ekmek lütfen.',
    'segments[1].translation': 'Two loaves, please.',
  }
  const moved = await post('/admin/dialogues/new', {
    ...FIELDS,
    ...second,
    __intent__: intentIn(two, 'Move segment 2 up'),
  })
  const swapped = await moved.text()
  expect(valueIn(swapped, 'segments[0].text')).toBe('İki ekmek lütfen.')
  expect(valueIn(swapped, 'segments[1].text')).toBe('Good morning.')
  const removed = await post('/admin/dialogues/new', {
    ...FIELDS,
    ...second,
    __intent__: intentIn(swapped, 'Remove segment 1'),
  })
  const one = await removed.text()
  expect(valueIn(one, 'segments[0].text')).toBe('İki ekmek lütfen.')
  expect(valueIn(one, 'segments[1].text')).toBeUndefined()
  expect(await db.dialogue.count({ where: { title: 'Bread at seven' } })).toBe(0)
})

test('a missing value is reported at its field, and typed text stays', async () => {
  const refused = await post('/admin/dialogues/new', {
    ...FIELDS,
    title: '',
    'segments[0].translation': ' ',
    wordCount: '-1',
  })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('Title is required')
  expect(html).toContain('Translation is required')
  expect(html).toContain('The word count must be a whole number above 0, or left empty.')
  expect(valueIn(html, 'segments[0].text')).toBe('Good morning.')
  expect(valueIn(html, 'segments[0].variants')).toContain('Hayırlı sabahlar.')
})

test("a saved dialogue is in the table, with a reviewer's advice", async () => {
  const saved = await post('/admin/dialogues/new', FIELDS)
  expect(saved.status).toBe(303)
  const path = saved.headers.get('Location') ?? ''
  expect(path).toMatch(/^\/admin\/dialogues\/\d+\?saved=1$/)
  const html = await open(path)
  expect(html).toContain('The automatic checks found')
  expect(await open('/admin/dialogues')).toContain('Not set')
  const { transcript, isMockTestCandidate } = await db.dialogue.findFirstOrThrow({ where: { title: 'Bread at seven' } })
  expect(isMockTestCandidate).toBe(false)
  expect(JSON.parse(transcript)).toMatchObject({ segments: [{ variants: ['İyi sabahlar.', 'Hayırlı sabahlar.'] }] })
})

test('the simple form adds a dialogue too', async () => {
  expect((await post('/admin', { ...FIELDS, title: 'By the simple form', duration: '59' })).status).toBe(400)
  const saved = await post('/admin', { ...FIELDS, title: 'By the simple form' })
  expect(saved.status).toBe(303)
  expect(await open('/admin')).toContain('added the dialogue &quot;By the simple form&quot;')
})

test('an edit that conflicts with somebody else’s is stopped with a choice, and may then overwrite it', async () => {
  const { id } = await desk.add({ title: 'Of two admins' })
  const path = `/admin/dialogues/${id}`
  const version = valueIn(await open(path), 'version') ?? ''
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'PUT', body: { ...PAYLOAD, title: 'Theirs' } })
  const stopped = await post(path, { ...FIELDS, title: 'Mine', version })
  expect(stopped.status).toBe(409)
  const html = await stopped.text()
  expect(html).toContain('Somebody else has saved this dialogue since you opened it.')
  expect(html).toContain('desk-admin saved it on')
  expect(valueIn(html, 'title')).toBe('Mine')
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).title).toBe('Theirs')
  const overwrite = intentIn(html, 'Replace it with mine')
  expect((await post(path, { ...FIELDS, title: 'Mine', version, overwrite })).status).toBe(303)
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).title).toBe('Mine')
})

test('a button that changes the segments keeps the version that the edit began with', async () => {
  const { id } = await desk.add({ title: 'Began before' })
  const path = `/admin/dialogues/${id}`
  const begun = await open(path)
  const version = valueIn(begun, 'version') ?? ''
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'PUT', body: { ...PAYLOAD, title: 'Meanwhile' } })
  const added = await post(path, { ...FIELDS, version, __intent__: intentIn(begun, 'Add Segment') })
  expect(valueIn(await added.text(), 'version')).toBe(version)
  const refused = await post(path, { ...FIELDS, title: '', version })
  expect(valueIn(await refused.text(), 'version')).toBe(version)
})

test('a dialogue that was deleted and restored meanwhile gives the same choice', async () => {
  const { id, updatedAt: version } = await desk.add({ title: 'Back again' })
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'DELETE' })
  await desk.send(`/api/admin/dialogues/${id}/revert`)
  const stopped = await post(`/admin/dialogues/${id}`, { ...FIELDS, version })
  expect(stopped.status).toBe(409)
  expect(intentIn(await stopped.text(), 'Replace it with mine')).not.toBe('')
})

test('typed answers for a deleted dialogue are not lost', async () => {
  const { id, updatedAt: version } = await desk.add({ title: 'Gone meanwhile' })
  await desk.send(`/api/admin/dialogues/${id}`, { method: 'DELETE' })
  const refused = await post(`/admin/dialogues/${id}`, { ...FIELDS, version })
  expect(refused.status).toBe(404)
  const html = await refused.text()
  expect(html).toContain('has since been deleted')
  expect(valueIn(html, 'title')).toBe('Bread at seven')
})

test('deleting and restoring ask for confirmation', async () => {
  const { id } = await desk.add({ title: 'Asked first' })
  const asked = await open(`/admin/dialogues?delete=${id}`)
  expect(asked).toContain('This action cannot be undone')
  expect((await post(`/admin/dialogues?delete=${id}`, { intent: 'delete' })).status).toBe(303)
  expect(await open('/admin/dialogues')).toContain('Deleted Dialogues')
  expect((await post(`/admin/dialogues?delete=${id}`, { intent: 'delete' })).status).toBe(404)
  expect((await post(`/admin/dialogues?restore=${id}`, { intent: 'restore' })).status).toBe(303)
  expect((await db.dialogue.findUniqueOrThrow({ where: { id } })).deletedAt).toBeNull()
})

test('an address without a dialogue is 404', async () => {
  for (const path of ['/999999', '/x', '/999999/versions', '/999999/insight', '?edit=x', '?delete=%00', '?after=x']) {
    const headers = await signedInAs(admin)
    expect((await app.request(`/admin/dialogues${path}`, { headers })).status, path).toBe(404)
  }
})
