import { oneOf, wholeNumber } from '../random-choice.ts'
import type { SprintLevel } from '../sprint.ts'
import type { Carrier, Draft, Random } from './draft.ts'
import { writeNumber } from './numbers.ts'

/** What never costs tens of thousands. */
const SMALL: readonly Carrier[] = [
  { en: (m) => `The rent is ${m} a week.`, tr: (m) => `Kira haftada ${m}.` },
  { en: (m) => `The bond was ${m}.`, tr: (m) => `Depozito ${m} tuttu.` },
  { en: (m) => `The excess is ${m}.`, tr: (m) => `Muafiyet ${m}.` },
]
const CARRIERS: readonly Carrier[] = [
  { en: (m) => `The fine is ${m}.`, tr: (m) => `Ceza ${m}.` },
  { en: (m) => `You still owe ${m}.`, tr: (m) => `Hâlâ ${m} borcunuz var.` },
  { en: (m) => `The quote was ${m}.`, tr: (m) => `Fiyat teklifi ${m} çıktı.` },
  { en: (m) => `They paid back ${m}.`, tr: (m) => `${m} geri ödediler.` },
  { en: (m) => `I have ${m} in the account.`, tr: (m) => `Hesabımda ${m} var.` },
]
const LARGE: readonly Carrier[] = [
  { en: (m) => `The house sold for ${m}.`, tr: (m) => `Ev ${m} etti.` },
  { en: (m) => `The loan is ${m}.`, tr: (m) => `Kredi ${m}.` },
  { en: (m) => `The roof will cost ${m}.`, tr: (m) => `Çatı ${m} tutacak.` },
  { en: (m) => `The shop took ${m} last year.`, tr: (m) => `Dükkân geçen yıl ${m} ciro yaptı.` },
]

const RANGES: Record<SprintLevel, readonly [number, number]> = {
  1: [5, 999],
  2: [1_001, 49_999],
  3: [50_001, 1_999_999],
}
const CENTS = 100
/** How many amounts of the second level have cents. */
const CENTS_SHARE = 0.5

/** An amount of dollars in a sentence: below a thousand, below fifty thousand or with cents, up to two million. */
export function draftMoney(random: Random, level: SprintLevel): Draft {
  const hasCents = level === 2 && random() < CENTS_SHARE
  const carriers = { 1: [...SMALL, ...CARRIERS], 2: hasCents ? [...SMALL, ...CARRIERS] : CARRIERS, 3: LARGE }[level]
  const carrier = oneOf(random, carriers)
  if (hasCents) {
    const [dollars, cents] = [wholeNumber(random, 3, 1_999), wholeNumber(random, 1, CENTS - 1)]
    const shown = `$${writeNumber(dollars, 'en')}.${String(cents).padStart(2, '0')}`
    return {
      en: carrier.en(shown),
      tr: carrier.tr(`${writeNumber(dollars, 'tr')} dolar ${cents} sent`),
      shown,
      form: 'decimal',
    }
  }
  const [least, most] = RANGES[level]
  const dollars = wholeNumber(random, least, most)
  const shown = `$${writeNumber(dollars, 'en')}`
  return { en: carrier.en(shown), tr: carrier.tr(`${writeNumber(dollars, 'tr')} dolar`), shown, form: 'digits' }
}
