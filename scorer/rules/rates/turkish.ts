import type { Word } from '../../reading/word.ts'
import { ownPeriodOf, periodOf } from './periods.ts'
import type { Rate } from './rates.ts'

const ONCE = /^(?:bir|1)$/
const NUMBER = /^[0-9.]+$/
/** "Haftada", "gecede", "cumada". */
const WITHIN = /(?<!^haf)[dt][ae]$/
/** "Aylık", "haftalığı". */
const COUNTED = /^(?:hafta|gün|ay|yıl|sene|saat|gece)l[ıiuü](?:k|ğ[ıi]m?)$/
/** They make a stretch of the next word: "bu ayda", "ilk haftada", "bir haftalık". */
const STRETCH_BEFORE =
  /^(?:bu|şu|o|aynı|ilk|son|geçen|önümüzdeki|gelecek|bir|birkaç|kaç|başka|tam|yarım|çeyrek|[0-9].*)$/
/** "Gün aşırı", "hafta sonu aşırı", "gün atlayarak"; "gece aşırı sıcak" is something else. */
const SKIPPED = /^(?:gün|hafta|ay)$/
const SKIPPING = /^(?:aşırı|atlay.*)$/
/** "Aydan aya", "üç aydan üç aya". */
const FROM = /[dt][ae]n$/
const PARTS = new Map([
  ['yarım', 0.5],
  ['çeyrek', 0.25],
])

const amountOf = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : PARTS.get(text))

/** What recurs or counts from `index` on: "her gün", "iki haftada bir", "haftada" of "haftada iki kez", "aylık". */
export function turkishRateAt(words: readonly Word[], index: number): Rate | null {
  const first = words[index]?.text ?? ''
  if (first === 'günaşırı') return { days: 2, words: words.slice(index, index + 1), isCertain: true }
  const isEach = first === 'her'
  let at = isEach ? index + 1 : index
  const amount = amountOf(words[at]?.text ?? '')
  if (amount !== undefined) at += 1
  const period = periodOf(words[at], 'tr')
  if (period === undefined) return null
  const [before = '', text = '', next = ''] = [index - 1, at, at + 1].map((place) => words[place]?.text)
  const days = (amount ?? 1) * period
  // "Hafta sonu aşırı".
  const after = next === 'sonu' ? at + 2 : at + 1
  if (SKIPPED.test(text) && !/^(?:bu|o|şu)$/.test(before) && SKIPPING.test(words[after]?.text ?? '')) {
    return { days: 2 * days, words: words.slice(index, after + 1), isCertain: true }
  }
  const again = amount === undefined ? at + 1 : at + 2
  if (FROM.test(text) && periodOf(words[again], 'tr') === period && /[ae]$/.test(words[again]?.text ?? '')) {
    return { days, words: words.slice(index, again + 1), isCertain: true }
  }
  const isOnce = WITHIN.test(text) && ONCE.test(next)
  if (isOnce || isEach) {
    // "That is every two weeks".
    const isThat = before === 'o' && amount !== undefined
    const isCertain = isEach ? !next.startsWith('iç') : isThat || !STRETCH_BEFORE.test(before)
    return { days, words: words.slice(index, isOnce ? at + 2 : at + 1), isCertain }
  }
  const isCounting = WITHIN.test(text) || COUNTED.test(text) || /^baş[ıi]/.test(next)
  const isBare = amount === undefined && !isCounting
  // "Saat" alone tells the time of day.
  if (isBare && (text === 'saat' || ownPeriodOf(words[at], 'tr') === undefined)) return null
  const isCertain = isCounting && amount === undefined && !STRETCH_BEFORE.test(before)
  return { days, words: words.slice(index, at + 1), isCertain }
}
