import type { Language } from '#app/models/dialogues/language.ts'
import { findCalendarWord, findCurrency, findTimeUnit } from './lexicon/calendar.ts'
import { isNumberIdiom } from './lexicon/number-idioms.ts'
import { findNumberWord, findTrappedNumber, type NumberWord } from './lexicon/number-words.ts'
import { parseFigure, readClock } from './figures.ts'
import type { Token } from './text.ts'
import { wordTable } from './word-table.ts'

/** A run of tokens that spells one number. */
export interface NumberRun {
  value: number
  /** The digits as spoken, for telephone and reference numbers. */
  digits: string
  from: number
  /** End, exclusive. */
  to: number
  /** Whether all its words also have an everyday meaning that is no number. */
  isAmbiguous: boolean
  /** Set if written in two parts with a point, comma or colon, so that it could be a clock time. */
  clock: { hour: number; minute: number } | null
  /** Whether its last word has a case, possessive or ordinal ending. No other number continues it ("beşini 30"). */
  isClosed?: boolean
}

interface PartialNumber {
  total: number
  current: number
  rank: NumberWord['rank'] | null
}

/** Whether a word continues the number so far: "twenty" + "five" (+ "hundred"), but not "ten" + "thirty". */
function continuesNumber(sum: PartialNumber, word: NumberWord, language: Language): boolean {
  if (sum.rank === null) return word.rank !== 'half'
  if (word.rank === 'half' || word.rank === 'scale') return true
  if (word.rank === 'hundred') return sum.current < 20 || (language === 'en' && sum.rank === 'unit')
  if (word.rank === 'ten') return sum.rank === 'hundred' || sum.rank === 'scale'
  if (sum.rank === 'ten') return word.value > 0 && word.value < 10
  return sum.rank !== 'unit' && sum.rank !== 'half' && word.value > 0
}

function addWord(sum: PartialNumber, word: NumberWord): void {
  if (word.rank === 'scale') {
    sum.total += (sum.current || (sum.rank === null ? 1 : 0)) * word.value
    sum.current = 0
  } else if (word.rank === 'hundred') sum.current = (sum.current || 1) * word.value
  else sum.current += word.value
  sum.rank = word.rank
}

/** "Musluğun altı paslanmış": "alt", the underside, not six. */
const isUnderSomething = (tokens: readonly Token[], at: number) =>
  tokens[at]?.folded === 'alti' &&
  !tokens[at]?.breakBefore &&
  !/^(?:bucu[kg]|dakika|saat|gun|hafta|ay|yil|sene|yas|bin|yuz|milyon|dolar)/u.test(tokens[at + 1]?.folded ?? '') &&
  /^.{3,}(?:n[iu]n|[ckglmrtz][iu]n)$/u.test(tokens[at - 1]?.folded ?? '') &&
  !/^(?:yarin|icin|yakin|gecen|bugun|gunun|ayin|saatin)$/u.test(tokens[at - 1]?.folded ?? '')

