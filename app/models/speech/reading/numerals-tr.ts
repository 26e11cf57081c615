const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const SCALES = ['', 'bin', 'milyon', 'milyar', 'trilyon']
const ORDINAL_ENDINGS = new Map([
  ['a', 'ncı'],
  ['ı', 'ncı'],
  ['e', 'nci'],
  ['i', 'nci'],
  ['o', 'ncu'],
  ['u', 'ncu'],
  ['ö', 'ncü'],
  ['ü', 'ncü'],
])

function belowThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  const words = hundreds === 0 ? [] : [hundreds === 1 ? '' : (ONES[hundreds] ?? ''), 'yüz']
  words.push(TENS[Math.floor((number % 100) / 10)] ?? '', ONES[number % 10] ?? '')
  return words.filter((word) => word !== '')
}

/** `1250` is "bin iki yüz elli". From 0 to below 10 to the power of 15. */
export function cardinalTr(number: number): string {
  if (number === 0) return 'sıfır'
  const parts: string[] = []
  let rest = number
  for (const scale of SCALES) {
    const group = rest % 1000
    // Nobody says "bir bin".
    const count = scale === 'bin' && group === 1 ? [] : belowThousand(group)
    if (group > 0) parts.unshift(...count, ...(scale === '' ? [] : [scale]))
    rest = Math.floor(rest / 1000)
  }
  return parts.join(' ')
}

/** `3` is "üçüncü", `4` "dördüncü". */
export function ordinalTr(number: number): string {
  const words = cardinalTr(number)
  const vowel = Array.from(words).findLast((letter) => ORDINAL_ENDINGS.has(letter)) ?? 'e'
  const ending = ORDINAL_ENDINGS.get(vowel) ?? ''
  if (words.endsWith(vowel)) return words + ending
  return `${words.replace(/dört$/u, 'dörd')}${ending.at(-1) ?? ''}${ending}`
}
