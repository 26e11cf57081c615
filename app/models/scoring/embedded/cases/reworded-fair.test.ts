import { expect, test } from 'vitest'
import { criticalRulesOf, type Row } from './findings-of.fixture.ts'

const FREQUENT: Row[] = [
  [
    'en',
    'Bu hapı günde iki kez alıyorum.',
    'I take this tablet twice a day.',
    'This tablet is something I take twice daily.',
  ],
  [
    'en',
    'Kızım haftada üç kez antrenmana gidiyor.',
    'My daughter goes to training three times a week.',
    'My daughter goes to training three times weekly.',
  ],
  [
    'en',
    'Ayda iki kez kan vermem gerekiyor.',
    'I have to give blood twice a month.',
    'I have to give blood two times monthly.',
  ],
]
const NOT_SO_FREQUENT: Row[] = [
  ['en', 'Bu hapı günde iki kez alıyorum.', 'I take this tablet twice a day.', 'I take this tablet twice weekly.'],
  ['en', 'Bu hapı günde iki kez alıyorum.', 'I take this tablet twice a day.', 'I take this tablet once daily.'],
]

const SUMS: Row[] = [
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic three and a half thousand dollars.',
  ],
  [
    'en',
    'Depozito bin sekiz yüz dolardı, iki bin dört yüz istediler.',
    'The deposit was one thousand eight hundred dollars; they asked for two thousand four hundred.',
    'The deposit was eighteen hundred dollars and they asked for twenty four hundred.',
  ],
]
const OTHER_SUMS: Row[] = [
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic four and a half thousand dollars.',
  ],
  [
    'en',
    'Tamirciye üç bin beş yüz dolar ödedim.',
    'I paid the mechanic three thousand five hundred dollars.',
    'I paid the mechanic twenty five hundred dollars.',
  ],
]

const TURKISH_SUMS: Row[] = [
  [
    'tr',
    'The fee went from three hundred and ten to three hundred and fifty dollars.',
    'Ücret üç yüz on dolardan üç yüz elli dolara çıktı.',
    'Ücret üç yüz ondan üç yüz elliye çıktı.',
  ],
  [
    'tr',
    'Those who turn six after the fifteenth of May start next year.',
    'Altı yaşını on beş Mayıs’tan sonra dolduranlar gelecek yıl başlar.',
    'Altısını 15 Mayıs sonrasında dolduranlar gelecek yıl başlar.',
  ],
  [
    'tr',
    'The invoice from the fourth has been paid.',
    'Ayın dördündeki fatura ödendi.',
    'Ayın beşi, yok, dördündeki fatura ödendi.',
  ],
  [
    'tr',
    'The nurse will visit on Wednesday.',
    'Hemşire çarşamba günü ziyaret edecek.',
    'Hemşire salı, yok, çarşamba günü ziyaret edecek.',
  ],
]
const OTHER_TURKISH_SUMS: Row[] = [
  [
    'tr',
    'The fee went from three hundred and ten to three hundred and fifty dollars.',
    'Ücret üç yüz on dolardan üç yüz elli dolara çıktı.',
    'Ücret üç yüz yirmiden üç yüz elliye çıktı.',
  ],
  [
    'tr',
    'The invoice from the fourth has been paid.',
    'Ayın dördündeki fatura ödendi.',
    'Ayın dördü, yok, beşindeki fatura ödendi.',
  ],
]