/** The number that starts at `from`, or null. "A" counts as one before hundred, thousand and million. */
function readNumber(tokens: readonly Token[], from: number, language: Language): NumberRun | null {
  const sum: PartialNumber = { total: 0, current: 0, rank: null }
  let [index, isAmbiguous, words] = [from, true, 0]
  const first = tokens[from]
  if (!first) return null
  if (language === 'tr' && isUnderSomething(tokens, from)) return null
  // A second-hand car.
  if (first.folded === 'second' && tokens[from + 1]?.folded.startsWith('hand')) return null
  if (first.folded === 'alti' && /^yas(?:in|tan)?$/u.test(tokens[from - 1]?.folded ?? '')) return null
  const trapped = language === 'tr' ? contextualNumber(tokens, from) : null
  if (trapped) return trapped
  const figure = /^\d/u.test(first.folded)
  if (figure) {
    sum.current = parseFigure(first.folded, language)
    sum.rank = 'hundred'
    index += 1
    isAmbiguous = false
  } else if (language === 'en' && first.folded === 'a' && isScale(tokens[from + 1])) index += 1

  while (index < tokens.length) {
    const next = tokens[index]
    if (!next || (index > from && next.breakBefore)) break
    if (language === 'en' && next.folded === 'and' && words > 0 && joinsHundreds(sum, tokens, index + 1)) {
      index += 1
      continue
    }
    const isCounted = sum.rank !== null || /^(?:few|couple|several)$/u.test(tokens[index - 1]?.folded ?? '')
    const isGrand = isCounted && language === 'en' && (next.folded === 'grand' || next.folded === 'k')
    const word = isGrand
      ? GRAND
      : findNumberWord({ folded: next.folded, lower: next.lower, text: next.text, inNumber: words > 0 }, language)
    if (
      !word ||
      (figure && word.rank !== 'scale' && word.rank !== 'half' && words === 0) ||
      !continuesNumber(sum, word, language)
    )
      break
    addWord(sum, word)
    words += 1
    isAmbiguous &&= word.soft ?? false
    index += 1
    if (word.last || next.suffix) break
  }
  if (words === 0 && !figure) return null
  const isPoint = /^(?:point|nokta|virgul)$/u.test(tokens[index]?.folded ?? '') && !tokens[index + 1]?.breakBefore
  const fraction = isPoint ? readFraction(tokens, index + 1, language) : null
  if (fraction) {
    const scale = scaleAfter(tokens[fraction.to], language)
    const value = scaled(`${sum.total + sum.current}.${fraction.digits}`, scale)
    return {
      value,
      digits: String(value),
      from,
      to: fraction.to + (scale > 1 ? 1 : 0),
      isAmbiguous: false,
      clock: null,
    }
  }
  const value = sum.total + sum.current
  const digits = figure && words === 0 ? first.folded.replace(/\D/gu, '') : String(value)
  const clock = figure ? readClock(first.folded) : null
  return { value, digits, from, to: index, isAmbiguous: isAmbiguous && words < 2, clock }
}

/** The scale of "one point three million"; 1 if none follows. */
function scaleAfter(token: Token | undefined, language: Language): number {
  const word = token && !token.breakBefore ? findNumberWord({ ...token, inNumber: true }, language) : null
  return word?.rank === 'scale' ? word.value : 1
}

const CENTS = 100
const scaled = (decimal: string, scale: number) => Math.round(Number(decimal) * scale * CENTS) / CENTS

/** The digits after a spoken point: "four", "two five", "yirmi beş". */
function readFraction(tokens: readonly Token[], from: number, language: Language): NumberRun | null {
  const whole = readNumber(tokens, from, language)
  const isScaled = whole !== null && scaleAfter(tokens[whole.to - 1], language) > 1
  const first = isScaled ? readNumber(tokens.slice(0, whole.to - 1), from, language) : whole
  if (!first || !Number.isInteger(first.value)) return null
  const next = first.digits.length === 1 ? readNumber(tokens, first.to, language) : null
  const isDigit = next !== null && next.digits.length === 1 && next.from === first.to && !next.isAmbiguous
  return isDigit ? { ...next, digits: first.digits + next.digits } : first
}

/** Words that are numbers only in certain contexts: "saat onda", "ayın birinde", "birer buçuk". */
function contextualNumber(tokens: readonly Token[], from: number): NumberRun | null {
  const [before, token, after] = [tokens[from - 1]?.folded ?? '', tokens[from], tokens[from + 1]?.folded ?? '']
  const value = findTrappedNumber(token?.folded ?? '')
  if (value === null) return null
  const run = { digits: String(value), from, isAmbiguous: false, clock: null }
  // "Onar dakika", "biner dolar". Otherwise "onarmak" is "to repair" and "binmek" "to get on".
  if (token?.folded === 'onar' || token?.folded === 'biner')
    return findTimeUnit(after, 'tr') || findCurrency(after) || COUNTER.test(after)
      ? { ...run, value, to: from + 1 }
      : null
  if (token?.folded === 'birer') return after === 'bucuk' ? { ...run, value: value + HALF, to: from + 2 } : null
  const isTold = BESIDE_AN_HOUR.test(before) || findCalendarWord(before, 'tr')?.key.startsWith('day') === true
  const isDay = isTold && before !== 'ayin' && !(token?.folded ?? '').startsWith('bir')
  return before === 'saat' || before === 'ayin' || isDay ? { ...run, value, to: from + 1 } : null
}

