import { expect, test } from 'vitest'
import { rulesWithSeverityOf, type Row } from './findings-of.fixture.ts'

const REPLACED: Row[] = [
  // The dotted capital I in an English text.
  [
    'tr',
    'Be careful, İhsan. You are the executor.',
    'Dikkatli olun İhsan Bey. Vasiyeti siz yerine getireceksiniz.',
    'Dikkatli olun Rıdvan Bey. Vasiyeti siz yerine getireceksiniz.',
  ],
  ['en', "Ablam İzmir'de yaşıyor.", 'My sister lives in İzmir.', 'My sister lives in Bursa.'],
  // At the beginning of the model.
  [
    'tr',
    'We can hold the place for Elif until Friday.',
    "Elif'in yerini cumaya kadar tutabiliriz.",
    "Cumaya kadar Melahat'ın yerini tutabiliriz.",
  ],
  [
    'en',
    'Sekiz çocuk annesi Saniye Torlak okuma yazma öğrendi.',
    'Saniye Torlak, a mother of eight, learned to read and write.',
    'A mother of eight, Ferdinand Torlak learned to read and write.',
  ],
  // Small words that look like the name.
  [
    'en',
    'Anladım Judith Hanım. Kavga etmek istemiyorum.',
    "I understand, Judith. I don't want to argue with you.",
    "I understand, Martin. I don't want to argue with you.",
  ],
]

test.each(REPLACED)('into %s: another name for the one of “%s” is major', (...row) => {
  expect(rulesWithSeverityOf(row)).toEqual(['major name-replaced'])
})

const SURNAME = [
  "Hello, I'm Graham Stokes from the insurance company.",
  'Merhaba, ben sigorta şirketinden Graham Stokes.',
] as const

test('the surname counts when people give their name', () => {
  expect(rulesWithSeverityOf(['tr', ...SURNAME, 'Merhaba, ben sigorta şirketinden Graham.'])).toContain(
    'major name-missing',
  )
  expect(rulesWithSeverityOf(['tr', ...SURNAME, 'Merhaba, sigorta şirketinden Graham Stokes ben.'])).toEqual([])
})

test('half a name is enough to address somebody', () => {
  const row: Row = ['en', 'Tamam, Sally Brown, anladım.', 'All right, Sally Brown, I see.', 'All right, Sally, I see.']
  expect(rulesWithSeverityOf(row).filter((finding) => finding.includes('name'))).toEqual([])
})

test('two words that look alike at the beginning of sentences are no name', () => {
  const row: Row = [
    'tr',
    'Normally two witnesses are required.',
    'Normalde iki tanık gerekir.',
    'Kural olarak iki tanık gerekir.',
  ]
  expect(rulesWithSeverityOf(row)).toEqual([])
})

test('a name that a recogniser wrote in lower case and slightly wrong counts as said', () => {
  const row: Row = ['en', "Kardeşim Geelong'da oturuyor.", 'My brother lives in Geelong.', 'my brother lives in geelon']
  expect(rulesWithSeverityOf(row)).toEqual([])
})
