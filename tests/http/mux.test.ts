import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { forgetAsset } from '#app/services/speech/mux/forget-asset.server.ts'
import { publishDialogueAudio } from '#app/services/speech/mux/publish-dialogue.server.ts'
import { reconcileAsset } from '#app/services/speech/mux/sync-asset.server.ts'
import { sweepSegmentAudio } from '#app/services/speech/sweep-segment-audio.server.ts'
import { uploadedAudio } from '#app/services/speech/speech.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk, PAYLOAD, SEGMENTS } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type MuxEvent, MUX_SECRETS, signedMuxEvent } from '#tests/support/mux-double/server.ts'
import { makeRecordings, upload } from '#tests/support/segment-recordings.ts'

// Source audio at Mux: docs/media.md. Jobs are run by hand, so that a test sees each step.

// Before the app is imported, whose settings are read once.
const mux = await vi.hoisted(async () => {
  const { startMuxDouble } = await import('#tests/support/mux-double/server.ts')
  const double = await startMuxDouble()
  Object.assign(process.env, double.settings)
  return double
})

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }
let takes: [Uint8Array, Uint8Array, Uint8Array]

const { signal } = new AbortController()
const jobs = {
  publish: (dialogueId: number) => publishDialogueAudio({ dialogueId, signal }),
  forget: (contentHash: string) => forgetAsset({ contentHash, signal }),
  look: (contentHash: string) => reconcileAsset({ contentHash, signal }),
}

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  desk = adminDesk(app, admin)
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

let count = 0
/** A dialogue of one English segment that nobody has said before. */
async function addDialogue(changes: object = {}) {
  count += 1
  const words = `Dialogue ${count} for Mux.`
  const dialogue = await desk.add({
    accessLevel: 'free',
    transcript: { segments: [{ ...SEGMENTS[0], text: words }] },
    ...changes,
  })
  return { ...dialogue, words }
}

const listen = (id: number, init: RequestInit & { query?: string } = {}) =>
  app.request(`/api/audio/segment/${id}/0${init.query ?? ''}`, init)

const deliver = (event: object, options: { secret?: string; timestamp?: number } = {}) =>
  app.request('/api/mux/webhook', { method: 'POST', ...signedMuxEvent({ event, ...options }) })

async function outcomeOf(response: Response) {
  const { outcome, code } = await response.json()
  return [response.status, outcome ?? code]
}

async function assetOf(dialogueId: number) {
  const { asset } = await db.publishedSegment.findUniqueOrThrow({
    where: { dialogueId_segmentIndex: { dialogueId, segmentIndex: 0 } },
    select: { asset: true },
  })
  return asset
}

const assetAtMux = (contentHash: string) => {
  const found = [...mux.assets.values()].find(({ passthrough }) => passthrough === contentHash)
  if (!found) throw new Error('Mux has no such asset')
  return found
}

/** A dialogue whose one sound Mux plays. */
async function ready() {
  const dialogue = await addDialogue()
  await jobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  const atMux = assetAtMux(contentHash)
  mux.makeReady(atMux.id)
  await jobs.look(contentHash)
  return { ...dialogue, contentHash, atMux }
}

const eventOf = (type: string, contentHash: string): MuxEvent => {
  const found = mux.events.find((event) => event.type === type && JSON.stringify(event).includes(contentHash))
  if (!found) throw new Error(`Mux has not told ${type}`)
  return found
}