/** Hours without the word "saat": "perşembeleri onda", "gece onda". */
const BESIDE_AN_HOUR = /^(?:gece|sabah|aksam|geceleri|sabahlari|aksamlari|gunu|gunleri)$/u

/** Counters: "onar tane", "onar kişilik". */
const COUNTER =
  /^(?:tane|adet|kere|kez|defa|kisi|kisilik|kilo|gram|litre|metre|kilometre|sayfa|dersl?i?k?|seans|doz|tablet|hap|puan)$/u

const GRAND: NumberWord = { value: 1000, rank: 'scale', last: true }
const HALF = 0.5

/** "Oh four one two": a zero if another digit follows. */
const isSpokenNought = (tokens: readonly Token[], at: number) =>
  /^(?:oh|o)$/u.test(tokens[at]?.folded ?? '') &&
  !tokens[at + 1]?.breakBefore &&
  (findNumberWord(tokens[at + 1] ?? NO_WORD, 'en')?.value ?? 10) < 10

const NO_WORD = { folded: '', lower: '' }

function isScale(token: Token | undefined): boolean {
  const word = token && findNumberWord(token, 'en')
  return word?.rank === 'hundred' || word?.rank === 'scale'
}

function joinsHundreds(sum: PartialNumber, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  const word = next && findNumberWord(next, 'en')
  return (
    (sum.rank === 'hundred' || sum.rank === 'scale') &&
    !!word &&
    (word.rank === 'unit' || word.rank === 'ten') &&
    (!word.soft || (next.folded === 'one' && endsNumber(tokens[at + 1])))
  )
}

/** "A hundred and one patients", but not "a hundred, and one of them". */
const endsNumber = (next: Token | undefined) =>
  !next ||
  next.breakBefore ||
  /^(?:per|percent|point|thousand|million|(?!(?:this|was|has|does)$)\p{L}{3,}s)$/u.test(next.folded)

const REPEATS = wordTable<number>({ double: 2, triple: 3 })

/** Telephone style: "double five", "triple four". */
function readRepeated(tokens: readonly Token[], from: number): NumberRun | null {
  const count = REPEATS[tokens[from]?.folded ?? '']
  const next = tokens[from + 1]
  if (count === undefined || !next || next.breakBefore) return null
  const isNought = /^(?:oh|o)$/u.test(next.folded)
  const digit = isNought ? '0' : readNumber(tokens, from + 1, 'en')?.digits
  if (digit?.length !== 1) return null
  const digits = digit.repeat(count)
  return { value: Number(digits), digits, from, to: from + 2, isAmbiguous: false, clock: null }
}

/** "Üç sıfır" is 000, the Australian emergency number. */
const readTripleZero = (tokens: readonly Token[], from: number): NumberRun | null =>
  tokens[from]?.folded === 'uc' && /^s[iu]f[iu]r/u.test(tokens[from + 1]?.folded ?? '')
    ? { value: 0, digits: '000', from, to: from + 2, isAmbiguous: false, clock: null }
    : null

const isInflected = (token: Token | undefined) =>
  token !== undefined && (token.suffix !== '' || findNumberWord({ ...token, inNumber: true }, 'tr')?.last === true)

/** The numbers of an utterance, in words or figures, from left to right. */
export function readNumbers(tokens: readonly Token[], language: Language): NumberRun[] {
  const runs: NumberRun[] = []
  let index = 0
  while (index < tokens.length) {
    const nought = language === 'en' && isSpokenNought(tokens, index)
    const run: NumberRun | null = nought
      ? { value: 0, digits: '0', from: index, to: index + 1, isAmbiguous: false, clock: null }
      : ((language === 'en' ? readRepeated(tokens, index) : readTripleZero(tokens, index)) ??
        readNumber(tokens, index, language))
    if (run)
      runs.push({
        ...run,
        isAmbiguous: run.isAmbiguous || isNumberIdiom(tokens, run, language),
        isClosed: language === 'tr' && isInflected(tokens[run.to - 1]),
      })
    index = run ? run.to : index + 1
  }
  return runs
}
