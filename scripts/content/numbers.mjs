// Which kinds of numbers a text holds, by plain patterns of its English wording.
const WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen'
const NUMBER = String.raw`(?:\d[\d,.]*|(?:(?:a|an|and|${WORD})[ -])*(?:${WORD}))`
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const ORDINAL = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)`
const TIME_UNIT = '(?:minute|hour|day|week|fortnight|month|year|night|second)s?'
const MEASURE =
  'km|kilomet(?:re|er)|met(?:re|er)|centimet(?:re|er)|millimet(?:re|er)|mm|cm|kilo|kilogram|kg|gram|litre|millilitre|ml|milligram|mg|tonne|degree|hectare|square metre|cubic metre|kilowatt|volt|amp'

/** In this order: what one kind takes is not read again by another. @type {[string, RegExp][]} */
const KINDS = [
  [
    'money',
    new RegExp(
      String.raw`\$\d[\d,.]*(?: (?:million|thousand))?|\b${NUMBER}[ -](?:dollars?|cents?|bucks|grand)\b`,
      'giu',
    ),
  ],
  ['percentage', new RegExp(String.raw`\b${NUMBER}(?: ?%| per ?cent\b)`, 'giu')],
  [
    'date',
    new RegExp(
      String.raw`\b(?:${NUMBER}|${ORDINAL})(?: of)? (?:${MONTH})\b|\b(?:${MONTH})(?: the)? (?:\d{1,4}|${ORDINAL})\b|\bthe ${ORDINAL}\b(?=[.,;:?!]|$| (?:of|and|at|to|or|is|was|that)\b)|\b(?:19|20)\d{2}\b(?![.,]?\d)|\b(?:in|since|by|until|from|of|before|after|next|last|early|late|mid-?) ?(?:${MONTH})\b`,
      'gu',
    ),
  ],
  [
    'phone or reference',
    /\b(?:0\d|1[38]00|13) ?\d[\d ]{3,}\d\b|\b(?:number|claim|reference|case|file|form|receipt|section|subclass|ending(?: in)?) (?:is )?(?:[A-Z]{1,4}-?)?\d[\d ]*|\b[A-Z]{1,4}-?\d{2,}\b|\b\d{3,4}(?: \d{3,4})+\b|\b\d{5,}\b|\btriple zero\b/gu,
  ],
  [
    'age',
    new RegExp(
      String.raw`\b${NUMBER}[- ](?:years?|months?|weeks?)[- ]old\b|\bage(?:d)? (?:of )?${NUMBER}\b|\b(?:I['’]m|(?:s?he|who)(?:['’]s| is)|turn(?:s|ed|ing)?|over|under) ${NUMBER}(?=[.,;?!]|$| (?:and|now|next|this|in|last)\b)`,
      'giu',
    ),
  ],
  [
    'frequency',
    new RegExp(
      String.raw`\b(?:${NUMBER}) times\b|\b(?:once|twice|thrice)\b(?: an? \p{L}+)?(?! (?:that|it|you|they|we|he|she|the)\b|['’])|\b${NUMBER} (?:\p{L}+ )?\p{L}+ (?:a|an|each|every|per) (?:day|night|week|fortnight|month|year|hour)\b`,
      'giu',
    ),
  ],
  [
    'duration',
    new RegExp(
      String.raw`\b${NUMBER}(?: (?:and a half|more|full|whole|working|business|calendar))?[ -]${TIME_UNIT}\b|\b(?:another|half an?|(?:for|in|after|within|about) an?) (?:minute|hour|day|week|fortnight|month|year|night)\b`,
      'giu',
    ),
  ],
  [
    'time',
    new RegExp(
      String.raw`(?<!\$)\b\d{1,2}[.:]\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\b${NUMBER} (?:o['’]clock|in the (?:morning|afternoon|evening)|at night)\b|\b(?:half|quarter|${NUMBER}) (?:past|to) (?:${WORD})\b|\b(?:midday|noon|midnight)\b|\b(?:at|by|before|after|until|till|from|to) (?:${WORD})(?:[- ](?:thirty|fifteen|forty-five))?(?=[.,;?!]|$| (?:on|till|until|to|sharp|tonight|today|tomorrow|every|this|and)\b)`,
      'giu',
    ),
  ],
  ['measure', new RegExp(String.raw`\b${NUMBER}[ -]?(?:${MEASURE})s?\b`, 'giu')],
  [
    'number of a thing',
    new RegExp(
      String.raw`\b(?:year|grade|class|level|stage|page|unit|flat|shop|room|floor|lot|bay|gate|door|platform|ward|aisle|bus|route|line) ${NUMBER}\b|\b\d+ \p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane|Drive|Parade|Crescent|Highway)\b`,
      'giu',
    ),
  ],
  // "One" alone is a pronoun more often than a number.
  ['quantity', new RegExp(String.raw`\b(?!one\b)${NUMBER}\b|\bdouble\b`, 'giu')],
  // "First" is more often an adverb, "second" a unit of time.
  ['order', new RegExp(String.raw`\b(?!first\b)${ORDINAL}\b`, 'giu')],
]

/** @param {string} text in English @returns {Set<string>} */
export function numberKinds(text) {
  const kinds = new Set()
  let rest = text
  for (const [kind, pattern] of KINDS) {
    const left = rest.replaceAll(pattern, ' ')
    if (left !== rest) kinds.add(kind)
    rest = left
  }
  return kinds
}
