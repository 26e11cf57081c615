import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '#app/remember.ts'
import { expandEnglish, fold } from '../reading/text.ts'
import { indexedAs, isForm, readWord, textsOf, withoutSign, type Form, type Word } from './word-forms.ts'

/** A wording of one meaning. */
export interface Wording<Meaning> {
  words: readonly Word[]
  meaning: Meaning
  /** Its index in the lexicon. */
  order: number
}

/** The wordings that start with one word: the word alone, and phrases by their second word. */
interface Beginning<Meaning> {
  alone: Wording<Meaning>[]
  phrases: Map<string, Wording<Meaning>[]>
}

/** The wordings that may start at a token: single words that it is a form of, and phrases by their second word. */
interface Start<Meaning> {
  alone: readonly Wording<Meaning>[]
  phrases: readonly ReadonlyMap<string, readonly Wording<Meaning>[]>[]
}

/** Expands contractions, as in texts: "don't want" becomes "do not want". */
const inFull = (wording: string) =>
  wording.replace(/[a-z]+'[a-z]+/gu, (contraction) => expandEnglish(contraction).join(' '))

const BETWEEN_WORDS = /[_ ]|(?<=\p{L})['-](?=\p{L})/u
const IS_PLAIN = /^[^'_-]*-?$/
/** The words of a wording, unfolded. Most wordings are separated by spaces only, which is faster to split. */
const splitWords = (written: string) => written.split(IS_PLAIN.test(written) ? ' ' : BETWEEN_WORDS).filter(Boolean)

function firstWord(written: string): string {
  const end = written.indexOf(' ')
  const first = end < 0 ? written : written.slice(0, end)
  return IS_PLAIN.test(first) ? first : (splitWords(first)[0] ?? '')
}

/** Maximum size of the cache of starts. */
const MOST_STARTS = 4_000

/**
 * The wordings of one language of a lexicon, up to a hundred thousand. They are stored as raw strings, chained by their first
 * word, and parsed lazily, when a text has a word that may start them.
 */
export class Wordings<Meaning> {
  private readonly written: string[] = []
  private readonly meanings: Meaning[] = []
  /** The last link of each chain, by folded first word. A link is an index into the two arrays below. */
  private readonly chains = new Map<string, number>()
  private readonly linked: number[] = []
  private readonly linkBefore: number[] = []
  private readonly beginnings = new Map<string, Beginning<Meaning>>()
  private readonly starts = new Map<string, Start<Meaning>>()
  private readonly readWord: (written: string) => Word
  private readonly options: { language: Language; hasOwnLetters: boolean }

  constructor(options: { language: Language; hasOwnLetters: boolean }) {
    this.options = options
    this.readWord = remember((written) => readWord(written, options.language, options.hasOwnLetters))
  }

  add(wording: string, meaning: Meaning): void {
    const written = this.options.language === 'en' && wording.includes("'") ? inFull(wording) : wording
    const order = this.written.push(written) - 1
    this.meanings.push(meaning)
    for (const first of this.keysOf(firstWord(written))) {
      this.linkBefore.push(this.chains.get(first) ?? -1)
      this.chains.set(first, this.linked.push(order) - 1)
    }
  }

  /** The wordings that start at a token, in lexicon order. */
  beginningAt(forms: readonly Form[], at: number): readonly Wording<Meaning>[] {
    const [form, next] = [forms[at], forms[at + 1]]
    if (!form) return []
    const { alone, phrases } = this.startOf(form)
    if (!next || phrases.length === 0) return alone
    const found: Wording<Meaning>[] = []
    for (const second of textsOf(next.folded, this.options))
      for (const bySecond of phrases)
        for (const wording of bySecond.get(second) ?? []) if (this.stands(wording, forms, at)) found.push(wording)
    return found.length > 0 ? inOrder([...alone, ...found]) : alone
  }

  private keysOf(word: string): readonly string[] {
    return indexedAs(fold(withoutSign(word), this.options.language), this.options)
  }

  private startOf(form: Form): Start<Meaning> {
    const known = this.starts.get(form.key)
    if (known) return known
    const beginnings = [...textsOf(form.folded, this.options)].flatMap((text) => this.beginningWith(text) ?? [])
    const start = {
      alone: inOrder(beginnings.flatMap(({ alone }) => alone.filter((wording) => this.stands(wording, [form], 0)))),
      phrases: beginnings.flatMap(({ phrases }) => (phrases.size > 0 ? [phrases] : [])),
    }
    if (this.starts.size >= MOST_STARTS) this.starts.clear()
    this.starts.set(form.key, start)
    return start
  }

  /** The wordings with this first word, parsed lazily. */
  private beginningWith(first: string): Beginning<Meaning> | undefined {
    const known = this.beginnings.get(first)
    let link = this.chains.get(first) ?? -1
    if (known || link < 0) return known
    const beginning: Beginning<Meaning> = { alone: [], phrases: new Map() }
    for (; link >= 0; link = this.linkBefore[link] ?? -1) this.put(beginning, this.linked[link] ?? 0)
    this.beginnings.set(first, beginning)
    return beginning
  }

  private put({ alone, phrases }: Beginning<Meaning>, order: number): void {
    const [written, meaning] = [this.written[order], this.meanings[order]]
    if (written === undefined || meaning === undefined) return
    const parts = splitWords(written)
    const wording = { words: parts.map(this.readWord), meaning, order }
    const [, second] = parts
    if (second === undefined) alone.push(wording)
    else
      for (const text of this.keysOf(second)) {
        const list = phrases.get(text)
        if (list) list.push(wording)
        else phrases.set(text, [wording])
      }
  }

  /** Whether the forms from an index on match all words of a wording. */
  private stands({ words }: Wording<Meaning>, forms: readonly Form[], at: number): boolean {
    return words.every((word, offset) => {
      const form = forms[at + offset]
      return form !== undefined && isForm(form, word, this.options.language)
    })
  }
}

/** Sorts wordings into lexicon order, without duplicates. */
function inOrder<Meaning>(wordings: readonly Wording<Meaning>[]): readonly Wording<Meaning>[] {
  const sorted = wordings.toSorted((a, b) => a.order - b.order)
  return sorted.filter(({ order }, at) => order !== sorted[at - 1]?.order)
}
