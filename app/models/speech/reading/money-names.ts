export interface Names {
  one: string
  many: string
  cent: string
  cents: string
}

export interface Currency {
  /** What stands before the amount, as a pattern; '' if nothing does. */
  before: string
  /** What stands after the amount. */
  after: string
  en: Names
  tr: Names
}

function names(one: string, cent: string, many = one, cents = cent): Names {
  return { one, many, cent, cents }
}

const EN_DOLLAR = names('dollar', 'cent', 'dollars', 'cents')
const TR_DOLLAR = names('dolar', 'sent')

/** Longer signs come before the ones they end with: A$ before $. */
export const CURRENCIES: readonly Currency[] = [
  {
    before: String.raw`(?:AU?\$|AUD)\s?`,
    after: String.raw`\s?AUD`,
    en: names('Australian dollar', 'cent', 'Australian dollars', 'cents'),
    tr: names('Avustralya doları', 'sent'),
  },
  {
    before: String.raw`(?:US\$|USD)\s?`,
    after: String.raw`\s?USD`,
    en: names('US dollar', 'cent', 'US dollars', 'cents'),
    tr: names('Amerikan doları', 'sent'),
  },
  { before: String.raw`\$\s?`, after: String.raw`\s?(?:\$|dollars?|dolar)`, en: EN_DOLLAR, tr: TR_DOLLAR },
  {
    before: String.raw`(?:€|EUR)\s?`,
    after: String.raw`\s?(?:€|EUR|euros?|avro)`,
    en: names('euro', 'cent', 'euros', 'cents'),
    tr: names('avro', 'sent'),
  },
  {
    before: String.raw`(?:£|GBP)\s?`,
    after: String.raw`\s?(?:£|GBP|sterlin)`,
    en: names('pound', 'penny', 'pounds', 'pence'),
    tr: names('sterlin', 'peni'),
  },
  {
    before: String.raw`(?:₺|TRY)\s?`,
    after: String.raw`\s?(?:₺|TL|TRY|liras?)`,
    en: names('lira', 'kurush'),
    tr: names('lira', 'kuruş'),
  },
]
