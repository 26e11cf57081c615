import { keptEnding, NUMBER_WORDS, splitEnding } from './number-words.ts'
import { SpokenNumber } from './spoken-number.ts'
import type { Language, Word } from './word.ts'

const MILLION = 1_000_000

interface Found {
  digits: string
  /** What hangs on its last word; empty in English. */
  ending: string
  /** The place after it. */
  stop: number
}

/** A number that has begun, and its language. */
interface Context {
  number: SpokenNumber
  language: Language
}

/** A word within a number, without what hangs on it. */
function stemOf(word: Word | undefined, language: Language): string {
  const text = word?.text ?? ''
  return splitEnding(text, { language, isFirst: false })?.stem ?? text
}

/**
 * Whether another number begins at `at`, though its first word could go on with this one: after "three hundred" the words
 * "four hundred", after "two thousand" the words "three thousand".
 */
function beginsAnother(words: readonly Word[], at: number, { number, language }: Context): boolean {
  const { units, tens, hundred, large } = NUMBER_WORDS[language]
  if (number.last === 'hundred') return units.has(words[at]?.text ?? '') && stemOf(words[at + 1], language) === hundred
  if (number.last !== 'large') return false
  for (const word of words.slice(at)) {
    const { text } = word
    const value = large.get(stemOf(word, language))
    if (value !== undefined) return value >= number.lastLarge
    if (!units.has(text) && !tens.has(text) && text !== hundred) return false
  }
  return false
}

/** "Bir" and "one" that do not go on with a number: "altı yüz, bir de", "a twenty million one". */
function isArticle(words: readonly Word[], at: number, { number, language }: Context): boolean {
  if (number.last === null || words[at]?.text !== NUMBER_WORDS[language].one) return false
  return number.lastLarge === MILLION || /^d[ea]$/.test(words[at + 1]?.text ?? '')
}

interface Taken {
  number: SpokenNumber
  ending: string
  stop: number
}

/** Whether `and` joins what follows to the number. */
function isJoin(words: readonly Word[], at: number, { number, language }: Context): boolean {
  const { units, tens, and } = NUMBER_WORDS[language]
  if (words[at]?.text !== and || (number.last !== 'hundred' && number.last !== 'large')) return false
  const stem = stemOf(words[at + 1], language)
  return (units.has(stem) || tens.has(stem)) && !beginsAnother(words, at + 1, { number, language })
}

/** "Virgül on beş": at most two digits. */
function turkishDecimals(words: readonly Word[], from: number) {
  const number = new SpokenNumber('tr')
  let at = from
  let ending = ''
  let zeros = ''
  for (; words[at]?.text === NUMBER_WORDS.tr.zero; at += 1) zeros += '0'
  for (let word = words[at]; word && ending === ''; word = words[at]) {
    if (!number.takeBelowHundred(word.text)) {
      const split = splitEnding(word.text, { language: 'tr', isFirst: false })
      if (!split || !number.takeBelowHundred(split.stem)) break
      ending = split.ending
    }
    at += 1
  }
  return at === from ? null : { value: Number(`0.${zeros}${number.digits}`), ending, length: 1 + at - from }
}

/** A half or decimals at `at`: their value, what hangs on them and how many words they are. */
function fractionAt(words: readonly Word[], at: number, language: Language) {
  const { half, point, units, zero } = NUMBER_WORDS[language]
  if (half.every((word, index) => words[at + index]?.text === word)) {
    return { value: 0.5, ending: '', length: half.length }
  }
  const split = splitEnding(words[at]?.text ?? '', { language, isFirst: false })
  if (language === 'tr' && split && split.stem === half[0]) return { value: 0.5, ending: split.ending, length: 1 }
  if (!point.has(words[at]?.text ?? '')) return null
  if (language === 'tr') return turkishDecimals(words, at + 1)
  let decimals = ''
  for (const { text } of words.slice(at + 1)) {
    const digit = text === zero || text === 'oh' ? 0 : (units.get(text) ?? 10)
    // Decimals are said digit by digit.
    if (digit > 9) break
    decimals += String(digit)
  }
  return decimals === '' ? null : { value: Number(`0.${decimals}`), ending: '', length: 1 + decimals.length }
}

/** Takes the words of a number from `start` on. */
function takeNumber(words: readonly Word[], start: number, language: Language): Taken {
  const number = new SpokenNumber(language, language === 'en' && words[start - 1]?.text === 'a')
  let stop = start
  let ending = ''
  for (let word = words[stop]; word && ending === ''; word = words[stop]) {
    const fraction = number.mayHaveFraction ? fractionAt(words, stop, language) : null
    if (fraction) {
      number.takeFraction(fraction.value)
      ending = fraction.ending
      stop += fraction.length
      continue
    }
    if (beginsAnother(words, stop, { number, language }) || isArticle(words, stop, { number, language })) break
    if (!isJoin(words, stop, { number, language }) && !number.take(word.text)) {
      const split = splitEnding(word.text, { language, isFirst: number.words === 0 })
      if (!split || !number.take(split.stem)) break
      ending = split.ending
    }
    stop += 1
  }
  return { number, stop, ending }
}

function numberAt(words: readonly Word[], start: number, language: Language): Found | null {
  const { number, stop, ending } = takeNumber(words, start, language)
  if (number.words === 0) return null
  const { one } = NUMBER_WORDS[language]
  const first = words[start]?.text ?? ''
  const isPlain = first === one || first === `${one}'s` || number.last === 'digits'
  if (number.words === 1 && isPlain) return null
  return { digits: number.digits, ending: keptEnding(ending), stop }
}

/** The same words with spoken numbers as digits: "two hundred and one" becomes 201, "üç buçukta" 3.5 ta. */
export function withDigits(words: readonly Word[], language: Language): Word[] {
  const out: Word[] = []
  let at = 0
  for (let word = words[at]; word; word = words[at]) {
    const number = numberAt(words, at, language)
    if (number) {
      const place = { from: word.from, to: words[number.stop - 1]?.to ?? word.to }
      for (const text of [number.digits, number.ending]) if (text !== '') out.push({ text, ...place })
    } else out.push(word)
    at = number?.stop ?? at + 1
  }
  return out
}
