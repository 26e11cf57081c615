import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const criticalErrors = (row: Row) =>
  findingsOf(row)
    .filter(({ type }) => type === 'critical')
    .map(({ rule, renditionQuote }) => [rule, renditionQuote])

const CHARGE = [
  'Telefonu teslim ederken şarjı yüzde seksendi, tezgâhtaki görevli de gördü.',
  'When I handed the phone over its charge was at eighty per cent, and the man at the counter saw it.',
] as const
const ARRIVED = [
  'Polis geldiğinde saat üçtü, kapıyı annem açtı.',
  'It was three when the police came, and my mother opened the door.',
] as const
const LIMIT = [
  'After that the limit rises to $1,000, but the suit was your brother’s.',
  'Ondan sonra limit 1.000 dolara çıkıyor, ama takım elbise kardeşinizinmiş.',
] as const
const DAUGHTER = [
  'Önce birkaç damlaydı. İki yaşındaki kızım astım hastası.',
  'At first it was a few drops. My two-year-old daughter has asthma.',
] as const
const DROPS = [
  "Put one drop in each eye three times a day. You mustn't drive for two hours after each dose.",
  'Günde üç kez her göze bir damla damlatın. Her dozdan sonra iki saat araba kullanmamalısınız.',
] as const
const HALF = [
  'Ev sahibi depozitomuzun yarısını geri vermek istemiyor.',
  'The landlord does not want to give back half of our deposit.',
] as const
const NO_RISE = [
  'Kirayı artırmak istiyorlar, ama sözleşmede bir yıl zam yok diye yazıyor.',
  'They want to raise the rent, but the contract says there is no increase for a year.',
] as const
const PATIENTS = ['Listede yüz bir hasta var.', 'There are one hundred and one patients on the list.'] as const
const COST = ['Muayene yüz dolar, biri de ücretsiz.', 'The visit costs a hundred, and one of them is free.'] as const

const WRONG: [string, Row, string[]][] = [
  [
    'a number with the ending of the past',
    ['en', ...CHARGE, 'He watched it showing 70 per cent at the counter as I gave it to him.'],
    ['number-replaced', '70'],
  ],
  [
    'an hour with the ending of the past',
    ['en', ...ARRIVED, 'My mother was the one who answered when the police turned up at four.'],
    ['number-replaced', 'four'],
  ],
  [
    'an article stands for no thousand',
    ['tr', ...LIMIT, 'Daha uzun bir gecikmede limitimiz 1.010 dolar oluyor; damatlık ise kardeşinizin.'],
    ['number-replaced', '1.010'],
  ],
  [
    'a couple of drops is no age',
    ['en', ...DAUGHTER, 'First there were only a couple of drops. My daughter, who is three, suffers from asthma.'],
    ['number-replaced', 'three'],
  ],
  [
    'three hours, though there are three times as well and two eyes',
    [
      'tr',
      ...DROPS,
      'Her iki göze de birer damla, günde üç defa damlatın. Damladan sonraki üç saat boyunca araç kullanmak yasak.',
    ],
    ['number-replaced', 'üç'],
  ],
  [
    'another share than half',
    ['en', ...HALF, 'Our landlord is refusing to return forty per cent of the bond.'],
    ['number-replaced', 'forty'],
  ],
  [
    'another length than a year',
    ['en', ...NO_RISE, 'They want more rent, but according to the lease it cannot go up for eleven months.'],
    ['number-replaced', 'eleven'],
  ],
  [
    'a hundred and one is one number',
    [
      'en',
      'Listede yüz hasta var.',
      'There are a hundred patients on the list.',
      'We have a hundred and one patients.',
    ],
    ['number-replaced', 'a hundred and one'],
  ],
]
const FAIR: [string, Row][] = [
  ['fifty per cent is half', ['en', ...HALF, 'Our landlord is refusing to return fifty per cent of the bond.']],
  [
    'twelve months are a year',
    ['en', ...NO_RISE, 'They want more rent, but according to the lease it cannot go up for twelve months.'],
  ],
  ['an hour in figures', ['en', ...ARRIVED, 'The police came at 3 o’clock, and my mother opened the door.']],
  ['101 in words', ['en', ...PATIENTS, 'We have 101 patients on the list.']],
  [
    '101 in figures',
    ['en', PATIENTS[0], 'There are 101 patients on the list.', 'We have a hundred and one patients on the list.'],
  ],
  ['a hundred, and one of them', ['en', ...COST, 'The visit is $100 and one of them costs nothing.']],
  [
    'who gets on a bus is no thousand',
    [
      'tr',
      'He got on the bus and swam all afternoon.',
      'Otobüse bindi, bütün öğleden sonra yüzdü.',
      'Otobüse bindi ve öğleden sonra hep yüzdü.',
    ],
  ],
]

test.each(WRONG)('%s', (_, row, finding) => expect(criticalErrors(row)).toContainEqual(finding))
test.each(FAIR)('right: %s', (_, row) =>
  expect(findingsOf(row).filter(({ rule }) => rule.startsWith('number-'))).toEqual([]),
)
