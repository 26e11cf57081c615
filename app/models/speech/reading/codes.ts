import type { Language } from '../../dialogues/language.ts'
import { sayDigits } from './numerals.ts'
import { number, type Part, type Rule } from './rules.ts'
import { harmonise } from './suffixes-tr.ts'

/** What stands before a number that is a code rather than a quantity: "file number is 4817", "account ends in 207". */
const BEFORE_CODE = {
  en: String.raw`(?:(?:number|no\.|digits?|code|password|claim|subclass|PIN|ID|ABN|TFN)(?:\s(?:is|are|was|were|ends?|finishes|in|with)){0,3}|(?:ends?|ending|finish(?:es)?|finishing)\s(?:in|with))`,
  tr: String.raw`(?:numara\p{Ll}*|no|kod(?:u|um|umuz|unuz)?|şifre\p{Ll}*|sonu|hane(?:si|leri)?|PIN|ABN|TFN|Medicare)(?:\s(?:da|de|ise|şu|sonu|söylüyorum|verin|yazın|belirtin)){0,2}`,
} as const

const PLUS = { en: 'plus ', tr: 'artı ' } as const
const TRIPLE_ZERO = { en: 'triple zero', tr: 'sıfır sıfır sıfır' } as const

/** The ending was written for the number: `50'den`, but "beş sıfırdan". */
const ENDING = { en: '', tr: String.raw`(?:'(?<ending>\p{Ll}+))?` } as const

function codes(language: Language): Rule[] {
  const code = (pattern: string) => number(`(?<code>${pattern})${ENDING[language]}`)
  const digits = (part: Part) => {
    const said = sayDigits(part('code'), language)
    const ending = part('ending')
    return ending === '' ? said : `${said}'${harmonise(said, ending).slice(said.length)}`
  }
  return [
    [
      new RegExp(`(?<!\\S)\\+(?<code>\\d{1,3}(?:[\\s-]?\\(?\\d{1,4}\\)?){2,5})(?!\\d)${ENDING[language]}`, 'gu'),
      (part) => PLUS[language] + digits(part),
    ],
    // Groups of digits: 03 9555 1234, (03) 9555 1234, 0412 345 678, 13 14 50, 131 444, 1800 123 456, 03-9555-1234.
    [code(String.raw`\(?(?:0\d{1,3}|13|1[38]00)\)?(?:[\s-]\d{2,4}){2,4}(?![\d.,]\d|\d)`), digits],
    [code(String.raw`\d{2,4}(?:\s\d{2,5}){2,4}(?![\d.,]\d|\d)`), digits],
    [code(String.raw`\d{2,4}(?:-\d{2,5}){2,4}(?![\d.,]\d|\d)`), digits],
    [code(String.raw`\d{3,4}\s\d{3,4}(?![\d.,:/]\d|\d)`), digits],
    [number(String.raw`000(?![.,:]?\d)`), TRIPLE_ZERO[language]],
    // Round hundreds stay numbers: visas of the subclasses 491 and 600.
    [
      new RegExp(
        `(?<lead>(?<!\\p{L})${BEFORE_CODE[language]}[:.]?\\s#?)(?!\\d00(?!\\d))(?<code>\\d{3,}(?:[ -]\\d{1,6})*)(?![.,:/-]?\\d|\\s?%)${ENDING[language]}`,
        'giu',
      ),
      (part) => part('lead') + digits(part),
    ],
    [code(String.raw`\d{4,}(?=\snumara)`), digits],
    ...(language === 'en' ? [[code(String.raw`\d\d[1-9](?=\svisas?\b)`), digits] as const] : []),
    [code(String.raw`\d{7,}(?![.,:/]?\d)`), digits],
  ]
}

/** Numbers that nobody says as a number: of telephones, cards and files. Digit by digit, with a pause between groups. */
export const CODES: Record<Language, readonly Rule[]> = { en: codes('en'), tr: codes('tr') }
