import type { Language } from '#app/models/dialogues/language.ts'
import { fold, type Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import FROM_ENGLISH from './data/calques-from-english.tsv?raw'
import FROM_TURKISH from './data/calques-from-turkish.tsv?raw'
import { beginningsOf } from './word-forms.ts'
import { readRows } from './word-list.ts'
import { once } from '#app/remember.ts'

interface Word {
  folded: string
  exact: boolean
}

/** The words of a wording, each with its alternatives. */
type Wording = readonly (readonly Word[])[]

/** An idiom of one language and its word-for-word translation into the other. */
export interface Calque {
  idiom: Wording
  literal: Wording
}

const LISTS: Record<Language, readonly [file: string, text: string]> = {
  en: ['calques-from-english.tsv', FROM_ENGLISH],
  tr: ['calques-from-turkish.tsv', FROM_TURKISH],
}

const readWording = (wording: string, language: Language): Wording =>
  wording.split(' ').map((word) =>
    word.split('/').map((one) => ({
      folded: fold(one.replace(/\.$/u, ''), language),
      exact: language === 'en' || one.endsWith('.'),
    })),
  )

/** All calques from a language, indexed by each alternative of the first word of the idiom. */
function readCalques(from: Language): ReadonlyMap<string, readonly Calque[]> {
  const found = new Map<string, Calque[]>()
  for (const { idiom, literal } of readRows(...LISTS[from], ['idiom', 'literal'])) {
    const calque = { idiom: readWording(idiom, from), literal: readWording(literal, from === 'en' ? 'tr' : 'en') }
    for (const { folded } of calque.idiom[0] ?? []) {
      const list = found.get(folded)
      if (list) list.push(calque)
      else found.set(folded, [calque])
    }
  }
  return found
}

const CALQUES: Partial<Record<Language, ReadonlyMap<string, readonly Calque[]>>> = {}

/** How many other tokens may come between the words of a wording. */
const SPARE = 3

const isWord = ({ folded }: Token, alternatives: readonly Word[]) =>
  alternatives.some((word) => (word.exact ? folded === word.folded : folded.startsWith(word.folded)))

/** "Bunun dışında" means "apart from that", not a place outside. */
const isBesides = (tokens: readonly Token[], at: number) =>
  tokens[at]?.folded === 'disinda' && /^(?:bu|o|su|bunlar|onlar)n?[iu]n$/u.test(tokens[at - 1]?.folded ?? '')

/** The tokens (`to` exclusive) within which all words of a wording occur close together, in any order; null if they do not. */
export function placeOf({ tokens }: Utterance, wording: Wording): { from: number; to: number } | null {
  const places: number[][] = []
  for (const alternatives of wording) {
    const found = tokens.flatMap((token, at) => (isWord(token, alternatives) && !isBesides(tokens, at) ? [at] : []))
    if (found.length === 0) return null
    places.push(found)
  }
  const [first = [], ...others] = places
  for (const start of first) {
    const used = [start]
    for (const other of others) {
      const near = other.find((at) => !used.includes(at) && Math.abs(at - start) < wording.length + SPARE)
      if (near !== undefined) used.push(near)
    }
    const [from, to] = [Math.min(...used), Math.max(...used) + 1]
    const isWhole = !tokens.slice(from + 1, to).some(({ breakBefore }) => breakBefore)
    if (used.length === wording.length && isWhole) return { from, to }
  }
  return null
}

/** The index keys that a token may match: itself or, in Turkish, any of its prefixes. */
const textsOf = ({ folded }: Token, language: Language) => (language === 'en' ? [folded] : beginningsOf(folded))

/** The idioms in an utterance, with their word-for-word translations. */
export const calquesOf = once((utterance: Utterance): readonly Calque[] => {
  const { language, tokens } = utterance
  const calques = (CALQUES[language] ??= readCalques(language))
  const candidates = new Set(
    tokens.flatMap((token) => textsOf(token, language).flatMap((text) => calques.get(text) ?? [])),
  )
  const found = [...candidates].filter(({ idiom }) => placeOf(utterance, idiom) !== null)
  return found
})
