import type { Language } from '#app/models/dialogues/language.ts'
import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import { particleAfter } from './separable.ts'
import { formOf, formsOf, isCutShort } from './word-forms.ts'
import { Wordings, type Wording } from './wordings.ts'

/** `wording`: `_` or a space joins the words of a phrase, a final `.` excludes inflected forms, a final `-` marks a verb root. */
type Add<Meaning> = (language: Language, wording: string, meaning: Meaning) => void

export interface Mention<Meaning> {
  meaning: Meaning
  from: number
  /** Exclusive. */
  to: number
}

const lettersOf = ({ words }: Wording<unknown>) => words.reduce((sum, { text }) => sum + text.length, 0)

/** How many tokens to read from the particle of a phrasal verb on. */
const LONGEST = 3

/** Finds the meanings of a lexicon in an utterance of either language. The longest wording wins. */
export class Mentions<Meaning> {
  private wordings: Record<Language, Wordings<Meaning>> | null = null
  private readonly hits = new WeakMap<readonly Token[], readonly (readonly Wording<Meaning>[])[]>()
  private readonly known = new WeakMap<Utterance, Mention<Meaning>[]>()
  private readonly fill: (add: Add<Meaning>) => void
  private readonly hasOwnLetters: boolean
  private readonly isSeparable: boolean

  /**
   * `fill` adds the wordings on first use. `hasOwnLetters`: the lexicon spells Turkish with its own letters, and texts
   * that do so too are compared unfolded. `isSeparable`: "put it off" is read as "put off".
   */
  constructor(fill: (add: Add<Meaning>) => void, { hasOwnLetters = false, isSeparable = false } = {}) {
    this.fill = fill
    this.hasOwnLetters = hasOwnLetters
    this.isSeparable = isSeparable
  }

  /** The meanings of the words of an utterance. Where wordings start at the same token, all meanings of the longest count. */
  in(utterance: Utterance): readonly Mention<Meaning>[] {
    const known = this.known.get(utterance)
    if (known) return known
    const { tokens, language } = utterance
    const whole = this.among(tokens, language)
    const found = this.isSeparable && language === 'en' ? [...whole, ...this.separatedIn(tokens, whole)] : whole
    this.known.set(utterance, found)
    return found
  }

  /** Like `in`, for bare tokens and without separated phrasal verbs. */
  among(tokens: readonly Token[], language: Language): Mention<Meaning>[] {
    return this.hitsIn(tokens, language).flatMap((hits, at) => {
      if (hits.length === 0) return []
      const longest = Math.max(0, ...hits.map(({ words }) => words.length))
      const whole = hits.filter(({ words }) => words.length === longest)
      // A longer match in letters wins: kiracı is not a form of kira.
      const letters = this.hasOwnLetters ? Math.max(0, ...whole.map(lettersOf)) : 0
      return whole
        .filter((wording) => language === 'en' || lettersOf(wording) >= letters)
        .map(({ meaning }) => ({ meaning, from: at, to: at + longest }))
    })
  }

  /** Phrasal verbs split by their object ("turn it down"), unless a wording covers the object too. */
  private separatedIn(tokens: readonly Token[], whole: readonly Mention<Meaning>[]): Mention<Meaning>[] {
    const wordings = this.wordingsOf('en')
    return tokens.flatMap((verb, from) => {
      const particle = particleAfter(tokens, from)
      if (particle < 0 || whole.some((other) => other.from === from && other.to > particle)) return []
      const joined = [verb, ...tokens.slice(particle, particle + LONGEST)].map((token) => formOf(token, 'en'))
      return wordings
        .beginningAt(joined, 0)
        .filter(({ words }) => words.length > 1)
        .map(({ meaning, words }) => ({ meaning, from, to: particle + words.length - 1 }))
    })
  }

  /** Every possible reading, including shorter wordings within longer ones. */
  readings(tokens: readonly Token[], language: Language): Mention<Meaning>[] {
    return this.hitsIn(tokens, language).flatMap((hits, at) =>
      hits.map(({ meaning, words }) => ({ meaning, from: at, to: at + words.length })),
    )
  }

  /** The wordings that start at each token. Cached by token list. */
  private hitsIn(tokens: readonly Token[], language: Language): readonly (readonly Wording<Meaning>[])[] {
    const known = this.hits.get(tokens)
    if (known) return known
    const wordings = this.wordingsOf(language)
    const forms = formsOf(tokens, language)
    const found = tokens.map(({ lower }, at) => {
      if (lower === 'işte') return []
      const here = wordings.beginningAt(forms, at)
      return language === 'en' ? here.filter(({ words }) => !isCutShort(tokens, at + words.length)) : here
    })
    this.hits.set(tokens, found)
    return found
  }

  private wordingsOf(language: Language): Wordings<Meaning> {
    this.wordings ??= this.read()
    return this.wordings[language]
  }

  private read(): Record<Language, Wordings<Meaning>> {
    const { hasOwnLetters } = this
    const wordings = {
      en: new Wordings<Meaning>({ language: 'en', hasOwnLetters }),
      tr: new Wordings<Meaning>({ language: 'tr', hasOwnLetters }),
    }
    this.fill((language, wording, meaning) => wordings[language].add(wording, meaning))
    return wordings
  }
}
