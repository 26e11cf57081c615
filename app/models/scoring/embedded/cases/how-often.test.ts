import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const TABLET = [
  'Take one tablet every eight hours with food.',
  'Sekiz saatte bir, yemekle birlikte bir tablet alın.',
] as const
const MEETING = [
  "I'd like to meet with both of you every fortnight until the end of term two.",
  'İkinci dönemin sonuna kadar ikinizle de iki haftada bir görüşmek istiyorum.',
] as const
const CARER = [
  "We've arranged four hours of respite each week, with a Turkish-speaking carer.",
  'Her hafta dört saatlik, Türkçe konuşan bir bakıcıyla geçici bakım desteği ayarladık.',
] as const
const SCAN = [
  "The biopsy came back benign, so it isn't cancer. We'd like to do an ultrasound every six months for two years.",
  'Biyopsi sonucu iyi huylu çıktı, yani kanser değil. İki yıl boyunca altı ayda bir ultrason yapmak istiyoruz.',
] as const
const STORM = ['The storm was on the twenty-second of January.', 'Fırtına yirmi iki Ocak’taydı.'] as const
const BEES = [
  'Arı kolonileri son on yılda yüzde 30 azaldı.',
  'The number of bee colonies has declined by 30 per cent over the last ten years.',
] as const
const MOST = [
  'Katılanların yarıdan fazlası bunu bilmiyordu.',
  'More than half of the people who took part did not know that.',
] as const

const PILL = [
  'Bu hapı iki günde bir, tok karnına alıyorum.',
  'I take this tablet every second day, on a full stomach.',
] as const
const RASH = [
  'Take one of these tablets every second day with food.',
  'Bu tabletlerden iki günde bir, yemekle birlikte bir tane alın.',
] as const
const SISTER = [
  'Baldızım sadece hafta sonları çocuklara bakmaya geliyor.',
  "My wife's sister only comes on weekends to look after the children.",
] as const

test.each<[string, Row]>([
  ['every eight hours, eight times a day', ['tr', ...TABLET, 'Günde sekiz kez, yemekle birlikte bir tablet alın.']],
  [
    'every fortnight, twice a week',
    ['tr', ...MEETING, 'İkinci dönemin sonuna kadar ikinizle de haftada iki kez görüşmek istiyorum.'],
  ],
])('wrong: %s', (_, row) => expect(majorRulesOf(row)).toContain('frequency-changed'))

test.each<[string, Row]>([
  [
    'hours a week',
    ['tr', ...CARER, 'Haftada dört saat gelecek, Türkçe konuşan bir bakıcıyla geçici bakım desteği ayarladık.'],
  ],
  [
    'six months apart',
    [
      'tr',
      ...SCAN,
      'Biyopsiniz iyi huylu, kanser söz konusu değil. Önümüzdeki iki senede altışar ay arayla ultrason çekmek istiyoruz.',
    ],
  ],
  [
    '“yok yani” at the end denies',
    [
      'tr',
      ...SCAN,
      'Biyopsiniz iyi huylu geldi, kanser yok yani. İki yıl boyunca her altı ayda bir ultrasonla bakmak isteriz.',
    ],
  ],
  ['a month with a softened letter', ['tr', ...STORM, 'Fırtına ocağın yirmi ikisinde çıkmıştı.']],
  [
    'one day on, one day off',
    ['en', ...PILL, "One day on, one day off, and always after food, that's how I use these tablets."],
  ],
  [
    'the weekend, day by day',
    ['en', ...SISTER, 'We have my wife’s sister over on Saturdays and Sundays, only to mind the children.'],
  ],
  ['günaşırı in one word', ['tr', ...RASH, 'Bu haplardan günaşırı bir tane, yemekle beraber içeceksiniz.']],
  ['a day with and a day without', ['tr', ...RASH, 'Bir gün alıp bir gün ara vereceksiniz: tek hap, yemekle beraber.']],
  ['a decade', ['en', ...BEES, 'Bee colonies have decreased by 30 per cent in the past decade.']],
  ['over half', ['en', ...MOST, 'Over half the participants were unaware of that.']],
])('right: %s', (_, row) => expect(majorRulesOf(row)).toEqual([]))
