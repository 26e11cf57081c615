import { NUMBER_WORDS } from './number-words.ts'
import type { Language } from './word.ts'

/** Amounts have at most two decimals. */
const HUNDREDTHS = 100
/** The largest unit after a ten: "twenty nine" is one number, "twenty ten" two. */
const LARGEST_DIGIT = 9

type Part = 'unit' | 'tens' | 'digits' | 'hundred' | 'large' | 'fraction' | 'end'

/** After these no unit or ten can follow. */
const CLOSED_BELOW_HUNDRED: ReadonlySet<Part> = new Set(['end', 'unit', 'digits', 'fraction'])
const CLOSED_TO_HUNDRED: ReadonlySet<Part> = new Set(['end', 'hundred', 'fraction'])

/** Adds up number words as they come. */
export class SpokenNumber {
  private readonly language: Language
  /** After "a": "a thousand". Turkish says "bin" alone. */
  private readonly isAfterArticle: boolean
  private total = 0
  /** What is said since the last thousand or million. */
  private group = 0
  /** The last thousand or million: a larger one begins another number. */
  lastLarge = Infinity
  last: Part | null = null
  words = 0

  constructor(language: Language, isAfterArticle = false) {
    this.language = language
    this.isAfterArticle = isAfterArticle
  }

  /** Whether `word` goes on with the number; if so, it is added. */
  take(word: string): boolean {
    const isTaken =
      this.takeBelowHundred(word) ||
      this.takeDigits(word) ||
      this.takeHundred(word) ||
      this.takeLarge(word) ||
      this.takeOrdinal(word)
    if (isTaken) this.words += 1
    return isTaken
  }

  /** After a half or decimals only a thousand or a million may follow: "23.5 thousand". */
  takeFraction(fraction: number): void {
    this.add(fraction, 'fraction')
    this.words += 1
  }

  get mayHaveFraction(): boolean {
    return this.last !== null && this.last !== 'fraction' && Number.isInteger(this.group)
  }

  get digits(): string {
    return String(Math.round((this.total + this.group) * HUNDREDTHS) / HUNDREDTHS)
  }

  private add(value: number, part: Part): true {
    this.group += value
    this.last = part
    return true
  }

  takeBelowHundred(word: string): boolean {
    const { zero, units, tens } = NUMBER_WORDS[this.language]
    if (this.last !== null && CLOSED_BELOW_HUNDRED.has(this.last)) return false
    if (word === zero) return this.last === null && this.add(0, 'end')
    const unit = units.get(word)
    if (unit !== undefined) return this.last === 'tens' && unit > LARGEST_DIGIT ? false : this.add(unit, 'unit')
    const ten = tens.get(word)
    return ten !== undefined && this.last !== 'tens' && this.add(ten, 'tens')
  }

  /** "1.8 million", "3 bin 250". */
  private takeDigits(word: string): boolean {
    if (this.last !== null && this.last !== 'large') return false
    return /^[0-9]{1,3}(?:\.[0-9]+)?$/.test(word) && this.add(Number(word), 'digits')
  }

  private takeHundred(word: string): boolean {
    const { hundred, mostHundreds } = NUMBER_WORDS[this.language]
    if (word !== hundred || this.group > mostHundreds) return false
    if (this.last !== null && CLOSED_TO_HUNDRED.has(this.last)) return false
    if (this.language === 'tr' && this.last === 'tens') return false
    this.group = 100 * (this.group || 1)
    this.last = 'hundred'
    return true
  }

  private takeLarge(word: string): boolean {
    const value = NUMBER_WORDS[this.language].large.get(word)
    if (value === undefined || value >= this.lastLarge || this.last === 'end') return false
    const isAlone = this.total === 0 && (this.isAfterArticle || (this.language === 'tr' && word === 'bin'))
    if (this.group === 0 && !isAlone) return false
    this.total += (this.group || 1) * value
    this.lastLarge = value
    this.group = 0
    this.last = 'large'
    return true
  }

  private takeOrdinal(word: string): boolean {
    const { ordinals, ordinalsAfterTens } = NUMBER_WORDS[this.language]
    const ordinal = ordinals.get(word)
    const isOpen = this.last === null || !CLOSED_BELOW_HUNDRED.has(this.last)
    if (ordinal !== undefined && isOpen) return this.add(ordinal, 'end')
    const afterTens = ordinalsAfterTens.get(word)
    return afterTens !== undefined && this.last === 'tens' && this.add(afterTens, 'end')
  }
}
