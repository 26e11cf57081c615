import type { Language } from '../../dialogues/language.ts'
import { sayDigits } from './numerals.ts'
import { number, type Rule } from './rules.ts'

/** What stands before a number that is a code rather than a quantity: "file number is 4817", "account ends in 207". */
const BEFORE_CODE = {
  en: String.raw`(?:(?:number|no\.|digits?|code|password|PIN|ID|ABN|TFN)(?:\s(?:is|are|was|were|ends?|finishes|in|with)){0,3}|(?:ends?|ending|finish(?:es)?|finishing)\s(?:in|with))`,
  tr: String.raw`(?:numara\p{Ll}*|no|kod(?:u|um|umuz|unuz)?|şifre\p{Ll}*|sonu|hane(?:si|leri)?|PIN|ABN|TFN|Medicare)(?:\s(?:da|de|ise|şu|sonu|söylüyorum)){0,2}`,
} as const

const PLUS = { en: 'plus ', tr: 'artı ' } as const
const TRIPLE_ZERO = { en: 'triple zero', tr: 'sıfır sıfır sıfır' } as const

function codes(language: Language): Rule[] {
  const digits = (written: string) => sayDigits(written, language)
  return [
    [/(?<!\S)\+(?<code>\d{1,3}(?:[\s-]?\(?\d{1,4}\)?){2,5})(?!\d)/gu, (part) => PLUS[language] + digits(part('code'))],
    // Groups of digits: 03 9555 1234, (03) 9555 1234, 0412 345 678, 13 14 50, 1800 123 456, 03-9555-1234.
    [number(String.raw`\(?(?:0\d{1,3}|13|1[38]00)\)?(?:[\s-]\d{2,4}){2,4}(?![\d.,]\d|\d)`), (part) => digits(part())],
    [number(String.raw`\d{2,4}(?:\s\d{2,5}){2,4}(?![\d.,]\d|\d)`), (part) => digits(part())],
    [number(String.raw`\d{2,4}(?:-\d{2,5}){2,4}(?![\d.,]\d|\d)`), (part) => digits(part())],
    [number(String.raw`000(?![.,:]?\d)`), TRIPLE_ZERO[language]],
    [
      new RegExp(
        `(?<lead>(?<!\\p{L})${BEFORE_CODE[language]}[:.]?\\s#?)(?<code>\\d{3,}(?:[ -]\\d{1,6})*)(?![.,:/-]?\\d|\\s?%)`,
        'giu',
      ),
      (part) => part('lead') + digits(part('code')),
    ],
    [number(String.raw`\d{7,}(?![.,:/]?\d)`), (part) => digits(part())],
  ]
}

/** Numbers that nobody says as a number: of telephones, cards and files. Digit by digit, with a pause between groups. */
export const CODES: Record<Language, readonly Rule[]> = { en: codes('en'), tr: codes('tr') }
