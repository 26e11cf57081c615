import { areSamePlace } from './lexicon/place-names.ts'
import { commonPrefix, dice } from './stem.ts'
import type { Token } from './text.ts'
import type { Utterance } from './utterance.ts'

const MIN_PREFIX = 4
/** Two spellings of one name share more than this of their letter pairs. */
const SAME_NAME_DICE = 0.6
const TITLES = new Set(['hanim', 'bey', 'sayin', 'mr', 'mrs', 'ms', 'miss', 'dr', 'doktor', 'doctor'])

const isPlaceIn = (a: Token, b: Token) =>
  a.folded !== b.folded && !(a.sentenceStart && b.sentenceStart) && areSamePlace(a.folded, b.folded)

/** Two similar words that both begin a sentence need not be names: "Normalde", "Normally". */
function isSharedName(a: Token, b: Token): boolean {
  const bothBegin = a.sentenceStart && b.sentenceStart
  // "Önce" is not "Once".
  if (a.folded === b.folded) return a.lower === b.lower || !bothBegin
  if (isPlaceIn(a, b)) return true
  if (bothBegin) return false
  return commonPrefix(a.folded, b.folded) >= MIN_PREFIX && dice(a.folded, b.folded) > SAME_NAME_DICE
}

/** The proper names of a model interpretation: runs of its capitalised words that occur in the source, too. */
export function readNames(source: Utterance, model: Utterance): (readonly Token[])[] {
  const inSource = source.tokens.filter(({ capital }) => capital)
  const dated = new Set(model.entities.map(({ from }) => from))
  const runs: { from: number; tokens: Token[] }[] = []
  model.tokens.forEach((token, at) => {
    const shared = token.capital && token.folded.length > 1 && inSource.some((other) => isSharedName(token, other))
    if (!shared || dated.has(at) || TITLES.has(token.folded)) return
    const last = runs.at(-1)
    if (last && last.from + last.tokens.length === at && !token.breakBefore) last.tokens.push(token)
    else runs.push({ from: at, tokens: [token] })
  })
  return runs.map(({ tokens }) => tokens)
}
