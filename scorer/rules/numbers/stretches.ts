import type { Language, Word } from '../../reading/word.ts'
import { timeUnitOf } from './units.ts'

/** A stretch of time, with or without a number: "two weeks", "a day", "ayda". */
export interface Stretch {
  days: number
  /** Days of the unit that was said. */
  unit: number
  /** Half an hour, an hour and a half. */
  isPart: boolean
  /** The unit's own word. */
  word: Word
}

const HALF: Record<Language, RegExp> = { en: /^half$/, tr: /^yarım$/ }
const QUARTER: Record<Language, RegExp> = { en: /^quarter$/, tr: /^çeyrek$/ }
/** A word may come between an amount and its unit: "six more weeks", "üç tam hafta". */
const REACH = 2
/** "Half an hour", "a quarter of a year". */
const ARTICLE = /^(?:an?|of|the)$/
/** "Hafta sonu" and "hafta içi" are no weeks. */
const OTHER_WORD = /^hafta (?:son|iç)/
/** "Friday week", "cuma günü", "that day", "o gün" tell the day. */
const TELLS_DAY: Record<Language, RegExp> = {
  en: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day week|(?:that|this|same) day)$/,
  tr: /^(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|o|bu|şu|aynı) gün/,
}
/** "Saat" counts hours only beside these: elsewhere it is the time of day. */
const COUNTS_HOURS = /^(?:[0-9].*|bir|birkaç|kaç|her|yarım|çeyrek)$/
const PER_HOUR = /^(?:saatlik|saatliğ|saatte|saati$|saatim$)/

function isStretch(words: readonly Word[], index: number, language: Language): boolean {
  const [before = '', text = '', next = ''] = [-1, 0, 1].map((offset) => words[index + offset]?.text)
  if (TELLS_DAY[language].test(`${before} ${text}`)) return false
  if (language === 'en') return true
  if (OTHER_WORD.test(`${text} ${next}`)) return false
  return !text.startsWith('saat') || COUNTS_HOURS.test(before) || PER_HOUR.test(text)
}

/** How many of the unit at `index` are meant; one where no number says it. */
function amountAt(words: readonly Word[], index: number, language: Language): number {
  const isWith =
    words
      .slice(index + 1, index + 4)
      .map(({ text }) => text)
      .join(' ') === 'and a half'
  const extra = isWith ? 0.5 : 0
  const before = words.slice(0, index).filter(({ text }) => !ARTICLE.test(text))
  for (const { text } of before.slice(-REACH).toReversed()) {
    if (/^[0-9.]+$/.test(text)) return Number(text) + extra
    if (HALF[language].test(text)) return 0.5
    if (QUARTER[language].test(text)) return 0.25
    if (timeUnitOf(text, language)) break
  }
  return 1 + extra
}

/** Every stretch of time that the words name, in order. */
export function stretchesOf(words: readonly Word[], language: Language): Stretch[] {
  return words.flatMap((word, index) => {
    const unit = timeUnitOf(word.text, language)
    if (unit === undefined || !isStretch(words, index, language)) return []
    const amount = amountAt(words, index, language)
    return [{ days: amount * unit, unit, isPart: !Number.isInteger(amount), word }]
  })
}
