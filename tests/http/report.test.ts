import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { readPdf } from '#tests/support/pdf.ts'
import { createSession } from '#tests/support/sessions.ts'
import { answersOf, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const TURKISH = 'İstanbul’daki ışıklı köşk, ğ, Ş, ı, İ, Ğ, ç, Ç, ö, Ö, ü, Ü & <b>'
const NOBODYS = '00000000-0000-4000-8000-000000000000'

async function learner(changes: Parameters<typeof createSession>[0] | object = {}) {
  const user = await createAccount()
  const id = await createSession({ userId: user.id, at: new Date('2026-03-01T14:30:00Z'), ...changes })
  return { user, id, headers: await signedInAs(user) }
}

/** Replaces what the learner said in the first segment. */
async function heard(id: string, words: string) {
  const json = JSON.stringify(words)
  await db.$executeRaw`UPDATE submissions SET feedback = jsonb_set(feedback, '{segments,0,transcript}', ${json}::jsonb)
    WHERE id = ${id}::uuid`
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('a learner downloads the sheet of their own attempt, and its Turkish text can be copied', async () => {
  const { user, id, headers } = await learner({ title: 'Işıklı köşk: ğ ve Ş', errors: ['critical'] })
  const [userId, timezone] = [user.id, 'Australia/Sydney']
  await db.userSettings.upsert({ where: { userId }, create: { userId, timezone }, update: { timezone } })
  await db.user.update({ where: { id: user.id }, data: { firstName: 'Şükrü' } })
  await heard(id, TURKISH)
  const response = await app.request(`/api/submissions/${id}/report.pdf`, { headers })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition':
      'attachment; filename="kopru-report-isikli-kosk-g-ve-s-mar-02-2026.pdf"; ' +
      `filename*=UTF-8''K%C3%B6pr%C3%BC%20report%20-%20I%C5%9F%C4%B1kl%C4%B1%20k%C3%B6%C5%9Fk%20%C4%9F%20ve%20%C5%9E%20-%20Mar%2002%2C%202026.pdf`,
  })
  const { text, pages, tags, details } = await readPdf(await bytesOf(response))
  for (const words of [TURKISH, 'Işıklı köşk: ğ ve Ş', 'Prepared for Şükrü', 'Günaydın.', 'You typed', 'Mar 02, 2026'])
    expect(text).toContain(words)
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('not affiliated with NAATI')
  })
  for (const role of ['"H1"', '"H2"', '"H3"', '"L"', '"Figure"', '"lang":"tr"']) expect(tags).toContain(role)
  expect(details).toContain('"Language":"en"')
})

test('the marks on the printed sheet add up to 45 minus the score', async () => {
  const { id, headers } = await learner({ errors: ['critical', 'major', 'minor', 'minor'], total: 37 })
  const { text } = await readPdf(await bytesOf(await app.request(`/api/submissions/${id}/report.pdf`, { headers })))
  const sheet = /Full marks 45 (.*?)Your score ([\d.]+)/u.exec(text)
  const marks = [...(sheet?.[1] ?? '').matchAll(/−([\d.]+)/gu)].map(([, mark]) => Number(mark))
  expect(marks).toHaveLength(4)
  expect(45 - marks.reduce((sum, mark) => sum + mark, 0)).toBe(Number(sheet?.[2]))
})

test('characters missing in all fonts and words longer than a line are no problem', async () => {
  const { id, headers } = await learner()
  const long = 'çekoslovakyalılaştıramadıklarımızdan'.repeat(55)
  await heard(id, `🙂 ${long} \u0000son`.replace('\u0000', ''))
  const { text } = await readPdf(await bytesOf(await app.request(`/api/submissions/${id}/report.pdf`, { headers })))
  expect(text).toContain('□')
  // It may go on on the next page.
  const words = text.replaceAll(/Practice marks are estimates\..*?Page \d+ of \d+/gu, '').replaceAll(' ', '')
  expect(words).toContain(`${long}son`)
})

test("nobody else's attempt can be downloaded, and an unscored one says so", async () => {
  const owner = await learner()
  const other = await learner()
  const path = `/api/submissions/${owner.id}/report.pdf`
  expect((await app.request(path, { headers: other.headers })).status).toBe(404)
  expect((await app.request(path)).status).toBe(401)
  expect((await app.request(`/api/sample-reports/${owner.id}/report.pdf`)).status).toBe(404)
  const waiting = await createSession({ userId: owner.user.id, status: 'needs_transcripts' })
  const refused = await app.request(`/api/submissions/${waiting}/report.pdf`, { headers: owner.headers })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not been scored') })
})

test("anybody who knows a guest sample's id gets its report", async () => {
  const { id } = await learner()
  await db.submission.update({ where: { id }, data: { userId: null, type: 'sample' } })
  const response = await app.request(`/api/sample-reports/${id}/report.pdf`)
  expect(response.status).toBe(200)
  const { text } = await readPdf(await bytesOf(response))
  expect(text).toContain('Mar 01, 2026 (UTC)')
  expect(text).not.toContain('Prepared for')
  for (const missing of [NOBODYS, 'x', '%00'])
    expect((await app.request(`/api/sample-reports/${missing}/report.pdf`)).status, missing).toBe(404)
})

/** The segments of the library's longest dialogue. */
async function longest(): Promise<Segment[]> {
  const rows = await db.dialogue.findMany({ where: { slug: { not: null } }, select: { transcript: true } })
  const dialogues = rows.map(({ transcript }) => parseTranscript(transcript).segments)
  const length = (segments: Segment[]) => segments.map(({ text, translation }) => text + translation).join('').length
  return dialogues.toSorted((one, other) => length(other) - length(one))[0] ?? expect.unreachable()
}

test.each([
  ['every model', (said: string) => said],
  ['half of each segment, with a wrong number', (said: string) => `${said.slice(0, said.length / 2)} 900`],
  ['every segment with something added', (said: string) => `${said} By the way, my uncle sells boats in Izmir.`],
])(
  'a report of the longest dialogue has at most three pages: %s',
  async (_, say) => {
    const segments = await longest()
    const dialogue = await createDialogue({ transcript: JSON.stringify({ segments }) })
    const headers = await writingAs(await createAccount())
    const submissionId = randomUUID()
    const transcripts = answersOf(segments, ({ translation }) => say(translation))
    const body = submissionForm({ dialogueId: dialogue.id, submissionId, transcripts })
    expect((await app.request('/api/submit-naati-session', { method: 'POST', headers, body })).status).toBe(200)
    const { pages, text } = await readPdf(
      await bytesOf(await app.request(`/api/submissions/${submissionId}/report.pdf`, { headers })),
    )
    expect(pages.length).toBeLessThanOrEqual(3)
    for (const segment of segments) expect(text).toContain(segment.text.slice(0, 20))
    expect(text).not.toMatch(/\d \/ 45/u)
    const order = [
      'out of 45',
      'One plank for each segment',
      'What to do next',
      'Deduction sheet',
      'Segment by segment',
    ]
    const places = order.map((words) => text.indexOf(words))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  },
  40_000,
)

test('result pages link to their reports', async () => {
  const { id, headers } = await learner()
  const history = await (await app.request(`/history?open=${id}`, { headers })).text()
  expect(history).toContain(`href="/api/submissions/${id}/report.pdf"`)
  expect(history).toContain('Download Report')
})
