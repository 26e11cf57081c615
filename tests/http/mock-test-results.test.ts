import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_KEPT_RECORDINGS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { newRecording } from '#tests/support/factories.ts'
import { createTemplateRow, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'
import { readPdf } from '#tests/support/pdf.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp
let template: TemplateRow

const { begin, speak, right, finish } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  template = await createTemplateRow(3)
})

const OF = (mockTestAttemptId: number) => ({ mockTestSegment: { mockTestAttemptId } })

async function finished(options: Parameters<typeof begin>[0] = {}, changes: Parameters<typeof begin>[1] = {}) {
  const begun = await begin(options, changes)
  const repeats = (index: number) => (index < 2 && 'realRules' in options ? 1 : 0)
  await speak(begun, { slot: 1, say: right(1), repeats })
  await speak(begun, { slot: 2, say: right(2), count: 1 })
  await db.recording.updateMany({ where: OF(begun.mockTestId), data: { durationMs: 60_000 } })
  await passMinutes(begun.mockTestId, 46)
  return { ...begun, results: await finish(begun) }
}

async function pageOf(user: { id: number }, path: string): Promise<string> {
  return (await app.request(path, { headers: await signedInAs(user) })).text()
}

test('the report has the total, the official verdict, the rules and their effects, and both dialogues', async () => {
  const { user, mockTestId, results } = await finished({ realRules: true })
  await db.user.update({ where: { id: user.id }, data: { firstName: 'Şükrü' } })
  const path = `/api/mock-test/${mockTestId}/report.pdf`
  expect(await pageOf(user, `/mock-test/session/${mockTestId}`)).toContain(`href="${path}"`)
  const response = await app.request(path, { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toContain('filename="kopru-report-a-short-one-')
  const { text, tags } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  const [one, two] = results.dialogues
  const second = results.official.dialogues[1]
  for (const words of [
    'Mock test report',
    'Prepared for Şükrü',
    `${results.summary.totalScore}/90 · ${results.summary.percentage} %`,
    'Not a pass yet',
    results.officialLine,
    'Dialogue 1: 44/45, +15 on the 29 it needs',
    `Dialogue 2: ${second}/45`,
    'Real rules',
    'Dialogue 1: 2 repeats, 1 of them free: −1',
    'Dialogue 2: no repeats',
    `Interpreting: ${results.mockTest.rules.interpretingMinutes} of 20 minutes`,
    'Time ran out before the last segment.',
    'You typed some of what you said, or your browser transcribed it',
    `Dialogue 1: ${one.title} 44 out of 45`,
    `Dialogue 2: ${two.title} ${second} out of 45`,
    '2 repeats, 1 of them free −1 Your score 44',
    two.lines[2]?.text ?? '?',
    'No interpretation recorded for this segment',
  ])
    expect(text).toContain(words)
  for (const role of ['"H1"', '"H2"', '"H3"', '"H4"', '"Figure"', '"lang":"tr"']) expect(tags).toContain(role)
}, 60_000)

test("the results say when the next test may start, in the learner's zone and language, or nothing", async () => {
  const { user, mockTestId } = await finished()
  const startedAt = new Date(Date.now() - 86_400_000)
  await db.mockTestAttempt.update({ where: { id: mockTestId }, data: { startedAt } })
  const data = { timezone: 'Australia/Sydney', language: 'tr' }
  await db.userSettings.update({ where: { userId: user.id }, data })
  const path = `/mock-test/session/${mockTestId}`
  const said = async () => /Bir sonraki deneme sınavına[^<]*/.exec(await pageOf(user, path))?.[0]
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('tr-TR', { timeZone: data.timezone, ...options }).format(
      new Date(startedAt.getTime() + 7 * 86_400_000),
    )
  const date = format({ year: 'numeric', month: 'short', day: '2-digit' })
  const time = format({ hour: 'numeric', minute: '2-digit' })
  expect(await said()).toBe(`Bir sonraki deneme sınavına girebileceğin zaman: ${date} ${time}.`)
  await db.user.update({ where: { id: user.id }, data: { role: 'tester' } })
  expect(await said()).toBeUndefined()
  await db.user.update({ where: { id: user.id }, data: { role: 'user' } })
  await db.mockTestAttempt.update({
    where: { id: mockTestId },
    data: { startedAt: new Date(Date.now() - 7 * 86_400_000) },
  })
  expect(await said()).toBeUndefined()
})

test('only the owner sees a report, and only of a finished test', async () => {
  const { mockTestId, user } = await begin()
  const path = `/api/mock-test/${mockTestId}/report.pdf`
  expect((await app.request(path, { headers: await signedInAs(user) })).status).toBe(409)
  const stranger = await signedInAs(await createAccount({ role: 'admin' }))
  expect((await app.request(path, { headers: stranger })).status).toBe(404)
  expect((await app.request('/api/mock-test/x/report.pdf', { headers: stranger })).status).toBe(404)
  const clicked = { ...(await signedInAs(user)), Accept: 'text/html' }
  expect((await app.request(path, { headers: clicked })).headers.get('Location')).toBe('/mock-test')
})

test("a learner keeps recordings of a mock test among their 200, and nobody else's", async () => {
  const { user, mockTestId, results, calls } = await finished()
  const id = results.segmentSubmissions[0]?.recordingId
  const path = `/api/recordings/${id}/keep`
  const keep = async (who: { id: number }, method: 'POST' | 'DELETE') =>
    (await app.request(path, { method, headers: await writingAs(who) })).status
  const page = () => pageOf(user, `/mock-test/session/${mockTestId}`)
  expect(await page()).toContain(`action="${path}"`)
  expect(await keep(await createAccount(), 'POST')).toBe(404)
  expect(await keep(user, 'POST')).toBe(200)
  expect(await keep(user, 'POST')).toBe(200)
  const recordingNow = async () => (await (await calls.results(mockTestId)).json()).segmentSubmissions[0].recording
  expect(await recordingNow()).toMatchObject({ id, saved: true, expiresAt: null })
  expect(await page()).toContain('Kept, dialogue 1, segment 1. Stop keeping it')
  expect(await keep(user, 'DELETE')).toBe(200)
  expect(await recordingNow()).toMatchObject({ saved: false, expiresAt: expect.any(String) })
  const sessions = await Promise.all([0, 1, 2].map(() => createSession({ userId: user.id })))
  await db.recording.createMany({
    data: Array.from({ length: MAX_KEPT_RECORDINGS }, (_, index) => ({
      ...newRecording(index % 80),
      submissionId: sessions[Math.floor(index / 80)] ?? null,
      saved: true,
    })),
  })
  expect(await keep(user, 'POST')).toBe(409)
})

test('an edit of a dialogue changes no existing result', async () => {
  const { user, mockTestId, calls, results } = await finished()
  const { id } = template.dialogues[0]
  const segments = [{ speaker: 'Turkish', text: 'Bambaşka.', translation: 'Quite another.' }]
  await db.dialogue.update({
    where: { id },
    data: { title: 'Another title', topic: 'Finance', transcript: JSON.stringify({ segments }) },
  })
  const later = await (await calls.results(mockTestId)).json()
  const silent = later.dialogues.map((dialogue: { lines: object[] }) => ({
    ...dialogue,
    lines: dialogue.lines.map((line) => ({ ...line, hasAudio: true })),
  }))
  expect({ ...later, dialogues: silent }).toEqual(results)
  const [first] = later.dialogues
  expect(first.lines.map(({ hasAudio }: { hasAudio: boolean }) => hasAudio)).toEqual([false, false, false])
  const page = await pageOf(user, `/mock-test/session/${mockTestId}`)
  expect(page).not.toContain('Another title')
  expect(page).not.toContain(`/api/audio/segment/${id}/`)
  expect(page).toContain(`/api/audio/segment/${template.dialogues[1].id}/0`)
  const [row] = await (await calls.history()).json()
  expect(row.topics).not.toContain('Finance')
})

const OTHER = { speaker: 'Turkish', text: 'Bambaşka bir cümle.', translation: 'Quite another sentence.' }

test('an edit during a test changes neither its audio, nor the number of segments, nor the scoring', async () => {
  const begun = await begin()
  const { calls, mockTestId } = begun
  const { id } = template.dialogues[0]
  const path = `/api/audio/segment/${id}/0`
  const tagOf = async () => (await calls.get(path)).headers.get('ETag')
  const tag = await tagOf()
  await speak(begun, { slot: 1, say: right(1), count: 1 })
  const data = {
    transcript: JSON.stringify({ segments: [OTHER] }),
    isMockTestCandidate: false,
    accessLevel: 'premium',
  } as const
  await db.dialogue.update({ where: { id }, data })
  expect([tag, await tagOf()]).toEqual([expect.any(String), tag])
  expect((await calls.get(`/api/audio/segment/${id}/2`)).status).toBe(200)
  await speak(begun, { slot: 1, say: right(1), from: 1 })
  await speak(begun, { slot: 2, say: right(2) })
  const results = await finish(begun)
  expect(results).toMatchObject({ mockTest: { id: mockTestId }, summary: { totalScore: 90 } })
  expect(results.dialogues[0].lines.map(({ text }) => text)).toEqual(
    template.dialogues[0].segments.map(({ text }) => text),
  )
  // After the test, its learner gets the dialogue as it is now, whatever its access level and their plan.
  const later = await calls.get(path)
  expect([later.status, later.headers.get('ETag') === tag]).toEqual([200, false])
}, 40_000)

test('a test from before dialogues were copied uses the current dialogue', async () => {
  const { calls, mockTestId } = await begin()
  const { id } = template.dialogues[0]
  await db.$executeRaw`UPDATE mock_test_attempts SET dialogues_begun = NULL WHERE id = ${mockTestId}`
  await db.dialogue.update({ where: { id }, data: { transcript: JSON.stringify({ segments: [OTHER] }) } })
  const active = await (await calls.active(mockTestId)).json()
  expect(active.dialogues[0]).toMatchObject({ segmentCount: 1, targets: ['en'] })
  expect((await calls.get(`/api/audio/segment/${id}/1`)).status).toBe(404)
})

test('the official line always names an auto-fail, and the badge agrees with the percentage', async () => {
  const { user, mockTestId, results } = await finished()
  await db.$executeRaw`UPDATE mock_test_attempts SET overall_score = 58.1, passed = false,
    dialogue1_results = jsonb_set(jsonb_set(dialogue1_results, '{total}', '29'), '{evaluation,naatiScore,autoFailTriggered}', 'true'),
    dialogue2_results = jsonb_set(dialogue2_results, '{total}', '29.1') WHERE id = ${mockTestId}`
  const line =
    'Official rule: 58.1/90 · Dialogue 1 29 · Dialogue 2 29.1 → not a pass yet (three or more critical errors in dialogue 1)'
  expect(results.officialLine).not.toContain('critical')
  const session = await pageOf(user, `/mock-test/session/${mockTestId}`)
  for (const page of [session, await pageOf(user, '/mock-test'), await pageOf(user, '/history')]) {
    expect(page).toContain(line)
  }
  expect(session).toContain('64.6 %')
  expect(session).not.toContain('65 %')
})

test('the menu shows the last five tests and links to all of them', async () => {
  const { user, mockTestId } = await finished({}, { role: 'tester' })
  const menu = () => pageOf(user, '/mock-test')
  expect(await menu()).not.toContain('All your mock tests')
  await db.$executeRaw`INSERT INTO mock_test_attempts (user_id, template_id, dialogue1_id, dialogue2_id, status, passing_score,
      dialogue1_results, dialogue2_results, overall_score, passed, started_at, expires_at, completed_at)
    SELECT user_id, template_id, dialogue1_id, dialogue2_id, status, passing_score, dialogue1_results, dialogue2_results,
      overall_score, passed, started_at, expires_at, completed_at FROM mock_test_attempts, generate_series(1, 5)
    WHERE id = ${mockTestId}`
  const html = await menu()
  expect(html.match(/Open the report/g)?.length).toBeGreaterThanOrEqual(5)
  expect(html).not.toContain(`/mock-test/session/${mockTestId}"`)
  expect(html).toContain('href="/history?type=mock-test"')
})

test('more than twenty minutes of interpreting exceed the budget, also once the recordings are gone', async () => {
  template = await createTemplateRow(4)
  const begun = await begin({ realRules: true })
  await speak(begun, { slot: 1, say: right(1) })
  await speak(begun, { slot: 2, say: right(2) })
  await db.recording.updateMany({ where: OF(begun.mockTestId), data: { durationMs: 153_000 } })
  const { rules } = (await finish(begun)).mockTest
  expect(rules).toMatchObject({ overBudget: true })
  // Eight recordings of 153 s, and the audio of segments that another test here has requested.
  expect(rules?.interpretingMinutes).toBeGreaterThanOrEqual(20.4)
  await db.recording.deleteMany({ where: OF(begun.mockTestId) })
  const later: MockTestResults = await (await begun.calls.results(begun.mockTestId)).json()
  expect(later.mockTest.rules).toEqual(rules)
  expect(later.segmentSubmissions[0]).toMatchObject({ recordingId: null, recording: null })
})
