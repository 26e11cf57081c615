import { keptEnding, NUMBER_WORDS, splitEnding } from './number-words.ts'
import type { Language, Word } from './word.ts'

type Part = 'unit' | 'tens' | 'hundred' | 'large' | 'end'

/** Adds up number words as they come. */
class SpokenNumber {
  private readonly language: Language
  private total = 0
  /** What is said since the last thousand or million. */
  private group = 0
  last: Part | null = null
  words = 0

  constructor(language: Language) {
    this.language = language
  }

  /** Whether `word` goes on with the number; if so, it is added. */
  take(word: string): boolean {
    const isTaken =
      this.takeBelowHundred(word) || this.takeHundred(word) || this.takeLarge(word) || this.takeOrdinal(word)
    if (isTaken) this.words += 1
    return isTaken
  }

  get value(): number {
    return this.total + this.group
  }

  private add(value: number, part: Part): true {
    this.group += value
    this.last = part
    return true
  }

  private takeBelowHundred(word: string): boolean {
    const { units, tens } = NUMBER_WORDS[this.language]
    if (this.last === 'end' || this.last === 'unit') return false
    const unit = units.get(word)
    if (unit !== undefined) return this.last === 'tens' && unit > 9 ? false : this.add(unit, 'unit')
    const ten = tens.get(word)
    return ten !== undefined && this.last !== 'tens' && this.add(ten, 'tens')
  }

  private takeHundred(word: string): boolean {
    if (word !== NUMBER_WORDS[this.language].hundred || this.group > 9) return false
    if (this.last === 'hundred' || this.last === 'tens' || this.last === 'end') return false
    this.group = 100 * (this.group || 1)
    this.last = 'hundred'
    return true
  }

  private takeLarge(word: string): boolean {
    const value = NUMBER_WORDS[this.language].large.get(word)
    if (value === undefined || this.last === 'end') return false
    // Turkish says "bin" alone for a thousand, English never "thousand".
    const isAlone = this.language === 'tr' && word === 'bin' && this.total === 0
    if (this.group === 0 && !isAlone) return false
    this.total += (this.group || 1) * value
    this.group = 0
    this.last = 'large'
    return true
  }

  private takeOrdinal(word: string): boolean {
    const { ordinals, ordinalsAfterTens } = NUMBER_WORDS[this.language]
    const ordinal = ordinals.get(word)
    if (ordinal !== undefined && this.last !== 'unit' && this.last !== 'end') return this.add(ordinal, 'end')
    const afterTens = ordinalsAfterTens.get(word)
    return afterTens !== undefined && this.last === 'tens' && this.add(afterTens, 'end')
  }
}

interface Found {
  digits: string
  /** What hangs on its last word; empty in English. */
  ending: string
  /** The place after it. */
  stop: number
}

/** Takes the words of a number from `start` on. */
function takeNumber(words: readonly Word[], start: number, language: Language) {
  const { units, tens, and } = NUMBER_WORDS[language]
  const number = new SpokenNumber(language)
  let stop = start
  let ending = ''
  for (let word = words[stop]; word && ending === ''; word = words[stop]) {
    const next = words[stop + 1]?.text ?? ''
    const isAfterLarge = number.last === 'hundred' || number.last === 'large'
    const isJoined = word.text === and && isAfterLarge && (units.has(next) || tens.has(next))
    if (!isJoined && !number.take(word.text)) {
      const split = language === 'tr' ? splitEnding(word.text, number.words === 0) : null
      if (!split || !number.take(split.stem)) break
      ending = split.ending
    }
    stop += 1
  }
  return { number, stop, ending }
}

/** Whether a half follows, and what hangs on it. */
function halfAt(words: readonly Word[], at: number, language: Language): { length: number; ending: string } | null {
  const { half } = NUMBER_WORDS[language]
  if (half.every((word, index) => words[at + index]?.text === word)) return { length: half.length, ending: '' }
  const split = language === 'tr' ? splitEnding(words[at]?.text ?? '', false) : null
  return split?.stem === half[0] ? { length: 1, ending: split.ending } : null
}

function numberAt(words: readonly Word[], start: number, language: Language): Found | null {
  const { number, stop, ending } = takeNumber(words, start, language)
  if (number.words === 0) return null
  const half = ending === '' ? halfAt(words, stop, language) : null
  if (half) return { digits: `${number.value}.5`, ending: half.ending, stop: stop + half.length }
  if (number.words === 1 && words[start]?.text === NUMBER_WORDS[language].one) return null
  return { digits: String(number.value), ending: keptEnding(ending), stop }
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
