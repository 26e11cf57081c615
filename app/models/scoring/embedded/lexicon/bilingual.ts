import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '../memo.ts'
import { isIrregular, stem } from '../stem.ts'
import { expandEnglish, fold, type Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** One word of a wording. `exact`: no other form of it is meant. */
interface Word {
  text: string
  /** With its own letters (ön, not on), where the lexicon is written with them. */
  lower: string | null
  stem: string
  exact: boolean
  /** A Turkish verb. */
  isVerb: boolean
  endings: RegExp
}

/** A wording of one meaning. */
interface Wording<Meaning> {
  words: readonly Word[]
  meaning: Meaning
}

export interface Mention<Meaning> {
  meaning: Meaning
  from: number
  /** The end is not included. */
  to: number
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

function readWord(written: string, language: Language, hasOwnLetters: boolean): Word {
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
/** Whether somebody wrote Turkish with its letters, so that "on" is no "ön". A capital I is one of them, too. */
const isWrittenOut = ({ text }: Token) => OWN_LETTER.test(text)
const withoutHats = (lower: string) => lower.replace(/[âîû]/gu, (letter) => HATS[letter] ?? letter)
const HATS: Record<string, string> = { â: 'a', î: 'i', û: 'u' }

/** Whether a token begins with a root, letter by letter where it is written with its own letters. */
const startsWith = (token: Token, { text, lower }: Pick<Word, 'text' | 'lower'>) =>
  token.folded.startsWith(text) &&
  (lower === null || !isWrittenOut(token) || withoutHats(token.lower).startsWith(lower))

/** "Bekliyor" of bekle-. */
function isNarrowed(token: Token, { text, lower, isVerb }: Word): boolean {
  if (!isVerb || !WIDE.test(text) || NARROWED.exec(token.folded)?.groups?.root !== text.slice(0, -1)) return false
  return startsWith(token, { text: text.slice(0, -1), lower: lower?.slice(0, -1) ?? null })
}

function isForm(token: Token, word: Word, language: Language): boolean {
  const { text, lower, stem: root, exact, endings } = word
  if (language === 'en') {
    if (token.folded === text) return true
    if (exact) return false
    return lower === null ? stem(token.folded, 'en') === root : englishBases(token.folded).has(text)
  }
  if (!startsWith(token, word)) return !exact && isNarrowed(token, word)
  return token.folded === text || (!exact && endings.test(token.folded.slice(text.length)))
}

/** "Says no increase" is no "says no": the "no" belongs to what follows. */
function isCutShort(tokens: readonly Token[], end: number, language: Language): boolean {
  const next = tokens[end]
  return (
    language === 'en' &&
    tokens[end - 1]?.folded === 'no' &&
    next !== undefined &&
    !next.breakBefore &&
    next.folded !== 'to'
  )
}

const lettersOf = ({ words }: Wording<unknown>) => words.reduce((sum, { text }) => sum + text.length, 0)

/** "don't want" as a text is read: do not want. */
const inFull = (wording: string) =>
  wording.replace(/[a-z]+'[a-z]+/gu, (contraction) => expandEnglish(contraction).join(' '))

const BETWEEN_WORDS = /[_ ]|(?<=\p{L})['-](?=\p{L})/u
const withoutSign = (word: string) => word.replace(/[.-]$/u, '')

/** A wording as the lexicon writes it; it is read when a text has a word that may begin it. */
interface Written<Meaning> {
  written: string
  meaning: Meaning
  wording?: Wording<Meaning>
}

const MOST_CANDIDATES = 10_000

/** Finds the meanings of a lexicon in an utterance of either language, the longest wording first. */
export class Mentions<Meaning> {
  /** By the first word, folded. */
  private readonly written: Record<Language, Map<string, Written<Meaning>[]>> = { en: new Map(), tr: new Map() }
  private readonly candidates = new Map<string, readonly Wording<Meaning>[]>()
  private readonly known = new WeakMap<Utterance, Mention<Meaning>[]>()
  private readonly hasOwnLetters: boolean

  /** `hasOwnLetters`: the lexicon writes Turkish with all its letters, and is held against texts that do so letter by letter. */
  constructor({ hasOwnLetters = false } = {}) {
    this.hasOwnLetters = hasOwnLetters
  }

  /** `wording`: `_` or a blank between the words of a phrase, a full stop after a word of one form, `-` after the root of a verb. */
  add(language: Language, wording: string, meaning: Meaning): void {
    const written = language === 'en' && wording.includes("'") ? inFull(wording) : wording
    const [first = ''] = written.split(BETWEEN_WORDS, 1)
    const text = fold(withoutSign(first), language)
    const keys = language === 'en' && !this.hasOwnLetters ? new Set([text, stem(text, language)]) : [text]
    const entry = { written, meaning }
    for (const key of keys) {
      const others = this.written[language].get(key)
      if (others) others.push(entry)
      else this.written[language].set(key, [entry])
    }
  }

  /** Every meaning that the words of an utterance have; a word has all of those that its longest wording has. */
  in(utterance: Utterance): readonly Mention<Meaning>[] {
    const known = this.known.get(utterance)
    if (known) return known
    const found = this.among(utterance.tokens, utterance.language)
    this.known.set(utterance, found)
    return found
  }

  /** The same for tokens that are no utterance yet. */
  among(tokens: readonly Token[], language: Language): Mention<Meaning>[] {
    return tokens.flatMap((_, at) => {
      const hits = this.startingAt(tokens, at, language)
      const longest = Math.max(0, ...hits.map(({ words }) => words.length))
      const whole = hits.filter(({ words }) => words.length === longest)
      // Written letter by letter, kiracı is no form of kira.
      const letters = this.hasOwnLetters ? Math.max(0, ...whole.map(lettersOf)) : 0
      return whole
        .filter((wording) => language === 'en' || lettersOf(wording) >= letters)
        .map(({ meaning }) => ({ meaning, from: at, to: at + longest }))
    })
  }

  /** Every reading of every word, of shorter wordings within longer ones, too. */
  readings(tokens: readonly Token[], language: Language): Mention<Meaning>[] {
    return tokens.flatMap((_, at) =>
      this.startingAt(tokens, at, language).map(({ meaning, words }) => ({ meaning, from: at, to: at + words.length })),
    )
  }

  private startingAt(tokens: readonly Token[], at: number, language: Language): Wording<Meaning>[] {
    const token = tokens[at]
    if (!token || token.lower === 'işte') return []
    return this.beginningWith(token, language).filter(
      ({ words }) =>
        words.every((word, offset) => {
          const next = tokens[at + offset]
          return offset === 0 || (next !== undefined && isForm(next, word, language))
        }) && !isCutShort(tokens, at + words.length, language),
    )
  }

  private read(entry: Written<Meaning>, language: Language): Wording<Meaning> {
    entry.wording ??= {
      words: entry.written
        .split(BETWEEN_WORDS)
        .filter(Boolean)
        .map((word) => readWord(word, language, this.hasOwnLetters)),
      meaning: entry.meaning,
    }
    return entry.wording
  }

  /** What the first words of wordings are that a word may be a form of. */
  private keysOf(folded: string, language: Language): Iterable<string> {
    if (language === 'tr') {
      const root = NARROWED.exec(folded)?.groups?.root
      const begun = Array.from(folded, (_, at) => folded.slice(0, at + 1))
      return root ? [...begun, `${root}a`, `${root}e`] : begun
    }
    return this.hasOwnLetters ? englishBases(folded) : new Set([folded, stem(folded, language)])
  }

  /** The wordings whose first word a token is a form of. Words repeat, so that they are looked for once. */
  private beginningWith(token: Token, language: Language): readonly Wording<Meaning>[] {
    const { folded, lower } = token
    const key = `${language} ${isWrittenOut(token) ? lower : ''} ${folded}`
    const known = this.candidates.get(key)
    if (known) return known
    const written = [...this.keysOf(folded, language)].flatMap((first) => this.written[language].get(first) ?? [])
    const found = [...new Set(written)]
      .map((entry) => this.read(entry, language))
      .filter(({ words: [first] }) => first !== undefined && isForm(token, first, language))
    if (this.candidates.size >= MOST_CANDIDATES) this.candidates.clear()
    this.candidates.set(key, found)
    return found
  }
}
