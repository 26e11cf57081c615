import { EMBEDDED } from '#app/config/scoring.ts'
import { areSamePlace, isPlace } from '../lexicon/place-names.ts'
import { commonPrefix, dice } from './stem.ts'
import { quote, type Token } from './text.ts'
import type { Utterance } from './utterance.ts'

/** A proper name that source and model share. */
export interface Name {
  tokens: Token[]
  text: string
  /** Used only to address somebody ("Karen Hanım, …"). Leaving it out costs courtesy, not content. */
  vocative: boolean
  /**
   * A place with different names in the two languages (Viyana, Vienna). Such a name may be left out: "here" may well be
   * Australia.
   */
  isPlace: boolean
}

const MIN_PREFIX = 4
const SUFFIX = /['’‘ʼ`´]\p{L}+$/u
const TITLES = new Set(['hanim', 'bey', 'sayin', 'mr', 'mrs', 'ms', 'miss', 'dr', 'doktor', 'doctor'])

/** Whether two spellings can be the same name, allowing for endings and recognition errors. */
export function isSameName(a: string, b: string): boolean {
  // "Austria" is not "Australia".
  if (isPlace(a) && isPlace(b)) return areSamePlace(a, b)
  return (
    a === b ||
    commonPrefix(a, b) >= Math.max(MIN_PREFIX, Math.min(a.length, b.length)) ||
    (Math.min(a.length, b.length) >= MIN_PREFIX && dice(a, b) >= EMBEDDED.nameDice)
  )
}

/** Runs of capitalised words that occur in both source and model. */
export function readNames(source: Utterance, reference: Utterance): Name[] {
  const inSource = source.tokens.filter(({ capital }) => capital)
  const dated = new Set(reference.entities.map(({ from }) => from))
  const runs: { from: number; tokens: Token[] }[] = []
  reference.tokens.forEach((token, at) => {
    const shared = token.capital && token.folded.length > 1 && inSource.some((other) => isSharedName(token, other))
    if (!shared || dated.has(at) || TITLES.has(token.folded)) return
    const last = runs.at(-1)
    if (last && last.from + last.tokens.length === at && !token.breakBefore) last.tokens.push(token)
    else runs.push({ from: at, tokens: [token] })
  })
  return runs.map(({ from, tokens }) => ({
    tokens,
    text: quote(tokens).replace(SUFFIX, ''),
    vocative: isFormOfAddress(source, reference, { from, to: from + tokens.length }),
    isPlace: tokens.every((token) => inSource.some((other) => isPlaceIn(token, other))),
  }))
}

/** Two similar words that both begin a sentence need not be names: "Normalde", "Normally". */
function isSharedName(a: Token, b: Token): boolean {
  const bothBegin = a.sentenceStart && b.sentenceStart
  // "Önce" is not "Once".
  if (a.folded === b.folded) return a.lower === b.lower || !bothBegin
  if (isPlaceIn(a, b)) return true
  if (bothBegin) return false
  return commonPrefix(a.folded, b.folded) >= MIN_PREFIX && dice(a.folded, b.folded) > 0.6
}

const isPlaceIn = (a: Token, b: Token) =>
  a.folded !== b.folded && !(a.sentenceStart && b.sentenceStart) && areSamePlace(a.folded, b.folded)

/** Whether a name addresses somebody: set off by commas in the model, or followed by Hanım or Bey in the source. */
function isFormOfAddress(source: Utterance, reference: Utterance, { from, to }: { from: number; to: number }): boolean {
  const [token, next] = [reference.tokens[from], reference.tokens[to]]
  const alone = (token?.breakBefore || token?.sentenceStart) && (!next || next.breakBefore || TITLES.has(next.folded))
  const called = source.tokens.some((other, index) => {
    const title = source.tokens[index + 1]
    return (
      other.folded === token?.folded &&
      /^(?:hanim|bey)$/u.test(title?.folded ?? '') &&
      source.tokens[index + 2]?.breakBefore !== false
    )
  })
  return Boolean(alone) || called
}
