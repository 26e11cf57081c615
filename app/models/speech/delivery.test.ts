import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { START_WITHIN_MS } from '#app/config/speech.ts'
import type { Delivery } from './delivery-schema.ts'
import { speakingRate, summariseDelivery } from './delivery.ts'

const delivered = (changes: Partial<Delivery> = {}): Delivery => {
  return { startDelayMs: 1000, pausesMs: [], speechSpanMs: 10_000, ...changes }
}
const spoken = (language: 'en' | 'tr', words: number, changes: Partial<Delivery> = {}) => {
  return { language, transcript: 'word '.repeat(words), delivery: delivered(changes) }
}
const summarise = (segments: Parameters<typeof summariseDelivery>[0]) =>
  summariseDelivery(segments, { startWithinMs: START_WITHIN_MS })

test.each([
  ['twenty words in ten seconds', 'word '.repeat(20), 10_000, 120],
  ['five words in two seconds', 'I am here for you', 2000, 150],
  ['four words', 'I am here now', 10_000, null],
  ['less than two seconds', 'I am here for you', 1999, null],
  ['marks and dashes are no words', 'Evet – , şu anda … buradayım - işte.', 10_000, 30],
  ['figures are words', 'On 14 March 2026 at 9:30', 10_000, 36],
  ['more than anybody speaks', 'word '.repeat(60), 10_000, null],
])('%s', (_name, transcript, speechSpanMs, rate) => {
  expect(speakingRate({ transcript, delivery: delivered({ speechSpanMs }) })).toBe(rate)
})

test('a rate is always one that somebody can speak, whatever text and sound', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 180_000 }), (transcript, speechSpanMs) => {
      const rate = speakingRate({ transcript, delivery: delivered({ speechSpanMs }) })
      if (rate !== null) expect(rate > 0 && rate <= 350).toBe(true)
    }),
  )
})

test('a dialogue has the median start, all its long pauses, and a range of rates for each language', () => {
  const summary = summarise([
    spoken('tr', 12, { startDelayMs: 800 }),
    spoken('en', 20, { startDelayMs: 1200, pausesMs: [2100, 3400] }),
    spoken('en', 24, { startDelayMs: 2000, pausesMs: [2600] }),
    spoken('tr', 3, { startDelayMs: 2400 }),
    { language: 'tr', transcript: 'Typed alone', delivery: null },
    { language: 'en', transcript: null },
  ])
  expect(summary).toEqual({
    medianStartDelayMs: 1600,
    longPauses: 3,
    rates: { en: { slowest: 120, fastest: 144 }, tr: { slowest: 72, fastest: 72 } },
    advice: 'pauses',
  })
})

test('the advice is about pauses first, then about a start after five seconds', () => {
  expect(summarise([spoken('en', 20), spoken('en', 20, { startDelayMs: 5001 })])?.advice).toBe('late-start')
  expect(summarise([spoken('en', 20, { startDelayMs: 5000 })])?.advice).toBe('steady')
  expect(summarise([spoken('en', 20, { startDelayMs: 9000, pausesMs: [2000] })])?.advice).toBe('pauses')
})

test('where nothing was measured there is no summary', () => {
  expect(summarise([])).toBeNull()
  expect(summarise([{ language: 'en', transcript: 'Old', delivery: undefined }])).toBeNull()
})
