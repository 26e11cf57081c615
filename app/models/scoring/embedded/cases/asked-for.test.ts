import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const majorErrors = (row: Row) =>
  findingsOf(row)
    .filter(({ type }) => type !== 'minor')
    .map(({ rule, referenceQuote, renditionQuote }) => [rule, referenceQuote, renditionQuote])

const STAIN = [
  'When did you first notice the water stain on the ceiling?',
  'Tavandaki su lekesini ilk ne zaman fark ettiniz?',
] as const
const OFFICE = [
  'Dilekçeyi nereye vereceğim, kime soracağım?',
  'Where do I hand in the form, and who do I ask?',
] as const
const NURSE = [
  'A nurse can visit your father-in-law twice a week to change the dressing on his heel.',
  'Bir hemşire, topuğundaki pansumanı değiştirmek için kayınpederinizi haftada iki kez ziyaret edebilir.',
] as const
const CALL = [
  'Tabii Callum Bey, aramanızı dört gözle bekliyordum.',
  "Of course, Callum; I've been looking forward to your call.",
] as const
const CRASH = [
  'Arkamdaki beyaz kamyonet kırmızı ışıkta dururken bana çarptı.',
  'The white ute behind me hit me while I was stopped at a red light.',
] as const

test.each<[string, Row, (string | null)[]]>([
  [
    'when and where',
    ['tr', ...STAIN, 'Tavandaki su lekesini ilk nerede fark ettiniz?'],
    ['term-replaced', 'ne', 'nerede'],
  ],
  [
    'where and when',
    ['en', ...OFFICE, 'When do I hand in the form, and who do I ask?'],
    ['term-replaced', 'Where', 'When'],
  ],
  [
    'a brother-in-law',
    [
      'tr',
      ...NURSE,
      'Bir hemşire, topuğundaki pansumanı değiştirmek için kayınbiraderinizi haftada iki kez ziyaret edebilir.',
    ],
    ['relative-replaced', 'kayınpederinizi', 'kayınbiraderinizi'],
  ],
])('wrong: %s', (_, row, finding) => expect(majorErrors(row)).toContainEqual(finding))

test.each<[string, Row]>([
  ['which date is when', ['tr', ...STAIN, 'Peki tavandaki su izini ilk hangi tarihte gördünüz?']],
  [
    '“when” that asks nothing',
    ['en', ...OFFICE, 'When I have filled in the form, where do I hand it in, and who do I ask?'],
  ],
  ['who cannot wait is eager', ['en', ...CALL, "Certainly, Callum. I couldn't wait for you to call."]],
  [
    'who follows comes after nobody',
    ['en', ...CRASH, 'I had stopped at the red, and the white ute following me hit me.'],
  ],
])('right: %s', (_, row) => expect(majorErrors(row)).toEqual([]))
