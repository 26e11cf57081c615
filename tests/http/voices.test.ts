import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { clipKey } from '#app/models/speech/voices/clip-key.server.ts'
import { voicesOf } from '#app/models/speech/voices/casting.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import { type VoiceIndex, VoiceIndexSchema } from '#app/models/speech/voices/voice-index.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'
import { getSample, type SampleRow } from '#tests/support/submission.ts'

const INDEX = 'content/voices/index.json'
const clips: VoiceIndex['clips'] = existsSync(INDEX)
  ? VoiceIndexSchema.parse(JSON.parse(readFileSync(INDEX, 'utf8'))).clips
  : {}

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())

const audioOf = (index: number, headers: Record<string, string> = {}) =>
  app.request(`/api/audio/segment/${sample.id}/${index}`, { headers })
const clipOf = (language: 'en' | 'tr', text: string) =>
  voicesOf(language)
    .map((voice) => clips[clipKey({ language, text, voice })])
    .find((clip) => clip !== undefined)
const form = (fields: Record<string, string>) =>
  ({ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }) as const
const textOf = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

describe.runIf(Object.keys(clips).length > 0)('a shipped voice', () => {
  test('is sent as it is, with its hash as ETag, in ranges too', async () => {
    const [segment] = sample.segments
    const clip = segment && clipOf(spokenLanguage(segment), segment.text)
    if (!clip) throw new Error('The first segment of the sample is recorded first.')
    const response = await audioOf(0)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg'])
    expect(response.headers.get('ETag')).toBe(`"${clip.sha256}"`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(readFileSync(`content/voices/${clip.file}`))).toBe(true)
    expect((await audioOf(0, { 'If-None-Match': `"${clip.sha256}"` })).status).toBe(304)
    const part = await audioOf(0, { Range: 'bytes=10-19' })
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))]).toEqual([206, true])
  })

  test('is named on the page, and another one is heard once it is chosen', async () => {
    expect(textOf(await (await app.request('/practice/sample')).text())).toContain('natural computer voice')
    expect(textOf(await (await app.request('/tr/practice/sample')).text())).toContain('doğal bilgisayar sesi')
    const Cookie = 'kopru_voice=basic'
    const page = textOf(await (await app.request('/practice/sample', { headers: { Cookie } })).text())
    expect(page).toContain('basic computer voice')
    expect(page).not.toContain('natural computer voice')
    const [natural, basic] = [await audioOf(0), await audioOf(0, { Cookie })]
    expect(basic.headers.get('ETag')).not.toBe(natural.headers.get('ETag'))
  })
})

test('words that nobody has recorded are still spoken, in the voice that the page names', async () => {
  const segments = [
    { speaker: 'English', gender: 'male', text: 'Nobody has ever recorded this.', translation: 'Bunu.' },
  ]
  const { id } = await createDialogue({ transcript: JSON.stringify({ segments }) })
  const headers = await signedInAs(await createAccount())
  expect((await app.request(`/api/audio/segment/${id}/0`, { headers })).status).toBe(200)
  expect(textOf(await (await app.request(`/practice/${id}`, { headers })).text())).toContain('basic computer voice')
})

describe('the choice', () => {
  test('a guest chooses by a plain form, and the browser remembers it', async () => {
    const saved = await app.request('/voices', form({ voice: 'basic', from: '/practice/sample' }))
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/practice/sample'])
    const cookie = saved.headers.getSetCookie().find((line) => line.startsWith('kopru_voice='))
    expect(cookie).toMatch(/^kopru_voice=basic; .*HttpOnly/)
    const page = await (await app.request('/voices', { headers: { Cookie: 'kopru_voice=basic' } })).text()
    expect(page).toMatch(/value="basic"[^>]*checked=""|checked=""[^>]*value="basic"/)
    expect(page).toContain('Without an account, the choice is kept in this browser.')
  })

  test('a learner’s belongs to the account, and no other site can change it', async () => {
    const user = await createAccount()
    const headers = await writingAs(user)
    const saved = await app.request('/voices', { ...form({ voice: 'device', from: 'https://evil.example' }), headers })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/voices'])
    expect(saved.headers.getSetCookie().some((line) => line.startsWith('kopru_voice='))).toBe(false)
    const voiceNow = async () => (await db.userSettings.findUniqueOrThrow({ where: { userId: user.id } })).voice
    expect(await voiceNow()).toBe('device')
    const settings = textOf(await (await app.request('/settings', { headers: await signedInAs(user) })).text())
    expect(settings).toContain('href="/voices?from=/settings"')
    const crossSite = { ...headers, Origin: 'https://evil.example' }
    expect((await app.request('/voices', { ...form({ voice: 'basic' }), headers: crossSite })).status).toBe(403)
    const wrong = await app.request('/voices', { ...form({ voice: 'loud' }), headers })
    expect([wrong.status, (await wrong.text()).includes('Please choose a voice.')]).toEqual([400, true])
    expect(await voiceNow()).toBe('device')
  })

  test('each voice of the server has a sample in both languages', async () => {
    const tags = new Set<string | null>()
    for (const path of ['basic/en', 'basic/tr', 'natural/en', 'natural/tr']) {
      const response = await app.request(`/api/audio/voices/${path}`)
      expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, 'audio/mpeg'])
      tags.add(response.headers.get('ETag'))
    }
    expect(tags.size).toBeGreaterThanOrEqual(2)
    for (const path of ['device/en', 'basic/de']) {
      expect((await app.request(`/api/audio/voices/${path}`)).status, path).toBe(404)
    }
  })
})

describe('the model interpretation', () => {
  test('is heard by the learner whose attempt it is, and by nobody else', async () => {
    const user = await createAccount()
    const attempt = await createSession({ userId: user.id })
    const open = async (account: { id: number } | null, index: number | string = 0) =>
      app.request(`/api/audio/model/${attempt}/${index}`, { headers: account ? await signedInAs(account) : {} })
    const heard = await open(user)
    expect([heard.status, heard.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg'])
    const statuses = [await open(null), await open(await createAccount()), await open(user, 99), await open(user, 'x')]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('is not heard while an attempt is being scored', async () => {
    const user = await createAccount()
    const attempt = await createSession({ userId: user.id, status: 'received' })
    const response = await app.request(`/api/audio/model/${attempt}/0`, { headers: await signedInAs(user) })
    expect(response.status).toBe(404)
  })

  test('is another sound than the segment', () => {
    const [segment] = sample.segments
    const model = segment && clipOf(targetLanguage(segment), segment.translation)
    const original = segment && clipOf(spokenLanguage(segment), segment.text)
    if (model) expect(model.sha256).not.toBe(original?.sha256)
  })
})
