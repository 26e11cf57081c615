// Matches the negations of model and rendition. Reports nothing itself.
import { once } from '#app/remember.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { similarWordsIn, wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Negation } from '#app/models/scoring/embedded/reading/negation-reader.ts'
import { TURKISH_PRONOUNS } from '#app/models/scoring/embedded/reading/person.ts'
import { asWord, type ContentWord, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** A negation without a counterpart. `affirmedAt`: the place where the other side affirms the same word, or null. */
export interface UnmatchedNegation {
  negation: Negation
  affirmedAt: number | null
}

/** Words that are too common to be matched outside the same relative position. */
export const VAGUE_HEADS: ReadonlySet<string> = new Set(
  'need know want ol et ed yap it de get have make gerek'.split(' '),
)
/** Heads that carry no meaning, as in "bir şey yok". */
const EMPTY = new Set(['', 'sey', 'thing', 'problem', 'var', 'sorun'])
const SAME_PLACE = 0.15
/** Tokens: a word this near to a "not" may be in its scope, whatever its head is. */
const SCOPE = 2

/** The denied word in comparable form; null for a number or an empty head. */
function headOf(utterance: Utterance, { head, headAt }: Negation): ContentWord | null {
  const token = utterance.tokens[headAt]
  const counted = utterance.entities.some(({ from, to }) => headAt >= from && headAt < to)
  return !token || counted || EMPTY.has(head) ? null : asWord({ ...token, folded: head }, utterance.language)
}

const share = ({ tokens }: Utterance, at: number) => at / Math.max(1, tokens.length)

/** The denied words of an utterance, by place. */
const deniedIn = once(
  (side: Utterance) => new Map(side.polarity.negations.map((one) => [one.headAt, headOf(side, one)])),
)

/** The places where an utterance has a word, denied or not. */
function wordPlaces(denied: ContentWord, side: Utterance): number[] {
  const { language } = side
  // "Geçmedi" (didn't pass) is not about "gece" (night).
  const found = similarWordsIn(side.words, denied, language).filter(
    ({ word }) => denied.token.folded !== 'gec' || !word.token.folded.startsWith('gece'),
  )
  if (language === 'tr' && denied.token.folded in TURKISH_PRONOUNS)
    return found.flatMap(({ word, index }) => (word.token.folded === denied.token.folded ? [index] : []))
  const deniedThere = deniedIn(side)
  const affirmed = found.flatMap(({ index }) => (deniedThere.get(index) ? [] : [index]))
  const isSame = (word: ContentWord | null) => word !== null && wordSimilarity(word, denied, language) > 0
  return [...affirmed, ...[...deniedThere].flatMap(([at, word]) => (isSame(word) ? [at] : []))].sort((a, b) => a - b)
}

/** Places in `to` that have the word denied in `from`, nearest relative position first. */
function counterparts(from: Utterance, to: Utterance, negation: Negation): number[] {
  const denied = headOf(from, negation)
  if (!denied) return []
  const distance = (at: number) => Math.abs(share(from, negation.headAt) - share(to, at))
  const deniedThere = deniedIn(to)
  return (
    wordPlaces(denied, to)
      // "Beklemeden", "imkânsız": the word itself is negative.
      .filter(
        (at) => deniedThere.has(at) || !to.polarity.implied.includes(at) || /m[ae]$/u.test(to.tokens[at]?.folded ?? ''),
      )
      .filter((at) => !VAGUE_HEADS.has(negation.head) || distance(at) < SAME_PLACE)
      .sort((a, b) => distance(a) - distance(b))
  )
}

const COMPLEMENT_REACH = 4

/** "Didn't come from the creek": the scope of the "not" includes the prepositional phrase. */
const isComplement = ({ tokens, language }: Utterance, cue: number, at: number) =>
  language === 'en' &&
  at > cue &&
  at - cue <= COMPLEMENT_REACH &&
  tokens.slice(cue + 1, at).every(({ folded, breakBefore }) => !breakBefore && FUNCTION_WORDS.en.has(folded))

/** Whether a place is in the scope of a negation. In Turkish the "not" follows. */
function isInScope(side: Utterance, at: number): boolean {
  const { polarity, language, tokens } = side
  const cues = polarity.negations.flatMap((one) => (language === 'tr' ? [one.at] : [one.at, one.headAt]))
  return cues.some(
    (cue) =>
      (Math.abs(cue - at) <= SCOPE && (language === 'en' || at <= cue || !tokens[cue + 1]?.breakBefore)) ||
      isComplement(side, cue, at),
  )
}

const OR_REACH = 3
const LIST_REACH = 6

/** "No cigarettes or alcohol" denies both. */
export function isDeniedByOr({ tokens, polarity, language }: Utterance, at: number): boolean {
  if (language === 'tr') return false
  const or = tokens.findLastIndex(({ folded }, index) => /^n?or$/u.test(folded) && index < at && at - index <= OR_REACH)
  return (
    or >= 0 &&
    tokens[or]?.clause === tokens[at]?.clause &&
    polarity.negations.some(
      (one) => one.at < or && or - one.at <= LIST_REACH && tokens[one.at]?.clause === tokens[or]?.clause,
    )
  )
}

/** The negations of `from` whose word is not denied in `to`. */
function unmatchedNegations(from: Utterance, to: Utterance): UnmatchedNegation[] {
  const open = new Set(to.polarity.negations)
  return from.polarity.negations.flatMap((negation) => {
    const places = counterparts(from, to, negation)
    const isBare = headOf(from, negation) === null
    const match = [...open].find((other) => (isBare ? headOf(to, other) === null : places.includes(other.headAt)))
    if (match) open.delete(match)
    const affirmedAt = places.find((at) => !isInScope(to, at)) ?? null
    // "We didn't touch anything, we didn't touch a thing": one denial, repeated.
    const isSaidTwice = affirmedAt === null && places.some((at) => deniedIn(to).has(at))
    return match || isSaidTwice || places.some((at) => isDeniedByOr(to, at)) ? [] : [{ negation, affirmedAt }]
  })
}

/** The negations lost from the model and those added in the rendition. */
export const unmatchedNegationsIn = once(({ reference, rendition }: Comparison) => ({
  lost: unmatchedNegations(reference, rendition),
  added: unmatchedNegations(rendition, reference),
}))