test('from a save to a signed address: sent once, audio only, signed, heard at Mux when it is ready', async () => {
  const dialogue = await addDialogue()
  expect(await db.job.count({ where: { uniqueKey: `render-dialogue:${dialogue.id}` } })).toBe(1)
  await jobs.publish(dialogue.id)
  const { contentHash, status } = await assetOf(dialogue.id)
  expect(status).toBe('preparing')
  expect((await listen(dialogue.id)).status).toBe(200)
  const atMux = assetAtMux(contentHash)
  expect(mux.uploads.get(atMux.upload_id)?.new_asset_settings).toEqual({
    passthrough: contentHash,
    playback_policies: ['signed'],
    static_renditions: [{ resolution: 'audio-only' }],
    video_quality: 'basic',
  })
  mux.makeReady(atMux.id)
  expect(await outcomeOf(await deliver(eventOf('video.asset.ready', contentHash)))).toEqual([200, 'handled'])
  const heard = await listen(dialogue.id)
  expect([heard.status, heard.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  const location = new URL(heard.headers.get('Location') ?? '')
  expect(location.pathname).toBe(`/${atMux.playback_ids[0]?.id}/audio.m4a`)
  const stream = await fetch(location)
  const own = await listen(dialogue.id, { query: '?from=app' })
  expect(Buffer.from(await stream.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true)
  const claims = JSON.parse(
    Buffer.from((location.searchParams.get('token') ?? '').split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims.exp - Date.now() / 1_000).toBeLessThanOrEqual(300)
  const calls = mux.calls.length
  await jobs.publish(dialogue.id)
  expect(mux.calls).toHaveLength(calls)
})

test('pages may play from Mux and fetch from it, and from nowhere else', async () => {
  const policy = (await app.request('/practice/sample')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`media-src 'self' blob: ${mux.url};`)
  expect(policy).toContain(`connect-src 'self' ${mux.url};`)
})

test('who may not hear a segment is refused before any address is given', async () => {
  const dialogue = await addDialogue({ accessLevel: 'premium' })
  await jobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  mux.makeReady(assetAtMux(contentHash).id)
  await jobs.look(contentHash)
  expect((await listen(dialogue.id)).status).toBe(403)
  const pro = await createAccount({ plan: 'pro' })
  expect((await listen(dialogue.id, { headers: await signedInAs(pro) })).status).toBe(302)
})

test('an asset whose audio file is not made yet is not played', async () => {
  const dialogue = await addDialogue()
  await jobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  const atMux = assetAtMux(contentHash)
  mux.makeReady(atMux.id, { withFile: false })
  await deliver(eventOf('video.asset.ready', contentHash))
  expect((await listen(dialogue.id)).status).toBe(200)
  mux.makeReady(atMux.id)
  const event = mux.events.find(
    ({ type, data }) => type.endsWith('static_rendition.ready') && 'asset_id' in data && data.asset_id === atMux.id,
  )
  await deliver(event ?? {})
  expect((await listen(dialogue.id)).status).toBe(302)
})

test('events that come late, twice and in the wrong order change nothing', async () => {
  const { id, contentHash, atMux } = await ready()
  const created = eventOf('video.asset.created', contentHash)
  const uploaded = eventOf('video.upload.asset_created', contentHash)
  for (const event of [uploaded, created]) expect(await outcomeOf(await deliver(event))).toEqual([200, 'handled'])
  for (const event of [created, uploaded, created]) {
    expect(await outcomeOf(await deliver(event))).toEqual([200, 'handled before'])
  }
  expect(await assetOf(id)).toMatchObject({ status: 'ready', assetId: atMux.id })
  expect((await listen(id)).status).toBe(302)
})

test('what Mux cannot take is served from here, with the reason kept, and sent again a day later', async () => {
  const dialogue = await addDialogue()
  await jobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  const atMux = assetAtMux(contentHash)
  mux.makeErrored(atMux.id, 'The input is not sound.')
  await deliver(eventOf('video.asset.errored', contentHash))
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'errored', error: 'The input is not sound.' })
  expect((await listen(dialogue.id)).status).toBe(200)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await db.muxAsset.update({ where: { contentHash }, data: { answeredAt: yesterday } })
  await db.job.deleteMany()
  await sweepSegmentAudio({ uploads: uploadedAudio, now: new Date() })
  expect(await db.job.count({ where: { uniqueKey: `publish-dialogue-audio:${dialogue.id}` } })).toBe(1)
  await jobs.publish(dialogue.id)
  expect(mux.assets.has(atMux.id)).toBe(false)
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'preparing', error: null })
})

