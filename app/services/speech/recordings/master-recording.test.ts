import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEGMENT_SOUND } from '#app/config/segment-audio.ts'
import type { Mastered } from '#app/models/speech/segment-recording.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { makeSilentMp3, makeWav, readFixture } from '#tests/support/audio.ts'
import { lengthMs, loadVoice, recordingOf, sound } from '#tests/support/spoken.ts'
import { createRecordingMaster } from './master-recording.server.ts'

const recordings = createRecordingMaster({ workerPath: resolve('scripts/workers/mastering-worker.mjs') })
let sentence: Float32Array

beforeAll(async () => {
  const say = await loadVoice()
  sentence = say('The landlord has to return your bond within fourteen days.', 'en-gb-x-rp+m3')
})
afterAll(() => recordings.stop())

function requireOk(mastered: Mastered) {
  if (mastered.status !== 'ok') throw new Error(mastered.status)
  return { ...mastered.mastering, durationMs: measureMp3(mastered.bytes)?.durationMs ?? 0, bytes: mastered.bytes }
}

const scaled = (factor: number) => sentence.map((sample) => sample * factor)

test.each([
  ['very quiet', 0.04],
  ['quiet', 0.1],
  ['as it is', 0.9],
])('a recording that is %s comes out at -18 LUFS, with no sample past -1 dBFS', async (_, factor) => {
  const { afterLufs, peakDbfs, beforeLufs } = requireOk(
    await recordings.master(recordingOf([sound(300), scaled(factor), sound(300)])),
  )
  expect(Math.abs(afterLufs - SEGMENT_SOUND.targetLufs)).toBeLessThanOrEqual(0.5)
  expect(peakDbfs).toBeLessThanOrEqual(SEGMENT_SOUND.peakDbfs)
  expect(beforeLufs).toBeLessThan(-15)
})

test('a peak that stands far above the rest is turned down instead of keeping everything quiet', async () => {
  const clap = sound(20, () => (Math.random() - 0.5) * 2)
  const recording = recordingOf([sound(200), scaled(0.02), clap, scaled(0.02), sound(200)])
  const { afterLufs, peakDbfs } = requireOk(await recordings.master(recording))
  expect(peakDbfs).toBeLessThanOrEqual(SEGMENT_SOUND.peakDbfs)
  expect(afterLufs).toBeGreaterThan(-21)
})

test('silence at both ends goes but for a margin, silence between words stays', async () => {
  const pause = sound(1_500)
  const recording = recordingOf([sound(2_000), sentence, pause, sentence, sound(3_000)])
  const { trimmedStartMs, trimmedEndMs, durationMs, sourceMs } = requireOk(await recordings.master(recording))
  const spokenMs = 2 * lengthMs(sentence) + 1_500
  expect(sourceMs).toBeCloseTo(spokenMs + 5_000, -2)
  expect(trimmedStartMs).toBeGreaterThan(1_700)
  expect(trimmedStartMs).toBeLessThan(2_000)
  expect(trimmedEndMs).toBeGreaterThan(2_500)
  // Never cuts into the words, and leaves little more than the margins around them.
  expect(durationMs).toBeGreaterThan(spokenMs)
  expect(durationMs).toBeLessThan(spokenMs + 700)
})

test('what a browser recorded becomes an MP3 of the speech', async () => {
  for (const name of ['en_espeak.webm', 'tr_espeak.webm'] as const) {
    const { durationMs, sourceMs, trimmedStartMs, trimmedEndMs } = requireOk(
      await recordings.master(await readFixture(name)),
    )
    // An encoder adds up to a tenth of a second.
    expect(Math.abs(durationMs - (sourceMs - trimmedStartMs - trimmedEndMs))).toBeLessThan(150)
  }
})

test('stereo at 44.1 kHz is mixed down', async () => {
  const wav = makeWav({
    durationMs: lengthMs(sentence),
    sampleRateHz: 44_100,
    channels: 2,
    sampleAt: (seconds) => sentence[Math.round(seconds * 16_000)] ?? 0,
  })
  expect(requireOk(await recordings.master(wav)).afterLufs).toBeCloseTo(-18, 0)
})

test('the same upload gives the same file, so that it is kept once', async () => {
  const recording = recordingOf([sound(200), sentence])
  const [one, other] = [await recordings.master(recording), await recordings.master(recording)]
  expect(Buffer.from(requireOk(one).bytes).equals(Buffer.from(requireOk(other).bytes))).toBe(true)
})

test.each([
  ['digital silence', 'no-speech', () => recordingOf([sound(3_000)])],
  ['hum', 'no-speech', () => recordingOf([sound(3_000, (seconds) => 0.3 * Math.sin(2 * Math.PI * 50 * seconds))])],
  ['speech below all hearing', 'no-speech', () => recordingOf([scaled(0.0004)])],
  ['an MP3', 'undecodable', () => makeSilentMp3(2_000)],
  ['text', 'not-audio', () => new TextEncoder().encode('RIFF of guitars, WAVE of the hand')],
  ['nothing', 'not-audio', () => new Uint8Array()],
])('%s is told apart: %s', async (_, status, make) => {
  expect(await recordings.master(make())).toEqual({ status })
})

test('AAC is known by what it is, and not decoded', async () => {
  expect(await recordings.master(await readFixture('safari_like.mp4'))).toEqual({ status: 'undecodable' })
})

test('more than three minutes are too long, however few bytes they are', async () => {
  const long = makeWav({ durationMs: 185_000, sampleRateHz: 8_000, sampleAt: () => 0 })
  expect(await recordings.master(long)).toEqual({ status: 'too-long' })
})

test('three minutes are taken whole', async () => {
  const times = Math.floor(175_000 / (lengthMs(sentence) + 300))
  const recording = recordingOf(Array.from({ length: times }, () => [sentence, sound(300)]).flat())
  expect(requireOk(await recordings.master(recording)).durationMs).toBeGreaterThan(160_000)
})
