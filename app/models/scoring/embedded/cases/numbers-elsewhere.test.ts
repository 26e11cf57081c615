import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const criticalErrors = (row: Row) =>
  findingsOf(row)
    .filter(({ type }) => type === 'critical')
    .map(({ rule, renditionQuote }) => [rule, renditionQuote])

const SOLD = [
  'İkisini de ben yapmadım. Tekneyi üç hafta önce, 2 Nisan’da sattım; kayıtlar 8 ve 12 Nisan tarihli.',
  "I didn't do either of them. I sold the boat three weeks ago, on 2 April; the records are dated 8 and 12 April.",
] as const
const WEDDING = [
  'Nikâh perşembeydi, salonu biz süsledik.',
  'The wedding was on Thursday, and we decorated the hall.',
] as const
const HOURS = ['You start at ten and finish at six.', 'Ondan altıya kadar çalışıyorsunuz.'] as const
const PAPERS = [
  'Please bring both certificates to the front desk.',
  'Lütfen iki belgeyi de girişteki masaya getirin.',
] as const
const FINES = [
  'You got two fines in the mail. Were you driving on either day?',
  'Postayla size iki ceza gelmiş. O günlerden birinde siz mi kullanıyordunuz?',
] as const
const BOARD = [
  'You drive a hard bargain, but the board has to agree on Tuesday.',
  'Çetin pazarlık ediyorsunuz, ama salı günü yönetim kurulunun onaylaması gerekiyor.',
] as const

const DEBT = [
  'Borcum on dört bin dolara çıktı, ayda dört yüz dolardan fazlasını ödeyemem.',
  "My debt has reached fourteen thousand dollars; I can't pay more than four hundred dollars a month.",
] as const

const HIRE = [
  'Your policy includes a hire car for up to fourteen days.',
  'Poliçenizde on dört güne kadar kiralık araç hakkı var.',
] as const
const RESTORED = ['Onarım için 1.000 dolara kadar ödüyorlar.', 'They pay up to $1,000 for the repair.'] as const

const WRONG: [string, Row, string[]][] = [
  [
    'a date is not excused by another word for two',
    [
      'en',
      ...SOLD,
      "I did neither of them, it wasn't me on either day. On 3 April, three weeks ago, I sold the boat. The records say 8 and 12 April.",
    ],
    ['number-replaced', '3'],
  ],
  [
    'a weekday with the ending of the past',
    ['en', ...WEDDING, 'We decorated the hall; the wedding was on Monday.'],
    ['day-replaced', 'Monday'],
  ],
  [
    'a number that the model has in an ambiguous form',
    ['tr', ...HOURS, 'Mesainiz 11 ile 6 arası.'],
    ['number-replaced', '11'],
  ],
  ['both', ['tr', ...PAPERS, 'Altı belgeyi lütfen girişteki masaya bırakın.'], ['number-replaced', 'Altı']],
  [
    'a number whose place another use of it took',
    ['tr', ...FINES, 'Size postadan 3 ceza çıkmış. Bu iki günden birinde direksiyonda siz mi vardınız?'],
    ['number-replaced', '3'],
  ],
  [
    'one amount in another money, beside others in the right one',
    ['en', ...DEBT, 'I now owe 14,000 euros, and more than four hundred dollars a month is beyond me.'],
    ['currency-replaced', '14,000 euros'],
  ],
  [
    'as many as that at the most',
    ['tr', ...HIRE, 'Poliçeniz en az 14 gün araç kirasını karşılar.'],
    ['opposite-word', 'Poliçeniz en az 14'],
  ],
  [
    'haggling is no Sunday',
    ['tr', ...BOARD, 'Pazarlıkta çetinsiniz, yeter ki yönetim kurulu pazar günü onaylasın.'],
    ['day-replaced', 'pazar'],
  ],
]
test.each(WRONG)('a wrong number or day is critical wherever it stands: %s', (_, row, found) => {
  expect(criticalErrors(row)).toContainEqual(found)
})

const RIGHT: [string, Row][] = [
  [
    'a bound ahead of its number',
    ['tr', ...HIRE, 'Poliçeniz en fazla 14 gün araç kirasını karşılar, üstüne yakıt sizden.'],
  ],
  ['a bound said as another', ['en', ...RESTORED, 'For the repair they pay $1,000 at the most.']],
  [
    'a date and another word for two',
    [
      'en',
      ...SOLD,
      'I did neither. I sold the boat on 2 April, which is three weeks ago; 8 and 12 April are the dates in the records.',
    ],
  ],
  ['the same weekday', ['en', ...WEDDING, 'We decorated the hall for the wedding, which was on Thursday.']],
  ['the same hours', ['tr', ...HOURS, 'Mesainiz 10 ile 6 arası.']],
  ['both as two', ['tr', ...PAPERS, 'İki belgeyi lütfen girişteki masaya bırakın.']],
  [
    'two lengths side by side are two',
    [
      'en',
      'Beş gün yüz yirmi saat eder.',
      'Five days makes a hundred and twenty hours.',
      "That's 120 hours in five days.",
    ],
  ],
]
test.each(RIGHT)('the same said elsewhere is no error: %s', (_, row) => expect(criticalErrors(row)).toEqual([]))
