import type { Language } from './word.ts'

// Recognisers write a name by its sound ("nikol payk" for Nicole Pike). training/sound.py is the same in Python; data/sounds.json
// holds both to it.

/** Letters that sound like others. The longer ones go first. */
const BOTH = { x: 'ks', q: 'k', w: 'v', z: 's' }
const SOUNDS: Record<Language, Record<string, string>> = {
  en: {
    sch: 's',
    tch: 'c',
    ch: 'c',
    sh: 's',
    ph: 'f',
    th: 't',
    gh: '',
    ck: 'k',
    qu: 'k',
    ce: 's',
    ci: 's',
    cy: 's',
    c: 'k',
    j: 'c',
    ...BOTH,
  },
  tr: { ğ: '', ş: 's', ç: 'c', j: 'c', ...BOTH },
}
const PATTERNS: Record<Language, RegExp> = {
  en: new RegExp(Object.keys(SOUNDS.en).join('|'), 'g'),
  tr: new RegExp(Object.keys(SOUNDS.tr).join('|'), 'g'),
}
/** Vowels differ most from one spelling to the other. */
const NO_CONSONANTS = /[^a-z]|[aeiouyh]/g
const TWICE = /(.)\1+/g
/** Fewer consonants are shared by chance. */
const LEAST = 2
/** And more where an ending follows: with two "Sam" would be heard in "seminer". "Sydney" has three. */
const LEAST_BEFORE_ENDING = 3
/** Of a Turkish ending: "-deki" has two, "-ninkiler" four, since its two n count once. */
const MOST_OF_ENDING = 4

/** The consonants of a word in lower case as both languages would spell them. */
export function consonants(word: string, language: Language): string {
  const sounds = word.replaceAll(PATTERNS[language], (letters) => SOUNDS[language][letters] ?? '')
  return sounds.replaceAll(NO_CONSONANTS, '').replaceAll(TWICE, '$1')
}

/** Whether two words' consonants are the same, but for an ending of one of them. */
export function soundAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short === long) return short.length >= LEAST
  return short.length >= LEAST_BEFORE_ENDING && long.startsWith(short) && long.length - short.length <= MOST_OF_ENDING
}

interface Words {
  words: Iterable<string>
  language: Language
}

/** Those of `words` that sound like one of the others. */
export function alikeIn({ words, language }: Words, others: Words): Set<string> {
  const sounds = [...new Set([...others.words].map((word) => consonants(word, others.language)))]
  const isAlike = (word: string) => {
    const sound = consonants(word, language)
    return sounds.some((other) => soundAlike(sound, other))
  }
  return new Set([...new Set(words)].filter(isAlike))
}
