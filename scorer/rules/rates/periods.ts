import type { Language, Word } from '../../reading/word.ts'

/** Something that comes again, by how its name begins or as a whole word. */
interface Recurring {
  name: RegExp
  days: number
}

/** Units of time. A month is a twelfth of a year, a quarter three of them. */
const UNITS: Record<Language, readonly Recurring[]> = {
  en: [
    { name: /^minutes?$/, days: 1 / 1440 },
    { name: /^hours?$/, days: 1 / 24 },
    { name: /^days?$/, days: 1 },
    { name: /^weeks?$/, days: 7 },
    { name: /^fortnights?$/, days: 14 },
    { name: /^months?$/, days: 30.4 },
    { name: /^quarters?$/, days: 91.2 },
    { name: /^(?:years?|annum)$/, days: 365 },
  ],
  tr: [
    { name: /^(?:dakika|dk)/, days: 1 / 1440 },
    { name: /^saat/, days: 1 / 24 },
    { name: /^gün(?!eş|düz|dem|cel|ah)/, days: 1 },
    { name: /^hafta/, days: 7 },
    { name: /^ay(?:$|l[ıa][kğr]|d(?:a|ır)|[ıa]$|ı[mn]|ki$|ca$)/, days: 30.4 },
    { name: /^çeyre[kğ]/, days: 91.2 },
    { name: /^(?:yıl(?!baş|dız|dırım|an)|sene)/, days: 365 },
  ],
}

/** Days and parts of a day: one of them is no rate, several are. */
const NAMED: Record<Language, readonly Recurring[]> = {
  en: [
    { name: /^(?:night|morning|afternoon|evening)s?$/, days: 1 },
    { name: /^(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/, days: 7 },
  ],
  tr: [
    { name: /^(?:gece|sabah|akşam|öğle)/, days: 1 },
    { name: /^(?:pazar|salı|çarşamba|perşembe|cuma)/, days: 7 },
  ],
}
const SEVERAL: Record<Language, RegExp> = { en: /s$/, tr: /l[ae]r/ }

const plain = (word: Word | undefined): string => word?.text.replace(/'s?$/, '') ?? ''
const daysIn = (list: readonly Recurring[], word: string) => list.find(({ name }) => name.test(word))?.days

/** The days after which what a word names comes again: "week", "haftada", "friday". */
export const periodOf = (word: Word | undefined, language: Language): number | undefined =>
  daysIn([...UNITS[language], ...NAMED[language]], plain(word))

/** The same of a word that says by itself that it comes again, or may: "weeks", "fridays", not "friday". */
export function ownPeriodOf(word: Word | undefined, language: Language): number | undefined {
  const several = SEVERAL[language].test(plain(word)) ? NAMED[language] : []
  return daysIn([...UNITS[language], ...several], plain(word))
}
