import type { Language } from '../../dialogues/language.ts'
import { LOCALES } from '../../speech/reading/letters.ts'
import { oneOf, wholeNumber } from '../random-choice.ts'
import type { SprintLevel } from '../sprint.ts'
import type { Carrier, Draft, Random } from './draft.ts'

/** What is never counted in tens of thousands. */
const HUNDREDS: readonly Carrier[] = [
  { en: (n) => `The course has ${n} hours.`, tr: (n) => `Kurs ${n} saat.` },
  { en: (n) => `They need ${n} more chairs.`, tr: (n) => `${n} sandalye daha lazım.` },
  { en: (n) => `The school has ${n} students.`, tr: (n) => `Okulda ${n} öğrenci var.` },
]
const COUNTS: readonly Carrier[] = [
  { en: (n) => `There are ${n} people on the list.`, tr: (n) => `Listede ${n} kişi var.` },
  { en: (n) => `The clinic saw ${n} patients.`, tr: (n) => `Klinik ${n} hastaya baktı.` },
  { en: (n) => `The town has ${n} residents.`, tr: (n) => `Kasabada ${n} kişi yaşıyor.` },
  { en: (n) => `They sent out ${n} letters.`, tr: (n) => `${n} mektup gönderdiler.` },
  { en: (n) => `The car has done ${n} kilometres.`, tr: (n) => `Araba ${n} kilometre yapmış.` },
]
const MILLIONS: readonly Carrier[] = [
  { en: (n) => `The city has ${n} residents.`, tr: (n) => `Şehirde ${n} kişi yaşıyor.` },
  { en: (n) => `The fund has ${n} members.`, tr: (n) => `Fonun ${n} üyesi var.` },
  { en: (n) => `The website had ${n} visits.`, tr: (n) => `Site ${n} kez ziyaret edilmiş.` },
  { en: (n) => `They counted ${n} votes.`, tr: (n) => `${n} oy sayıldı.` },
]
const FRACTIONS: readonly Carrier[] = [
  { en: (n) => `It went up by ${n} per cent.`, tr: (n) => `Yüzde ${n} arttı.` },
  { en: (n) => `The interest is ${n} per cent.`, tr: (n) => `Faiz yüzde ${n}.` },
  { en: (n) => `The block is ${n} hectares.`, tr: (n) => `Arsa ${n} hektar.` },
  { en: (n) => `The parcel weighs ${n} kilos.`, tr: (n) => `Paket ${n} kilo geliyor.` },
]

/** The least and the most of a whole number, by level. */
const RANGES: Record<SprintLevel, readonly [number, number]> = {
  1: [11, 999],
  2: [1_001, 99_999],
  3: [100_001, 9_999_999],
}
const TENTHS = 10
const FRACTION_SHARE = 0.3

export const writeNumber = (value: number, language: Language): string => value.toLocaleString(LOCALES[language])

function fill(carrier: Carrier, value: number): Pick<Draft, 'en' | 'tr' | 'shown'> {
  const shown = writeNumber(value, 'en')
  return { en: carrier.en(shown), tr: carrier.tr(writeNumber(value, 'tr')), shown }
}

/** A number in a sentence: up to three digits, up to five, up to seven or with a tenth. */
export function draftNumber(random: Random, level: SprintLevel): Draft {
  if (level === 3 && random() < FRACTION_SHARE) {
    const value = wholeNumber(random, TENTHS + 1, TENTHS * TENTHS * 2) / TENTHS
    return { ...fill(oneOf(random, FRACTIONS), value), form: 'decimal' }
  }
  const [least, most] = RANGES[level]
  const carriers = { 1: [...HUNDREDS, ...COUNTS], 2: COUNTS, 3: MILLIONS }[level]
  return { ...fill(oneOf(random, carriers), wholeNumber(random, least, most)), form: 'digits' }
}
