// Reports a preposition or case ending replaced by its opposite in a near copy: "raise it to fifty" for "raise it by
// fifty". Critical (`opposite-word`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** English prepositions that reverse a message in each other's place. */
const EXCLUDING = new Set(
  `to>from into>from into>out to>by in>out on>off with>without since>until before>after for>against since>before from>until
  until>from to>off`
    .split(/\s+/u)
    .flatMap((pair) => [pair, pair.split('>').toReversed().join('>')]),
)
const FROM = /^(.{2,}?)(?:n?[dt][ae]n)$/u
const TO = /^(.{2,}?)(?:[iu]n[ae]|y?[ae])$/u
/** Above this likeness nothing else can have changed with it. */
const CLOSE = 0.75

/** One word with opposite endings: "eve", "evden". */
function isOppositeCase(was: Token, is: Token): boolean {
  const meets = (from: Token, to: Token) => {
    const [root, other] = [FROM.exec(from.folded + from.suffix)?.[1], TO.exec(to.folded + to.suffix)?.[1]]
    return root !== undefined && other !== undefined && (root === other || root === `${other}n`)
  }
  return meets(was, is) || meets(is, was)
}

/** Tokens between a "not" and a "without". */
const REACH = 4
const isNear = ({ polarity }: Utterance, place: number) =>
  polarity.negations.some(({ at }) => at < place && place - at <= REACH)

export const particles: Rule = ({ segmentId, reference, rendition, wordDiff }) => {
  if (wordDiff.likeness < CLOSE) return []
  const isOne = (part: Slot['reference']) => part.to - part.from === 1
  const slot = wordDiff.slots.find((one) => {
    const [was, is] = [slotTokens(reference, one.reference)[0], slotTokens(rendition, one.rendition)[0]]
    if (!was || !is || !isOne(one.reference) || !isOne(one.rendition)) return false
    // "Can only walk with it" for "can't walk without it".
    if (
      rendition.polarity.negations.length !== reference.polarity.negations.length &&
      was.folded.startsWith('with') &&
      isNear(reference, one.reference.from)
    )
      return false
    // "Fill in" and "fill out" mean the same.
    if (reference.tokens[one.reference.from - 1]?.folded.startsWith('fill')) return false
    return reference.language === 'en' ? EXCLUDING.has(`${was.folded}>${is.folded}`) : isOppositeCase(was, is)
  })
  if (!slot) return []
  const around = (tokens: readonly Token[], { from, to }: Slot['reference']) =>
    quote(tokens.slice(Math.max(0, from - 1), to + 1))
  const [expected, heard] = [around(reference.tokens, slot.reference), around(rendition.tokens, slot.rendition)]
  return [
    makeFinding({
      segmentId,
      rule: 'opposite-word',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}
