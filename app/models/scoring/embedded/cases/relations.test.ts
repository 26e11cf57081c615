import { expect, test } from 'vitest'
import { rulesOf, type Row } from './findings-of.fixture.ts'

const TURNED: Row[] = [
  // One of two told as both.
  [
    'tr',
    'You can either send the form by post or bring it to the counter.',
    'Formu ya postayla gönderebilir ya da bankoya getirebilirsiniz.',
    'Formu hem postayla göndereceksiniz hem bankoya getireceksiniz.',
  ],
  [
    'en',
    'Ya parayı iade edin ya da yeni bir tarih verin.',
    'Either refund the money or give us a new date.',
    'Refund the money, and we also need a new date from you.',
  ],
  [
    'tr',
    'If you miss another payment, you will be charged a fee.',
    'Bir ödemeyi daha kaçırırsanız sizden ücret alınır.',
    'Ödemeleri zamanında yapsanız bile sizden ücret kesilir.',
  ],
  [
    'tr',
    'The payment was cut off because the form came late.',
    'Form geç geldiği için ödeme kesildi.',
    'Form geç geldiği hâlde ödeme kesildi.',
  ],
  [
    'tr',
    'Read every page before you sign anything.',
    'Herhangi bir şeyi imzalamadan önce her sayfayı okuyun.',
    'İmzaladıktan sonra sayfaların hepsini okuyun.',
  ],
  [
    'en',
    'Tamirat bitene kadar kiranın yarısını ödemek istiyorum.',
    'Until the repairs are finished, I want to pay half the rent.',
    'Once the repairs are finished, I want to pay half the rent.',
  ],
  [
    'en',
    'Kazayı geç bildirirsek sigorta para vermeyecek.',
    'The insurer will refuse the money if we report the accident late.',
    'The insurer will refuse the money unless we report the accident late.',
  ],
  [
    'en',
    'Hatayı kendim fark ettiğim hâlde bana borç çıkardılar.',
    'Even though I noticed the mistake myself, they raised a debt against me.',
    'They raised a debt against me because I noticed the mistake myself.',
  ],
  [
    'en',
    'Hastanede yatarken vizesinin süresi doldu.',
    'Her visa expired while she was in hospital.',
    'Her visa ran out after she was in hospital.',
  ],
]

test.each(TURNED)('into %s: “%s” links its parts in another way', (...row) => {
  expect(rulesOf(row)).toContain('relation-changed')
})

const KEPT: Row[] = [
  [
    'tr',
    'You can have water but no juice or milk.',
    'Su içebilirsiniz ama meyve suyu ya da süt içmeyin.',
    'Su içilebilir, fakat meyve suyu da süt de olmaz.',
  ],
  [
    'tr',
    'You can either send the form by post or bring it to the counter.',
    'Formu ya postayla gönderebilir ya da bankoya getirebilirsiniz.',
    'Formu postayla gönderin, dilerseniz bankoya da getirebilirsiniz.',
  ],
  [
    'en',
    'Ya parayı iade edin ya da yeni bir tarih verin.',
    'Either refund the money or give us a new date.',
    'Refund the money; alternatively a new date would also do.',
  ],
  [
    'en',
    'Bu hafta tamir edilmezse kirayı ödemeyeceğim.',
    "If it isn't fixed this week, I won't pay the rent.",
    "I'm not going to pay rent unless it's repaired this week.",
  ],
  [
    'tr',
    'She cannot work until she turns eighteen.',
    'On sekiz yaşını doldurana kadar çalışamaz.',
    'Ancak on sekiz yaşından sonra çalışabilir.',
  ],
  [
    'tr',
    'Check every box before signing.',
    'İmza atmadan önce her koliyi kontrol edin.',
    'Kolilerin her birini kontrol edin, ondan sonra imza atın.',
  ],
  [
    'tr',
    'If the swelling gets worse before Friday, ring the clinic.',
    'Cumadan önce şişlik artarsa kliniği arayın.',
    'Şişlik cumadan önce artarsa da kliniğe telefon edin.',
  ],
  [
    'en',
    'İkinci fırını alırsak bin beş yüze çıkarız. Ama bunun için sözleşme şart.',
    'If we buy a second oven, we can make fifteen hundred. But for that a contract is essential.',
    'We could make fifteen hundred by buying a second oven. For that, though, a contract is a must.',
  ],
  [
    'tr',
    'It is kept shut because it blocks your view.',
    'Görüşünüzü engellediği için kapalı tutuluyor.',
    'Görüşünüzü kapattığından açılmıyor.',
  ],
]

test.each(KEPT)('into %s: “%s” may be linked in other words', (...row) => {
  expect(rulesOf(row)).not.toContain('relation-changed')
})

test('"even if not" for "if" is one error', () => {
  const row: Row = [
    'tr',
    "Eight weeks should be enough if you exercise every day, but I can't promise you'll dance all night. We'll start with three gentle exercises at home.",
    'Her gün egzersiz yaparsanız sekiz haftanın yetmesi gerekir, ama bütün gece oynayacağınıza söz veremem. Evde yapacağınız üç hafif egzersizle başlayacağız.',
    'Her gün egzersiz yapmasanız bile sekiz haftanın yetmesi gerekir, ama bütün gece oynayacağınıza söz veremem. Evde yapacağınız üç hafif egzersizle başlayacağız.',
  ]
  expect(rulesOf(row)).toEqual(['relation-changed'])
})
