import type { Language, Word } from '../../reading/word.ts'
import { timeUnitOf } from './units.ts'

/** A part of a whole, or all of it: "two thirds", "yarısı", "yüzde 20", "tamamı". */
export interface Share {
  value: number
  words: readonly Word[]
  isPercent: boolean
}

/** A third is 33 per cent too, but not 30. Chosen by hand. */
const ROUNDING = 0.02

export const isSameShare = (one: Share, other: Share): boolean => Math.abs(one.value - other.value) < ROUNDING

/** "Half right" may be partly right. */
const HALF: Record<Language, RegExp> = {
  en: /^(?:half|halves?|halved|halving|halfway|partly|partially)$/,
  tr: /^(?:yarı|yarım|yarıs[^ ]*|yarıya|yarıdan|yarıla[^ ]*|buçu[^ ]*|kısmen)$/,
}
const WHOLE: Record<Language, RegExp> = {
  en: /^(?:whole|entire|full|fully|all)$/,
  tr: /^(?:tamamı[^ ]*|hepsi[^ ]*|bütün|tüm|tam)$/,
}
/** "Two quarters". */
const PARTS = new Map([
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifths', 5],
  ['tenths', 10],
])
/** Of so many parts people speak. Chosen by hand: "one tenth" is a share, "one twelfth" is not. */
const MOST_PARTS = 10
const NUMBER = /^[0-9.]+$/
/** "Üçte biri", of which "üçte" is read as "3 te". */
const ONE_OF = /^biri?(?:n[^ ]*|y[^ ]*|d[^ ]*)?$/

/** "Three out of four", "3 in 4", "one receipt in three". */
const OUT_OF = /^(one|[0-9]+)(?: [^ ]+)?(?: out of| in)(?: every)? ([0-9]+)(?: |$)/
const EVERY_SECOND = /^every (?:second|other) /

interface Found {
  value: number
  length: number
  isPercent?: true
}

/** "Two thirds", "a third of", "50 per cent", "three out of four". */
function englishShare(texts: readonly string[]): Found | null {
  const [first = '', second = '', third = ''] = texts
  const text = `${texts.join(' ')} `
  if (EVERY_SECOND.test(text)) return { value: 1 / 2, length: 2 }
  const [all = '', part = '', whole = ''] = OUT_OF.exec(text) ?? []
  if (all !== '') {
    return { value: (part === 'one' ? 1 : Number(part)) / Number(whole), length: all.trim().split(' ').length }
  }
  const amount = /^(?:an?|one)$/.test(first) ? 1 : Number(first)
  if (!(amount > 0)) return null
  const parts = PARTS.get(second)
  if (parts !== undefined) return { value: amount / parts, length: 2 }
  if (second === 'percent') return { value: amount / 100, length: 2, isPercent: true }
  if (second === 'per' && third === 'cent') return { value: amount / 100, length: 3, isPercent: true }
  // An ordinal is read as its number: "a third of", "one third".
  const isOrdinal = Number(second) <= MOST_PARTS && (first === 'one' || (/^an?$/.test(first) && /^off?$/.test(third)))
  return isOrdinal ? { value: 1 / Number(second), length: 2 } : null
}

/** "Üçte iki", "dörtte biri", "yüzde elli", "çeyreği". */
function turkishShare([first = '', second = '', third = '']: readonly string[]): Found | null {
  if (first === 'yüzde' && NUMBER.test(second)) return { value: Number(second) / 100, length: 2, isPercent: true }
  if (first.startsWith('çeyreğ')) return { value: 1 / 4, length: 1 }
  const part = ONE_OF.test(third) ? 1 : Number(third)
  const isShare = NUMBER.test(first) && /^[td][ea]$/.test(second) && part > 0
  return isShare && part < Number(first) && Number(first) <= MOST_PARTS
    ? { value: part / Number(first), length: 3 }
    : null
}

/** "Yarısı", "tamamı", but neither "half an hour" nor "gece yarısı". */
function wordShare(texts: readonly string[], before: string, language: Language): Found | null {
  const first = texts[0]?.replace(/'s$/, '') ?? ''
  if (WHOLE[language].test(first)) return { value: 1, length: 1 }
  const isOfTime = before === 'gece' || texts.slice(1, 3).some((text) => timeUnitOf(text, language) !== undefined)
  return HALF[language].test(first) && !isOfTime ? { value: 1 / 2, length: 1 } : null
}

/** "Three out of every four" has five words. "Three people out of every four" has six and is not read. */
const LONGEST = 5

/** Every share that the words name, in order. */
export function sharesOf(words: readonly Word[], language: Language): Share[] {
  return words.flatMap((_, index) => {
    const texts = words.slice(index, index + LONGEST).map(({ text }) => text)
    const counted = language === 'en' ? englishShare(texts) : turkishShare(texts)
    const found = counted ?? wordShare(texts, words[index - 1]?.text ?? '', language)
    if (!found) return []
    const { value, length, isPercent = false } = found
    return [{ value, words: words.slice(index, index + length), isPercent }]
  })
}
