import { assert, constantFrom, array, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { foldForSearch, normaliseTurkish } from './fold.ts'

test('the dotted and the dotless i keep their capitals', () => {
  expect(normaliseTurkish('IŞIK')).toBe('ışık')
  expect(normaliseTurkish('İLETİŞİM')).toBe('iletişim')
  expect(normaliseTurkish('  Aile   Hekimi ')).toBe('aile hekimi')
})

test.each([
  ['sağlık', 'SAGLIK'],
  ['İstanbul', 'istanbul'],
  ['ışık', 'isik'],
  ['göçmenlik', 'Gocmenlik'],
  ['kâğıt', 'kagit'],
  ['Insurance', 'INSURANCE'],
  ['e‑posta', 'E-posta'],
])('%s and %s find each other', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
})

test('folding is idempotent, and leaves no capital and no diacritic', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const folded = foldForSearch(text)
      expect(foldForSearch(folded)).toBe(folded)
      expect(folded).not.toMatch(/[A-ZÇĞİÖŞÜçğıöşü]/u)
    }),
  )
})

test('decomposed and composed texts fold alike', () => {
  assert(
    property(array(constantFrom('ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü', 'â', 'A', 'I', 'i', ' ')), (letters) => {
      const text = letters.join('')
      expect(foldForSearch(text.normalize('NFD'))).toBe(foldForSearch(text))
    }),
  )
})