test('what somebody deletes at Mux is served from here', async () => {
  const { id, contentHash, atMux } = await ready()
  mux.remove(atMux.id)
  expect(await outcomeOf(await deliver(eventOf('video.asset.deleted', contentHash)))).toEqual([200, 'handled'])
  expect((await listen(id)).status).toBe(200)
})

test('a webhook that never came is made up for', async () => {
  const dialogue = await addDialogue()
  await jobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  await db.job.deleteMany()
  mux.makeReady(assetAtMux(contentHash).id)
  await db.muxAsset.update({ where: { contentHash }, data: { answeredAt: new Date(Date.now() - 600_000) } })
  await sweepSegmentAudio({ uploads: uploadedAudio, now: new Date() })
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  await jobs.look(contentHash)
  expect((await listen(dialogue.id)).status).toBe(302)
})

test('a recording takes the place of the voice at once, and the voice leaves Mux once nobody needs it', async () => {
  const { id, words, contentHash: voice } = await ready()
  expect((await upload(app, { dialogueId: id, index: 0, words, bytes: takes[0], as: admin })).status).toBe(201)
  const heard = await listen(id)
  expect(heard.status).toBe(200)
  const recording = heard.headers.get('ETag')?.replaceAll('"', '') ?? ''
  await jobs.publish(id)
  expect(await assetOf(id)).toMatchObject({ contentHash: recording, status: 'preparing' })
  const job = await db.job.findFirstOrThrow({ where: { uniqueKey: `forget-mux-asset:${voice}` } })
  expect(job.runAt.getTime() - Date.now()).toBeGreaterThan(250_000)
  await jobs.forget(voice)
  expect(await db.muxAsset.count({ where: { contentHash: voice } })).toBe(0)
  expect([...mux.assets.values()].some(({ passthrough }) => passthrough === voice)).toBe(false)
  await jobs.forget(recording)
  expect(await db.muxAsset.count({ where: { contentHash: recording } })).toBe(1)
})

test('a deleted dialogue has nothing at Mux, the same words elsewhere keep theirs', async () => {
  const { id, words, contentHash, path } = await ready()
  const twin = await addDialogue({ transcript: { segments: [{ ...SEGMENTS[0], text: words }] } })
  await jobs.publish(twin.id)
  expect((await listen(twin.id)).status).toBe(302)
  await desk.send(path, { method: 'DELETE' })
  expect(await db.job.count({ where: { uniqueKey: `publish-dialogue-audio:${id}` } })).toBe(1)
  await jobs.publish(id)
  expect(await db.publishedSegment.count({ where: { dialogueId: id } })).toBe(0)
  await jobs.forget(contentHash)
  expect((await listen(twin.id)).status).toBe(302)
})

test.each([
  ['limited', 'POST /video/v1/uploads'],
  ['error', 'POST /video/v1/uploads'],
  ['reset', 'POST /video/v1/uploads'],
  ['error', 'PUT /storage'],
  ['reset', 'PUT /storage'],
] as const)('%s at %s: the job fails, the app serves, the next try sends it once', async (kind, call) => {
  const dialogue = await addDialogue()
  mux.setFault({ kind, on: new RegExp(`^${call}`) })
  await expect(jobs.publish(dialogue.id)).rejects.toMatchObject({ name: 'HostFailure', kind: 'away' })
  expect((await listen(dialogue.id)).status).toBe(200)
  mux.setFault(undefined)
  await jobs.publish(dialogue.id)
  const { contentHash, status } = await assetOf(dialogue.id)
  expect(status).toBe('preparing')
  expect([...mux.assets.values()].filter(({ passthrough }) => passthrough === contentHash)).toHaveLength(1)
})

test('a process that dies after the file has arrived does not make Mux have it twice', async () => {
  const dialogue = await addDialogue()
  mux.setFault({ kind: 'acted', on: /^PUT \/storage/, times: 1 })
  await jobs.publish(dialogue.id).catch(() => {})
  const { contentHash } = await assetOf(dialogue.id)
  await jobs.publish(dialogue.id)
  expect([...mux.assets.values()].filter(({ passthrough }) => passthrough === contentHash)).toHaveLength(1)
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'preparing' })
})

