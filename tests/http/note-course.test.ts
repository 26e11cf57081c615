import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** A page as text, without data for scripts. */
async function open(path: string, as: Record<string, string>): Promise<string> {
  const html = await (await app.request(path, { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

test('a free learner has three lessons, who has full access all ten', async () => {
  const free = await signedInAs(await createAccount())
  const pro = await signedInAs(await createAccount({ role: 'tester' }))
  const lessonsIn = (main: string) => main.match(/href="\/note-course\/[a-z-]+"/gu)?.length ?? 0
  expect([lessonsIn(await open('/note-course', free)), lessonsIn(await open('/note-course', pro))]).toEqual([3, 10])
  const status = async (path: string, headers: Record<string, string>) => (await app.request(path, { headers })).status
  expect([await status('/note-course/test-day', free), await status('/note-course/test-day', pro)]).toEqual([403, 200])
  expect(await status('/api/note-course/10-a/speech', free)).toBe(403)
  expect(await status('/api/note-course/10-a/speech', pro)).toBe(200)
  expect(await status('/note-course/juggling', pro)).toBe(404)
  expect(await status('/api/note-course/99-z/speech', pro)).toBe(404)
})

test('a lesson shows its notes as a drawing with words, and its exercises as sounds', async () => {
  const main = await open('/note-course/what-to-note', await signedInAs(await createAccount()))
  expect(main).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Notes: plumber, /u)
  expect(main).toContain('src="/api/note-course/01-a/speech"')
  expect(main).toContain('Check your notes')
})

test('a lesson is finished and taken up again by a plain form, for this learner alone', async () => {
  const [one, other] = [await createAccount(), await createAccount()]
  const as = await writingAs(one)
  const send = (done: string) =>
    app.request('/note-course/what-to-note', { method: 'POST', headers: as, body: new URLSearchParams({ done }) })
  const sent = await send('yes')
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/note-course/what-to-note'])
  await send('yes')
  expect(await db.noteLessonDone.findMany()).toMatchObject([{ userId: one.id, slug: 'what-to-note' }])
  expect(await open('/note-course', as)).toContain('Done')
  expect(await open('/note-course', await signedInAs(other))).not.toContain('Done')
  await send('no')
  expect(await db.noteLessonDone.count()).toBe(0)
})

test('a premium lesson cannot be marked without Pro', async () => {
  const learner = await createAccount()
  const body = new URLSearchParams({ done: 'yes' })
  const headers = await writingAs(learner)
  expect((await app.request('/note-course/test-day', { method: 'POST', headers, body })).status).toBe(403)
  expect(await db.noteLessonDone.count({ where: { userId: learner.id } })).toBe(0)
})
