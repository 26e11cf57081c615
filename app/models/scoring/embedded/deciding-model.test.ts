import { expect, test } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from './find-errors.ts'

const SEGMENT = SegmentSchema.parse({
  speaker: 'Turkish',
  text: 'Hasta değil, biraz nazlıdır. Sabahları peynirli ekmek yer. Ama lütfen tavuk vermeyin, midesine dokunuyor.',
  translation:
    "He isn't sick, he's just a bit fussy. In the mornings he eats bread and cheese. But please don't give him chicken; it upsets his stomach.",
  variants: [
    "No, he's not ill, he's a little spoilt. He has bread with cheese in the mornings. But please don't feed him chicken, it doesn't agree with him.",
    "He's not sick; he's a bit of a fussy eater. Every morning he has bread and cheese. Just don't give him any chicken, please, because it gives him an upset stomach.",
    "He's not unwell, he's just a bit precious. He has cheese on bread in the mornings. Please don't give him chicken, though; his stomach can't take it.",
  ],
})
const errorsIn = (text: string) =>
  findErrors({ segment: SEGMENT, segmentId: 1, rendition: { status: 'spoken', text } }).map(({ type, rule }) => [
    type,
    rule,
  ])

test('a critical error found with half of the models counts, even if one of them is worded too differently to show it', () => {
  const said = "He's not ill, just a little picky. He has bread with cheese in the morning."
  expect(errorsIn(`${said} Please do give him chicken though, it upsets his tummy.`)).toContainEqual([
    'critical',
    'negation-lost',
  ])
  expect(errorsIn(`${said} Please don't give him chicken though, it upsets his tummy.`)).toEqual([])
})

test('every model is a right rendition, whichever others there are', () => {
  for (const text of [SEGMENT.translation, ...SEGMENT.variants]) expect(errorsIn(text)).toEqual([])
})

const DAY = SegmentSchema.parse({
  speaker: 'English',
  text: 'Soapy water is perfect, because chemicals aren’t allowed. Also, everyone works together for two hours on the first Saturday.',
  translation:
    'Sabunlu su çok iyi, çünkü kimyasal kullanmak yasak. Bir de ayın ilk cumartesi günü herkes birlikte iki saat çalışır.',
  variants: [
    'Kimyasal madde yasak olduğundan sabunlu su tam bize göre. Bir de ayın ilk cumartesi günü herkes iki saatliğine ortak işe katılır.',
    'Sabunlu su harika, zira kimyasala izin verilmiyor. Şunu da söyleyeyim: Her ay, ilk cumartesi, iki saat hep beraber çalışıyoruz.',
  ],
})
const rulesForDay = (text: string) =>
  findErrors({ segment: DAY, segmentId: 1, rendition: { status: 'spoken', text } }).map(({ rule }) => rule)

test('a critical error found with the nearest model counts if no other model explains it by more or fewer negations', () => {
  const said =
    'En iyisi sabunlu su, çünkü burada kimyasal ilaçlara izin yok. Ayrıca ayın ilk cumartesisi hep beraber iki saat'
  expect(rulesForDay(`${said} çalışmıyoruz.`)).toContain('negation-added')
  expect(rulesForDay(`${said} çalışıyoruz.`)).toEqual([])
})

const LOAN = SegmentSchema.parse({
  speaker: 'Turkish',
  text: 'Peki, yalnız faiz ödersem ayda ne kadar tutar? Bir de bu işlem kredi notumu bozar mı? Seneye kamyoneti yenilemem gerekecek.',
  translation:
    "So if I pay only the interest, how much is it a month? And would this affect my credit rating? I'll need to replace my ute next year.",
  variants: [
    "How much would it come to monthly if I just paid the interest, then? Also, does an arrangement like this hurt my credit score? Next year I'm going to have to get a new ute.",
    'And paying nothing but the interest, what would that be per month? Another question: will it spoil my credit rating? The ute has to be replaced next year.',
  ],
})
const rulesForLoan = (text: string) =>
  findErrors({ segment: LOAN, segmentId: 1, rendition: { status: 'spoken', text } }).map(({ rule }) => rule)

test('an omission found with the nearest model and half of all counts, even if one model accounts for it', () => {
  const said =
    "All right, and what does it cost me each month with just the interest? I'll have to replace my ute next year."
  expect(rulesForLoan(said)).toContain('part-missing')
  const whole = said.replace("I'll have", "And does that do anything to my credit rating? I'll have")
  expect(rulesForLoan(whole)).toEqual([])
})
