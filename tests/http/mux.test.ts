import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { uploadedAudio } from '#app/services/speech/speech.server.ts'
import { sweepSegmentAudio } from '#app/services/speech/synthesis/sweep-segment-audio.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { PAYLOAD, SEGMENTS } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { assetOf, muxJobs, type MuxStage, muxStage, outcomeOf } from '#tests/support/mux.ts'
import { makeRecordings, upload } from '#tests/support/segment-recordings.ts'

// How source audio is uploaded to Mux and deleted there: docs/media.md.

// Set before the app is imported, which reads its settings once.
const mux = await vi.hoisted(async () => {
  const { startMuxDouble } = await import('#tests/support/mux-double/server.ts')
  const double = await startMuxDouble()
  Object.assign(process.env, double.settings)
  return double
})

let app: RunningApp
let stage: MuxStage
let takes: [Uint8Array, Uint8Array, Uint8Array]

beforeAll(async () => {
  app = await startApp()
  stage = await muxStage({ app, mux })
  takes = await makeRecordings()
})
afterAll(async () => {
  await app.close()
  await mux.close()
})
beforeEach(async () => {
  mux.setFault(undefined)
  mux.events.length = 0
  await db.job.deleteMany()
})

test('from a save to a signed address: uploaded once, audio only, played from Mux when ready', async () => {
  const dialogue = await stage.addDialogue()
  expect(await db.job.count({ where: { uniqueKey: `render-dialogue:${dialogue.id}` } })).toBe(1)
  await muxJobs.publish(dialogue.id)
  const { contentHash, status } = await assetOf(dialogue.id)
  expect(status).toBe('preparing')
  expect((await stage.listen(dialogue.id)).status).toBe(200)
  const atMux = stage.assetAtMux(contentHash)
  expect(mux.uploads.get(atMux.upload_id)?.new_asset_settings).toEqual({
    passthrough: contentHash,
    playback_policies: ['signed'],
    static_renditions: [{ resolution: 'audio-only' }],
    video_quality: 'basic',
  })
  mux.makeReady(atMux.id)
  expect(await outcomeOf(await stage.deliver(stage.eventOf('video.asset.ready', contentHash)))).toEqual([
    200,
    'handled',
  ])
  const heard = await stage.listen(dialogue.id)
  expect([heard.status, heard.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  const location = new URL(heard.headers.get('Location') ?? '')
  expect(location.pathname).toBe(`/${atMux.playback_ids[0]?.id}/audio.m4a`)
  const stream = await fetch(location)
  const own = await stage.listen(dialogue.id, { query: '?from=app' })
  expect(Buffer.from(await stream.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true)
  const claims = JSON.parse(
    Buffer.from((location.searchParams.get('token') ?? '').split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims.exp - Date.now() / 1_000).toBeLessThanOrEqual(300)
  const calls = mux.calls.length
  await muxJobs.publish(dialogue.id)
  expect(mux.calls).toHaveLength(calls)
})

test('pages may play and fetch from Mux, and from nowhere else', async () => {
  const policy = (await app.request('/practice/sample')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`media-src 'self' blob: ${mux.url};`)
  expect(policy).toContain(`connect-src 'self' ${mux.url};`)
})

test('a listener without access is refused before any URL is given', async () => {
  const dialogue = await stage.addDialogue({ accessLevel: 'premium' })
  await muxJobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  mux.makeReady(stage.assetAtMux(contentHash).id)
  await muxJobs.look(contentHash)
  expect((await stage.listen(dialogue.id)).status).toBe(403)
  const pro = await createAccount({ plan: 'pro' })
  expect((await stage.listen(dialogue.id, { headers: await signedInAs(pro) })).status).toBe(302)
})

test('audio that Mux rejects is served by the app, the reason is stored, and it is uploaded again a day later', async () => {
  const dialogue = await stage.addDialogue()
  await muxJobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  const atMux = stage.assetAtMux(contentHash)
  mux.makeErrored(atMux.id, 'The input is not sound.')
  await stage.deliver(stage.eventOf('video.asset.errored', contentHash))
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'errored', error: 'The input is not sound.' })
  expect((await stage.listen(dialogue.id)).status).toBe(200)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await db.muxAsset.update({ where: { contentHash }, data: { answeredAt: yesterday } })
  await db.job.deleteMany()
  await sweepSegmentAudio({ uploads: uploadedAudio, now: new Date() })
  expect(await db.job.count({ where: { uniqueKey: `publish-dialogue-audio:${dialogue.id}` } })).toBe(1)
  await muxJobs.publish(dialogue.id)
  expect(mux.assets.has(atMux.id)).toBe(false)
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'preparing', error: null })
})

