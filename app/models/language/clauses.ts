import { CLAUSE_OPENERS, TURKISH_CLAUSE_END } from './lexicon/clause-words.ts'
import type { Utterance } from './utterance.ts'

const KNOWN = new WeakMap<object, readonly number[]>()

/**
 * The clause number of each token. Punctuation separates clauses. In unpunctuated text, conjunctions do, in Turkish
 * also a clause-final verb, and in English a subject after a complete clause.
 */
export function clausesOf(utterance: Pick<Utterance, 'tokens' | 'language'>): readonly number[] {
  const { tokens, language } = utterance
  const known = KNOWN.get(tokens)
  if (known) return known
  let [clause, length] = [0, 0]
  const numbers = tokens.map((token, at) => {
    const before = tokens[at - 1]
    const opens =
      token.breakBefore ||
      (length > 0 && CLAUSE_OPENERS[language].test(token.folded) && before?.folded !== 'not') ||
      (language === 'tr'
        ? before !== undefined &&
          TURKISH_CLAUSE_END.test(before.folded) &&
          !/^(?:m[iu]|m[iu]y.*|m[iu]s.*|degil|ki|d[ae]|ol[aum].*)$/u.test(token.folded)
        : length >= MIN_CLAUSE &&
          isSubject(token.folded, tokens[at + 1]?.folded ?? '') &&
          !LINKED.test(before?.folded ?? ''))
    if (opens) {
      clause += 1
      length = 0
    }
    length += 1
    return clause
  })
  KNOWN.set(tokens, numbers)
  return numbers
}

/** The token range of a sentence, end exclusive; the whole text if there is no punctuation. */
export function sentenceAt({ tokens }: Pick<Utterance, 'tokens'>, at: number): { from: number; to: number } {
  let [from, to] = [Math.min(at, tokens.length - 1), at + 1]
  while (from > 0 && !tokens[from]?.sentenceStart) from -= 1
  while (to < tokens.length && !tokens[to]?.sentenceStart) to += 1
  return { from: Math.max(0, from), to: Math.min(to, tokens.length) }
}

/** Tokens that a clause needs before a subject can open the next one. */
const MIN_CLAUSE = 3
const isSubject = (word: string, next: string) =>
  /^(?:i|we|he|she|they)$/u.test(word) || (/^(?:it|you)$/u.test(word) && AUXILIARY.test(next))
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|need|needs|ca|wo)$/u
/** After these words a pronoun does not open a clause. */
const LINKED =
  /^(?:to|for|with|of|from|by|on|at|about|than|do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|let|and|or|not|before|after|until|unless|that|want|wants|wanted|ask|asked|asks|told|tell|tells|like|way|let|lets|help|make|makes|made|see|saw|heard|expect)$/u
