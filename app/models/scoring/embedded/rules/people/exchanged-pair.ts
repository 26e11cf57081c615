// Recognises two words that swapped places, for the rules on roles. Reports nothing itself.
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { stem } from '#app/models/scoring/embedded/reading/stem.ts'
import type { Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { caseOf } from './case-roles.ts'

/** Two words of the model and the words found in their places. */
export interface Exchange {
  one: Token
  other: Token
  heardOne: Token
  heardOther: Token
}

/** Function words, which may change places with anything. */
const FUNCTION_WORD =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|is|are|was|were|be|been|do|does|did|will|would|can|could|have|has|had|not|that|it|there|ve|ya|da|de|bir|bu|o|ile|ama|icin|kadar|degil|cok|daha|hem|mi|mu)$/u

/** Words that may stand between two coordinated words. */
const BETWEEN = /^(?:and|or|my|your|his|her|our|their|the|a|an|with|both|ve|ile|ya|da|veya)$/u

/** Whether two slots are coordinated, so that their order does not matter: "my mother and my father". */
export function areCoordinated(
  { tokens, entities }: Utterance,
  left: Slot['reference'],
  right: Slot['reference'],
): boolean {
  const between = tokens.slice(left.to, right.from)
  // In "two daughters and a son" each noun has its own number, so the order matters.
  if (entities.some(({ to }) => to === left.from || to === right.from)) return false
  return between.length > 0 && between.every(({ folded }) => BETWEEN.test(folded))
}

/** The content words among these. */
export const contentTokens = (tokens: readonly Token[]) => tokens.filter(({ folded }) => !FUNCTION_WORD.test(folded))

/** Below this likeness nothing else may have changed. */
const SHORT = 0.5
const APART = 2

/**
 * The only two changed words, swapped and in the same case: "my mother died, my aunt lives" for "my aunt died, my
 * mother lives".
 */
export function pureExchange({ reference, rendition, wordDiff }: Comparison): Exchange | null {
  const { language } = reference
  const [left, right] = wordDiff.slots
  if (!left || !right || wordDiff.slots.length > 2 || wordDiff.likeness < SHORT) return null
  const [one, other] = [slotTokens(reference, left.reference), slotTokens(reference, right.reference)]
  const [heardOne, heardOther] = [slotTokens(rendition, left.rendition), slotTokens(rendition, right.rendition)]
  const [a, b, c, d] = [one[0], other[0], heardOne[0], heardOther[0]]
  if ([one, other, heardOne, heardOther].some(({ length }) => length !== 1) || !a || !b || !c || !d) return null
  const between = contentTokens(reference.tokens.slice(left.reference.to, right.reference.from))
  const isCounted = reference.entities.some(({ to }) => to === left.reference.from || to === right.reference.from)
  if ((between.length < APART && !isCounted) || (language === 'tr' && caseOf(a) !== caseOf(b))) return null
  const isRoot = (was: Token, is: Token) => stem(was.folded, language) === stem(is.folded, language)
  return !isRoot(a, b) && isRoot(a, d) && isRoot(b, c) ? { one: a, other: b, heardOne: c, heardOther: d } : null
}
