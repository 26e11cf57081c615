import type { Language } from '#app/models/dialogues/language.ts'
import { expandEnglish, fold, type Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'
import { indexedAs, isCutShort, isForm, readWord, textsOf, withoutSign, type Word } from './word-forms.ts'

/** A wording of one meaning. */
interface Wording<Meaning> {
  words: readonly Word[]
  meaning: Meaning
  /** Its place in the lexicon. */
  order: number
}

export interface Mention<Meaning> {
  meaning: Meaning
  from: number
  /** The end is not included. */
  to: number
}

const lettersOf = ({ words }: Wording<unknown>) => words.reduce((sum, { text }) => sum + text.length, 0)

/** "don't want" as a text is read: do not want. */
const inFull = (wording: string) =>
  wording.replace(/[a-z]+'[a-z]+/gu, (contraction) => expandEnglish(contraction).join(' '))

const BETWEEN_WORDS = /[_ ]|(?<=\p{L})['-](?=\p{L})/u

const IS_PLAIN = /^[^'_-]*-?$/
/** The words of a wording as they are written. There are tens of thousands: most have nothing but blanks between them. */
const splitWords = (written: string) => written.split(IS_PLAIN.test(written) ? ' ' : BETWEEN_WORDS)

/** A wording as the lexicon writes it; it is read when a text has a word that may begin it. */
interface Written<Meaning> {
  written: string
  meaning: Meaning
  /** Its place in the lexicon. */
  order: number
  wording?: Wording<Meaning>
}

/** What begins with one word: wordings of that word alone, and phrases by their second word. */
interface Beginning<Meaning> {
  alone: Written<Meaning>[]
  phrases: Map<string, Written<Meaning>[]>
}

/** Finds the meanings of a lexicon in an utterance of either language, the longest wording first. */
export class Mentions<Meaning> {
  /** By the first word, folded. */
  private readonly written: Record<Language, Map<string, Written<Meaning>[]>> = { en: new Map(), tr: new Map() }
  private readonly beginnings: Record<Language, Map<string, Beginning<Meaning>>> = { en: new Map(), tr: new Map() }
  private readonly hits = new WeakMap<readonly Token[], readonly (readonly Wording<Meaning>[])[]>()
  private readonly known = new WeakMap<Utterance, Mention<Meaning>[]>()
  private readonly hasOwnLetters: boolean
  private count = 0

  /** `hasOwnLetters`: the lexicon writes Turkish with all its letters, and is held against texts that do so letter by letter. */
  constructor({ hasOwnLetters = false } = {}) {
    this.hasOwnLetters = hasOwnLetters
  }

  /** `wording`: `_` or a blank between the words of a phrase, a full stop after a word of one form, `-` after the root of a verb. */
  add(language: Language, wording: string, meaning: Meaning): void {
    const written = language === 'en' && wording.includes("'") ? inFull(wording) : wording
    const [first = ''] = splitWords(written)
    const entry = { written, meaning, order: (this.count += 1) }
    for (const key of indexedAs(fold(withoutSign(first), language), this.how(language)))
      put(this.written[language], key, entry)
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
    return this.hitsIn(tokens, language).flatMap((hits, at) => {
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
    return this.hitsIn(tokens, language).flatMap((hits, at) =>
      hits.map(({ meaning, words }) => ({ meaning, from: at, to: at + words.length })),
    )
  }

  private how(language: Language) {
    return { language, hasOwnLetters: this.hasOwnLetters }
  }

  /** The wordings that begin at each token. */
  private hitsIn(tokens: readonly Token[], language: Language): readonly (readonly Wording<Meaning>[])[] {
    const known = this.hits.get(tokens)
    if (known) return known
    const found = tokens.map((token, at) => (token.lower === 'işte' ? [] : this.startingAt(tokens, at, language)))
    this.hits.set(tokens, found)
    return found
  }

  private startingAt(tokens: readonly Token[], at: number, language: Language): readonly Wording<Meaning>[] {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token) return []
    const found = new Set<Wording<Meaning>>()
    const tryAll = (entries: readonly Written<Meaning>[] = []) => {
      for (const entry of entries) {
        const wording = this.read(entry, language)
        if (stands(wording.words, tokens, at, language)) found.add(wording)
      }
    }
    const seconds = next && [...textsOf(next.folded, this.how(language))]
    for (const first of textsOf(token.folded, this.how(language))) {
      const beginning = this.beginningWith(first, language)
      if (!beginning) continue
      tryAll(beginning.alone)
      if (seconds && beginning.phrases.size > 0) for (const second of seconds) tryAll(beginning.phrases.get(second))
    }
    return found.size > 1 ? [...found].sort((a, b) => a.order - b.order) : [...found]
  }

  private read(entry: Written<Meaning>, language: Language): Wording<Meaning> {
    entry.wording ??= {
      words: splitWords(entry.written)
        .filter(Boolean)
        .map((word) => readWord(word, language, this.hasOwnLetters)),
      meaning: entry.meaning,
      order: entry.order,
    }
    return entry.wording
  }

  /** The wordings whose first word has that text, sorted when they are first asked for. */
  private beginningWith(first: string, language: Language): Beginning<Meaning> | undefined {
    const written = this.written[language].get(first)
    const known = written && this.beginnings[language].get(first)
    if (!written || known) return known
    const beginning: Beginning<Meaning> = { alone: [], phrases: new Map() }
    for (const entry of written) {
      const second = splitWords(entry.written).filter(Boolean)[1]
      if (second === undefined) beginning.alone.push(entry)
      else
        for (const text of indexedAs(fold(withoutSign(second), language), this.how(language)))
          put(beginning.phrases, text, entry)
    }
    this.beginnings[language].set(first, beginning)
    return beginning
  }
}

/** Adds to the list that stands under a key. */
function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Whether all words of a wording stand from a token on, and no word behind them belongs to the last. */
function stands(words: readonly Word[], tokens: readonly Token[], at: number, language: Language): boolean {
  for (let offset = 0; offset < words.length; offset += 1) {
    const [word, token] = [words[offset], tokens[at + offset]]
    if (!word || !token || !isForm(token, word, language)) return false
  }
  return words.length > 0 && !isCutShort(tokens, at + words.length, language)
}