test('a recording replaces the voice at once, and the voice is deleted at Mux once it is unused', async () => {
  const { id, words, contentHash: voice } = await stage.ready()
  expect((await upload(app, { dialogueId: id, index: 0, words, bytes: takes[0], as: stage.admin })).status).toBe(201)
  const heard = await stage.listen(id)
  expect(heard.status).toBe(200)
  const recording = heard.headers.get('ETag')?.replaceAll('"', '') ?? ''
  await muxJobs.publish(id)
  expect(await assetOf(id)).toMatchObject({ contentHash: recording, status: 'preparing' })
  const job = await db.job.findFirstOrThrow({ where: { uniqueKey: `forget-mux-asset:${voice}` } })
  expect(job.runAt.getTime() - Date.now()).toBeGreaterThan(250_000)
  await muxJobs.forget(voice)
  expect(await db.muxAsset.count({ where: { contentHash: voice } })).toBe(0)
  expect([...mux.assets.values()].some(({ passthrough }) => passthrough === voice)).toBe(false)
  await muxJobs.forget(recording)
  expect(await db.muxAsset.count({ where: { contentHash: recording } })).toBe(1)
})

test('audio that is needed again during its deletion is uploaded again', async () => {
  const { id, words, path, contentHash } = await stage.ready()
  await stage.desk.send(path, { method: 'DELETE' })
  await muxJobs.publish(id)
  mux.setFault({ kind: 'error', on: /^DELETE/ })
  await expect(muxJobs.forget(contentHash)).rejects.toMatchObject({ kind: 'away' })
  const twin = await stage.addDialogue({ transcript: { segments: [{ ...SEGMENTS[0], text: words }] } })
  await expect(muxJobs.publish(twin.id)).rejects.toMatchObject({ kind: 'away' })
  expect((await stage.listen(twin.id)).status).toBe(200)
  mux.setFault(undefined)
  await muxJobs.forget(contentHash)
  await muxJobs.publish(twin.id)
  expect(await assetOf(twin.id)).toMatchObject({ contentHash, status: 'preparing' })
  expect(stage.timesAtMux(contentHash)).toBe(1)
})

test('a deleted dialogue has nothing at Mux, the same words elsewhere keep theirs', async () => {
  const { id, words, contentHash, path } = await stage.ready()
  const twin = await stage.addDialogue({ transcript: { segments: [{ ...SEGMENTS[0], text: words }] } })
  await muxJobs.publish(twin.id)
  expect((await stage.listen(twin.id)).status).toBe(302)
  await stage.desk.send(path, { method: 'DELETE' })
  expect(await db.job.count({ where: { uniqueKey: `publish-dialogue-audio:${id}` } })).toBe(1)
  await muxJobs.publish(id)
  expect(await db.publishedSegment.count({ where: { dialogueId: id } })).toBe(0)
  await muxJobs.forget(contentHash)
  expect((await stage.listen(twin.id)).status).toBe(302)
})

test.each([
  ['limited', 'POST /video/v1/uploads'],
  ['error', 'POST /video/v1/uploads'],
  ['reset', 'POST /video/v1/uploads'],
  ['error', 'PUT /storage'],
  ['reset', 'PUT /storage'],
] as const)('%s at %s: the job fails, the app serves, and the retry uploads it once', async (kind, call) => {
  const dialogue = await stage.addDialogue()
  mux.setFault({ kind, on: new RegExp(`^${call}`) })
  await expect(muxJobs.publish(dialogue.id)).rejects.toMatchObject({ name: 'HostFailure', kind: 'away' })
  expect((await stage.listen(dialogue.id)).status).toBe(200)
  mux.setFault(undefined)
  await muxJobs.publish(dialogue.id)
  const { contentHash, status } = await assetOf(dialogue.id)
  expect(status).toBe('preparing')
  expect(stage.timesAtMux(contentHash)).toBe(1)
})

test('a process that dies after the upload does not make Mux store it twice', async () => {
  const dialogue = await stage.addDialogue()
  mux.setFault({ kind: 'acted', on: /^PUT \/storage/, times: 1 })
  await muxJobs.publish(dialogue.id).catch(() => {})
  const { contentHash } = await assetOf(dialogue.id)
  await muxJobs.publish(dialogue.id)
  expect(stage.timesAtMux(contentHash)).toBe(1)
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'preparing' })
})

test('a key that Mux refuses is logged, and everything is served by the app', async () => {
  const dialogue = await stage.addDialogue()
  mux.setFault({ kind: 'unauthorized', on: /^POST/ })
  await expect(muxJobs.publish(dialogue.id)).rejects.toMatchObject({ kind: 'refused' })
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'errored', error: expect.stringContaining('401') })
  expect((await stage.listen(dialogue.id)).status).toBe(200)
})

test('two processes that publish the same dialogue upload it once', async () => {
  const dialogue = await stage.addDialogue()
  await Promise.all([1, 2, 3].map(() => muxJobs.publish(dialogue.id)))
  const { contentHash } = await assetOf(dialogue.id)
  expect(stage.timesAtMux(contentHash)).toBe(1)
})

test('an edited text is served by the app until its new audio is ready', async () => {
  const { id, path } = await stage.ready()
  const segments = [{ ...SEGMENTS[0], text: 'Quite another sentence.' }]
  await stage.desk.send(path, { method: 'PUT', body: { ...PAYLOAD, accessLevel: 'free', transcript: { segments } } })
  expect((await stage.listen(id)).status).toBe(200)
})
