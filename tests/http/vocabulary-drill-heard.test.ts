import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/support/openai-double.ts'
import { filesOnDisk, fixture } from '#tests/support/submission.ts'

// Answers said aloud where the server has a recogniser.

let app: RunningApp
let openai: OpenAiDouble
let word: number

beforeAll(async () => {
  openai = await startOpenAiDouble()
  // Set before the bundle is imported, which reads them.
  Object.assign(process.env, { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.url })
  app = await startApp()
  word = (await db.vocabulary.findFirstOrThrow({ where: { english: 'lease' } })).id
})
afterAll(async () => {
  await app.close()
  await openai.close()
})
beforeEach(() => openai.reset())

async function send(sound: Uint8Array<ArrayBuffer>): Promise<Response> {
  const headers = { ...(await writingAs(await createAccount())), 'Content-Type': 'audio/webm' }
  const path = `/api/vocabulary/drill/heard?word=${word}&direction=to_turkish`
  return app.request(path, { method: 'POST', headers, body: sound })
}

test('a recording is turned into words in the language of the answer, graded, and kept nowhere', async () => {
  const before = filesOnDisk()
  openai.always('transcriptions', 'Kira sözleşmesini.')
  const response = await send(new Uint8Array(fixture('tr_espeak.webm')))
  expect(await response.json()).toEqual({ heard: 'Kira sözleşmesini.', verdict: 'correct' })
  expect(openai.requests).toHaveLength(1)
  expect(filesOnDisk()).toEqual(before)
  expect(await db.vocabularyCard.count()).toBe(0)
})

test('silence is sent to nobody', async () => {
  const response = await send(new Uint8Array(fixture('silence.webm')))
  expect(await response.json()).toMatchObject({ heard: '' })
  expect(openai.requests).toEqual([])
})

test.each([
  ['no recording', new TextEncoder().encode('not a sound'), 415],
  ['nothing', new Uint8Array(), 415],
  ['more than a call may hold', new Uint8Array(2 * 1024 * 1024), 413],
] as const)('%s is refused', async (_name, sound, status) => {
  expect((await send(sound)).status).toBe(status)
})

test('the page knows that the server listens', async () => {
  const headers = await signedInAs(await createAccount())
  const response = await app.request('/api/vocabulary/drill?q=lease&in=say', { headers })
  expect(await response.json()).toMatchObject({ hearsAnswers: true })
})
