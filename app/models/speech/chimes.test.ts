import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { measureMp3 } from './mp3.ts'
import { CHIME_URLS, type Chime } from '#app/config/chimes.ts'

const MAX_BYTES = 12_000
// The encoder pads both ends to whole frames, by about 100 ms in total.
const PADDING_MS = 110

function readChime(chime: Chime): Buffer {
  return readFileSync(resolve('public', `.${CHIME_URLS[chime]}`))
}

test.each([
  ['start', 900],
  ['record', 400],
] as const)('the %s chime is a complete MP3 of %i ms and small', (chime, synthesisedMs) => {
  const bytes = readChime(chime)
  const durationMs = measureMp3(bytes)?.durationMs ?? 0
  expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES)
  expect(durationMs).toBeGreaterThanOrEqual(synthesisedMs)
  expect(durationMs).toBeLessThanOrEqual(synthesisedMs + PADDING_MS)
})
