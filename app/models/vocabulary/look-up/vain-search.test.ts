import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { VAIN_SEARCH_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { readVainSearch } from './vain-search.ts'

test.each([
  ['  Kolesterol  ', { folded: 'kolesterol', text: 'Kolesterol' }],
  ['İstinaf   mahkemesi', { folded: 'istinaf mahkemesi', text: 'İstinaf mahkemesi' }],
  ["Coroner's Court", { folded: "coroner's court", text: "Coroner's Court" }],
  ['e‑posta adresi', { folded: 'e-posta adresi', text: 'e‑posta adresi' }],
])('%s is counted as %j', (typed, expected) => {
  expect(readVainSearch(typed)).toEqual(expected)
})

test.each([
  'ayse@example.org',
  'ayse@',
  '0412 345 678',
  '+61412345678',
  'unit 4',
  'https://kopru.example',
  'bu beş kelimelik bir cümle',
  'x'.repeat(VAIN_SEARCH_MAX_CHARACTERS + 1),
  'ab',
  '',
  '   ',
  'a\u0000bc',
  '<b>word</b>',
])('%j is not kept', (typed) => {
  expect(readVainSearch(typed)).toBeNull()
})

test('whatever is kept has only letters and fits its column', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
      const kept = readVainSearch(typed)
      if (!kept) return
      expect(kept.text).toMatch(/^[\p{L}\p{M}'’\u2011 -]+$/u)
      expect(kept.folded.length).toBeLessThanOrEqual(VAIN_SEARCH_MAX_CHARACTERS)
    }),
    { numRuns: 1_000 },
  )
})
