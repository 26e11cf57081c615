import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const ofNames = (row: Row) =>
  findingsOf(row)
    .filter(({ rule }) => rule.startsWith('name-'))
    .map(({ rule, referenceQuote, renditionQuote }) => [rule, referenceQuote, renditionQuote])

const LAB = [
  'Kolye bakım için sekiz aylığına Viyana’daki bir laboratuvara gönderildi.',
  'The necklace was sent to a laboratory in Vienna for eight months for conservation.',
] as const
const DOGE = [
  'Sultan bu mektubu Venedik doçuna yazmıştı.',
  'The sultan had written this letter to the Doge of Venice.',
] as const
const BORN = ['She was born in Austria and came here in 1981.', 'Avusturya’da doğmuş, buraya 1981’de gelmiş.'] as const
const PARENTS = ['Annemle babam Hollanda’da yaşıyor.', 'My parents live in the Netherlands.'] as const
const FIRST = [
  'Once both are in, we may call you for an interview in Canberra.',
  'Önce ikisi de gelsin; sizi Canberra’ya mülakata çağırabiliriz.',
] as const

test.each<[string, Row, [string, string]]>([
  [
    'another city',
    ['en', ...LAB, 'The necklace went to a laboratory in Madrid for eight months.'],
    ['Vienna', 'Madrid'],
  ],
  [
    'a country like it',
    ['tr', ...BORN, 'Kendisi Avustralya’da doğmuş, 1981’de gelmiş.'],
    ['Avusturya’da', 'Avustralya’da'],
  ],
])('a place with a name of its own in either language: %s', (_, row, [was, is]) => {
  expect(ofNames(row)).toEqual([['name-replaced', was.replace(/’.*/u, ''), is]])
})

test.each<[string, Row]>([
  ['its other name', ['en', ...PARENTS, 'My mother and father live in Holland.']],
  ['its people', ['en', ...DOGE, 'It was to the Venetian doge that the sultan had written this letter.']],
  ['left out', ['en', ...LAB, 'They sent the necklace to a laboratory abroad for eight months of conservation.']],
  [
    'a word at the beginning that looks like one',
    ['tr', ...FIRST, 'İlk olarak ikisi de ulaşmalı; mülakat için Canberra’ya çağrılabilirsiniz.'],
  ],
])('right: %s', (_, row) => expect(ofNames(row)).toEqual([]))
