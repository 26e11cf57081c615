import type { Word } from '../../reading/word.ts'
import type { Claim, Person } from './claim.ts'

const VOICED = '(?:(?<=[fstkçşhp])t|(?<![fstkçşhp])d)'

/** An ending as it is written below: I is ı, i, u or ü, A is a or e, D is d, or t after a voiceless consonant. What stands before it is the stem. */
const endings = (...patterns: readonly string[]): RegExp[] =>
  patterns.map(
    (pattern) =>
      new RegExp(`^(.{2,}?)(?:${pattern.replaceAll('I', '[ıiuü]').replaceAll('A', '[ae]').replaceAll('D', VOICED)})$`),
  )

/** After a possessive. */
const CASE = '(?:y?I|y?A|DA|DAn|DAki.*|nIn|In|y?lA|cA|DIr|y?DI|ysA|ymIş)?'

const VERBS: Record<Person, readonly RegExp[]> = {
  first: endings(
    'Iyor(?:um|uz|DIm|DIk|muşum|muşuz|sam|sak)',
    'DIm|DIk|mIşIm|mIşIz|mIşDIm|mIşDIk|DIysAm|DIysAk',
    'y?AcA(?:ğIm|ğIz|kDIm|kDIk|kmIşIm|kmIşIz|ksAm|ksAk)',
    '[ıiuüae]r(?:Im|Iz|DIm|DIk|sAm|sAk)',
    'mA(?:m|yIz|zDIm|zDIk|zsAm|zsAk)',
    'mAlI(?:yIm|yIz|yDIm|yDIk)',
    '(?<!r)sA(?:m|k|yDIm|yDIk)',
    'y?AyIm',
    `(?:DIğ|y?AcAğ|mA)(?:I?m|I?mIz)${CASE}`,
  ),
  second: endings(
    'Iyor(?:sunuz|sun|DInIz|DIn|muşsunuz|sanız)',
    'DInIz|DIn|mIşsInIz|mIşsIn|mIşDInIz|DIysAnIz',
    'y?AcAk(?:sIn|sInIz|DInIz|mIşsInIz|sAnIz)',
    '[ıiuüae]r(?:sIn|sInIz|DInIz|sAnIz)',
    'mAz(?:sIn|sInIz|DInIz|sAnIz)',
    'mAlI(?:sIn|sInIz|yDInIz)',
    '(?<!r)sA(?:nIz|yDInIz)',
    'y?In|y?InIz',
    `(?:DIğ|y?AcAğ|mA)I?nIz${CASE}`,
  ),
  third: endings(
    'Iyor(?:lar|DI|DIlar|lArDI|muş|sa|larsa)?',
    'DI|DIlAr|mIş|mIşlAr|mIşDI|mIşlArDI|DIysA|DIlArsA',
    'y?AcAk(?:lAr|DI|lArDI|mIş|lArmIş|sA|lArsA)?',
    '[ıiuüae]r(?:lAr|DI|lArDI|mIş|sA|lArsA)?',
    'mAz(?:lAr|DI|sA|lArsA)?',
    'mAlI(?:lAr|yDI)?',
    '(?<!r)sA(?:lAr|yDI)?',
    'sIn(?:lAr)?',
    // "Geldiğini" is yours or theirs: nobody's.
    '(?:DIğ|y?AcAğ)I',
  ),
}

const OWNERS: Record<Exclude<Person, 'third'>, readonly RegExp[]> = {
  first: endings(`I?m${CASE}`, `I?mIz${CASE}`),
  second: endings(`I?nIz${CASE}`),
}

const OBJECTS: Record<Person, ReadonlySet<string>> = {
  first: new Set(['beni', 'bana', 'benden', 'bizi', 'bize', 'bizden']),
  second: new Set(['seni', 'sana', 'senden', 'sizi', 'size', 'sizden']),
  third: new Set(['onu', 'ona', 'ondan', 'onları', 'onlara', 'onlardan']),
}
/** They only look like verbs. */
const NO_VERB = new Set(
  'kadar için diğer eğer haber dolar karar hayır şimdi kendi yedi altı hadi belli yarın bugün gün kimin sakın akşam koltuk artık benim senin bizim sizin onun'.split(
    ' ',
  ),
)
const PERSONS: readonly Person[] = ['first', 'second', 'third']
/** How many words before its verb an object may stand. Chosen by hand: "beni dün akşam aradı". */
const REACH = 3

/** What all forms of a verb have in common: no negation, no last vowel, no softened consonant. */
const verbStem = (stem: string): string =>
  stem
    .replace(/(?<=..)m[ae]?$/, '')
    .replace(/y$/, '')
    .replace(/(?<=..)[aeıiuü]$/, '')
    .replace(/d$/, 't')

const HARD: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' }
const nounStem = (stem: string): string =>
  stem
    .replace(/(?<=..)l[ae]r$/, '')
    .replace(/(?<=..)[ıiuü]$/, '')
    .replace(/[bcdğ]$/, (last) => HARD[last] ?? last)

/** The stems that one of the patterns finds in a word. */
const stemsOf = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])

/** "Alır mısınız": the person stands with the question. */
const ASKED = { first: /^m[ıiuü]y[ıiuü][mz]$/, second: /^m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?$/ }

function verbClaims(words: readonly Word[], at: number): Claim[] {
  const word = words[at]
  const next = words[at + 1]?.text ?? ''
  // "Bulur ve alırsanız": the person stands with the second verb.
  if (!word || NO_VERB.has(word.text) || next === 've') return []
  const asked = (['first', 'second'] as const).find((person) => ASKED[person].test(next))
  return PERSONS.flatMap((person) =>
    VERBS[person].flatMap((pattern, tense): Claim[] => {
      const stem = pattern.exec(word.text)?.[1]
      if (!stem) return []
      return [{ relation: 'subject', person: asked ?? person, stem: verbStem(stem), tense, words: [word] }]
    }),
  )
}

function ownerClaims(word: Word): Claim[] {
  // "Bildirmeniz" has the owner's ending and is a verb. Of the third person the ending may be an accusative.
  const told = (['first', 'second'] as const).filter((person) => stemsOf(word.text, VERBS[person]).length === 0)
  return told.flatMap((person) =>
    stemsOf(word.text, OWNERS[person]).map((stem): Claim => ({
      relation: 'owner',
      person,
      stem: nounStem(stem),
      words: [word],
    })),
  )
}

function objectClaims(words: readonly Word[], at: number): Claim[] {
  const verb = words[at]
  const before = words.slice(Math.max(0, at - REACH), at)
  const object = before.findLast(({ text }) => PERSONS.some((person) => OBJECTS[person].has(text)))
  const person = PERSONS.find((one) => object && OBJECTS[one].has(object.text))
  if (!verb || !object || !person) return []
  return verbClaims(words, at).map(({ stem }): Claim => ({ relation: 'object', person, stem, words: [object] }))
}

export const turkishClaims = (words: readonly Word[]): Claim[] =>
  words.flatMap((word, at) => [...verbClaims(words, at), ...ownerClaims(word), ...objectClaims(words, at)])
