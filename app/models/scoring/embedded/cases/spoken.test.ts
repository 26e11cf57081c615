import { expect, test } from 'vitest'
import { rulesWithSeverityOf, type Row } from './findings-of.fixture.ts'

const OPPOSITE: Row[] = [
  [
    'en',
    'Bankadan kredi çektik ama faiz geçen ay arttı.',
    'We took out a loan from the bank, but the interest went up last month.',
    'we borrowed from the bank and since last month the interest is lower',
  ],
  [
    'tr',
    'The clinic is open on Sundays and parking is free.',
    'Klinik pazar günleri açık ve park ücretsiz.',
    'pazarları klinik kapalı ama arabanızı parasız bırakıyorsunuz',
  ],
  [
    'tr',
    'Children under six travel free.',
    'Altı yaşından küçük çocuklar ücretsiz seyahat eder.',
    'altı yaş üstü çocuklar bedava biner',
  ],
  [
    'en',
    'Bavulum on kilodan ağır olmasın.',
    'My suitcase should not be more than ten kilos.',
    'let my suitcase be at least ten kilos',
  ],
  [
    'en',
    'Kirayı elli dolar artırdılar.',
    'They raised the rent by fifty dollars.',
    'They raised the rent to fifty dollars.',
  ],
  ['tr', 'Take the key to the office.', 'Anahtarı ofise götürün lütfen.', 'Anahtarı ofisten götürün lütfen.'],
]

test.each(OPPOSITE)('into %s: “%s” is turned round, in words of its own', (...row) => {
  expect(rulesWithSeverityOf(row)).toContain('critical opposite-word')
})

const OTHER_THING: Row[] = [
  [
    'tr',
    'The kitchen ceiling is leaking and the carpet is wet.',
    'Mutfağın tavanı akıtıyor ve halı ıslandı.',
    'banyoda tavandan su geliyor halı da sırılsıklam',
  ],
  [
    'en',
    'Avukatım pazartesi evrakları getirecek.',
    'My lawyer will bring the papers on Monday.',
    'on monday my accountant is going to bring the documents',
  ],
  ['en', 'Dedem diz ameliyatı oldu.', 'My grandfather had knee surgery.', 'my grandfather had an operation on his hip'],
]

test.each(OTHER_THING)('into %s: “%s” names another thing of its kind', (...row) => {
  expect(rulesWithSeverityOf(row)).toContain('major term-replaced')
})

const DENIED: Row[] = [
  [
    'en',
    'Sigorta şirketi hasarı karşılamadı.',
    'The insurance company did not cover the damage.',
    'our insurer covered the damage',
  ],
  ['tr', 'The shop will refund your money.', 'Mağaza paranızı iade edecek.', 'dükkan paranızı geri vermeyecek'],
]

test.each(DENIED)('into %s: “%s” has its “not” changed in another wording', (...row) => {
  expect(rulesWithSeverityOf(row).some((finding) => /^critical negation-(?:lost|added)/u.test(finding))).toBe(true)
})

const FORCE: [string, Row][] = [
  [
    'critical negation-lost',
    [
      'tr',
      'You do not have to answer these questions.',
      'Bu sorulara cevap vermek zorunda değilsiniz.',
      'bunları yanıtlamanız mecburi',
    ],
  ],
  [
    'major modality-changed',
    [
      'en',
      'Bu formu imzalamanız gerekiyor.',
      'You have to sign this form.',
      'you can put your signature on this form if you want',
    ],
  ],
  [
    'critical roles-swapped',
    [
      'en',
      'Araba bana değil babama ait.',
      'The car belongs to my father, not to me.',
      "it's mine the car and not my father's",
    ],
  ],
  [
    'critical person-swapped',
    [
      'tr',
      'The owner promised to paint the flat.',
      'Ev sahibi daireyi boyatacağını söyledi, sonra caydı.',
      'daireyi boyatacağımı söyledim mal sahibi de caydı sonra',
    ],
  ],
  [
    'critical question-lost',
    [
      'en',
      'Bu ilacı bırakabilir miyim? Midem yanıyor.',
      'May I stop this medicine? My stomach is burning.',
      'i will stop this medicine my stomach is burning',
    ],
  ],
]

test.each(FORCE)('%s is found without punctuation', (finding, row) => {
  expect(rulesWithSeverityOf(row)).toContain(finding)
})

const FAIR: Row[] = [
  [
    'en',
    'Ortağım payını bana satmak istiyor.',
    'My partner wants to sell me his share.',
    'my partner would like me to buy his share',
  ],
  [
    'en',
    'Ev iki odadan küçük olmasın.',
    'The house should not be smaller than two rooms.',
    'i need a house with two rooms or more',
  ],
  [
    'tr',
    'If you leave before the decision, your application will be cancelled.',
    'Karar çıkmadan ayrılırsanız başvurunuz iptal edilir.',
    'karar çıkana kadar gitmeyin yoksa başvurunuz iptal olur',
  ],
  [
    'en',
    'Kapı kilitli mi oluyor? Altıda gelmek isterim.',
    "Is the gate kept locked? I'd like to come at six.",
    'is the gate kept locked id like to come at six',
  ],
  ['en', 'Üç ay önce evi terk etti.', 'He left home three months ago.', "He's been gone two, no, three months."],
]

test.each(FAIR)('into %s: “%s” is said freely and rightly', (...row) => {
  expect(rulesWithSeverityOf(row).filter((finding) => finding.startsWith('critical'))).toEqual([])
})
