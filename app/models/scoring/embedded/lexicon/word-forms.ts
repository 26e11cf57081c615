import type { Language } from '#app/models/dialogues/language.ts'
import { once, remember } from '#app/remember.ts'
import { isIrregular, stem } from '../reading/stem.ts'
import { fold, type Token } from '../reading/text.ts'

/** One word of a wording. `exact`: inflected forms do not match. */
export interface Word {
  text: string
  /** Unfolded (ön, not on), if the lexicon is spelt with Turkish letters; else null. */
  lower: string | null
  stem: string
  exact: boolean
  /** A Turkish verb. */
  isVerb: boolean
  endings: RegExp
}

/** Suffixes of a Turkish noun: derivation, number, possessive, case and copula. */
const NOUN_ENDING =
  /^(?:c[iu](?:l[iu]k)?)?(?:l[iu]k?|s[iu]z)?(?:l[ae]r)?(?:[iu]?m|[iu]?n|[iu]?m[iu]z|[iu]?n[iu]z|y?s?[iu])?(?:n?[iu]n|[ny]?[ae]|[ny]?[iu]|n?[dt][ae]n?|y?l[ae]|c[ae])?(?:ki(?:n[ie]|ler)?)?(?:d[iu]r|y?d[iu]|y?m[iu]s|y?s[ae])?$/u
/** Suffixes of a Turkish verb root: ode-di, ode-mez, ode-nir, ode-yemez, ode-yince, but not odev. */
const VERB_ENDING =
  /^(?:$|[dt][iu]|[dt][iu]g|m[iu]s|[iu]?yor|y?[ae]c[ae]|y?[ae]b[iu]l|[iuae]?r(?:$|[slidm]|ken)|m[ae]|m[iu]yor|y?[ae]m[ae]|y?[ae]m[iu]yor|y?[ae]r[ae]k|y?[iu]nc[ae]|y?[ae]l[iu]m|s[iu]n|y?[iu]n$|y?[iu]n[iu]z|y?[ae]n|y?[iu]p|s[ae]|y[ae]|[iu]?n[iu]r|[iu]?n[dm]|[iu]?l[iu]r|[iu]?l[dm]|[iu]?[nl][iu]?yor)/u
/** The last vowel of a root narrows before -iyor: bekle-, bekliyor. */
const NARROWED = /^(?<root>\p{L}+)[iu]yor/u
const WIDE = /[ae]$/u
/** Turkish roots of at least this length match with any suffix. */
const LONG_ROOT = 5
const ANY_ENDING = /^/u
/** English words shorter than this are compared without stemming. */
const MIN_STEM = 4

/** A word of a wording without its final `.` or `-`. */
export const withoutSign = (word: string) => (word.endsWith('.') || word.endsWith('-') ? word.slice(0, -1) : word)

export function readWord(written: string, language: Language, hasOwnLetters: boolean): Word {
  const lower = withoutSign(written)
  const text = fold(lower, language)
  const isVerb = written.endsWith('-')
  const endings = isVerb ? VERB_ENDING : text.length >= LONG_ROOT ? ANY_ENDING : NOUN_ENDING
  const isOnlyForm = language === 'en' && !hasOwnLetters && (isIrregular(text) || text.length < MIN_STEM)
  return {
    text,
    lower: hasOwnLetters ? withoutHats(lower.toLocaleLowerCase(language)) : null,
    stem: stem(text, language),
    exact: written.endsWith('.') || isOnlyForm,
    isVerb,
    endings,
  }
}

/** Short words double their last letter before -ed and -ing: rated is not a form of rat. */
const DOUBLES = /^[^aeiou]*[aeiou][bdgklmnprt]$/u
const HISSES = /(?:[sxz]|ch|sh|o)$/u

/** The words that an English word may be a regular inflected form of: book for booked, booking and books. */
const englishBases = remember((folded: string): ReadonlySet<string> => {
  const bases = new Set([folded])
  const strip = (ending: string) => (folded.endsWith(ending) ? folded.slice(0, -ending.length) : '')
  if (folded.length > 3 && !folded.endsWith('ss')) bases.add(strip('s'))
  if (HISSES.test(strip('es'))) bases.add(strip('es'))
  if (folded.length > 6) bases.add(strip('ly'))
  for (const base of [strip('ed'), strip('ing')].filter(({ length }) => length > 1)) {
    bases.add(`${base}e`)
    if (!DOUBLES.test(base)) bases.add(base)
    if (/([bdgklmnprt])\1$/u.test(base)) bases.add(base.slice(0, -1))
  }
  if (folded.length > 4 && /ie[sd]$/u.test(folded)) bases.add(`${folded.slice(0, -3)}y`)
  bases.delete('')
  return bases
})