test('a key that Mux refuses is written down, and everything is served from here', async () => {
  const dialogue = await addDialogue()
  mux.setFault({ kind: 'unauthorized', on: /^POST/ })
  await expect(jobs.publish(dialogue.id)).rejects.toMatchObject({ kind: 'refused' })
  expect(await assetOf(dialogue.id)).toMatchObject({ status: 'errored', error: expect.stringContaining('401') })
  expect((await listen(dialogue.id)).status).toBe(200)
})

test('a Mux that hangs costs a webhook its five seconds, and it is asked for again', async () => {
  const { contentHash } = await ready()
  mux.setFault({ kind: 'hang', on: /^GET/ })
  await db.job.deleteMany()
  expect(await outcomeOf(await deliver(eventOf('video.asset.ready', contentHash)))).toEqual([
    503,
    'PROVIDER_UNAVAILABLE',
  ])
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  mux.setFault(undefined)
  expect(await outcomeOf(await deliver(eventOf('video.asset.ready', contentHash)))).toEqual([200, 'handled'])
})

test('two processes that publish the same dialogue send it once', async () => {
  const dialogue = await addDialogue()
  await Promise.all([1, 2, 3].map(() => jobs.publish(dialogue.id)))
  const { contentHash } = await assetOf(dialogue.id)
  expect([...mux.assets.values()].filter(({ passthrough }) => passthrough === contentHash)).toHaveLength(1)
})

test('each secret that is set is good; what is altered, old, unsigned or of tomorrow is refused', async () => {
  const { contentHash } = await ready()
  const event = eventOf('video.asset.ready', contentHash)
  const refused = [400, 'INVALID_TOKEN']
  const now = Math.floor(Date.now() / 1_000)
  expect(await outcomeOf(await deliver(event, { secret: 'somebody-else-s-secret' }))).toEqual(refused)
  expect(await outcomeOf(await deliver(event, { timestamp: now - 400 }))).toEqual(refused)
  expect(await outcomeOf(await deliver(event, { timestamp: now + 400 }))).toEqual(refused)
  const { body, headers } = signedMuxEvent({ event })
  const post = (init: RequestInit) => app.request('/api/mux/webhook', { method: 'POST', ...init })
  for (const init of [
    { body: body.replace('asset.ready', 'asset.errored'), headers },
    { body: `${body} `, headers },
    { body, headers: {} },
    { body, headers: { 'Mux-Signature': '' } },
    { body, headers: { 'Mux-Signature': headers['Mux-Signature'].replace('v1=', 'v0=') } },
    { body: '', headers },
  ]) {
    expect(await outcomeOf(await post(init))).toEqual(refused)
  }
  for (const shape of [[], 'text', { id: 'x' }, { id: 1, type: 'video.asset.ready', data: {} }]) {
    expect((await post(signedMuxEvent({ event: Object(shape) }))).status).toBe(400)
  }
  expect(await db.muxEvent.count({ where: { id: event.id } })).toBe(0)
  expect(await outcomeOf(await deliver(event, { secret: MUX_SECRETS.older }))).toEqual([200, 'handled'])
})

test('events of other kinds and of assets that are not ours are answered and left alone', async () => {
  const calls = mux.calls.length
  for (const [type, data] of [
    ['video.live_stream.active', { id: 'live-1' }],
    ['video.asset.ready', { id: 'asset-of-somebody' }],
    ['video.upload.cancelled', { id: 'upload-of-somebody' }],
  ] as const) {
    expect(await outcomeOf(await deliver({ id: `evt-${type}`, type, data }))).toEqual([200, 'not for us'])
  }
  expect(mux.calls).toHaveLength(calls)
  expect((await app.request('/api/mux/webhook')).status).toBe(405)
})

test('an edited text is served from here until its own sound is ready', async () => {
  const { id, path } = await ready()
  const segments = [{ ...SEGMENTS[0], text: 'Quite another sentence.' }]
  await desk.send(path, { method: 'PUT', body: { ...PAYLOAD, accessLevel: 'free', transcript: { segments } } })
  expect((await listen(id)).status).toBe(200)
})
