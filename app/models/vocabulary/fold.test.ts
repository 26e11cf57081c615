import { assert, constantFrom, array, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { foldForSearch, normaliseTurkish } from './fold.ts'

test('both i pairs keep to themselves', () => {
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
])('%s and %s are found by each other', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
})

test('folding twice is folding once, and leaves no capital and no diacritic', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const folded = foldForSearch(text)
      expect(foldForSearch(folded)).toBe(folded)
      expect(folded).not.toMatch(/[A-ZÇĞİÖŞÜçğıöşü]/u)
    }),
  )
})

test('a decomposed text folds as the composed one', () => {
  assert(
    property(array(constantFrom('ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü', 'â', 'A', 'I', 'i', ' ')), (letters) => {
      const text = letters.join('')
      expect(foldForSearch(text.normalize('NFD'))).toBe(foldForSearch(text))
    }),
  )
})
