import { resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { RECORDING_LIMITS } from '#app/config/speech.ts'
import { findNoSpeechReason, hasSpeech } from '#app/models/speech/recording-inspection.ts'
import { makeWav, readFixture, type FixtureName } from '#tests/support/audio.ts'
import { createRecordingInspector } from './inspect-recording.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const inspector = createRecordingInspector({ workerPath: resolve('scripts/workers/inspect-worker.mjs') })
afterAll(() => inspector.stop())

const inspect = (bytes: Uint8Array) => inspector.inspectRecording(bytes, RECORDING_LIMITS)
const FIXTURES = ['tr_espeak.webm', 'en_espeak.webm', 'silence.webm', 'en_espeak.mp4', 'safari_like.mp4'] as const
const hum = (seconds: number) => 0.5 * Math.sin(2 * Math.PI * 100 * seconds)

test.each<[FixtureName, object]>([
  ['tr_espeak.webm', { container: 'webm', codec: 'opus', mime: 'audio/webm', durationMs: 9000 }],
  ['en_espeak.webm', { container: 'webm', codec: 'opus', mime: 'audio/webm', durationMs: 6000 }],
  ['silence.webm', { container: 'webm', codec: 'opus', speechMs: 0, durationMs: 4980 }],
  ['en_espeak.mp4', { container: 'mp4', codec: 'opus', mime: 'audio/mp4', durationMs: 6000 }],
  ['safari_like.mp4', { container: 'mp4', codec: 'aac', speechMs: null, rmsDbfs: null, durationMs: 8149 }],
])('%s is recognised by its content and measured', async (name, expected) => {
  expect(await inspect(await readFixture(name))).toMatchObject({ status: 'ok', ...expected })
})

test.each<[FixtureName, boolean]>([
  ['tr_espeak.webm', true],
  ['en_espeak.webm', true],
  ['en_espeak.mp4', true],
  ['silence.webm', false],
  // Its codec cannot be decoded here, which must not make the learner silent.
  ['safari_like.mp4', true],
])('%s holds speech: %s', async (name, isSpoken) => {
  expect(hasSpeech(await inspect(await readFixture(name)))).toBe(isSpoken)
})

test.each([
  ['16 kHz mono', { sampleRateHz: 16_000, channels: 1 }],
  ['44.1 kHz stereo', { sampleRateHz: 44_100, channels: 2 }],
  ['8 kHz mono', { sampleRateHz: 8000, channels: 1 }],
])('a WAV of %s is measured; hum is loud and no speech', async (_name, format) => {
  const inspection = await inspect(makeWav({ durationMs: 3000, sampleAt: hum, ...format }))
  // A sine at half of full scale has an RMS of -9.0 dBFS.
  expect(inspection).toMatchObject({ status: 'ok', container: 'wav', durationMs: 3000, rmsDbfs: -9 })
  expect(hasSpeech(inspection)).toBe(false)
})

test('nothing is empty; text, a picture and an endless WAV header are no audio', async () => {
  expect(await inspect(new Uint8Array())).toEqual({ status: 'empty' })
  const passwords = new TextEncoder().encode('root:x:0:0:root:/root:/bin/bash\n'.repeat(50))
  expect(await inspect(passwords)).toEqual({ status: 'not-audio' })
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Buffer.alloc(500)])
  expect(await inspect(png)).toEqual({ status: 'not-audio' })
  expect(await inspect(makeWav({ durationMs: 0, sampleAt: hum }))).toEqual({ status: 'not-audio' })
})

test('a sample rate that would unfold a byte to seconds is no audio, nor are more than two channels', async () => {
  const slow = makeWav({ durationMs: 2000, sampleRateHz: 1, sampleAt: hum })
  expect(await inspect(slow)).toEqual({ status: 'not-audio' })
  const surround = makeWav({ durationMs: 500, channels: 6, sampleAt: hum })
  expect(await inspect(surround)).toEqual({ status: 'not-audio' })
})

test('more than three minutes are too long, three minutes are not', async () => {
  const long = await inspect(makeWav({ durationMs: 200_000, sampleRateHz: 8000, sampleAt: () => 0 }))
  expect(long.status).toBe('too-long')
  const full = await inspect(makeWav({ durationMs: 180_000, sampleRateHz: 8000, sampleAt: () => 0 }))
  expect(full).toMatchObject({ status: 'ok', durationMs: 180_000 })
  const strict = { ...RECORDING_LIMITS, maxDurationMs: 5000 }
  expect(await inspector.inspectRecording(await readFixture('tr_espeak.webm'), strict)).toMatchObject({
    status: 'too-long',
  })
})

