import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const sourceWordFindings = (row: Row) => findingsOf(row).filter(({ rule }) => rule.startsWith('source-words'))

const GARDEN = [
  'The fence around the garden fell down after the storm.',
  'Bahçenin çevresindeki çit fırtınadan sonra yıkıldı.',
] as const
const PAID = ['The owner paid us two hundred dollars more.', 'Ev sahibi bize iki yüz dolar daha ödedi.'] as const
const FIRST = ['Önce doktora, sonra eczaneye gittik.', 'First we went to the doctor, then to the pharmacy.'] as const

const LEFT: [Row, string][] = [
  // By their letters these may be inflected Turkish words: from the station, by science, purple.
  [['tr', ...GARDEN, 'Garden çevresindeki çit fırtınadan sonra yıkıldı.'], 'Garden'],
  [['tr', ...GARDEN, 'Bahçenin çevresindeki fence fırtınadan sonra yıkıldı.'], 'fence'],
  [['tr', ...PAID, 'Ev sahibi bize iki yüz dolar more ödedi.'], 'more'],
  // These look like a word of the model, or like an English word without its dots.
  [['tr', ...GARDEN, 'Bahçenin çevresindeki çit fırtınadan after yıkıldı.'], 'after'],
  [['en', ...FIRST, 'Önce we went to the doctor, then to the pharmacy.'], 'Önce'],
]
test.each(LEFT)('a word of the speaker is seen, though it may be read as another: %s', (row, word) => {
  expect(sourceWordFindings(row).map(({ renditionQuote }) => renditionQuote)).toEqual([word])
})

const FINE: Row[] = [
  ['tr', ...GARDEN, 'Bahçedeki çit fırtınadan sonra yıkılmış.'],
  // The same thing under nearly the same name.
  ['tr', ...PAID, 'Ev sahibi bize 200 dollar daha ödedi.'],
  ['en', ...FIRST, 'We went to the doctor once, then to the pharmacy.'],
]
test.each(FINE)('a word of the language spoken into is none of the speaker (%s): %s', (...row) => {
  expect(sourceWordFindings(row)).toEqual([])
})
