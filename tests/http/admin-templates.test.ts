import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { actsOn, type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { intentIn, isInvalid, valueIn } from '#tests/support/html.ts'
import { createTinyTemplate, examAs, type TemplateRow } from '#tests/support/mock-test.ts'

// /admin/templates as a browser without JavaScript uses them.

const TEMPLATES = '/admin/templates'

let app: RunningApp
let browser: DeskBrowser
let free: { first: number; second: number }

beforeAll(async () => {
  app = await startApp()
  browser = deskBrowser(app, await createAccount({ role: 'admin', username: 'templates-admin' }))
  const create = async () => (await createDialogue({ isMockTestCandidate: true })).id
  free = { first: await create(), second: await create() }
})
afterAll(() => app.close())

const open = (path: string) => browser.open(path)
const post = (path: string, fields: Record<string, string>) => browser.post(path, fields)

const template = (changes: Record<string, string> = {}) => ({
  title: 'A test of its own',
  description: 'For this file.',
  level: 'beginner',
  category: 'Community',
  durationMinutes: '45',
  totalPoints: '90',
  passingScore: '63',
  accessLevel: 'free',
  dialogue1Id: String(free.first),
  dialogue2Id: String(free.second),
  version: '',
  ...changes,
})

async function addTemplate(changes: Record<string, string> = {}) {
  const saved = await post(TEMPLATES, template(changes))
  expect(saved.status).toBe(303)
  const id = Number(/saved=(\d+)/.exec(saved.headers.get('Location') ?? '')?.[1])
  return { id, path: `${TEMPLATES}?edit=${id}` }
}

test('a mock test is added, edited, unpublished and published again, each act logged', async () => {
  const { id, path } = await addTemplate({ title: 'Whole life' })
  const taken = async () => (await app.request(`/api/mock-test/templates/${id}`)).status
  expect(await taken()).toBe(404)
  expect((await post(`${TEMPLATES}?publish=${id}`, { intent: 'publish' })).status).toBe(303)
  expect(await taken()).toBe(200)
  const version = valueIn(await open(path), 'version') ?? ''
  expect((await post(path, template({ title: 'Whole life', passingScore: '60', version }))).status).toBe(303)
  const asked = await open(`${TEMPLATES}?deactivate=${id}`)
  expect(asked).toContain('Deactivate &quot;Whole life&quot;?')
  expect((await post(`${TEMPLATES}?deactivate=${id}`, { intent: 'deactivate' })).status).toBe(303)
  expect(await taken()).toBe(404)
  expect(await open(TEMPLATES)).toContain('Inactive mock tests')
  expect((await post(`${TEMPLATES}?activate=${id}`, { intent: 'activate' })).status).toBe(303)
  expect(await taken()).toBe(200)
  expect(await actsOn(id, 'template')).toEqual([
    'template-created',
    'template-published',
    'template-updated',
    'template-deactivated',
    'template-activated',
  ])
  expect((await db.mockTestTemplate.findUniqueOrThrow({ where: { id } })).passingScore).toBe(60)
})

const WRONG: [Record<string, string>, string, string][] = [
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: 'ş'.repeat(201) }, 'title', 'A title can have at most 200 characters.'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ category: '' }, 'category', 'Category is required'],
  [{ level: 'expert' }, 'level', 'The level must be Beginner, Intermediate or Advanced.'],
  [{ durationMinutes: '0' }, 'durationMinutes', 'The time must be a whole number of minutes'],
  [{ durationMinutes: '4.5' }, 'durationMinutes', 'The time must be a whole number of minutes'],
  [{ totalPoints: '91' }, 'totalPoints', 'a mock test is marked out of that'],
  [{ passingScore: '' }, 'passingScore', 'The passing score must be a whole number'],
  [{ totalPoints: '60', passingScore: '61' }, 'passingScore', 'The passing score must be a whole number'],
  [{ accessLevel: 'gold' }, 'accessLevel', 'A dialogue must be free or premium.'],
  [{ dialogue1Id: '' }, 'dialogue1Id', 'Please choose a dialogue that is kept for mock tests.'],
  [{ dialogue2Id: 'x' }, 'dialogue2Id', 'Please choose a dialogue that is kept for mock tests.'],
]

test.each(WRONG)('in a mock test, %j is refused at %s, and what was typed stays', async (changes, field, sentence) => {
  const refused = await post(TEMPLATES, template(changes))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain(sentence)
  expect(isInvalid(html, field)).toBe(true)
  if (field !== 'category') expect(valueIn(html, 'category')).toBe('Community')
})

test('the dialogues of a mock test must differ, exist, and be reserved for mock tests', async () => {
  const same = await post(TEMPLATES, template({ dialogue2Id: String(free.first) }))
  expect([same.status, await same.text()]).toEqual([
    400,
    expect.stringContaining('a different dialogue from the first'),
  ])
  const listed = await createDialogue()
  const gone = await createDialogue({ isMockTestCandidate: true, deletedAt: new Date() })
  for (const { id } of [listed, gone, { id: 2_000_000_000 }]) {
    const refused = await post(TEMPLATES, template({ dialogue2Id: String(id) }))
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('This dialogue was deleted, or is no longer kept for mock tests.')
  }
})

