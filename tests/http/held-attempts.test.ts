import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { SPOKEN, stagingScene } from '#tests/support/staging.ts'
import { fixture, getSample, type SampleRow } from '#tests/support/submission.ts'

const OTHER = fixture('en_espeak.webm')

let app: RunningApp
let sample: SampleRow

const { learner, guest, take } = stagingScene(() => ({ app, sample }))

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function pageOf(user: { id: number }): Promise<string> {
  const response = await app.request(`/practice/${sample.id}`, { headers: await writingAs(user) })
  expect(response.status).toBe(200)
  return response.text()
}

test("a dialogue's page lists the latest attempt's recordings on the server, to its owner only", async () => {
  const [hers, his] = [await createAccount(), await createAccount()]
  const [earlier, latest] = [randomUUID(), randomUUID()]
  await learner(hers).put(take(earlier, 0))
  await learner(hers).put(take(latest, 0))
  await learner(hers).put(take(latest, 2, OTHER))
  const page = await pageOf(hers)
  expect(page).toContain(latest)
  expect(page).not.toContain(earlier)
  expect(await pageOf(his)).not.toContain(latest)
})

test('a recording of an unfinished attempt can be played by its owner on any device, and by nobody else', async () => {
  const [hers, his] = [await createAccount(), await createAccount()]
  const attemptId = randomUUID()
  await learner(hers).put(take(attemptId, 2, OTHER))
  const heard = await learner(hers).hear({ attemptId, index: 2 })
  expect([heard.status, heard.headers.get('Content-Type')]).toEqual([200, 'audio/webm'])
  expect(heard.headers.get('Cache-Control')).toBe('no-store')
  expect(new Uint8Array(await heard.arrayBuffer())).toEqual(new Uint8Array(OTHER))
  expect((await learner(hers).hear({ attemptId, index: 1 })).status).toBe(404)
  expect((await learner(his).hear({ attemptId, index: 2 })).status).toBe(404)
  expect((await guest.hear({ attemptId, index: 2 })).status).toBe(404)
})

test("a guest's recording is not served back, not even to its browser", async () => {
  const attemptId = randomUUID()
  await guest.put(take(attemptId, 0, SPOKEN))
  expect((await guest.hear({ attemptId, index: 0 })).status).toBe(404)
  expect((await learner(await createAccount()).hear({ attemptId, index: 0 })).status).toBe(404)
})
