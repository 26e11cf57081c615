import type { Language } from '../../dialogues/language.ts'
import { CURRENCIES, type Currency, type Names } from './money-names.ts'
import { NUMBER, sayNumber } from './numerals.ts'
import { type Part, type Rule, words } from './rules.ts'
import { harmonise } from './suffixes-tr.ts'

const SCALES = {
  en: { words: 'thousand|million|billion|trillion|[kKmM]|bn', letters: { k: 'thousand', m: 'million', bn: 'billion' } },
  tr: { words: 'bin|milyon|milyar|trilyon', letters: {} },
} as const

const RANGE = String.raw`\s?[-–]\s?`
/** The ending of a Turkish word, behind an apostrophe (`$300'ı`) or directly behind the word (dolardan). */
const ENDING = String.raw`(?:'(?<ending>\p{Ll}+))?`
const WORD_ENDING = String.raw`(?:'?(?<ending>\p{Ll}+))?`

function sayScale(scale: string, language: Language): string {
  const letters: Record<string, string> = SCALES[language].letters
  return letters[scale.toLowerCase()] ?? scale
}

/** "two and a half" is written 2,5 before a scale. */
function sayCount(count: string, language: Language): string {
  if (language === 'tr' && count.endsWith(',5')) {
    return count === '0,5' ? 'yarım' : `${sayNumber(count.slice(0, -2), 'tr')} buçuk`
  }
  return sayNumber(count, language)
}

function sayExact(amount: string, { names, language }: { names: Names; language: Language }): string {
  const [, whole = amount, decimals = ''] = /^(.*)[.,](\d{1,2})$/u.exec(amount) ?? []
  const cents = Number(decimals.padEnd(2, '0'))
  const units = `${sayNumber(whole, language)} ${whole === '1' ? names.one : names.many}`
  if (cents === 0) return units
  const change = `${sayNumber(String(cents), language)} ${cents === 1 ? names.cent : names.cents}`
  if (whole === '0') return change
  return `${units}${language === 'en' ? ' and' : ''} ${change}`
}

function sayAmount(part: Part, { names, language }: { names: Names; language: Language }): string {
  const scale = sayScale(part('scale'), language)
  const article = part('article')
  const amount = part('amount')
  const isScaled = scale !== '' || part('to') !== ''
  if (article !== '' && !/\.\d/u.test(amount)) {
    return `${article} ${sayNumber(amount, language)} ${scale === '' ? '' : `${scale} `}${names.one}`
  }
  if (!isScaled) return (article === '' ? '' : `${article} `) + sayExact(amount, { names, language })
  const to = part('to') === '' ? '' : ` ${language === 'en' ? 'to ' : ''}${sayCount(part('to'), language)}`
  const lead = article === '' ? '' : `${article} `
  const unit = article === '' ? names.many : names.one
  return `${lead}${sayCount(amount, language)}${to}${scale === '' ? '' : ` ${scale}`} ${unit}`
}

function currencyRules(currency: Currency, language: Language): Rule[] {
  const names = currency[language]
  const amount = String.raw`(?<amount>${NUMBER[language]})(?!\d)`
  const scale = String.raw`(?:\s?(?<scale>${SCALES[language].words})(?![\p{L}\d]))?`
  const said = (part: Part) => {
    const spoken = sayAmount(part, { names, language })
    return part('ending') === '' ? spoken : harmonise(spoken, part('ending'))
  }
  // "a $500 bond": the English word has no plural before a noun.
  const article =
    language === 'en'
      ? String.raw`(?:(?<article>\b[Aa]n?)\s(?=\S+(?:\s(?:thousand|million|billion))?[\s-]\p{Ll}))?`
      : ''
  const to = `(?:${RANGE}(?:${currency.before})?(?<to>${NUMBER[language]})(?!\\d))?`
  const before = new RegExp(
    `(?<![\\p{L}\\d])${article}${currency.before}${amount}${to}${scale}${language === 'tr' ? ENDING : ''}`,
    'gu',
  )
  const between = `(?:${RANGE}(?<to>${NUMBER[language]}))?`
  const after = new RegExp(
    `(?<![\\p{L}\\d.,])${amount}${between}${scale}${currency.after}${language === 'tr' ? WORD_ENDING : ''}(?![\\p{L}\\d])`,
    'gu',
  )
  return [
    [before, said],
    [after, said],
  ]
}

const CENTS: Record<Language, Rule> = {
  en: [
    new RegExp(String.raw`(?<![\p{L}\d.,])(?<amount>\d+)\s?(?:c|¢)(?![\p{L}\d])`, 'gu'),
    (part) => `${sayNumber(part('amount'), 'en')} ${part('amount') === '1' ? 'cent' : 'cents'}`,
  ],
  tr: [new RegExp(String.raw`(?<=\d)\s?¢`, 'gu'), ' sent'],
}

const SIGNS: Record<Language, Rule[]> = {
  en: [
    [words(String.raw`AUD`), 'Australian dollars'],
    [words('USD'), 'US dollars'],
    [/\$/gu, ' dollars '],
    [/€/gu, ' euros '],
    [/£/gu, ' pounds '],
    [/₺/gu, ' lira '],
    [/¢/gu, ' cents '],
  ],
  tr: [
    [/(?<![\p{L}\d])TL(?:'(?<ending>\p{Ll}+))?(?![\p{L}\d])/gu, (part) => harmonise('lira', part('ending'))],
    [/\$(?:'(?<ending>\p{Ll}+))?/gu, (part) => ` ${harmonise('dolar', part('ending'))} `],
    [/€(?:'(?<ending>\p{Ll}+))?/gu, (part) => ` ${harmonise('avro', part('ending'))} `],
    [/£(?:'(?<ending>\p{Ll}+))?/gu, (part) => ` ${harmonise('sterlin', part('ending'))} `],
    [/₺(?:'(?<ending>\p{Ll}+))?/gu, (part) => ` ${harmonise('lira', part('ending'))} `],
    [words('AUD'), 'Avustralya doları'],
    [words('USD'), 'Amerikan doları'],
    [/¢/gu, ' sent '],
  ],
}

function rules(language: Language): Rule[] {
  return [...CURRENCIES.flatMap((currency) => currencyRules(currency, language)), CENTS[language], ...SIGNS[language]]
}

/** Amounts of money: `$1,250.50` is "one thousand two hundred and fifty dollars and fifty cents". */
export const MONEY: Record<Language, readonly Rule[]> = { en: rules('en'), tr: rules('tr') }
