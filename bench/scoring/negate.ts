import type { Language } from '#app/models/dialogues/language.ts'

const VOWELS = 'aıoueiöü'
const isVowel = (letter: string) => letter !== '' && VOWELS.includes(letter)
const lastVowel = (stem: string) => /[aıoueiöü](?=[^aıoueiöü]*$)/u.exec(stem)?.[0] ?? 'e'
/** Vowel harmony of an ending: a or e, and one of ı, i, u, ü. */
const vowelAE = (stem: string) => ('aıou'.includes(lastVowel(stem)) ? 'a' : 'e')
const vowelIU = (stem: string) =>
  ({ a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' })[lastVowel(stem)] ?? 'i'
const vowelI = (stem: string) => (vowelAE(stem) === 'a' ? 'ı' : 'i')
const ends = (stem: string) => isVowel(stem.at(-1) ?? '')

/** Consonant clusters that may end a Turkish stem: "sar-t". "Başl-" has lost an a. */
const CLUSTERS = /(?:rt|rk|lk|nk|nt|lt|rs|st|rp|lp|yt|rç|nç|lç)$/u
/** Stems whose last consonant is voiced before a vowel. */
const hardened = (stem: string) => (/^(?:ed|gid|güd|tad)$/u.test(stem) ? `${stem.slice(0, -1)}t` : stem)
/** The stem before -me: "başla" from the "başl" of "başlıyor". */
const wholeStem = (stem: string) =>
  /[^aıoueiöü]{2}$/u.test(stem) && !CLUSTERS.test(stem) ? stem + vowelAE(stem) : hardened(stem)
const glide = (stem: string) => (ends(stem) ? 'y' : '')

type Inflection = readonly [RegExp, (stem: string, ...rest: string[]) => string]

/**
 * Finite verb forms at the end of a statement with their negation, or the affirmative of a negated form. The first
 * match applies.
 */
const TURKISH_TURNS: readonly Inflection[] = [
  [/^(.+?)m[ae]m[ıi]ş(.*)$/u, (stem, rest = '') => `${stem}m${vowelIU(stem)}ş${rest}`],
  [
    /^(..+?)(?<!yor)m[ıiuü]ş(t[ıiuü])?(.*)$/u,
    (stem, past, rest = '') => `${stem}m${vowelAE(stem)}m${vowelI(stem)}ş${past ? `t${vowelI(stem)}` : ''}${rest}`,
  ],
  [
    /^(.+?)m[ae]d[ıi](m|k|n|n[ıi]z|lar|ler|)$/u,
    (stem, person = '') => `${stem}${/[çfhkpsşt]$/u.test(stem) ? 't' : 'd'}${vowelIU(stem)}${person}`,
  ],
  [
    /^(..+?)(?<!yor|[ae]c[ae]k|m[ae]l|[aeıiuü]r|m[ae]z)[dt][ıiuü](m|k|n|n[ıiuü]z|lar|ler|)$/u,
    (stem, person = '') =>
      `${stem}m${vowelAE(stem)}d${vowelI(stem)}${person.length === 3 && person.startsWith('n') ? `n${vowelI(stem)}z` : person}`,
  ],
  [
    /^(.+?)m[ıiuü]yor(.*)$/u,
    (stem, rest = '') => {
      const bare = ends(stem) ? stem.slice(0, -1) : stem
      const base = /[aıoueiöü]/u.test(bare) ? bare : stem
      return `${base}${vowelIU(base)}yor${rest}`
    },
  ],
  [/^(.+?)[ıiuü]yor(.*)$/u, (stem, rest = '') => `${wholeStem(stem)}m${vowelIU(wholeStem(stem))}yor${rest}`],
  [
    /^(.+?)m[ae]y([ae])c([ae])([kğ].*)$/u,
    (stem, first = '', second = '', rest = '') => `${stem}${glide(stem)}${first}c${second}${rest}`,
  ],
  [
    /^(..+?)y?[ae]c[ae]([kğ].*)$/u,
    (stem, rest = '') => {
      const base = hardened(stem)
      return `${base}m${vowelAE(base)}y${vowelAE(base)}c${vowelAE(base)}${rest}`
    },
  ],
  [
    /^(.+?)y?[ae]b[ıi]l[iı]r(im|iz|siniz|ler|)$/u,
    (stem, person = '') => {
      const cannot = `${stem}${glide(stem)}${vowelAE(stem)}m${vowelAE(stem)}`
      return (
        cannot +
        ({ im: 'm', iz: `y${vowelI(stem)}z`, siniz: `zs${vowelI(stem)}n${vowelI(stem)}z`, ler: `zl${vowelAE(stem)}r` }[
          person
        ] ?? 'z')
      )
    },
  ],
  [
    /^(..+?)m[ae]l[ıi](y[ıi]z|s[ıi]n[ıi]z|y[ıi]m|)$/u,
    (stem, person = '') => `${stem}m${vowelAE(stem)}m${vowelAE(stem)}l${vowelI(stem)}${person}`,
  ],
  [
    /^(?!kadar$)(..+?)(?<![dt](?=[ıiuü]))([aeıiuü])r([ıi]m|[ıi]z|s[ıi]n[ıi]z|lar|ler|)$/u,
    (stem, joint = '', person = '') => {
      const base = 'ae'.includes(joint) ? wholeStem(stem) : hardened(stem)
      const ending = /^[ıi]m$/u.test(person) ? 'm' : /^[ıi]z$/u.test(person) ? `y${vowelI(base)}z` : `z${person}`
      return `${base}m${vowelAE(base)}${ending}`
    },
  ],
]
const EXISTS = new Map([
  ['var', 'yok'],
  ['vardı', 'yoktu'],
  ['yok', 'var'],
])

function turnedTurkish(verb: string): string | undefined {
  const exists = EXISTS.get(verb)
  if (exists) return exists
  for (const [pattern, turn] of TURKISH_TURNS) {
    const [, stem, ...rest] = pattern.exec(verb) ?? []
    if (stem && /[aıoueiöü]/u.test(stem)) return turn(stem, ...rest)
  }
  return undefined
}

function* turkish(text: string): Generator<string> {
  for (const { index, 0: word } of text.matchAll(/\sdeğil(?:dir)?(?!\p{L})/gu))
    yield text.slice(0, index) + text.slice(index + word.length)
  for (const { index, 0: verb } of text.matchAll(/(?<!\p{L})\p{Ll}{3,}(?=[.,;!?]|$| ve | ama | ancak )/gu)) {
    const turned = turnedTurkish(verb)
    if (turned) yield text.slice(0, index) + turned + text.slice(index + verb.length)
  }
}

/** Before a pronoun the verb is a question or an inversion, where "not" would be ungrammatical. */
const NO_PERSON = '(?! (?:not|I|you|he|she|we|they|it|the|my|your|that|there|this)\\b)'
const ENGLISH_TURNS: readonly (readonly [RegExp, (verb: string) => string])[] = [
  [
    new RegExp(`(?<=[^.?!] )(?:is|are|was|were|will|can|could|should|must|would|may|might)(?= )${NO_PERSON}`, 'gu'),
    (verb) => `${verb} not`,
  ],
  [/(?<=\w )(?:did|does|do)(?: not|n['’]t) /gu, () => ''],
  [
    /\b(?:is|are|was|were|would|could|should|has|have|had)(?: not|n['’]t)\b/gu,
    (verb) => verb.replace(/(?: not|n['’]t)$/u, ''),
  ],
  [/\bcan(?:not|['’]t)\b/gu, () => 'can'],
  [/\bwon['’]t\b/gu, () => 'will'],
  [
    /(?<!(?:[Ww]ould|[Cc]ould|[Dd]o|[Dd]id|[Cc]an|[Ww]ill|[Ss]hould) \w+ )(?<=\b(?:I|[Yy]ou|[Ww]e|[Tt]hey) )(?:need|want|have to|know|think|work|live|get|pay|take|use|feel|like|understand|agree|remember|accept)\b/gu,
    (verb) => `don't ${verb}`,
  ],
  [
    /(?<!(?:[Dd]oes|[Dd]id) \w+ )(?<=\b(?:[Hh]e|[Ss]he|[Ii]t) )(?:needs|wants|works|gets|takes|costs|covers|includes|starts|means)\b/gu,
    (verb) => `doesn't ${verb.slice(0, -1)}`,
  ],
]

function* english(text: string): Generator<string> {
  for (const [pattern, turn] of ENGLISH_TURNS) {
    for (const { index, 0: verb } of text.matchAll(pattern))
      yield text.slice(0, index) + turn(verb) + text.slice(index + verb.length)
  }
}

/** The rendition with one finite verb negated, or its "not" removed: one text per verb. */
export const negated = (text: string, language: Language): string[] => [
  ...(language === 'tr' ? turkish : english)(text),
]
