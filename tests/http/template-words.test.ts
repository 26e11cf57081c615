import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createTinyTemplate, examAs, mockTestsOf, type TemplateRow } from '#tests/support/mock-test.ts'
import { createSession } from '#tests/support/sessions.ts'

// The words of a mock test in the reader's language, on every page that shows them.

const ENGLISH = { title: 'The lost tram', description: 'A tram that nobody has seen.' }
const TURKISH = { titleTr: 'Kayıp tramvay', descriptionTr: 'Kimsenin görmediği bir tramvay.' }

let app: RunningApp
let template: TemplateRow
const { begin, speak, right, finish } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
  template = await createTinyTemplate()
  await write({ ...ENGLISH, ...TURKISH })
})
afterAll(() => app.close())

const write = (words: Partial<typeof ENGLISH> & { [Name in keyof typeof TURKISH]?: string | null }) =>
  db.mockTestTemplate.update({ where: { id: template.id }, data: words })

async function read(user: { id: number }, language: 'en' | 'tr', path: string): Promise<string> {
  await db.userSettings.update({ where: { userId: user.id }, data: { language } })
  const response = await app.request(path, { headers: { ...(await signedInAs(user)), Accept: 'text/html' } })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** Which of both titles a page shows to readers of each language. */
async function titlesOn(user: { id: number }, path: string) {
  const pages = { en: await read(user, 'en', path), tr: await read(user, 'tr', path) }
  const titles = (html: string) => [ENGLISH.title, TURKISH.titleTr].filter((title) => bodyOf(html).includes(title))
  return [...titles(pages.en), ...titles(pages.tr)]
}

/** Without what the script gets to go on with. */
const bodyOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const EACH_ITS_OWN = [ENGLISH.title, TURKISH.titleTr]

test('the list, the page before the test and the tutorial', async () => {
  const user = await createAccount()
  for (const path of ['/mock-test', `/mock-test/exam/${template.id}`, `/mock-test/tutorial/${template.id}`]) {
    expect([path, ...(await titlesOn(user, path))]).toEqual([path, ...EACH_ITS_OWN])
  }
  expect(await read(user, 'tr', '/mock-test')).toContain(TURKISH.descriptionTr)
  expect(await read(user, 'en', `/mock-test/exam/${template.id}`)).toContain(ENGLISH.description)
  expect(await read(user, 'tr', `/mock-test/exam/${template.id}`)).toContain(TURKISH.descriptionTr)
})

test('without Turkish words, readers of Turkish see the English ones, named as English', async () => {
  await write({ titleTr: null, descriptionTr: null })
  try {
    const html = await read(await createAccount(), 'tr', '/mock-test')
    expect(html).toMatch(new RegExp(`<h3[^>]*lang="en"[^>]*>${ENGLISH.title}</h3>`))
    expect(html).toContain(ENGLISH.description)
  } finally {
    await write(TURKISH)
  }
})

test('a running test: on its own page, on the list and before another one', async () => {
  const { user, mockTestId } = await begin()
  for (const path of [`/mock-test/session/${mockTestId}`, '/mock-test', `/mock-test/exam/${template.id}`]) {
    expect([path, ...(await titlesOn(user, path))]).toEqual([path, ...EACH_ITS_OWN])
  }
})

test('a finished test: its result, the list, History and the report', async () => {
  const begun = await begin()
  for (const slot of [1, 2] as const) await speak(begun, { slot, say: right(slot) })
  const results = await finish(begun)
  expect(results.mockTest).toMatchObject({ templateTitle: ENGLISH.title, templateTitleTr: TURKISH.titleTr })
  const { user, mockTestId } = begun
  for (const path of [`/mock-test/session/${mockTestId}`, '/mock-test', '/history']) {
    expect([path, ...(await titlesOn(user, path))]).toEqual([path, ...EACH_ITS_OWN])
  }
  const named = async (language: 'en' | 'tr') => {
    await db.userSettings.update({ where: { userId: user.id }, data: { language } })
    return (await begun.calls.get(`/api/mock-test/${mockTestId}/report.pdf`)).headers.get('Content-Disposition')
  }
  expect([await named('en'), await named('tr')]).toEqual([
    expect.stringContaining('lost-tram'),
    expect.stringContaining('tramvay'),
  ])
  const items: unknown = await (await examAs(() => app, user).history()).json()
  expect(items).toMatchObject([{ templateTitle: ENGLISH.title, templateTitleTr: TURKISH.titleTr }])
})

test('a test that waits for words, on the dashboard and in History', async () => {
  const { user, mockTestId } = await begin()
  const columns = { closedSlots: 2 }
  await db.mockTestAttempt.update({ where: { id: mockTestId }, data: columns })
  const [{ id: dialogueId }] = template.dialogues
  await db.mockTestSegmentSubmission.create({
    data: { mockTestAttemptId: mockTestId, dialogueId, segmentIndex: 0, wordsWanted: true },
  })
  for (const path of ['/dashboard', '/history']) {
    expect([path, ...(await titlesOn(user, path))]).toEqual([path, ...EACH_ITS_OWN])
  }
})

test('the API has both languages', async () => {
  const [list, one] = [
    await app.request('/api/mock-test/templates'),
    await app.request(`/api/mock-test/templates/${template.id}`),
  ]
  expect(await list.json()).toContainEqual(expect.objectContaining({ ...ENGLISH, ...TURKISH }))
  expect(await one.json()).toMatchObject({ template: { ...ENGLISH, ...TURKISH } })
})

test('History and the dashboard name a dialogue in the reader’s language', async () => {
  const user = await createAccount()
  const dialogue = await createDialogue({ title: ENGLISH.title, titleTr: TURKISH.titleTr })
  await createSession({ userId: user.id, title: ENGLISH.title, dialogue })
  for (const path of ['/history', '/dashboard']) {
    expect([path, ...(await titlesOn(user, path))]).toEqual([path, ...EACH_ITS_OWN])
  }
  expect(bodyOf(await read(user, 'tr', '/dashboard'))).not.toMatch(new RegExp(`lang="en"[^>]*>${TURKISH.titleTr}`))
})
