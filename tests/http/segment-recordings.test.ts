import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { sweepSegmentAudio } from '#app/services/speech/synthesis/sweep-segment-audio.server.ts'
import { uploadedAudio } from '#app/services/speech/speech.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, PAYLOAD, SEGMENTS } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTinyTemplate, examAs } from '#tests/support/mock-test.ts'
import { hashOf, makeRecordings, problemOf, recordingForm, upload as send } from '#tests/support/segment-recordings.ts'

// An admin's own recordings instead of the computer voice: docs/media.md.

const WORDS = ['Good morning.', 'Anahtarımı kaybettim.'] as const

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }
let takes: [Uint8Array, Uint8Array, Uint8Array]

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  desk = adminDesk(app, admin)
  takes = await makeRecordings()
})
afterAll(() => app.close())

interface Sent {
  index?: number
  words?: string
  bytes?: Uint8Array
  as?: { id: number }
}

const upload = (dialogueId: number, { index = 0, words = WORDS[0], bytes = takes[0], as = admin }: Sent = {}) =>
  send(app, { dialogueId, index, words, bytes, as })

async function heardBy(user: { id: number }, dialogueId: number, index = 0) {
  const response = await app.request(`/api/audio/segment/${dialogueId}/${index}`, { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  return { tag: response.headers.get('ETag'), bytes: new Uint8Array(await response.arrayBuffer()) }
}

const list = async (dialogueId: number) =>
  (await app.request(`/api/admin/dialogues/${dialogueId}/audio`, { headers: await signedInAs(admin) })).json()

const editText = (path: string, texts: string[]) => {
  const segments = texts.map((text, index) => ({ ...SEGMENTS[index % 2], text }))
  return desk.send(path, { method: 'PUT', body: { ...PAYLOAD, accessLevel: 'free', transcript: { segments } } })
}

const add = () => desk.add({ accessLevel: 'free' })

test('a recording is played at once, trimmed, levelled, as MP3; removing it restores the voice', async () => {
  const { id } = await add()
  const voice = await heardBy(admin, id)
  const answer = await upload(id)
  expect(answer.status).toBe(201)
  const recording = await answer.json()
  expect(recording.mastering.afterLufs).toBeCloseTo(-18, 0)
  expect(recording.mastering.trimmedStartMs).toBeGreaterThan(500)
  const heard = await heardBy(admin, id)
  expect(heard.tag).toBe(`"${recording.contentHash}"`)
  expect(measureMp3(heard.bytes)?.durationMs).toBe(recording.durationMs)
  expect((await heardBy(admin, id, 1)).tag).not.toBe(heard.tag)
  const back = await desk.send(`/api/admin/dialogues/${id}/segments/0/audio`, { method: 'DELETE' })
  expect(back.status).toBe(204)
  expect((await heardBy(admin, id)).tag).toBe(voice.tag)
  const acts = await db.adminAct.findMany({ where: { subjectId: String(id) }, orderBy: { id: 'asc' } })
  expect(acts.map(({ action, details }) => [action, details])).toEqual([
    ['dialogue-created', {}],
    ['recording-uploaded', { segment: 1, sha256: recording.contentHash }],
    ['recording-taken-back', { segment: 1, sha256: recording.contentHash }],
  ])
})

test("an admin can play a mock test's dialogue before anybody else, others are refused", async () => {
  const { id } = await desk.add({ isMockTestCandidate: true })
  const path = `/api/admin/dialogues/${id}/segments/1/audio`
  const response = await app.request(path, { headers: await signedInAs(admin) })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg'])
  const learner = await createAccount({ plan: 'pro' })
  expect((await app.request(path, { headers: await signedInAs(learner) })).status).toBe(403)
  expect((await upload(id, { as: learner })).status).toBe(403)
})

test('editing a text mutes its recording: the voice speaks until an admin has decided', async () => {
  const { id, path } = await add()
  const { contentHash } = await (await upload(id)).json()
  await editText(path, ['Good morning to you.', WORDS[1]])
  const saved = await app.request(`/admin/dialogues/${id}?saved=1`, { headers: await signedInAs(admin) })
  expect(await saved.text()).toContain('One recording was made for an earlier text')
  const { segments } = await list(id)
  expect(segments[0]).toMatchObject({ recording: null, forOtherWords: [{ words: 'Good morning.' }] })
  const [stray] = segments[0].forOtherWords
  expect((await heardBy(admin, id)).tag).not.toBe(`"${contentHash}"`)
  const place = { segmentIndex: 0, wordsHash: segments[0].wordsHash }
  const adopt = (body: object) => desk.send(`/api/admin/segment-recordings/${stray.id}/adopt`, { body })
  expect(await problemOf(await adopt({ segmentIndex: 0, wordsHash: hashOf('Good morning.') }))).toEqual([
    409,
    'CONFLICT',
  ])
  const adopted = await adopt(place)
  expect(adopted.status).toBe(200)
  expect((await heardBy(admin, id)).tag).toBe(`"${contentHash}"`)
  expect((await adopt(place)).status).toBe(404)
})

test('a restored text finds its recording, and a moved segment keeps it', async () => {
  const { id, path } = await add()
  const { contentHash } = await (await upload(id)).json()
  await editText(path, ['Something else.', WORDS[1]])
  await editText(path, [WORDS[0], WORDS[1], 'And a third.'])
  expect((await heardBy(admin, id)).tag).toBe(`"${contentHash}"`)
  // English stays English: only the order changes.
  await editText(path, ['And a third.', WORDS[1], WORDS[0]])
  expect((await heardBy(admin, id, 2)).tag).toBe(`"${contentHash}"`)
  expect((await heardBy(admin, id, 0)).tag).not.toBe(`"${contentHash}"`)
})

test('the recording of a removed segment is used for no other, and can be removed', async () => {
  const { id, path } = await add()
  await upload(id, { index: 1, words: WORDS[1] })
  await editText(path, [WORDS[0]])
  const { segments, withoutSegment } = await list(id)
  expect(segments).toMatchObject([{ forOtherWords: [] }])
  expect(withoutSegment).toMatchObject([{ words: WORDS[1] }])
  const recordingPath = `/api/admin/segment-recordings/${withoutSegment[0].id}`
  expect((await app.request(recordingPath, { headers: await signedInAs(admin) })).status).toBe(200)
  expect((await desk.send(recordingPath, { method: 'DELETE' })).status).toBe(204)
  expect((await desk.send(recordingPath, { method: 'DELETE' })).status).toBe(404)
  expect(await list(id)).toMatchObject({ withoutSegment: [] })
})

test('an upload for a text that was changed meanwhile is refused, and nothing is stored', async () => {
  const { id, path } = await add()
  await editText(path, ['Good afternoon.', WORDS[1]])
  expect(await problemOf(await upload(id))).toEqual([409, 'CONFLICT'])
  expect(await db.segmentRecording.count({ where: { dialogueId: id } })).toBe(0)
})

test('a mock test plays the audio it began with, whatever is recorded or removed meanwhile', async () => {
  const template = await createTinyTemplate()
  const [{ id, segments }] = template.dialogues
  const words = segments[0]?.text ?? ''
  const learner = await createAccount()
  const voice = await (async () => {
    const path = `/api/admin/dialogues/${id}/segments/0/audio`
    return (await app.request(path, { headers: await signedInAs(admin) })).headers.get('ETag')
  })()
  await examAs(() => app, learner).start(template.id)
  const { contentHash } = await (await upload(id, { words })).json()
  expect((await heardBy(learner, id)).tag).toBe(voice)
  const later = await createAccount()
  await examAs(() => app, later).start(template.id)
  expect((await heardBy(later, id)).tag).toBe(`"${contentHash}"`)
  await desk.send(`/api/admin/dialogues/${id}/segments/0/audio`, { method: 'DELETE' })
  expect((await heardBy(later, id)).tag).toBe(`"${contentHash}"`)
  expect((await heardBy(learner, id)).tag).toBe(voice)
})

test('without JavaScript: a file form, its error next to it, and confirmation before removal', async () => {
  const { id } = await add()
  const page = `/admin/dialogues/${id}/audio`
  const post = async (fields: Record<string, string | Uint8Array>) =>
    app.request(page, {
      method: 'POST',
      headers: { ...(await writingAs(admin)), Accept: 'text/html' },
      body: recordingForm(fields),
    })
  const open = async (query = '') => (await app.request(page + query, { headers: await signedInAs(admin) })).text()
  const fields = { intent: 'upload', segmentIndex: '0', wordsHash: hashOf(WORDS[0]) }
  expect(await open()).toContain('0 of 2 segments have a recording.')
  const refused = await post({ ...fields, recording: new TextEncoder().encode('nothing to hear') })
  expect(refused.status).toBe(415)
  expect(await refused.text()).toMatch(/role="alert"[^>]*>This is not a recording/)
  const sent = await post({ ...fields, recording: takes[0] })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${page}?done=uploaded&at=0#segment-1`])
  const done = await open('?done=uploaded&at=0')
  expect(done).toContain('1 of 2 segments have a recording.')
  expect(done).toContain('The recording is in use.')
  expect(await open('?voice=0')).toContain('Use the computer voice for segment 1 again?')
  const back = await post({ intent: 'voice', segmentIndex: '0' })
  expect(back.headers.get('Location')).toBe(`${page}?done=voice&at=0#segment-1`)
  expect((await post({ intent: 'explode' })).status).toBe(400)
  expect((await post({ intent: 'voice', segmentIndex: '0' })).status).toBe(404)
})

test('unreferenced files are swept, those of just removed recordings are kept', async () => {
  const { id } = await add()
  const { contentHash } = await (await upload(id, { bytes: takes[1] })).json()
  await desk.send(`/api/admin/dialogues/${id}/segments/0/audio`, { method: 'DELETE' })
  const orphan = await uploadedAudio.put(new TextEncoder().encode('nobody names this'))
  const inTwoHours = new Date(Date.now() + 7_200_000)
  await sweepSegmentAudio({ uploads: uploadedAudio, now: inTwoHours })
  expect(await uploadedAudio.find(contentHash)).not.toBeNull()
  expect(await uploadedAudio.find(orphan)).toBeNull()
  await db.segmentRecording.updateMany({
    where: { dialogueId: id },
    data: { retiredAt: new Date(Date.now() - 31 * 86_400_000) },
  })
  await sweepSegmentAudio({ uploads: uploadedAudio, now: inTwoHours })
  expect(await uploadedAudio.find(contentHash)).toBeNull()
})

test('a recorded dialogue keeps its text when the library is seeded again, without an edit conflict', async () => {
  const seeded = await db.dialogue.findFirstOrThrow({ where: { slug: { not: null }, editedByAdmin: false } })
  const [segment] = JSON.parse(seeded.transcript).segments
  expect((await upload(seeded.id, { words: segment.text })).status).toBe(201)
  const after = await db.dialogue.findUniqueOrThrow({ where: { id: seeded.id } })
  expect(after).toMatchObject({ editedByAdmin: true, updatedAt: seeded.updatedAt })
})
