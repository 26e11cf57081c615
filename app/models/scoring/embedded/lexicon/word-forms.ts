import type { Language } from '#app/models/dialogues/language.ts'
import { once, remember } from '#app/remember.ts'
import { isIrregular, stem } from '../reading/stem.ts'
import { fold, type Token } from '../reading/text.ts'

/** One word of a wording. `exact`: no other form of it is meant. */
export interface Word {
  text: string
  /** With its own letters (ön, not on), where the lexicon is written with them. */
  lower: string | null
  stem: string
  exact: boolean
  /** A Turkish verb. */
  isVerb: boolean
  endings: RegExp
}

/** Endings of a Turkish noun after its root: number, owner, case, and what makes an adjective or a predicate of it. */
const NOUN_ENDING =
  /^(?:c[iu](?:l[iu]k)?)?(?:l[iu]k?|s[iu]z)?(?:l[ae]r)?(?:[iu]?m|[iu]?n|[iu]?m[iu]z|[iu]?n[iu]z|y?s?[iu])?(?:n?[iu]n|[ny]?[ae]|[ny]?[iu]|n?[dt][ae]n?|y?l[ae]|c[ae])?(?:ki(?:n[ie]|ler)?)?(?:d[iu]r|y?d[iu]|y?m[iu]s|y?s[ae])?$/u
/** What a Turkish root is followed by where it is a verb: ode-di, ode-mez, ode-nir, ode-yemez, ode-yince, but not odev. */
const VERB_ENDING =
  /^(?:$|[dt][iu]|[dt][iu]g|m[iu]s|[iu]?yor|y?[ae]c[ae]|y?[ae]b[iu]l|[iuae]?r(?:$|[slidm]|ken)|m[ae]|m[iu]yor|y?[ae]m[ae]|y?[ae]m[iu]yor|y?[ae]r[ae]k|y?[iu]nc[ae]|y?[ae]l[iu]m|s[iu]n|y?[iu]n$|y?[iu]n[iu]z|y?[ae]n|y?[iu]p|s[ae]|y[ae]|[iu]?n[iu]r|[iu]?n[dm]|[iu]?l[iu]r|[iu]?l[dm]|[iu]?[nl][iu]?yor)/u
/** A root's last vowel goes before -iyor: bekle-, bekliyor. */
const NARROWED = /^(?<root>\p{L}+)[iu]yor/u
const WIDE = /[ae]$/u
/** A Turkish root as long as this takes any ending. */
const LONG_ROOT = 5
const ANY_ENDING = /^/u
/** English words shorter than this are compared as they are. */
const MIN_STEM = 4

/** A word of a wording without the sign that says how it is meant. */
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

/** A short word that doubles its last letter before -ed and -ing: rated is no form of rat. */
const DOUBLES = /^[^aeiou]*[aeiou][bdgklmnprt]$/u
const HISSES = /(?:[sxz]|ch|sh|o)$/u

/** What an English word may be a regular form of: booked, booking and books of book, but no butt of but. */
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

/** A token as wordings are held against it. */
export interface Form {
  folded: string
  /** With its own letters where Turkish was written with them, so that "on" is no "ön"; else null. */
  lower: string | null
  /** Both in one text, to find again what is known of them. */
  key: string
}

/** Somebody wrote Turkish with its letters where the text has one of them. */
export function formOf({ folded, lower, text }: Token, language: Language): Form {
  const own = language === 'tr' && OWN_LETTER.test(text) ? withoutHats(lower) : null
  return { folded, lower: own, key: own === null ? folded : `${folded} ${own}` }
}

const formsIn = (language: Language) =>
  once((tokens: readonly Token[]): readonly Form[] => tokens.map((token) => formOf(token, language)))
const FORMS = { en: formsIn('en'), tr: formsIn('tr') }

/** The tokens of an utterance as every lexicon is held against them. */
export const formsOf = (tokens: readonly Token[], language: Language): readonly Form[] => FORMS[language](tokens)

/** Whether a token begins with a root, letter by letter where it is written with its own letters. */
const startsWith = (form: Form, { text, lower }: Pick<Word, 'text' | 'lower'>) =>
  form.folded.startsWith(text) && (lower === null || form.lower === null || form.lower.startsWith(lower))

/** "Bekliyor" of bekle-. */
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

/** English "says no increase" is no "says no": the "no" belongs to what follows. */
export function isCutShort(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return tokens[end - 1]?.folded === 'no' && next !== undefined && !next.breakBefore && next.folded !== 'to'
}

/** What the folded text of a wording's word may be that a token is a form of; `isForm` decides. */
export function textsOf(folded: string, options: { language: Language; hasOwnLetters: boolean }): Iterable<string> {
  const { language, hasOwnLetters } = options
  if (language === 'tr') return turkishTexts(folded)
  return hasOwnLetters ? englishBases(folded) : new Set([folded, stem(folded, language)])
}

/** Whatever a word begins with, itself too. */
export const beginningsOf = (folded: string): readonly string[] =>
  Array.from(folded, (_, at) => folded.slice(0, at + 1))

const turkishTexts = remember((folded: string): readonly string[] => {
  const root = NARROWED.exec(folded)?.groups?.root
  const begun = beginningsOf(folded)
  return root ? [...begun, `${root}a`, `${root}e`] : begun
})

/** Under which texts a word of a wording stands, so that `textsOf` finds it. */
export function indexedAs(folded: string, options: { language: Language; hasOwnLetters: boolean }): readonly string[] {
  const { language, hasOwnLetters } = options
  const root = language === 'en' && !hasOwnLetters ? stem(folded, language) : folded
  return root === folded ? [folded] : [folded, root]
}
