const VOWEL = /[aeıioöuüâîû]/u
const LAST_VOWEL = /[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/u
const VOICELESS = /[fstkçşhp]$/u
const HIGH = new Map([
  ['a', 'ı'],
  ['ı', 'ı'],
  ['â', 'ı'],
  ['e', 'i'],
  ['i', 'i'],
  ['î', 'i'],
  ['o', 'u'],
  ['u', 'u'],
  ['û', 'u'],
  ['ö', 'ü'],
  ['ü', 'ü'],
])

/** The buffer letter that an ending needs after a vowel: lira-y-a, lira-n-ın, lira-s-ı. */
function withBuffer(ending: string): string {
  if (/^[ıiuü]n(?:[ıiuü]z)?$/u.test(ending)) return `n${ending}`
  return /^[ıiuü]n/u.test(ending) ? `s${ending}` : `y${ending}`
}

function fitStart(word: string, ending: string): string {
  if (VOWEL.test(word.slice(-1))) return VOWEL.test(ending.slice(0, 1)) ? withBuffer(ending) : ending
  const bare = ending.replace(/^(?:[ys](?=[aeıiuü])|n(?=[ıiuü]n))/u, '')
  if (/^[dt]/u.test(bare)) return (VOICELESS.test(word) ? 't' : 'd') + bare.slice(1)
  return bare
}

/**
 * The ending in the form that follows the word: it was written for a sign that is said differently, `$'ye` or `TL'ye`.
 * Vowels, the first d or t and the buffer letter follow the word: `liraya`, `dolara`.
 */
export function harmonise(word: string, ending: string): string {
  let vowel = LAST_VOWEL.exec(word)?.[0] ?? 'e'
  let fitted = ''
  for (const letter of fitStart(word, ending)) {
    const isLow = letter === 'a' || letter === 'e'
    const isHigh = /[ıiuü]/u.test(letter) && !(letter === 'i' && fitted.endsWith('k'))
    const high = HIGH.get(vowel) ?? 'i'
    const said = isLow ? (high === 'ı' || high === 'u' ? 'a' : 'e') : isHigh ? high : letter
    if (isLow || isHigh) vowel = said
    fitted += said
  }
  return word + fitted
}

/** Attaches an ending as it is written, without the apostrophe; "dört" softens before a vowel: `4'ü` is "dördü". */
export function attach(words: string, ending: string): string {
  const softened = VOWEL.test(ending.slice(0, 1)) ? words.replace(/dört$/u, 'dörd') : words
  return softened + ending
}
