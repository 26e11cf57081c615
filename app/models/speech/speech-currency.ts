import type { Language } from '../dialogues/language.ts'

interface CurrencyNames {
  one: string
  many: string
  cents: string
}

interface Currency {
  before: RegExp
  after: RegExp
  en: CurrencyNames
  tr: CurrencyNames
}

function tr(one: string, cents: string): CurrencyNames {
  return { one, many: one, cents }
}

// Longer symbols come before the ones they end with: A$ before $.
const CURRENCIES: readonly Currency[] = [
  {
    before: /(?:AU?\$|AUD)\s?/,
    after: /\s?AUD\b/,
    en: { one: 'Australian dollar', many: 'Australian dollars', cents: 'cents' },
    tr: tr('Avustralya doları', 'sent'),
  },
  {
    before: /(?:US\$|USD)\s?/,
    after: /\s?USD\b/,
    en: { one: 'US dollar', many: 'US dollars', cents: 'cents' },
    tr: tr('Amerikan doları', 'sent'),
  },
  { before: /\$\s?/, after: /\s?\$/, en: { one: 'dollar', many: 'dollars', cents: 'cents' }, tr: tr('dolar', 'sent') },
  {
    before: /€\s?/,
    after: /\s?(?:€|EUR\b)/,
    en: { one: 'euro', many: 'euros', cents: 'cents' },
    tr: tr('avro', 'sent'),
  },
  {
    before: /₺\s?/,
    after: /\s?(?:₺|TL\b)/,
    en: { one: 'lira', many: 'lira', cents: 'kurush' },
    tr: tr('lira', 'kuruş'),
  },
]

// 1,250.50 in English is 1.250,50 in Turkish.
const AMOUNTS = {
  en: /(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d{1,2}))?(?:\s(?<scale>thousand|million|billion))?/,
  tr: /(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<decimals>\d{1,2}))?(?:\s(?<scale>bin|milyon|milyar))?/,
} as const

interface Amount {
  whole: string
  decimals: string
  scale: string
}

function sayAmount({ whole, decimals, scale }: Amount, options: { names: CurrencyNames; language: Language }): string {
  const { names, language } = options
  if (scale !== '') {
    const mark = language === 'en' ? '.' : ','
    return `${whole}${decimals === '' ? '' : mark + decimals} ${scale} ${names.many}`
  }
  const money = `${whole} ${whole === '1' ? names.one : names.many}`
  const cents = Number(decimals.padEnd(2, '0'))
  if (cents === 0) return money
  return `${money}${language === 'en' ? ' and' : ''} ${cents} ${names.cents}`
}

function spellMatch(groups: Partial<Amount>, options: { names: CurrencyNames; language: Language }): string {
  const { whole = '', decimals = '', scale = '' } = groups
  return sayAmount({ whole, decimals, scale }, options)
}

function replaceAmounts(options: { text: string; pattern: RegExp; currency: Currency; language: Language }): string {
  const { text, pattern, currency, language } = options
  let spoken = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    spoken += text.slice(at, match.index) + spellMatch(match.groups ?? {}, { names: currency[language], language })
    at = match.index + match[0].length
  }
  return spoken + text.slice(at)
}

/** Spells out amounts of money: `$1,250.50` becomes `1,250 dollars and 50 cents`. */
export function spellCurrencies(text: string, language: Language): string {
  const amount = AMOUNTS[language].source
  let spoken = text
  for (const currency of CURRENCIES) {
    const before = new RegExp(`(?<![\\p{L}\\d])${currency.before.source}${amount}(?!\\d)`, 'gu')
    const after = new RegExp(`(?<![\\p{L}\\d.,])${amount}${currency.after.source}`, 'gu')
    for (const pattern of [before, after]) {
      spoken = replaceAmounts({ text: spoken, pattern, currency, language })
    }
  }
  return spoken
}