test('more packets than allowed are refused', async () => {
  const strict = { ...RECORDING_LIMITS, maxPackets: 50 }
  const inspection = await inspector.inspectRecording(await readFixture('en_espeak.webm'), strict)
  expect(inspection).toEqual({ status: 'not-audio' })
})

test.each(FIXTURES)('%s cut off at any eighth is measured as far as it goes, or is no audio', async (name) => {
  const whole = await readFixture(name)
  const complete = await inspect(whole)
  const fullMs = complete.status === 'ok' ? complete.durationMs : 0
  for (let eighth = 1; eighth < 8; eighth += 1) {
    const part = await inspect(whole.subarray(0, Math.floor((whole.length * eighth) / 8)))
    if (part.status !== 'ok') expect(part).toEqual({ status: 'not-audio' })
    else expect(part.durationMs).toBeLessThan(fullMs * (eighth / 8 + 0.1))
  }
})

test('random bytes are never audio and never an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2000 }), async (bytes) => {
      expect(await inspect(bytes)).toEqual({ status: 'not-audio' })
    }),
    { numRuns: 150 },
  )
})

test.each(FIXTURES)('%s with flipped bits has a bounded answer and harms no later recording', async (name) => {
  const whole = await readFixture(name)
  // Half of the flips hit the first 400 bytes, where containers keep the data most likely to mislead a decoder.
  const position = fc.oneof(fc.nat({ max: 400 }), fc.nat({ max: whole.length - 1 }))
  const flips = fc.array(fc.record({ at: position, bit: fc.nat({ max: 7 }) }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(flips, async (flipped) => {
      const bytes = Uint8Array.from(whole)
      for (const { at, bit } of flipped) bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
      const inspection = await inspect(bytes)
      expect(['ok', 'not-audio', 'too-long']).toContain(inspection.status)
      if (inspection.status === 'ok') expect(inspection.durationMs).toBeLessThanOrEqual(RECORDING_LIMITS.maxDurationMs)
    }),
    { numRuns: 25 },
  )
  expect(await inspect(await readFixture('en_espeak.webm'))).toMatchObject({ status: 'ok', durationMs: 6000 })
})

// Both flips used to make mediabunny loop forever.
test.each([
  ['before its first cluster', [[150, 0]], 'not-audio'],
  [
    'between its packets',
    [
      [9092, 0],
      [8041, 6],
    ],
    'ok',
  ],
])('a WebM file with an element that cannot be read %s comes to an end', async (_where, flips, status) => {
  const bytes = Uint8Array.from(await readFixture('silence.webm'))
  for (const [at = 0, bit = 0] of flips) bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
  expect((await inspect(bytes)).status).toBe(status)
})

test('a file that claims to last for thousands of years is too long', async () => {
  const bytes = Uint8Array.from(await readFixture('en_espeak.mp4'))
  bytes[25_102] = (bytes[25_102] ?? 0) ^ (1 << 3)
  expect((await inspect(bytes)).status).toBe('too-long')
})

test("a worker that is not there is our fault, not the recording's", async () => {
  const broken = createRecordingInspector({ workerPath: resolve('scripts/no-such-worker.mjs') })
  const asked = broken.inspectRecording(await readFixture('en_espeak.webm'), RECORDING_LIMITS)
  await expect(asked).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  await broken.stop()
})

test.each([
  [{ durationMs: 399, speechMs: 390, rmsDbfs: -20 }, 'too-short'],
  [{ durationMs: 400, speechMs: 299, rmsDbfs: -20 }, 'silent'],
  [{ durationMs: 400, speechMs: 300, rmsDbfs: -60 }, 'silent'],
  [{ durationMs: 400, speechMs: 300, rmsDbfs: -59.9 }, null],
  [{ durationMs: 400, speechMs: null, rmsDbfs: null }, null],
  [{ durationMs: 399, speechMs: null, rmsDbfs: null }, 'too-short'],
])('%j counts as unspoken because: %s', (measured, reason) => {
  expect(findNoSpeechReason(measured)).toBe(reason)
})
