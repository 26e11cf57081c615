import { oneOf, wholeNumber } from '../random-choice.ts'
import type { SprintLevel } from '../sprint.ts'
import type { Carrier, Draft, Random } from './draft.ts'

/** Telephone numbers that the regulator keeps for fiction: nobody is rung up by a learner. */
const FICTIONAL_MOBILES = [
  '0491 570 006',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
]
const AREA_CODES = ['02', '03', '07', '08']
const FICTIONAL_EXCHANGES = ['5550', '7010']

const PHONES: readonly Carrier[] = [
  { en: (p) => `My number is ${p}.`, tr: (p) => `Numaram ${p}.` },
  { en: (p) => `The clinic's number is ${p}.`, tr: (p) => `Kliniğin numarası ${p}.` },
  { en: (p) => `You can ring me on ${p}.`, tr: (p) => `Beni ${p} numaradan arayabilirsiniz.` },
]
const FILES: readonly Carrier[] = [
  { en: (r) => `Your claim number is ${r}.`, tr: (r) => `Talep numaranız ${r}.` },
  { en: (r) => `The file number is ${r}.`, tr: (r) => `Dosya numarası ${r}.` },
  { en: (r) => `The booking number is ${r}.`, tr: (r) => `Rezervasyon numarası ${r}.` },
]

/** Digits of which no 0 follows a 2 or a 3: "üç sıfır" may be a three and a zero, or three zeros. */
function digits(random: Random, count: number): string {
  let drawn = ''
  while (drawn.length < count) {
    const digit = wholeNumber(random, 0, 9)
    if (digit !== 0 || !/[23]$/u.test(drawn)) drawn += String(digit)
  }
  return drawn
}

const MOBILE_SHARE = 0.2
const drawPhone = (random: Random) =>
  random() < MOBILE_SHARE
    ? oneOf(random, FICTIONAL_MOBILES)
    : `${oneOf(random, AREA_CODES)} ${oneOf(random, FICTIONAL_EXCHANGES)} ${digits(random, 4)}`

/** A telephone number or a file number, longer by level: four digits, a telephone number, nine digits. */
export function draftReference(random: Random, level: SprintLevel): Draft {
  const filled =
    level === 2
      ? { carrier: oneOf(random, PHONES), shown: drawPhone(random) }
      : {
          carrier: oneOf(random, FILES),
          shown: level === 1 ? `${wholeNumber(random, 4, 9)}${digits(random, 3)}` : groups(random),
        }
  const { carrier, shown } = filled
  return { en: carrier.en(shown), tr: carrier.tr(shown), shown, form: 'digits' }
}

/** Three groups of three digits, none of which begins like a telephone number. */
function groups(random: Random): string {
  return [`${wholeNumber(random, 4, 9)}${digits(random, 2)}`, digits(random, 3), digits(random, 3)].join(' ')
}
