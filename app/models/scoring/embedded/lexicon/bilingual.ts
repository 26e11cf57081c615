import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '../memo.ts'
import { isIrregular, stem } from '../stem.ts'
import { fold, type Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** One word of a wording. `exact`: no other form of it is meant. */
interface Word {
  text: string
  /** With its own letters (ön, not on), where the lexicon is written with them. */
  lower: string | null
  stem: string
  exact: boolean
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
/** What a short Turkish root is followed by where it is a verb: ode-di, ode-mez, ode-nir, but not odev. */
const VERB_ENDING =
  /^(?:$|[dt][iu]|[dt][iu]g|m[iu]s|[iu]?yor|y?[ae]c[ae]|y?[ae]b[iu]l|[iuae]?r(?:$|[slidm])|m[ae]|m[iu]yor|y?[iu]n$|y?[iu]n[iu]z|y?[ae]n|y?[iu]p|s[ae]|y[ae]|[iu]?n[iu]r|[iu]?n[dm]|[iu]?l[iu]r|[iu]?l[dm]|[iu]?[nl][iu]?yor)/u
/** A Turkish root as long as this takes any ending. */
const LONG_ROOT = 5
const ANY_ENDING = /^/u
/** English words shorter than this are compared as they are. */
const MIN_STEM = 4

function readWord(written: string, language: Language, hasOwnLetters: boolean): Word {
  const lower = written.replace(/[.-]$/u, '')
  const text = fold(lower, language)
  const endings = written.endsWith('-') ? VERB_ENDING : text.length >= LONG_ROOT ? ANY_ENDING : NOUN_ENDING
  const isOnlyForm = language === 'en' && !hasOwnLetters && (isIrregular(text) || text.length < MIN_STEM)
  return {
    text,
    lower: hasOwnLetters ? withoutHats(lower) : null,
    stem: stem(text, language),
    exact: written.endsWith('.') || isOnlyForm,
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

function isForm(token: Token, word: Word, language: Language): boolean {
  const { text, lower, stem: root, exact, endings } = word
  if (lower !== null && language === 'tr' && isWrittenOut(token) && !withoutHats(token.lower).startsWith(lower))
    return false
  if (token.folded === text) return true
  if (exact) return false
  if (language === 'en')
    return lower === null ? stem(token.folded, 'en') === root : englishBases(token.folded).has(text)
  return token.folded.startsWith(text) && endings.test(token.folded.slice(text.length))
}

const lettersOf = ({ words }: Wording<unknown>) => words.reduce((sum, { text }) => sum + text.length, 0)

const INITIAL = 3
const MOST_CANDIDATES = 10_000

/** A wording as the lexicon writes it; read when a text has a word that begins like it. */
interface Written<Meaning> {
  written: string
  meaning: Meaning
}

/** Finds the meanings of a lexicon in an utterance of either language, the longest wording first. */
export class Mentions<Meaning> {
  private readonly written: Record<Language, Map<string, Written<Meaning>[]>> = { en: new Map(), tr: new Map() }
  private readonly wordings: Record<Language, Map<string, readonly Wording<Meaning>[]>> = {
    en: new Map(),
    tr: new Map(),
  }
  private readonly candidates = new Map<string, readonly Wording<Meaning>[]>()
  private readonly known = new WeakMap<Utterance, Mention<Meaning>[]>()
  private readonly hasOwnLetters: boolean

  /** `hasOwnLetters`: the lexicon writes Turkish with all its letters, and is held against texts that do so letter by letter. */
  constructor({ hasOwnLetters = false } = {}) {
    this.hasOwnLetters = hasOwnLetters
  }

  /** `wording`: `_` or a blank between the words of a phrase, a full stop after a word of one form, `-` after the root of a verb. */
  add(language: Language, wording: string, meaning: Meaning): void {
    const initial = fold(wording.slice(0, INITIAL), language).replace(/[_ -].*$/u, '')
    if (initial === '') return
    const others = this.written[language].get(initial)
    if (others) others.push({ written: wording, meaning })
    else this.written[language].set(initial, [{ written: wording, meaning }])
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
    const found: Mention<Meaning>[] = []
    tokens.forEach((token, at) => {
      if (token.lower === 'işte') return
      const hits = this.beginningWith(token, language).filter(({ words }) =>
        words.every((word, offset) => {
          const next = tokens[at + offset]
          return offset === 0 || (next !== undefined && isForm(next, word, language))
        }),
      )
      const longest = Math.max(0, ...hits.map(({ words }) => words.length))
      const whole = hits.filter(({ words }) => words.length === longest)
      // Written letter by letter, kiracı is no form of kira.
      const letters = this.hasOwnLetters ? Math.max(0, ...whole.map(lettersOf)) : 0
      for (const wording of whole)
        if (language === 'en' || lettersOf(wording) >= letters)
          found.push({ meaning: wording.meaning, from: at, to: at + longest })
    })
    return found
  }

  private readWording({ written, meaning }: Written<Meaning>, language: Language): Wording<Meaning> {
    const words = written
      .split(/[_ ]|(?<=\p{L})['-](?=\p{L})/u)
      .filter(Boolean)
      .map((word) => readWord(word, language, this.hasOwnLetters))
    return { words, meaning }
  }

  private ofInitial(initial: string, language: Language): readonly Wording<Meaning>[] {
    const known = this.wordings[language].get(initial)
    if (known) return known
    const found = (this.written[language].get(initial) ?? []).map((wording) => this.readWording(wording, language))
    this.wordings[language].set(initial, found)
    return found
  }

  /** The wordings whose first word a token is a form of. Words repeat, so that they are looked for once. */
  private beginningWith(token: Token, language: Language): readonly Wording<Meaning>[] {
    const { folded, lower } = token
    const key = `${language} ${isWrittenOut(token) ? lower : ''} ${folded}`
    const known = this.candidates.get(key)
    if (known) return known
    const [asWritten, asStem] = [folded.slice(0, INITIAL), stem(folded, language).slice(0, INITIAL)]
    // A Turkish root of two letters stands under those two.
    const keys = new Set([asWritten, asStem, asWritten.slice(0, 2)])
    const found = [...keys]
      .flatMap((initial) => this.ofInitial(initial, language))
      .filter(({ words: [first] }) => first !== undefined && isForm(token, first, language))
    if (this.candidates.size >= MOST_CANDIDATES) this.candidates.clear()
    this.candidates.set(key, found)
    return found
  }
}
