import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const RIGHT: [string, Row][] = [
  [
    'reported speech keeps its tense',
    [
      'en',
      'Üç kez aradım, her defasında onay bekliyoruz dediler.',
      'I rang three times, and each time they said they were waiting for approval.',
      "I rang three times, and each time they told me they're waiting for approval.",
    ],
  ],
  [
    'not until is only after',
    [
      'en',
      'Biri gelip kombiye bakmadan bu faturayı ödemem.',
      "I won't pay this bill until somebody comes and looks at the boiler.",
      "I'll pay this bill only after somebody has come and looked at the boiler.",
    ],
  ],
  [
    'not before is not without',
    [
      'en',
      'Rampayı yaptırmadan sizi eve gönderemeyiz.',
      "We can't send you home before a ramp is built.",
      "We can't send you home without having a ramp built.",
    ],
  ],
  [
    'keeping it off is not putting it on',
    [
      'en',
      'Bu kremi yüzünüze sürmeyin, sadece ellerinize sürün.',
      "Don't put this cream on your face; put it only on your hands.",
      'Keep this cream off your face; it should go only on your hands.',
    ],
  ],
  [
    'what does not mean that one has to',
    [
      'en',
      'Şekeriniz biraz yüksek çıktı ama hemen insülin kullanmanız gerekmiyor.',
      "Your sugar came out a little high, but you don't need to go on insulin right away.",
      "Your sugar came back a bit high. That doesn't mean you have to go on insulin straight away.",
    ],
  ],
  [
    'without having to',
    [
      'en',
      'Kurala uymazsa onu uyarabiliriz, sizin dilekçe vermeniz bile gerekmez.',
      "If he doesn't follow the rule, we can warn him; you don't even need to make a complaint.",
      "If he doesn't follow the rule, we're able to warn him, without you even having to lodge a complaint.",
    ],
  ],
  [
    'to begin with begins nothing',
    [
      'en',
      'Tansiyonunuz yüksek ama hemen ilaca başlamanız gerekmiyor. Önce tuzu azaltın.',
      "Your blood pressure is high, but you don't need to start medication right away. First, cut down on salt.",
      "Your blood pressure is high, though there's no need to put you on medication straight away. To begin with, cut down on salt.",
    ],
  ],
  [
    'not always is sometimes not',
    [
      'en',
      'Annem bazen beni tanımıyor.',
      "Sometimes my mother doesn't recognise me.",
      "My mother doesn't always recognise me.",
    ],
  ],
  [
    'small, and in another clause something denied',
    [
      'en',
      'Kırık küçük, ameliyat önermiyorum.',
      "The fracture is small, I don't recommend surgery.",
      "The fracture isn't big, so I'm not recommending surgery.",
    ],
  ],
  [
    "an uncle is a father's brother",
    [
      'en',
      'Babam kalp krizi geçirdi, amcam da aynı hastalıktan öldü.',
      'My father had a heart attack, and my uncle died of the same illness.',
      'My father had a heart attack, and his brother died of the same illness.',
    ],
  ],
  [
    'a denial that is repeated',
    [
      'en',
      'Hiçbir şeye dokunmadık. Alarm kuruluydu ama nedense çalmamış.',
      "We haven't touched anything. The alarm was set, but for some reason it didn't go off.",
      "we haven't touched anything we didn't touch a thing the alarm was set but i don't know why it didn't go off",
    ],
  ],
  [
    'an idiom does not reach over a comma',
    [
      'en',
      'Tavadaki yağa su dökmedim, kapağını kapattım.',
      "I didn't pour water on the oil in the pan, I put the lid on.",
      "I didn't pour water on it, I closed the lid of the pan with the oil.",
    ],
  ],
  [
    'somebody else said something as well',
    [
      'en',
      'Geziye götürmek istemediler. Ben de gelirim dedim, ona da sigorta izin vermez diye karşı çıktılar.',
      "They didn't want to take him on the trip. I said I'd come too, and they objected to that as well, saying the insurance wouldn't allow it.",
      "They didn't want him on the trip. I offered to come along, but the insurance, they said, wouldn't allow it.",
    ],
  ],
]

test.each(RIGHT)('%s: no error', (_what, row) => {
  expect(majorRulesOf(row)).toEqual([])
})

const WRONG: [string, string, Row][] = [
  [
    'a time of its own in what was said',
    'tense-changed',
    ['en', 'Dün taşındılar.', 'They moved out yesterday.', 'They are going to move out tomorrow.'],
  ],
  [
    'until turned into after, nothing else denied',
    'opposite-word',
    [
      'en',
      'Hemşire gelene kadar burada bekleyin.',
      'Wait here until the nurse comes.',
      'Wait here after the nurse comes.',
    ],
  ],
  [
    'the lost duty that is not denied',
    'negation-lost',
    [
      'en',
      'Hemen insülin kullanmanız gerekmiyor.',
      "You don't need to go on insulin right away.",
      'You have to go on insulin right away.',
    ],
  ],
  [
    'a brother whom nobody has as an uncle',
    'relative-replaced',
    [
      'en',
      'Amcam aynı hastalıktan öldü.',
      'My uncle died of the same illness.',
      'My brother died of the same illness.',
    ],
  ],
  [
    'the latest for the earliest',
    'opposite-word',
    [
      'en',
      'Yeni randevu en erken iki hafta sonra olur.',
      'The new appointment would be in two weeks at the earliest.',
      "You'll get a new appointment in two weeks at the latest.",
    ],
  ],
  [
    'a not too many where another is worded anew',
    'negation-added',
    [
      'en',
      'Başvurunuzu reddetmedik, sadece beklettik. Belgeyi getirirseniz ödeme başlar ve geriye dönük yapılır.',
      "We haven't rejected your application; we've only put it on hold. If you bring the document, the payment will start and be backdated.",
      "We haven't turned your application down, it's just on hold. If you bring the document, the payment will start but won't be backdated.",
    ],
  ],
]

test.each(WRONG)('%s: found as %s', (_what, rule, row) => {
  expect(majorRulesOf(row)).toContain(rule)
})