const OWN_LETTER = /[çğıöşü]/u
const withoutHats = (lower: string) => lower.replace(/[âîû]/gu, (letter) => HATS[letter] ?? letter)
const HATS: Record<string, string> = { â: 'a', î: 'i', û: 'u' }

/** A token in the form that wordings are compared with. */
export interface Form {
  folded: string
  /** Unfolded, if the text is spelt with Turkish letters: "on" is not "ön". Else null. */
  lower: string | null
  /** Cache key made of both. */
  key: string
}

/** The form of a token. A text with any Turkish letter counts as spelt with them. */
export function formOf({ folded, lower, text }: Token, language: Language): Form {
  const own = language === 'tr' && OWN_LETTER.test(text) ? withoutHats(lower) : null
  return { folded, lower: own, key: own === null ? folded : `${folded} ${own}` }
}

const formsIn = (language: Language) =>
  once((tokens: readonly Token[]): readonly Form[] => tokens.map((token) => formOf(token, language)))
const FORMS = { en: formsIn('en'), tr: formsIn('tr') }

/** The forms of the tokens of an utterance. Cached and shared by all lexicons. */
export const formsOf = (tokens: readonly Token[], language: Language): readonly Form[] => FORMS[language](tokens)

/** Whether a token starts with a root. Compared unfolded if both are spelt with Turkish letters. */
const startsWith = (form: Form, { text, lower }: Pick<Word, 'text' | 'lower'>) =>
  form.folded.startsWith(text) && (lower === null || form.lower === null || form.lower.startsWith(lower))

/** Whether a token has the narrowed root of a verb: bekliyor for bekle-. */
function isNarrowed(form: Form, { text, lower, isVerb }: Word): boolean {
  if (!isVerb || !WIDE.test(text) || NARROWED.exec(form.folded)?.groups?.root !== text.slice(0, -1)) return false
  return startsWith(form, { text: text.slice(0, -1), lower: lower?.slice(0, -1) ?? null })
}

export function isForm(form: Form, word: Word, language: Language): boolean {
  const { text, lower, stem: root, exact, endings } = word
  if (language === 'en') {
    if (form.folded === text) return true
    if (exact) return false
    return lower === null ? stem(form.folded, 'en') === root : englishBases(form.folded).has(text)
  }
  if (!startsWith(form, word)) return !exact && isNarrowed(form, word)
  return form.folded === text || (!exact && endings.test(form.folded.slice(text.length)))
}

/** Whether a final "no" belongs to the next word: "says no increase" is not "says no". */
export function isCutShort(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return tokens[end - 1]?.folded === 'no' && next !== undefined && !next.breakBefore && next.folded !== 'to'
}

/** The folded words that a token may be an inflected form of. Only candidates: `isForm` decides. */
export function textsOf(folded: string, options: { language: Language; hasOwnLetters: boolean }): Iterable<string> {
  const { language, hasOwnLetters } = options
  if (language === 'tr') return turkishTexts(folded)
  return hasOwnLetters ? englishBases(folded) : new Set([folded, stem(folded, language)])
}

/** All prefixes of a word, including the word itself. */
export const beginningsOf = (folded: string): readonly string[] =>
  Array.from(folded, (_, at) => folded.slice(0, at + 1))

const turkishTexts = remember((folded: string): readonly string[] => {
  const root = NARROWED.exec(folded)?.groups?.root
  const begun = beginningsOf(folded)
  return root ? [...begun, `${root}a`, `${root}e`] : begun
})

/** The keys to index a word of a wording under, for lookup with `textsOf`. */
export function indexedAs(folded: string, options: { language: Language; hasOwnLetters: boolean }): readonly string[] {
  const { language, hasOwnLetters } = options
  const root = language === 'en' && !hasOwnLetters ? stem(folded, language) : folded
  return root === folded ? [folded] : [folded, root]
}
