const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion']
const ORDINALS = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
])
const LAST_WORD = /\w+$/u

function small(number: number): string {
  return SMALL[number] ?? ''
}

function belowHundred(number: number): string {
  if (number < SMALL.length) return small(number)
  const tens = TENS[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? tens : `${tens} ${small(number % 10)}`
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest)
  return `${small(hundreds)} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`
}

/** `1250` is "one thousand two hundred and fifty". From 0 to below 10 to the power of 15. */
export function cardinalEn(number: number): string {
  if (number === 0) return small(0)
  const parts: string[] = []
  let rest = number
  for (const scale of SCALES) {
    const group = rest % 1000
    const joined = scale === '' && group > 0 && group < 100 && rest > group ? 'and ' : ''
    if (group > 0) parts.unshift(`${joined}${belowThousand(group)}${scale}`)
    rest = Math.floor(rest / 1000)
  }
  return parts.join(' ')
}

/** `21` is "twenty first". */
export function ordinalEn(number: number): string {
  return cardinalEn(number).replace(
    LAST_WORD,
    (word) => ORDINALS.get(word) ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`),
  )
}

/** `1998` is "nineteen ninety eight", `2005` "two thousand and five". Four digits. */
export function yearEn(year: number): string {
  const rest = year % 100
  if (year % 1000 < 10) return cardinalEn(year)
  const century = belowHundred(Math.floor(year / 100))
  if (rest === 0) return `${century} hundred`
  return `${century} ${rest < 10 ? 'oh ' : ''}${belowHundred(rest)}`
}

/** The plural of a number in words: "ninety" in "the nineties". */
export function pluralEn(words: string): string {
  if (words.endsWith('y')) return `${words.slice(0, -1)}ies`
  return words.endsWith('x') ? `${words}es` : `${words}s`
}
