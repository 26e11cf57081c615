import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { uploadedAudio } from '#app/services/speech/speech.server.ts'
import { sweepSegmentAudio } from '#app/services/speech/synthesis/sweep-segment-audio.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { assetOf, muxJobs, type MuxStage, muxStage, outcomeOf } from '#tests/support/mux.ts'
import { MUX_SECRETS, signedMuxEvent } from '#tests/support/mux-double/things.ts'

// Webhooks from Mux: which are trusted, and how the state recovers without them: docs/media.md.

// Set before the app is imported, which reads its settings once.
const mux = await vi.hoisted(async () => {
  const { startMuxDouble } = await import('#tests/support/mux-double/server.ts')
  const double = await startMuxDouble()
  Object.assign(process.env, double.settings)
  return double
})

let app: RunningApp
let stage: MuxStage

beforeAll(async () => {
  app = await startApp()
  stage = await muxStage({ app, mux })
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

test('an asset without its audio file is not played yet', async () => {
  const dialogue = await stage.addDialogue()
  await muxJobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  const atMux = stage.assetAtMux(contentHash)
  mux.makeReady(atMux.id, { withFile: false })
  await stage.deliver(stage.eventOf('video.asset.ready', contentHash))
  expect((await stage.listen(dialogue.id)).status).toBe(200)
  mux.makeReady(atMux.id)
  const event = mux.events.find(
    ({ type, data }) => type.endsWith('static_rendition.ready') && 'asset_id' in data && data.asset_id === atMux.id,
  )
  await stage.deliver(event ?? {})
  expect((await stage.listen(dialogue.id)).status).toBe(302)
})

test('late, repeated and reordered events change nothing', async () => {
  const { id, contentHash, atMux } = await stage.ready()
  const created = stage.eventOf('video.asset.created', contentHash)
  const uploaded = stage.eventOf('video.upload.asset_created', contentHash)
  for (const event of [uploaded, created]) expect(await outcomeOf(await stage.deliver(event))).toEqual([200, 'handled'])
  for (const event of [created, uploaded, created]) {
    expect(await outcomeOf(await stage.deliver(event))).toEqual([200, 'handled before'])
  }
  expect(await assetOf(id)).toMatchObject({ status: 'ready', assetId: atMux.id })
  expect((await stage.listen(id)).status).toBe(302)
})

test('audio deleted at Mux is served by the app', async () => {
  const { id, contentHash, atMux } = await stage.ready()
  mux.remove(atMux.id)
  expect(await outcomeOf(await stage.deliver(stage.eventOf('video.asset.deleted', contentHash)))).toEqual([
    200,
    'handled',
  ])
  expect((await stage.listen(id)).status).toBe(200)
})

test('a lost webhook is made up for', async () => {
  const dialogue = await stage.addDialogue()
  await muxJobs.publish(dialogue.id)
  const { contentHash } = await assetOf(dialogue.id)
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  await db.job.deleteMany()
  mux.makeReady(stage.assetAtMux(contentHash).id)
  await db.muxAsset.update({ where: { contentHash }, data: { answeredAt: new Date(Date.now() - 600_000) } })
  await sweepSegmentAudio({ uploads: uploadedAudio, now: new Date() })
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  await muxJobs.look(contentHash)
  expect((await stage.listen(dialogue.id)).status).toBe(302)
})

test('a Mux that hangs costs a webhook its five seconds, and is asked again', async () => {
  const { contentHash } = await stage.ready()
  mux.setFault({ kind: 'hang', on: /^GET/ })
  await db.job.deleteMany()
  expect(await outcomeOf(await stage.deliver(stage.eventOf('video.asset.ready', contentHash)))).toEqual([
    503,
    'PROVIDER_UNAVAILABLE',
  ])
  expect(await db.job.count({ where: { uniqueKey: `sync-mux-asset:${contentHash}` } })).toBe(1)
  mux.setFault(undefined)
  expect(await outcomeOf(await stage.deliver(stage.eventOf('video.asset.ready', contentHash)))).toEqual([
    200,
    'handled',
  ])
})

test('every configured secret is valid; altered, old, unsigned or future events are refused', async () => {
  const { contentHash } = await stage.ready()
  const event = stage.eventOf('video.asset.ready', contentHash)
  const refused = [400, 'INVALID_TOKEN']
  const now = Math.floor(Date.now() / 1_000)
  expect(await outcomeOf(await stage.deliver(event, { secret: 'somebody-else-s-secret' }))).toEqual(refused)
  expect(await outcomeOf(await stage.deliver(event, { timestamp: now - 400 }))).toEqual(refused)
  expect(await outcomeOf(await stage.deliver(event, { timestamp: now + 400 }))).toEqual(refused)
  const { body, headers } = signedMuxEvent({ event })
  const post = (init: RequestInit) => app.request('/api/mux/webhook', { method: 'POST', ...init })
  const altered: RequestInit[] = [
    { body: body.replace('asset.ready', 'asset.errored'), headers },
    { body: `${body} `, headers },
    { body, headers: {} },
    { body, headers: { 'Mux-Signature': '' } },
    { body, headers: { 'Mux-Signature': headers['Mux-Signature'].replace('v1=', 'v0=') } },
    { body: '', headers },
  ]
  for (const init of altered) {
    expect(await outcomeOf(await post(init))).toEqual(refused)
  }
  for (const shape of [[], 'text', { id: 'x' }, { id: 1, type: 'video.asset.ready', data: {} }]) {
    expect((await post(signedMuxEvent({ event: Object(shape) }))).status).toBe(400)
  }
  expect(await db.muxEvent.count({ where: { id: event.id } })).toBe(0)
  expect(await outcomeOf(await stage.deliver(event, { secret: MUX_SECRETS.older }))).toEqual([200, 'handled'])
})

test('events of other kinds and of unknown assets are answered and ignored', async () => {
  const calls = mux.calls.length
  for (const [type, data] of [
    ['video.live_stream.active', { id: 'live-1' }],
    ['video.asset.ready', { id: 'asset-of-somebody' }],
    ['video.upload.cancelled', { id: 'upload-of-somebody' }],
  ] as const) {
    expect(await outcomeOf(await stage.deliver({ id: `evt-${type}`, type, data }))).toEqual([200, 'not for us'])
  }
  expect(mux.calls).toHaveLength(calls)
  expect((await app.request('/api/mux/webhook')).status).toBe(405)
})
