import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const BABY = [
  'en',
  'Bebek üç kilo iki yüz gram doğdu.',
  'The baby weighed three kilos two hundred grams at birth.',
] as const

const SAME: Row[] = [
  [...BABY, 'The baby was 3.2 kilos at birth.'],
  [...BABY, 'The baby weighed 3,200 grams at birth.'],
  ['tr', "He's one metre seventy tall.", 'Boyu bir metre yetmiş.', 'Boyu 1,70.'],
  ['tr', "He's one metre seventy tall.", 'Boyu bir metre yetmiş.', 'Boyu yüz yetmiş santim.'],
  ['tr', 'The parcel is two and a half kilos.', 'Paket iki buçuk kilo.', 'Paket iki kilo beş yüz gram.'],
  [
    'en',
    'Bana iki kilo elma, üç yüz gram peynir verin.',
    'Give me two kilos of apples and three hundred grams of cheese.',
    'Two kilos of apples and 300 grams of cheese, please.',
  ],
]

test.each(SAME)('a weight or a length is the same in one unit and in two: (%s) %s', (...row) => {
  expect(findingsOf(row)).toEqual([])
})

const OTHER: Row[] = [
  [...BABY, 'The baby weighed 3.4 kilos at birth.'],
  [...BABY, 'The baby weighed three kilos two hundred and fifty grams at birth.'],
  ['tr', "He's one metre seventy tall.", 'Boyu bir metre yetmiş.', 'Boyu yüz seksen santim.'],
]

test.each(OTHER)('another amount is found: (%s) %s', (...row) => {
  expect(findingsOf(row)).toContainEqual(expect.objectContaining({ rule: 'number-replaced', type: 'critical' }))
})
