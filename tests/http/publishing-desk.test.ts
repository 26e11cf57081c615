import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { valueIn } from '#tests/support/html.ts'

// Drafts on the desk, as a browser without JavaScript uses it.

let app: RunningApp
let desk: AdminDesk
let browser: DeskBrowser
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  desk = adminDesk(app, admin)
  browser = deskBrowser(app, admin)
})
afterAll(() => app.close())

const DESK = '/admin/dialogues'
const FIELDS = {
  title: 'Bread at eight',
  description: 'A baker speaks with a customer.',
  topic: 'Business',
  level: 'beginner',
  duration: '300',
  accessLevel: 'free',
  version: '',
  'segments[0].speaker': 'English',
  'segments[0].gender': 'male',
  'segments[0].text': 'Good morning.',
  'segments[0].translation': 'Günaydın.',
  'segments[0].variants': '',
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
const savedId = (response: Response) =>
  Number(/(?:dialogues\/|\?saved=)(\d+)/.exec(response.headers.get('Location') ?? '')?.[1])
const find = (id: number) => db.dialogue.findUniqueOrThrow({ where: { id } })
const queued = (id: number) =>
  db.job.count({ where: { kind: 'announce-dialogue', payload: { path: ['dialogueId'], equals: id } } })

test.each([`${DESK}/new`, '/admin'])('the form of %s saves a draft, and notifies nobody', async (path) => {
  const saved = await browser.post(path, FIELDS)
  const id = savedId(saved)
  expect([saved.status, (await find(id)).publishedAt, await queued(id)]).toEqual([303, null, 0])
  const page = await browser.open(saved.headers.get('Location') ?? '')
  expect(textOf(page)).toContain('It is a draft: learners do not see it yet.')
  expect(page).toContain(`${DESK}/${id}?publish=${id}`)
})

test('publishing says what will happen, does it once, and can be undone and repeated', async () => {
  await db.userSettings.updateMany({ data: { notifications: false } })
  const wants = await createAccount()
  const id = savedId(await browser.post(`${DESK}/new`, FIELDS))
  const asked = textOf(await browser.open(`${DESK}?publish=${id}`))
  expect(asked).toContain('Publish "Bread at eight"?')
  expect(asked).toContain('Learners will see it and 1 learner will be notified.')
  await db.userSettings.update({ where: { userId: wants.id }, data: { notifications: false } })
  expect(textOf(await browser.open(`${DESK}?publish=${id}`))).toContain('There is no one to notify.')
  const published = await browser.post(`${DESK}?publish=${id}`, { intent: 'publish' })
  expect([published.status, published.headers.get('Location'), await queued(id)]).toEqual([303, DESK, 1])
  expect(textOf(await browser.open(`${DESK}/${id}`))).toMatch(/Published since \d+ \w+ 20\d\d/)
  expect(textOf(await browser.open(`${DESK}?unpublish=${id}`))).toContain('Learners no longer see it in lists.')
  expect((await browser.post(`${DESK}/${id}?unpublish=${id}`, { intent: 'unpublish' })).headers.get('Location')).toBe(
    `${DESK}/${id}`,
  )
  expect((await find(id)).publishedAt).toBeNull()
  expect(textOf(await browser.open(`${DESK}?publish=${id}`))).toContain('Nobody is notified a second time.')
  await browser.post(`${DESK}?publish=${id}`, { intent: 'publish' })
  expect([(await find(id)).publishedAt === null, await queued(id)]).toEqual([false, 1])
})

test('there is no question about what is already so, and an unknown id answers 404', async () => {
  const { id } = await createDialogue()
  expect(await browser.open(`${DESK}?publish=${id}`)).not.toContain('confirm-title')
  expect((await browser.post(`${DESK}?publish=999999`, { intent: 'publish' })).status).toBe(404)
  expect((await browser.post(DESK, { intent: 'publish' })).status).toBe(400)
})

test('a dialogue of a published mock test cannot be unpublished: toast and panel say why, without a button', async () => {
  const { dialogue1Id: id, title } = await db.mockTestTemplate.findFirstOrThrow({ where: { isActive: true } })
  const refused = await browser.post(`${DESK}?unpublish=${id}`, { intent: 'unpublish' })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  const why = `This dialogue is part of "${title}", which learners can see.`
  expect(textOf(html).split(why)).toHaveLength(3)
  expect(html).toMatch(/<noscript><div[^>]*><p[^>]*>Error<\/p>/)
  expect(html).not.toContain('value="unpublish"')
  expect((await find(id)).publishedAt).not.toBeNull()
})

test('a refused form shows a toast titled Error, with the message or with what could not be done', async () => {
  const create = await (await browser.post(`${DESK}/new`, { ...FIELDS, title: '' })).text()
  expect(create).toMatch(/<noscript><div[^>]*><p[^>]*>Error<\/p><p[^>]*>Failed to create dialogue<\/p>/)
  const { id, updatedAt } = await desk.add()
  await desk.send(`${DESK.replace('/admin', '/api/admin')}/${id}`, { method: 'PUT', body: { ...PUT, title: 'Theirs' } })
  const stale = await browser.post(`${DESK}/${id}`, { ...FIELDS, version: updatedAt })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toMatch(/<noscript>.*Error<\/p><p[^>]*>Somebody else has saved this dialogue/)
})

const PUT = {
  title: 'x',
  description: 'x',
  level: 'beginner',
  topic: 'Legal',
  transcript: { segments: [{ speaker: 'English', text: 'Hi.', translation: 'Selam.' }] },
}

test('an edit can be cancelled, and its form cleared without leaving the page', async () => {
  const { id } = await desk.add({ title: 'To be emptied' })
  const edit = await browser.open(`${DESK}/${id}`)
  for (const name of ['Update Dialogue', 'Cancel Edit', 'Clear Form', 'Add Segment']) expect(edit).toContain(name)
  expect(edit).toContain(`href="${DESK}/${id}?clear=1"`)
  const cleared = await browser.open(`${DESK}/${id}?clear=1`)
  expect(valueIn(edit, 'title')).toBe('To be emptied')
  expect(valueIn(cleared, 'title')).toBeUndefined()
  expect(valueIn(cleared, 'version')).toBe(valueIn(edit, 'version'))
  expect(cleared).toContain('Update Dialogue')
})

test('the address of the library filters and sorts it', async () => {
  await createDialogue({ title: 'Quay one', publishedAt: null })
  await createDialogue({ title: 'Quay two', accessLevel: 'premium' })
  const titles = async (query: string) =>
    [...(await browser.open(`${DESK}${query}`)).matchAll(/aria-label="Edit: (Quay \w+)"/g)].map(([, title]) => title)
  expect(await titles('?q=quay')).toEqual(['Quay two', 'Quay one'])
  expect(await titles('?q=quay&sort=title')).toEqual(['Quay one', 'Quay two'])
  expect(await titles('?q=quay&state=draft')).toEqual(['Quay one'])
  expect(await titles('?q=quay&access=premium')).toEqual(['Quay two'])
  const sorted = await browser.open(`${DESK}?q=quay&sort=title`)
  expect(sorted).toContain('aria-sort="ascending"')
  expect(sorted).toContain(`${DESK}?q=quay&amp;sort=title&amp;order=desc`)
  expect(textOf(await browser.open(`${DESK}?q=nothing-is-called-so`))).toContain('No dialogue matches this search.')
})

const FILE = {
  slug: 'imported-draft',
  title: 'Imported',
  description: 'x',
  topic: 'Legal',
  level: 'beginner',
  accessLevel: 'free',
  durationSeconds: 300,
  isMockTestCandidate: false,
  segments: [{ speaker: 'English', gender: 'male', text: 'Hi.', translation: 'Selam.', variants: [] }],
}

test('an import is a draft, unless it is published at once', async () => {
  const json = JSON.stringify(FILE)
  expect(await (await browser.post(`${DESK}/import`, { json })).text()).toContain('Publish it at once')
  const fields = { json, intent: 'import', target: 'new' }
  const draft = savedId(await browser.post(`${DESK}/import`, fields))
  expect([(await find(draft)).publishedAt, await queued(draft)]).toEqual([null, 0])
  const other = { ...fields, json: JSON.stringify({ ...FILE, slug: 'imported-at-once' }), publish: 'on' }
  const shown = savedId(await browser.post(`${DESK}/import`, other))
  expect([(await find(shown)).publishedAt === null, await queued(shown)]).toEqual([false, 1])
  const over = { ...fields, target: `${draft}@${(await find(draft)).updatedAt.toISOString()}` }
  await browser.post(`${DESK}/import`, over)
  expect((await find(draft)).publishedAt).toBeNull()
  await browser.post(`${DESK}/import`, { ...over, publish: 'on' })
  expect([(await find(draft)).publishedAt === null, await queued(draft)]).toEqual([false, 1])
})

test('a mock test with a draft dialogue cannot be published, and a published one accepts none', async () => {
  const kept = { isMockTestCandidate: true }
  const [one, other, draft] = [
    await createDialogue(kept),
    await createDialogue(kept),
    await createDialogue({ ...kept, publishedAt: null }),
  ]
  const fields = {
    title: 'Two of three',
    description: 'x',
    level: 'beginner',
    category: 'Legal',
    durationMinutes: '45',
    totalPoints: '90',
    passingScore: '63',
    accessLevel: 'free',
    dialogue1Id: String(one.id),
    dialogue2Id: String(draft.id),
    version: '',
  }
  const id = savedId(await browser.post('/admin/templates', fields))
  const refused = await browser.post(`/admin/templates?publish=${id}`, { intent: 'publish' })
  expect([refused.status, textOf(await refused.text()).includes('This dialogue is a draft.')]).toEqual([409, true])
  const path = `/admin/templates?edit=${id}`
  expect((await browser.post(path, { ...fields, dialogue2Id: String(other.id) })).status).toBe(303)
  expect((await browser.post(`/admin/templates?publish=${id}`, { intent: 'publish' })).status).toBe(303)
  const back = await browser.post(path, fields)
  expect([back.status, textOf(await back.text()).includes('This dialogue is a draft.')]).toEqual([409, true])
  expect(textOf(await browser.open('/admin/templates?state=published'))).toContain('Two of three')
  expect(textOf(await browser.open('/admin/templates?state=draft'))).not.toContain('Edit: Two of three')
})
