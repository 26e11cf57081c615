import { expect, test } from 'vitest'
import { criticalRulesOf, type Row } from './findings-of.fixture.ts'

const OTHER_SIDE: Row[] = [
  ['tr', "A photo of the form doesn't count.", 'Formun fotoğrafı geçerli sayılmaz.', 'Formun fotoğrafı da yeterlidir.'],
  [
    'en',
    'Para cezasına itiraz etmek istiyorum, o gün şehir dışındaydım.',
    'I want to contest the fine; I was out of town that day.',
    "I'm happy to pay the fine, although I was out of town that day.",
  ],
  [
    'tr',
    'My advice would be to take the offer, because the court may take a year.',
    'Benim tavsiyem teklifi kabul etmeniz, çünkü mahkeme bir yıl sürebilir.',
    'Tavsiyem bu teklifi geri çevirmeniz, mahkeme bir yıl sürebilir çünkü.',
  ],
  [
    'en',
    'Muhasebecinin kaydı bile yokmuş, paramızı da geri vermedi.',
    "The accountant wasn't even registered, and he didn't give us our money back.",
    "It turns out the accountant was registered, and he didn't give us our money back.",
  ],
  [
    'en',
    'Mahkemede konuşmaktan çekiniyorum ama her şeyi gördüm.',
    "I'm reluctant to speak in court, but I saw everything.",
    "I'm ready to speak in court, and I saw everything.",
  ],
  [
    'tr',
    'If the lump gets any bigger before the scan, ring the clinic.',
    'Taramadan önce yumru büyürse kliniği arayın.',
    'Taramaya kadar yumrunun ufaldığını fark ederseniz kliniğe telefon edin.',
  ],
]

test.each(OTHER_SIDE)('into %s: “%s” takes the other side in words of its own', (...row) => {
  expect(criticalRulesOf(row)).not.toEqual([])
})

const TURNED: Row[] = [
  [
    'en',
    'Saatler azaltılırsa bütün yük anneme biner.',
    'If the hours are cut, the whole burden will fall on my mother.',
    'Mum will have the whole burden to carry unless the hours are cut.',
  ],
  [
    'tr',
    'The payment stopped because we never got the form back.',
    'Form bize geri gelmediği için ödeme kesildi.',
    'Formu bize geri yolladığınız hâlde ödeme kesildi.',
  ],
  [
    'en',
    'Hatayı kendim fark ettiğim hâlde bana borç çıkardılar.',
    'Even though I noticed the mistake myself, they raised a debt against me.',
    'They raised a debt against me because I had noticed the mistake myself.',
  ],
  [
    'tr',
    'If you miss a payment, you will be charged a fee.',
    'Bir ödemeyi kaçırırsanız sizden ücret alınır.',
    'Ödemeleri zamanında yatırsanız bile sizden ücret alınır.',
  ],
  [
    'en',
    'Tamirat bitene kadar kiranın yarısını ödemek istiyorum.',
    'Until the repairs are finished, I want to pay half the rent.',
    'Once the repairs are finished, I want to pay half the rent.',
  ],
  [
    'tr',
    'Before you sign anything, please read every page.',
    'Herhangi bir şeyi imzalamadan önce lütfen her sayfayı okuyun.',
    'İmzayı attıktan sonra bütün sayfaları okumanızı rica ediyorum.',
  ],
]

test.each(TURNED)('into %s: “%s” hangs together in another way', (...row) => {
  expect(criticalRulesOf(row)).not.toEqual([])
})

const SAME_SIDE: Row[] = [
  [
    'tr',
    "A photo of the form doesn't count.",
    'Formun fotoğrafı geçerli sayılmaz.',
    'Formun fotoğrafını kabul etmiyorlar.',
  ],
  [
    'en',
    'Ev sahibi depozitonun yarısını geri vermek istemiyor.',
    "The landlord doesn't want to give back half of the bond.",
    'The landlord is refusing to return half of the bond.',
  ],
  [
    'tr',
    "Don't worry, the volunteer will bring your father home.",
    'Merak etmeyin, gönüllü babanızı eve getirecek.',
    'İçiniz rahat olsun, babanızı eve gönüllümüz getirecek.',
  ],
  [
    'en',
    'Muhasebecim, taksit istemeden önce itiraz etmemi öneriyor.',
    'My accountant suggests that I object before asking for instalments.',
    'According to my accountant I should object first and ask for instalments afterwards.',
  ],
  [
    'tr',
    'If you turn down the meeting, they may stop the payment.',
    'Görüşmeyi reddederseniz ödemeyi kesebilirler.',
    'Görüşmeyi kabul etmezseniz ödemeyi kesebilirler.',
  ],
  [
    'en',
    'Daha ucuz bir ilaç varsa ondan verin lütfen.',
    "If there's a cheaper medicine, please give me that one.",
    'Please give me a less expensive medicine if there is one.',
  ],
  [
    'tr',
    "Don't stay and chat, or you'll wait forty minutes.",
    'Kalıp sohbet etmeyin, yoksa kırk dakika beklersiniz.',
    'Kalıp sohbet ederseniz kırk dakika beklersiniz.',
  ],
  [
    'en',
    'Kızım on ikinci sınıfı bitirmeden okul değiştirmek istiyor.',
    'My daughter wants to change schools before finishing Year 12.',
    'Before she has finished Year 12, my daughter would like to change schools.',
  ],
]

test.each(SAME_SIDE)('into %s: “%s” keeps its side in other words', (...row) => {
  expect(criticalRulesOf(row)).toEqual([])
})
