import { expect, test } from 'vitest'
import { findErrors } from '../find-errors.ts'
import { findingsOf, type Row } from './findings-of.fixture.ts'

/** Honest renditions of our own library in other words. */
const FAIR: Row[] = [
  [
    'tr',
    "Just tell me before you go, so I don't worry.",
    'Yalnız gitmeden önce bana haber verin ki merak etmeyeyim.',
    'Yalnız gitmeden bana haber verin de meraklanmayayım.',
  ],
  [
    'en',
    'Bot alamadım; bunlar ağabeyimin.',
    "I haven't been able to get boots; these are my brother's.",
    "I couldn't buy boots, so I've got my brother's on.",
  ],
  [
    'tr',
    'There are two options: a full pause for three months or interest-only payments for six.',
    'İki seçenek var: ödemelere üç ay tamamen ara vermek ya da altı ay yalnızca faiz ödemek.',
    'İki seçenek var: üç ay hiç ödememek ya da altı ay sadece faiz ödemek.',
  ],
  [
    'en',
    'Sağ olun, geceleri tavana bakmaktan kurtuldum.',
    'Thank you; no more nights staring at the ceiling.',
    'Thank you, now I can stop staring at the ceiling at night.',
  ],
  ['tr', 'She stays no longer than ten weeks.', 'On haftadan fazla kalmaz.', 'En fazla on hafta kalıyor.'],
  [
    'en',
    "Annem Rize'de oturuyor, babaannem de annemle yaşıyor.",
    'My mum lives in Rize, and my grandmother lives with my mum.',
    'My mum lives in Rize and my grandmother lives with her.',
  ],
  [
    'tr',
    "There's a quiet room next to the canteen.",
    'Kantinin yanında sessiz bir oda var.',
    'Yemekhanenin yanında sessiz bir oda var.',
  ],
  [
    'en',
    'Sarılığı tamamen geçmediği için kan alacağız. Korkmayın, ameliyat gerekmiyor.',
    "Because the jaundice hasn't cleared completely, we'll take a little blood. Don't be afraid, no surgery is needed.",
    "The jaundice hasn't gone away entirely, so we're going to take a small blood sample. Please don't worry, there's no need for an operation.",
  ],
  [
    'en',
    'Beklemek istemiyor, “Bebek doğduğu gün annesi Avustralyalı olsun” diyor.',
    "She doesn't want to wait; she says, “I want the baby's mother to be Australian the day it's born.”",
    "She doesn't want to put it off. She says she'd like our baby to have an Australian mum from the first day.",
  ],
  [
    'tr',
    "Towing's included, so there's nothing to pay. Please take everything out of the car.",
    'Çekici poliçeye dâhil, o yüzden bir şey ödemeyeceksiniz. Lütfen araçtaki her şeyi çıkarın.',
    'Çekici dahil, yani ödeyecek bir şeyiniz yok. Arabada ne varsa çıkarın lütfen.',
  ],
  [
    'tr',
    'Call triple zero first, then us.',
    'Önce üç sıfırı, sonra bizi arayın.',
    'Önce sıfır sıfır sıfırı, sonra bizi arayın.',
  ],
  [
    'en',
    'Ama geç vardiya çarşamba olmasın.',
    'But please, not the late shift on Wednesday.',
    'Just not Wednesday for the late shift.',
  ],
  [
    'tr',
    'This is Liam Foster from the claims team at Kestrel Insurance.',
    'Ben Kestrel Insurance hasar bölümünden Liam Foster.',
    "Ben Kestrel Sigorta'nın hasar bölümünden Liam Foster.",
  ],
  [
    'en',
    'Saldırırsa yine bekleyecek miyim, yoksa doğrudan polisi arayabilir miyim?',
    'If he attacks, do I still wait, or can I call the police directly?',
    'If he attacks, do I still have to wait, or can I ring the police straight away?',
  ],
  [
    'en',
    'İşten kendim ayrılmadım, patron beni çıkardı; iki aylık maaşımı hâlâ alamadım.',
    "I didn't quit my job, the boss sacked me; I still haven't received my pay for two months.",
    "I didn't quit my job, I was fired by the boss; I still haven't received my pay for two months.",
  ],
  [
    'en',
    'Formu bu cuma saat beşe çeyrek kalaya kadar getirmezseniz başvurunuz değerlendirmeye alınmayacak.',
    "If you don't bring the form in by quarter to five this Friday, your application will not be considered.",
    "If you don't bring the form in by quarter to five this Friday, we won't consider your application.",
  ],
  [
    'en',
    'Annem seksen iki yaşında, tek başına banyo yapamıyor; haftada üç gün bir bakıcı gelse bize yeter.',
    "My mother is eighty-two and can't shower on her own; it would be enough for us if a carer came three days a week.",
    "My mother is eighty-two and can't shower without help; it would be enough for us if a carer came three days a week.",
  ],
  [
    'en',
    'Faturanın yarısını bugün ödeyebilirim, kalanını ancak ayın yirmisinde maaşım yatınca verebilirim.',
    'I can pay half of the bill today, but the rest only when my pay goes in on the twentieth of the month.',
    'I can pay half of the bill today, but the rest not until my wages come in on the twentieth of the month.',
  ],
  [
    'en',
    'Kursa devam zorunlu; dersin çoğuna katılmazsanız sertifika alamazsınız.',
    "Attendance is compulsory; you can't get the certificate if you don't attend most classes.",
    "You're required to attend; you can't get the certificate if you don't attend most classes.",
  ],
]

test.each(FAIR)('an honest rendition has no critical or major error: (%s) %s', (...row) => {
  expect(findingsOf(row).filter(({ type }) => type !== 'minor')).toEqual([])
})

const SUIT = {
  speaker: 'Turkish',
  text: 'Peki, törende ne giymeliyiz? Takım elbise şart mı?',
  translation: 'And what should we wear for the ceremony? Do I have to have a suit?',
} as const
const rulesOf = (variants: string[], text: string) =>
  findErrors({ segment: { ...SUIT, variants }, segmentId: 1, rendition: { status: 'spoken', text } }).map(
    ({ rule }) => rule,
  )

test('a "you" may be anybody where another model says it of nobody', () => {
  const heard = 'What do we wear at the ceremony? Do you have to have a suit?'
  expect(rulesOf(['So what do we need to wear to the ceremony? Is a suit compulsory?'], heard)).toEqual([])
})

test('“both papers” is not “either of them”', () => {
  const row: Row = [
    'en',
    'Hem pasaportunuzu hem onaylı bir tercümeyi getirmeniz şart.',
    'You must bring both your passport and a certified translation.',
    'You must bring either your passport or a certified translation.',
  ]
  expect(findingsOf(row).map(({ type }) => type)).toContain('critical')
})

test('a word of another model counts as said only where that one does not deny it', () => {
  const segment = {
    speaker: 'English',
    text: "Yes, but then you'd get your certificates on different days.",
    translation: 'Evet, ama o zaman belgelerinizi farklı günlerde alırsınız.',
    variants: ['Mümkün, yalnız vatandaşlık belgeleriniz aynı gün verilmez.'],
  } as const
  const rendition = { status: 'spoken', text: 'Evet ama o zaman belgelerinizi aynı günde alırsınız.' } as const
  expect(
    findErrors({ segment: { ...segment, variants: [...segment.variants] }, segmentId: 1, rendition }),
  ).toContainEqual(expect.objectContaining({ rule: 'opposite-word' }))
})
