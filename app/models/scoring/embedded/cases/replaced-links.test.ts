import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const majorErrors = (row: Row) =>
  findingsOf(row)
    .filter(({ type }) => type !== 'minor')
    .map(({ rule, referenceQuote, renditionQuote }) => [rule, referenceQuote, renditionQuote])

const LATE = ['Otobüs bozulduğu için geç kaldım.', 'I was late because the bus had broken down.'] as const
const LOAN = [
  'Eşim imzalamadıkça krediyi vermiyorlar.',
  "They won't give the loan unless my husband signs it.",
] as const
const DAYS = [
  'Hafta içi çalışıyorum, sadece cumartesi gelebilirim.',
  'I work on weekdays, so I can only come on Saturday.',
] as const
const FORM = [
  'Please bring the form on Friday, because the office is closed on Monday.',
  'Lütfen formu cuma günü getirin, çünkü pazartesi ofis kapalı.',
] as const
const DIARY = [
  'You have to keep a diary for two weeks first.',
  'Önce iki hafta boyunca günlük tutmanız gerekiyor.',
] as const

const TURNED: [Row, [string, string, string]][] = [
  [
    ['en', ...LATE, 'I was late although the bus had broken down.'],
    ['relation-changed', 'because', 'although'],
  ],
  [
    ['en', ...LOAN, "They won't give the loan if my husband signs it."],
    ['relation-changed', 'unless', 'if'],
  ],
  [
    ['en', ...DAYS, 'I work on weekdays, so I can also come on Saturday.'],
    ['term-replaced', 'only', 'also'],
  ],
  [
    ['tr', ...FORM, 'Lütfen formu cuma günü getirin, ama pazartesi ofis kapalı.'],
    ['term-replaced', 'çünkü', 'ama'],
  ],
  [
    ['tr', ...DIARY, 'Önce iki hafta boyunca günlük tutmanız gerekebilir.'],
    ['modality-changed', 'gerekiyor', 'gerekebilir'],
  ],
]
test.each(TURNED)('a small word that turns the thing is found in its place: %s', (row, found) => {
  expect(majorErrors(row)).toEqual([found])
})

const FAIR: Row[] = [
  ['en', ...LATE, 'I was late since the bus had broken down.'],
  ['en', ...LOAN, "They won't give the loan if my husband doesn't sign it."],
  ['en', ...DAYS, 'I work on weekdays, so I can just come on Saturday.'],
  ['tr', ...FORM, 'Lütfen formu cuma günü getirin, zira pazartesi ofis kapalı.'],
  ['tr', ...DIARY, 'Önce iki hafta boyunca günlük tutmanız gerekecek.'],
]
test.each(FAIR)('a word that says the same is none (%s): %s', (...row) => expect(majorErrors(row)).toEqual([]))