const DENIED: Row[] = [
  [
    'tr',
    'Our order from the fifth is still unpaid.',
    'Ayın beşindeki siparişimiz hâlâ ödenmedi.',
    'Ayın beşindeki siparişimiz hâlâ ödenmiş değil.',
  ],
  [
    'tr',
    'You need not bring your own lunch.',
    'Kendi öğle yemeğinizi getirmenize gerek yok.',
    'Kendi öğle yemeğinizi getirmek zorunda kalmazsınız.',
  ],
  [
    'tr',
    "You don't have to sign this form.",
    'Bu formu imzalamak zorunda değilsiniz.',
    'Bu formu imzalamak mecburiyetinde de değilsiniz.',
  ],
  [
    'tr',
    'Neither your brother nor your sister can sign this form.',
    'Bu formu ne erkek kardeşiniz ne de kız kardeşiniz imzalayabilir.',
    'Erkek kardeşinizin de kız kardeşinizin de bu formu imzalaması mümkün değil.',
  ],
  [
    'tr',
    'You will have finished the course by June.',
    'Kursu hazirana kadar bitirmiş olursunuz.',
    'Hazirana kadar kursu bitirirsiniz.',
  ],
]
const NOT_DENIED: Row[] = [
  [
    'tr',
    'Our order from the fifth is still unpaid.',
    'Ayın beşindeki siparişimiz hâlâ ödenmedi.',
    'Ayın beşindeki siparişimiz artık ödenmiş.',
  ],
  [
    'tr',
    'You need not bring your own lunch.',
    'Kendi öğle yemeğinizi getirmenize gerek yok.',
    'Kendi öğle yemeğinizi getirmek zorunda kalırsınız.',
  ],
  [
    'tr',
    "You don't have to sign this form.",
    'Bu formu imzalamak zorunda değilsiniz.',
    'Bu formu imzalamak mecburiyetindesiniz.',
  ],
  [
    'tr',
    'Neither your brother nor your sister can sign this form.',
    'Bu formu ne erkek kardeşiniz ne de kız kardeşiniz imzalayabilir.',
    'Bu formu erkek kardeşiniz de kız kardeşiniz de imzalayabilir.',
  ],
  [
    'tr',
    'You will have finished the course by June.',
    'Kursu hazirana kadar bitirmiş olursunuz.',
    'Kursu hazirana kadar bitirmiş oluruz.',
  ],
]

const UNLESS: Row[] = [
  [
    'en',
    'Yeni anahtarı göndermezseniz kapıyı açamam, komşum da yardım etmedi.',
    "I asked my neighbour but he didn't help; if you don't send me the new key, I'll be locked out.",
    'My neighbour was asked, he was no help. Unless you send me the new key, I am locked out.',
  ],
  [
    'tr',
    'Unless you bring your passport, we cannot open the account.',
    'Pasaportunuzu getirmezseniz hesabı açamayız.',
    'Pasaportunuzu getirmedikçe hesabı açamayız.',
  ],
  [
    'tr',
    'Do not call us unless the fever lasts more than three days.',
    'Ateş üç günden fazla sürmedikçe bizi aramayın.',
    'Ateş üç günü geçmediği sürece bizi aramayın.',
  ],
]
const IF_SO: Row[] = [
  [
    'tr',
    'Unless you bring your passport, we cannot open the account.',
    'Pasaportunuzu getirmezseniz hesabı açamayız.',
    'Pasaportunuzu getirirseniz hesabı açamayız.',
  ],
  [
    'tr',
    'Do not call us unless the fever lasts more than three days.',
    'Ateş üç günden fazla sürmedikçe bizi aramayın.',
    'Ateş üç günden fazla sürerse bizi aramayın.',
  ],
]
const BOTH_SIDES: Row[] = [
  [
    'en',
    'Melbourne’a mart ayında geldim, oradan bir kez ayrıldım.',
    'I came to Melbourne in March and I have left it once.',
    'I arrived in Melbourne in March and I have been away from it once.',
  ],
  [
    'en',
    'Adım yanlış yazılmış, Selim değil Selin.',
    "My name is written wrongly: it's Selin, not Selim.",
    "My name is written wrongly: they've put Selim and it should be Selin.",
  ],
]
const ONE_SIDE: Row[] = [
  ['en', 'Otobüs sekizde kalkıyor.', 'The bus leaves at eight.', 'The bus arrives at eight.'],
  [
    'en',
    'Adım yanlış yazılmış, Selim değil Selin.',
    "My name is written wrongly: it's Selin, not Selim.",
    "My name is written wrongly: it's Selim, not Selin.",
  ],
]

test.each([...FREQUENT, ...SUMS, ...TURKISH_SUMS, ...DENIED, ...UNLESS, ...BOTH_SIDES])(
  'into %s: “%s” reworded is not critical',
  (...row) => {
    expect(criticalRulesOf(row)).toEqual([])
  },
)

test.each([...NOT_SO_FREQUENT, ...OTHER_SUMS, ...OTHER_TURKISH_SUMS, ...NOT_DENIED, ...IF_SO, ...ONE_SIDE])(
  'into %s: “%s” turned into something else stays critical',
  (...row) => {
    expect(criticalRulesOf(row)).not.toEqual([])
  },
)
