import { expect, test } from 'vitest'
import { findingsOf, majorRulesOf, type Row } from './findings-of.fixture.ts'

const STRETCH = [
  'Do these stretches for ten minutes each, or we are back to square one.',
  'Bu hareketlerin her birini on dakika yapın, yoksa başa döneriz.',
] as const
const PRICE = ['Fiyat iki katına çıkacak diye korkuyorum.', "I'm afraid the price will double."] as const
const LATE = ['Sınavı son dakikada öğrendim.', 'I found out about the exam at the last minute.'] as const
const THINK = ['I would think twice before lending him money.', 'Ona borç vermeden önce iki kez düşünürdüm.'] as const
const SHIFT = ['İki haftada bir pazar çalışıyorum.', 'I work every second Sunday.'] as const
const HALVES = [
  'You and your brother will split the fee down the middle.',
  'Ücreti kardeşinizle yarı yarıya paylaşacaksınız.',
] as const
const EXCUSES = ['Usta her gün bir bahane buluyor.', 'The tradesman finds an excuse every day.'] as const
const PARCEL = ['Her aradığımda başka bir memur çıkıyor.', 'Every time I call, a different clerk answers.'] as const
const FAIR: Row[] = [
  [
    'tr',
    "Don't lift the panel until you have switched off the pump.",
    'Pompayı kapatmadan paneli kaldırmayın.',
    'Paneli ancak pompayı kapattıktan sonra kaldırın.',
  ],
  ['tr', ...STRETCH, 'Bu hareketleri onar dakika yapın, yoksa yine sıfıra döneriz.'],
  ['en', ...PRICE, "I'm afraid of the price doubling."],
  ['en', ...PRICE, "I'm afraid the price will go up twofold."],
  ['en', ...LATE, 'I only heard of the exam at the eleventh hour.'],
  ['tr', ...THINK, 'Ona para vermeden önce iyice düşünürdüm.'],
  ['en', ...SHIFT, 'I work alternate Sundays.'],
  ['tr', ...HALVES, 'Ücret iki kardeş arasında yarı yarıya bölünecek.'],
  ['en', ...EXCUSES, 'Every day the tradesman finds a thousand excuses.'],
  ['en', ...PARCEL, 'Whenever I call, some other clerk answers.'],
]
test.each(FAIR)('counted or expressed in other words (%s): %s', (...row) => expect(majorRulesOf(row)).toEqual([]))

const NAMED: Row[] = [
  [
    'tr',
    'Everyone here needs a Keeping with Safety Card.',
    'Burada herkesin Güvenlik Uyum Kartı olması gerekiyor.',
    'Burada herkesin Keeping with Safety Card denen kartı olması gerekiyor.',
  ],
  [
    'tr',
    'Your ticket says "not for resale" on the back.',
    'Biletinizin arkasında "tekrar satılamaz" yazıyor.',
    'Biletinizin arkasında "not for resale" yazıyor.',
  ],
]
test.each(NAMED)('a name or a wording that is shown stays as it is (%s): %s', (...row) =>
  expect(findingsOf(row).map(({ rule }) => rule)).not.toContain('source-words'),
)

const RENT = [
  'Kiranın yarısını ortağım ödüyordu, şimdi ev sahibi bütün kirayı benden istiyor.',
  'My partner used to pay half the rent; now the landlord wants the whole rent from me.',
] as const
const LOAN = ['You pay back fifty dollars every fortnight.', 'İki haftada bir elli dolar geri ödüyorsunuz.'] as const
const PICKUP = ['You can pick it up until Monday at noon.', 'Pazartesi öğlene kadar gelip alabilirsiniz.'] as const
const TALK = [
  'The nurse will see you first and then the doctor calls you in.',
  'Önce hemşire size bakacak, sonra doktor çağıracak.',
] as const
const BAKER = [
  'Eskiden fırıncıydım, o yüzden erken kalkmaya alışığım.',
  "I used to be a baker, so I'm in the habit of getting up early.",
] as const
const WELDER = [
  "Don't lift the panel until you have switched off the pump.",
  'Pompayı kapatmadan paneli kaldırmayın.',
] as const
const NUTS = [
  'Kızımın kreşte verilen keki ben tatmadan yemesini istemiyorum, yumurtaya alerjisi var.',
  "I don't want my daughter to eat the cake at the nursery before I've tasted it; she's allergic to eggs.",
] as const
const CHANGED: [...Row, string][] = [
  [
    'en',
    ...RENT,
    'My partner used to pay half the rent; now the landlord wants half the rent from me.',
    'amount-changed',
  ],
  ['tr', ...LOAN, 'Ayda bir elli dolar geri ödüyorsunuz.', 'unit-replaced'],
  ['tr', ...PICKUP, 'Pazartesi akşama kadar gelip almanız mümkün.', 'amount-changed'],
  ['tr', ...TALK, 'Hemşire size en sonunda bakacak, doktor çağıracak.', 'amount-changed'],
  ['tr', ...WELDER, 'Paneli kaldırdıktan sonra pompayı kapatın.', 'order-changed'],
  ['en', ...NUTS, "I don't want my daughter to eat the cake at the nursery; she's allergic to eggs.", 'part-missing'],
  ['en', ...BAKER, "I'm a baker, so early starts are nothing new.", 'part-missing'],
]
test.each(CHANGED)('another share, rate, time or order, or none (%s): %s', (into, source, model, said, rule) =>
  expect(majorRulesOf([into, source, model, said])).toContain(rule),
)
