import type { Language } from '#app/models/dialogues/language.ts'
import { isIrregular, stem } from '../stem.ts'
import type { Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** One word of a wording. `exact`: no other form of it is meant. */
interface Word {
  text: string
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

function readWord(written: string, language: Language): Word {
  const text = written.replace(/[.-]$/u, '')
  const endings = written.endsWith('-') ? VERB_ENDING : text.length >= LONG_ROOT ? ANY_ENDING : NOUN_ENDING
  const isOnlyForm = language === 'en' && (isIrregular(text) || text.length < MIN_STEM)
  return { text, stem: stem(text, language), exact: written.endsWith('.') || isOnlyForm, endings }
}

function isForm(token: Token, { text, stem: root, exact, endings }: Word, language: Language): boolean {
  if (token.folded === text) return true
  if (exact) return false
  if (language === 'en') return stem(token.folded, 'en') === root
  return token.folded.startsWith(text) && endings.test(token.folded.slice(text.length))
}

const INITIAL = 3
const MOST_CANDIDATES = 10_000

/** Finds the meanings of a lexicon in an utterance of either language, the longest wording first. */
export class Mentions<Meaning> {
  private readonly wordings: Record<Language, Map<string, Wording<Meaning>[]>> = { en: new Map(), tr: new Map() }
  private readonly candidates = new Map<string, readonly Wording<Meaning>[]>()
  private readonly known = new WeakMap<Utterance, Mention<Meaning>[]>()

  /** `list`: wordings with blanks between them, `_` between the words of a phrase, a full stop after a word of one form. */
  add(language: Language, list: string, meaning: Meaning): void {
    for (const wording of list.trim().split(/\s+/u).filter(Boolean)) {
      const words = wording
        .split('_')
        .filter(Boolean)
        .map((word) => readWord(word, language))
      const first = words[0]
      if (!first) continue
      for (const initial of new Set([first.text.slice(0, INITIAL), first.stem.slice(0, INITIAL)]))
        this.wordings[language].set(initial, [...(this.wordings[language].get(initial) ?? []), { words, meaning }])
    }
  }

  /** Every meaning that the words of an utterance have; a word has all of those that its longest wording has. */
  in(utterance: Utterance): readonly Mention<Meaning>[] {
    const known = this.known.get(utterance)
    if (known) return known
    const { tokens, words, language } = utterance
    const found: Mention<Meaning>[] = []
    tokens.forEach(({ folded, lower }, at) => {
      if (lower === 'işte') return
      const hits = this.startingWith(folded, words[at]?.stem ?? folded, language).filter((wording) =>
        wording.words.every((word, offset) => {
          const token = tokens[at + offset]
          return token !== undefined && isForm(token, word, language)
        }),
      )
      const longest = Math.max(0, ...hits.map((wording) => wording.words.length))
      for (const wording of hits)
        if (wording.words.length === longest) found.push({ meaning: wording.meaning, from: at, to: at + longest })
    })
    this.known.set(utterance, found)
    return found
  }

  private startingWith(folded: string, root: string, language: Language): readonly Wording<Meaning>[] {
    const [asWritten, asStem] = [folded.slice(0, INITIAL), root.slice(0, INITIAL)]
    const key = `${language} ${asWritten} ${asStem}`
    const known = this.candidates.get(key)
    if (known) return known
    // A Turkish root of two letters stands under those two.
    const keys = new Set([asWritten, asStem, asWritten.slice(0, 2)])
    const found = [...new Set([...keys].flatMap((initial) => this.wordings[language].get(initial) ?? []))]
    if (this.candidates.size >= MOST_CANDIDATES) this.candidates.clear()
    this.candidates.set(key, found)
    return found
  }
}
