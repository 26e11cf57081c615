import { resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { RECORDING_LIMITS } from '#app/config/speech.ts'
import type { Delivery } from '#app/models/speech/delivery-schema.ts'
import { type FixtureName, readFixture } from '#tests/support/audio.ts'
import { joined, lengthMs, loadVoice, recordingOf, sound } from '#tests/support/spoken.ts'
import { createRecordingInspector } from './inspect-recording.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const TOLERANCE_MS = 150
const say = await loadVoice()
const inspector = createRecordingInspector({ workerPath: resolve('scripts/workers/inspect-worker.mjs') })
afterAll(() => inspector.stop())

async function deliveryOf(bytes: Uint8Array): Promise<Delivery | null> {
  const inspection = await inspector.inspectRecording(bytes, RECORDING_LIMITS)
  if (inspection.status !== 'ok') throw new Error(`No recording: ${inspection.status}`)
  return inspection.delivery
}

async function measured(bytes: Uint8Array): Promise<Delivery> {
  const delivery = await deliveryOf(bytes)
  if (!delivery) throw new Error('Nothing was heard.')
  return delivery
}

const expectNear = (actual: number | undefined, expected: number, toleranceMs = TOLERANCE_MS) =>
  expect(Math.abs((actual ?? Number.NaN) - expected), `${actual} for ${expected}`).toBeLessThanOrEqual(toleranceMs)

/** Time needed to learn the room's noise. Earlier speech may be detected up to this much too early. */
const SETTLING_MS = 500
const EARLY_TOLERANCE_MS = 300

const SENTENCES = [
  say('Good morning, I would like to ask about my payment.', 'en-gb-x-rp+m3'),
  say('She has six boxes of fish.', 'en-gb-x-rp+f2'),
  say('Günaydın, ödemem hakkında bir şey sormak istiyorum.', 'tr+m3'),
  say('Şu saatte işe gitmem gerekiyor, teşekkür ederim.', 'tr+f2'),
]

/** A noise generator with the same output in every run. */
function noiseOf(amplitude: number): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return amplitude * ((2 * state) / 2_147_483_647 - 1)
  }
}

/** The sound of a breath, rising and falling. */
function breath(durationMs: number, amplitude: number): Float32Array {
  const noise = noiseOf(1)
  let low = 0
  return sound(durationMs, (seconds) => {
    low = 0.7 * low + 0.3 * noise()
    return amplitude * low * Math.sin((Math.PI * seconds * 1000) / durationMs)
  })
}

const click = () => sound(10, (seconds) => 0.8 * Math.exp(-seconds * 800) * Math.sign(Math.sin(seconds * 40_000)))

test('start, pauses and end of known speech are measured within 150 ms, in a still room and in a noisy one', async () => {
  const gap = fc.oneof(fc.integer({ min: 300, max: 1800 }), fc.integer({ min: 2200, max: 7000 }))
  const cases = fc.record({
    startMs: fc.integer({ min: 0, max: 6000 }),
    gaps: fc.array(gap, { maxLength: 3 }),
    from: fc.nat({ max: 3 }),
    noise: fc.constantFrom(0, 0.001, 0.003),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ startMs, gaps, from, noise }) => {
      const spoken = [0, ...gaps].flatMap((gapMs, index) => [
        sound(gapMs),
        SENTENCES[(from + index) % SENTENCES.length] ?? sound(0),
      ])
      const delivery = await measured(recordingOf([sound(startMs), ...spoken, sound(1500)], noiseOf(noise)))
      expectNear(delivery.startDelayMs, startMs, startMs < SETTLING_MS ? EARLY_TOLERANCE_MS : TOLERANCE_MS)
      const endMs = spoken.reduce((sum, piece) => sum + lengthMs(piece), startMs)
      expectNear(delivery.startDelayMs + delivery.speechSpanMs, endMs)
      const long = gaps.filter((gapMs) => gapMs > 2000)
      expect(delivery.pausesMs).toHaveLength(long.length)
      long.forEach((gapMs, index) => expectNear(delivery.pausesMs[index], gapMs))
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['a click', click()],
  ['two clicks of a button', joined([click(), sound(90), click()])],
  ['a breath', breath(500, 0.1)],
  ['a loud breath', breath(500, 0.4)],
])('%s neither starts the speech, nor ends a pause, nor prolongs the end', async (_name, disturbance) => {
  const [first = sound(0), second = sound(0)] = [SENTENCES[0], SENTENCES[2]]
  const pause = [sound(1500), disturbance, sound(1500)]
  const pieces = [sound(900), disturbance, sound(700), first, ...pause, second, sound(800), disturbance, sound(400)]
  const delivery = await measured(recordingOf(pieces, noiseOf(0.001)))
  expectNear(delivery.startDelayMs, 1600 + lengthMs(disturbance))
  expect(delivery.pausesMs).toHaveLength(1)
  expectNear(delivery.pausesMs[0], 3000 + lengthMs(disturbance))
  expectNear(delivery.speechSpanMs, lengthMs(first) + lengthMs(second) + 3000 + lengthMs(disturbance))
})

test('one short word is speech', async () => {
  for (const word of [say('No.', 'en-gb-x-rp+m3'), say('Yes.', 'en-gb-x-rp+f2'), say('İş.', 'tr+m3')]) {
    const delivery = await measured(recordingOf([sound(2400), word, sound(900)], noiseOf(0.001)))
    expectNear(delivery.startDelayMs, 2400)
    expectNear(delivery.speechSpanMs, lengthMs(word))
    expect(delivery.pausesMs).toEqual([])
  }
})

test('a far voice behind somebody who speaks is not theirs', async () => {
  const [near = sound(0), far = sound(0)] = SENTENCES
  const faint = far.map((sample) => sample * 0.01)
  const delivery = await measured(recordingOf([sound(500), faint, sound(800), near, sound(500)]))
  expectNear(delivery.startDelayMs, 1300 + lengthMs(far))
})

test.each<FixtureName>(['silence.webm', 'safari_like.mp4'])('%s has no delivery to measure', async (name) => {
  expect(await deliveryOf(await readFixture(name))).toBeNull()
})

test('hum, noise and breath alone are nobody speaking', async () => {
  const hum = sound(3000, (seconds) => 0.5 * Math.sin(2 * Math.PI * 100 * seconds))
  for (const piece of [hum, breath(3000, 0.4), sound(3000)]) {
    expect(await deliveryOf(recordingOf([piece], noiseOf(0.01)))).toBeNull()
  }
})

test.each<[FixtureName, number]>([
  // The length of the audio that the browser recorded.
  ['tr_espeak.webm', 8133],
  ['en_espeak.webm', 5100],
  ['en_espeak.mp4', 5100],
])('%s, recorded by a browser, is one stretch of speech', async (name, spanMs) => {
  const { startDelayMs, speechSpanMs, pausesMs } = await measured(await readFixture(name))
  expect(pausesMs).toEqual([])
  expect(startDelayMs).toBeLessThan(700)
  expectNear(speechSpanMs, spanMs)
})
