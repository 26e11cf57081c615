import { expect, test } from 'vitest'
import { findingsOf } from './findings-of.fixture.ts'

const criticalQuotes = (into: 'en' | 'tr', source: string, model: string, said: string) =>
  findingsOf([into, source, model, said])
    .filter(({ type }) => type === 'critical')
    .map(({ referenceQuote, renditionQuote }) => [referenceQuote, renditionQuote])

const TURNED: ['en' | 'tr', string, string, string, string][] = [
  ['tr', 'All eleven hotels were full every night.', 'On bir otelin hepsi her gece doluydu.', 'doluydu', 'boştu'],
  ['tr', 'Cook the lentils over a low heat.', 'Mercimeği kısık ateşte pişirin.', 'kısık', 'yüksek'],
  [
    'tr',
    'The winds will ease by Thursday.',
    'Rüzgârlar perşembeye kadar hafifleyecek.',
    'hafifleyecek',
    'şiddetlenecek',
  ],
  ['tr', 'The scan shows a small gallstone.', 'Taramada küçük bir safra taşı görülüyor.', 'safra', 'böbrek'],
  [
    'en',
    'Dalgıçlar suyun altında taş bir iskele buldu.',
    'Divers found a stone jetty under the water.',
    'stone',
    'wooden',
  ],
  ['en', 'Kuraklık yüzünden hasat küçülecek.', 'The harvest will shrink because of drought.', 'drought', 'floods'],
  ['en', 'Tiroidi az çalışıyor.', 'He has an underactive thyroid.', 'underactive', 'overactive'],
  ['en', 'Mutfak döşemesi altı metrekare.', 'The kitchen floor is six square metres.', 'metres', 'feet'],
]

test.each(TURNED)('into %s, of “%s”: one word of the model has become another', (into, source, model, was, is) => {
  expect(criticalQuotes(into, source, model, model.replace(was, is))).toEqual([[was, is]])
  expect(criticalQuotes(into, source, model, model)).toEqual([])
})
