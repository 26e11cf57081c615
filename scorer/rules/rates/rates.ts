import type { Language, Word } from '../../reading/word.ts'
import { isSameStretch } from '../numbers/units.ts'
import { englishRateAt } from './english.ts'
import { turkishRateAt } from './turkish.ts'

/** How often something comes again or by what stretch of time it is counted. */
export interface Rate {
  /** From one time to the next: 7 for "weekly". */
  days: number
  words: readonly Word[]
  /** Whether it can be nothing else; "two weeks" or "evenings" may be a rate. */
  isCertain: boolean
}

/** A rate with what was said beside it: "four times a day" is every six hours, "seven days a week" every day. */
export interface CountedRate extends Rate {
  times: number
}

const OCCASION: Record<Language, RegExp> = {
  en: /^(?:times|days|nights|mornings|evenings)$/,
  tr: /^(?:kez|kere|defa|sefer|gün|gece|sabah|akşam)/,
}

/** How many times in each period; one where no number says it. */
function timesOf(words: readonly Word[], from: number, to: number, language: Language): number {
  if (language === 'en' && words[from - 1]?.text === 'twice') return 2
  const at = language === 'en' ? from - 2 : to
  const times = Number(words[at]?.text)
  return times > 0 && OCCASION[language].test(words[at + 1]?.text ?? '') ? times : 1
}

/** Every rate of a text, in order. */
export function ratesOf(words: readonly Word[], language: Language): CountedRate[] {
  const rates: CountedRate[] = []
  let at = 0
  while (at < words.length) {
    const rate = language === 'en' ? englishRateAt(words, at) : turkishRateAt(words, at)
    const next = at + (rate?.words.length ?? 1)
    if (rate) rates.push({ ...rate, times: timesOf(words, at, next, language) })
    at = next
  }
  return rates
}

/** Whether both may say the same, in periods or from one time to the next. */
export function isSameRate(one: CountedRate, other: CountedRate): boolean {
  const periods = ({ days, times }: CountedRate) => [{ days }, { days: days / times }]
  return periods(one).some((period) => periods(other).some((same) => isSameStretch(period, same)))
}
