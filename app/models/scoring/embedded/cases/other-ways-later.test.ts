import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const RIGHT: [string, Row][] = [
  [
    'an amount a year',
    [
      'en',
      'Yıllık cironuz yetmiş beş bin doları geçerse vergi dairesine kayıt olmanız gerekir.',
      'If your annual turnover goes over seventy-five thousand dollars, you need to register with the tax office.',
      'If you turn over more than $75,000 a year, you need to register with the tax office.',
    ],
  ],
  [
    'second-hand counts nothing',
    [
      'en',
      'Kullanılmış arabayı bayiden almayacaksanız önce bir tamirciye gösterin.',
      "If you're not buying the used car from a dealer, have a mechanic look at it first.",
      "If you're not buying the second-hand car from a dealer, have it looked at by a mechanic beforehand.",
    ],
  ],
  [
    'never, not even once',
    [
      'en',
      'On bir yıldır sigortalıyım, bir kez bile hasar bildirmedim.',
      "I've been insured for eleven years and I haven't made a claim even once.",
      "I've been insured for eleven years and I've never made a claim, not even once.",
    ],
  ],
  [
    'the free course costs nothing',
    [
      'en',
      'Ücretsiz kursa yazılmak için seviye sınavına gireceksiniz.',
      "To enrol in the free course, you'll sit a placement test.",
      "To enrol in the course, which costs nothing, you'll sit a placement test.",
    ],
  ],
  [
    'a direct debit beside a credit card',
    [
      'en',
      'Kredi kartı borcunuzu her ay ödemek için otomatik ödeme talimatı verin.',
      'To pay off your credit card every month, set up an automatic payment.',
      'To clear the card every month, set up a direct debit.',
    ],
  ],
  [
    'less expensive is cheaper',
    [
      'en',
      'Daha ucuz bir tarifeye geçebilirsiniz.',
      'You can move to a cheaper plan.',
      'You could move to a less expensive plan.',
    ],
  ],
  [
    'all that one asks',
    [
      'en',
      'Sizden yalnızca taksitleri yarıya indirmenizi istiyorum.',
      'I am only asking you to cut the instalments by half.',
      'All I ask is that you cut the instalments in half.',
    ],
  ],
  [
    'every day three times',
    [
      'tr',
      "I've been taking the antibiotics three times a day.",
      'Günde üç kez antibiyotik kullanıyorum.',
      'Her gün üç kez antibiyotik kullanıyorum.',
    ],
  ],
  [
    'forbidden and cannot',
    [
      'tr',
      "He's not allowed to come within two hundred metres of your home, but he can see the children on Sundays.",
      'Evinize iki yüz metreden fazla yaklaşması yasak, ama pazar günleri çocukları görebilir.',
      'Evinize iki yüz metreden fazla yaklaşamaz ama pazar günleri çocukları görmesine izin var.',
    ],
  ],
  [
    'no objection is willing',
    [
      'tr',
      "We don't mind waiting longer, as long as it's close to the hospital.",
      'Hastaneye yakın olduğu sürece daha uzun beklemeye razıyız.',
      'Hastaneye yakın olması şartıyla daha uzun beklemeye itirazımız yok.',
    ],
  ],
  [
    'he says: I will not sign',
    [
      'tr',
      'He still refuses to sign the divorce papers.',
      'Boşanma belgelerini imzalamayı hâlâ reddediyor.',
      'Boşanma kağıtlarını hâlâ imzalamam diyor.',
    ],
  ],
  [
    'only if is not unless',
    [
      'tr',
      'The insurance will only pay if you can show you were not speeding.',
      'Sigorta, ancak hız sınırını aşmadığınızı gösterebilirseniz ödeme yapar.',
      'Sigorta, hız sınırını aşmadığınızı göstermedikçe ödeme yapmaz.',
    ],
  ],
  [
    'without any warning',
    [
      'tr',
      "My employer fired me by message. He didn't give me any warning.",
      'İşverenim beni mesajla işten çıkardı. Hiçbir uyarıda bulunmadı.',
      'İşverenim hiç uyarı yapmaksızın beni mesajla işten çıkardı.',
    ],
  ],
  [
    'a place where we will stay',
    [
      'tr',
      'Is there somewhere we could stay tonight?',
      'Bu gece kalabileceğimiz bir yer var mı?',
      'Bu gece kalacağımız bir yer var mı?',
    ],
  ],
  [
    'denied twice on end',
    [
      'tr',
      "My mother won't let the male nurses wash her, it's a matter of modesty for her. Could a woman help her?",
      'Annem erkek hemşirelerin kendisini yıkamasına izin vermiyor, bu onun için bir mahremiyet meselesi. Ona bir kadın yardım edebilir mi?',
      'Anneme bir kadın yardım edebilir mi? Erkek hemşirelerin kendisini yıkamasını istemiyor, izin vermiyor; bu onun için bir mahremiyet meselesi.',
    ],
  ],
]

test.each(RIGHT)('%s: no error', (_what, row) => {
  expect(majorRulesOf(row)).toEqual([])
})

const WRONG: [string, string, Row][] = [
  [
    'another amount a year',
    'number-replaced',
    [
      'en',
      'Yıllık cironuz yetmiş beş bin doları geçerse kayıt olun.',
      'If your annual turnover goes over seventy-five thousand dollars, register.',
      'If you turn over more than $65,000 a year, register.',
    ],
  ],
  [
    'every day three times, said of the week',
    'frequency-changed',
    ['tr', 'Take it three times a week.', 'Haftada üç kez alın.', 'Her gün üç kez alın.'],
  ],
  [
    'forbidden and allowed',
    'opposite-word',
    ['tr', 'He is not allowed to come here.', 'Buraya gelmesi yasak.', 'Buraya gelmesine izin var.'],
  ],
]

test.each(WRONG)('%s: found as %s', (_what, rule, row) => {
  expect(majorRulesOf(row)).toContain(rule)
})