test('a mock test whose dialogue was deleted cannot be published, and says so', async () => {
  const dialogue = await createDialogue({ isMockTestCandidate: true })
  const { id } = await addTemplate({ dialogue2Id: String(dialogue.id) })
  await post(`${TEMPLATES}?deactivate=${id}`, { intent: 'deactivate' })
  await db.dialogue.update({ where: { id: dialogue.id }, data: { deletedAt: new Date() } })
  const refused = await post(`${TEMPLATES}?activate=${id}`, { intent: 'activate' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Please choose another one.')])
  expect((await db.mockTestTemplate.findUniqueOrThrow({ where: { id } })).isActive).toBe(false)
})

test('a stale edit of a mock test is stopped with a choice, and may then overwrite the other', async () => {
  const { id, path } = await addTemplate({ title: 'Of two' })
  const version = valueIn(await open(path), 'version') ?? ''
  await post(path, template({ title: 'Theirs', version }))
  const stopped = await post(path, template({ title: 'Mine', version }))
  expect(stopped.status).toBe(409)
  const html = await stopped.text()
  expect(html).toContain('Somebody else has saved this mock test since you opened it.')
  expect(html).toContain('templates-admin saved it on')
  expect(valueIn(html, 'title')).toBe('Mine')
  const overwrite = intentIn(html, 'Replace it with mine')
  expect((await post(path, template({ title: 'Mine', version, overwrite }))).status).toBe(303)
  expect((await db.mockTestTemplate.findUniqueOrThrow({ where: { id } })).title).toBe('Mine')
})

test('no edit affects a running mock test: it keeps the dialogues, time and passing score it began with', async () => {
  const tiny: TemplateRow = await createTinyTemplate()
  const learner = await createAccount()
  const calls = examAs(() => app, learner)
  const { mockTestId } = await (await calls.start(tiny.id)).json()
  const stored = () =>
    db.mockTestAttempt.findUniqueOrThrow({
      where: { id: mockTestId },
      select: { dialogue1Id: true, dialogue2Id: true, expiresAt: true, passingScore: true, dialoguesBegun: true },
    })
  const before = await stored()
  const shown = await (await calls.active(mockTestId)).json()
  const edited = template({ durationMinutes: '10', passingScore: '90', accessLevel: 'premium' })
  expect((await post(`${TEMPLATES}?edit=${tiny.id}`, edited)).status).toBe(303)
  expect((await post(`${TEMPLATES}?deactivate=${tiny.id}`, { intent: 'deactivate' })).status).toBe(303)
  await db.dialogue.update({ where: { id: tiny.dialogues[0].id }, data: { deletedAt: new Date() } })
  expect(await stored()).toEqual(before)
  const { dialogues } = await (await calls.active(mockTestId)).json()
  expect(dialogues).toEqual(shown.dialogues)
  expect((await calls.get(`/api/audio/segment/${tiny.dialogues[0].id}/0`)).status).toBe(200)
  expect((await calls.start(tiny.id)).status).toBe(404)
})

test('learners and testers are refused, and nothing is stored', async () => {
  const before = await db.mockTestTemplate.count()
  for (const as of [await createAccount({ plan: 'pro' }), await createAccount({ role: 'tester' })]) {
    expect((await browser.post(TEMPLATES, template(), as)).status).toBe(403)
  }
  expect(await db.mockTestTemplate.count()).toBe(before)
})

test('an address without a mock test is 404', async () => {
  for (const query of ['edit=999999', 'edit=x', 'saved=0', 'deactivate=%00']) {
    expect((await browser.get(`${TEMPLATES}?${query}`)).status, query).toBe(404)
  }
})

test('Turkish words are saved, listed below the English ones, and taken away when emptied', async () => {
  const turkish = { titleTr: ' Kendine ait bir sınav ', descriptionTr: 'Bu dosya için.' }
  const { id, path } = await addTemplate(turkish)
  const stored = () =>
    db.mockTestTemplate.findUniqueOrThrow({ where: { id }, select: { titleTr: true, descriptionTr: true } })
  expect(await stored()).toEqual({ titleTr: 'Kendine ait bir sınav', descriptionTr: 'Bu dosya için.' })
  const html = await open(path)
  expect(valueIn(html, 'titleTr')).toBe('Kendine ait bir sınav')
  expect(html).toMatch(/<span lang="tr"[^>]*>Kendine ait bir sınav<\/span>/)
  const version = valueIn(html, 'version') ?? ''
  await post(path, template({ ...turkish, titleTr: '', version }))
  expect(await stored()).toEqual({ titleTr: null, descriptionTr: 'Bu dosya için.' })
})

test('the checks of a stored mock test stand in the page, without JavaScript', async () => {
  const { path } = await addTemplate({ descriptionTr: 'Bu dosya için.' })
  const html = await open(path)
  expect(html).toContain('There is no title in Turkish')
  expect(html).not.toContain('There is no description in Turkish')
})
