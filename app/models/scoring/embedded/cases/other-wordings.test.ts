import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const COUNTED: Row[] = [
  ['en', 'On yıl önce geldim.', 'I came ten years ago.', 'I came a decade ago.'],
  [
    'en',
    'Kent beş yüz yıl daha eski.',
    'The city is five hundred years older.',
    'The city is half a millennium older.',
  ],
  [
    'en',
    'Tarla yarım yüzyıl sonra sürülecek.',
    'The field will be ploughed after half a century.',
    'The field will be ploughed after fifty years.',
  ],
  [
    'tr',
    'A century ago there was a mill here.',
    'Yüz yıl önce burada değirmen vardı.',
    'Bir asır önce burada değirmen vardı.',
  ],
  [
    'tr',
    'We were told to cut the salt by a fifth.',
    'Tuzu beşte bir azaltmamız istendi.',
    'Bize tuzu beşte bir oranında azaltmamız söylendi.',
  ],
  ['en', 'İki haftada bir 70 dolar öderim.', 'I pay $70 a fortnight.', 'I pay $70 every two weeks.'],
  ['en', 'Kırk yıl bahçıvanlık yaptım.', 'I was a gardener for forty years.', 'I was a gardener for four decades.'],
  [
    'en',
    'Masrafın dörtte birini belediye ödedi.',
    'The council paid a quarter of the cost.',
    'The council paid 25 percent of the cost.',
  ],
  [
    'tr',
    'He is here on Mondays at ten.',
    'Pazartesi günleri saat onda burada olur.',
    'Pazartesileri onda burada olur.',
  ],
  ['tr', 'Do not use it after ten at night.', 'Gece saat ondan sonra kullanmayın.', "Gece 22'den sonra kullanmayın."],
  [
    'tr',
    'Never get into the shower with your hearing aids.',
    'İşitme cihazlarınızla asla duşa girmeyin.',
    'İşitme cihazlarınızı çıkarın, duşa asla onlarla girmeyin.',
  ],
]

const SAID_IN_OTHER_FIGURES: Row[] = [
  ['en', 'Altmış bin dolara ihtiyacımız var.', 'We need sixty thousand dollars.', 'we need 60 000 dollars'],
  ['en', 'Ciro yüzde yirmi arttı.', 'Turnover was up twenty per cent.', 'Turnover rose by a fifth.'],
  [
    'en',
    'Faturanız yarıya iner dediler.',
    'They said our bill would be halved.',
    'They promised a fifty per cent saving on our bill.',
  ],
  [
    'en',
    'Önce yüz on bin görünüyordu, aslında iki yüz bini geçmiş.',
    'First it showed a hundred and ten thousand; it had really done over two hundred thousand.',
    'It had really done over two hundred thousand, when at first it showed a hundred and ten.',
  ],
  [
    'en',
    'Haftanın dört günü bende kalıyor.',
    'He stays with me four days a week.',
    'He is at my place four days out of seven.',
  ],
  [
    'tr',
    'Be at the gate by quarter past eight; the bus leaves at half past.',
    'Sekizi çeyrek geçeye kadar kapıda olun, otobüs buçukta kalkıyor.',
    "8.15'te kapıda olun, otobüs sekiz buçukta hareket ediyor.",
  ],
  [
    'en',
    'İkisini birlikte alınca burnum kanadı.',
    'When I took the two together, my nose bled.',
    'I had a nosebleed when I combined them.',
  ],
]

const DENIED: Row[] = [
  ['tr', 'She was too shy to go alone.', 'Tek başına gitmeye çekiniyordu.', 'Yalnız gidemeyecek kadar utangaçtı.'],
  ['tr', 'Do not wait, call us.', 'Beklemeyin, bizi arayın.', 'Beklemeden bizi arayın.'],
  ['tr', 'It is the best place here.', 'Buradaki en iyi yer bu.', 'Burada bundan iyi yer yok.'],
  ['tr', 'Apply within seven days.', 'Yedi gün içinde başvurun.', 'Başvurun, yedi günü geçirmeyin.'],
  ['en', 'İmzalamadan çıkmadım.', "I didn't leave without signing it.", 'I signed it before I left.'],
]

const FORCE: Row[] = [
  ['en', 'Hepsini iade etmediler.', "They didn't refund all of it.", 'They refunded only part of it.'],
  ['tr', 'You must not open it for a year.', 'Bir yıl açmamanız gerekir.', 'Bir yıl açmamak zorundasınız.'],
  [
    'en',
    'Gecikirse ne yapacağım?',
    'If the delivery is late, what am I going to do?',
    'Should the delivery be late, what am I going to do?',
  ],
  [
    'en',
    'Gelinim bakıyor bana.',
    'My daughter-in-law looks after me.',
    "My son's away a lot; his wife looks after me.",
  ],
]

test.each([...COUNTED, ...SAID_IN_OTHER_FIGURES, ...DENIED, ...FORCE])('into %s: “%s” may be said so', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})

const WRONG: [...Row, string][] = [
  [
    'tr',
    'It is the largest amount in a decade.',
    'Son on yılın en yüksek miktarı bu.',
    'Son dokuz yılın en yüksek miktarı bu.',
    'number-replaced',
  ],
  [
    'en',
    'Fiyatı iki katına çıktı.',
    'Its price is twice what it was.',
    'Its price is three times what it was.',
    'number-replaced',
  ],
  [
    'tr',
    'Do not use it after ten at night.',
    'Gece saat ondan sonra kullanmayın.',
    "Gece 23'ten sonra kullanmayın.",
    'number-replaced',
  ],
  ['en', 'Altmış bin dolar lazım.', 'We need sixty thousand dollars.', 'we need 600 000 dollars', 'number-replaced'],
  [
    'en',
    'Ciro yüzde yirmi arttı.',
    'Turnover was up twenty per cent.',
    'Turnover rose by a quarter.',
    'number-missing',
  ],
  [
    'en',
    'İtirazını reddettiler.',
    'They rejected her appeal.',
    'They said they rejected her appeal.',
    'reported-speech',
  ],
  ['tr', 'Do not wait, call us.', 'Beklemeyin, bizi arayın.', 'Bekleyin, bizi arayın.', 'negation-lost'],
  [
    'en',
    'Sözleşme gereği kedi yasak, taksit son gün ödenir.',
    'The contract we signed last year says in plain words that no cats may live here and rent is due on Friday.',
    'The contract we signed last year says in plain words that no kangaroos may live here and rent is due on Friday.',
    'term-replaced',
  ],
  ['en', 'Hepsini iade ettiler.', 'They refunded all of it.', 'They refunded part of it.', 'amount-changed'],
  [
    'en',
    'Gelinim bakıyor bana.',
    'My daughter-in-law looks after me.',
    'My sister looks after me.',
    'relative-replaced',
  ],
]

test.each(WRONG)('into %s: “%s” may not be said so', (into, source, model, said, rule) => {
  expect(majorRulesOf([into, source, model, said])).toContain(rule)
})
