// Reports a collision told the other way round: "my car hit theirs" for "their car hit mine". Critical
// (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Whether the speaker's side was hit, or hit somebody. */
interface Collision {
  isHit: boolean
  from: number
  to: number
}

const HITS = /^(?:hit|hits|struck|rear-ended|rammed|bumped|crashed)$/u
/** These verbs need "into" after them. */
const INTO = /^(?:crashed|bumped)$/u
const BE = /^(?:was|were|been|got|get|gets|being|is)$/u
const MINE = /^(?:i|my|mine|me|we|our|ours|us)$/u

/** The token range of the clause around a place. */
function clauseAround(tokens: readonly Token[], at: number): [number, number] {
  let [from, to] = [at, at + 1]
  while (from > 0 && !tokens[from]?.breakBefore) from -= 1
  while (to < tokens.length && !tokens[to]?.breakBefore) to += 1
  return [from, to]
}

/** Whether exactly one collision is mentioned. */
const isOnlyOne = (tokens: readonly Token[], verb: RegExp) =>
  tokens.filter(({ folded }) => verb.test(folded)).length === 1

function englishCollision({ tokens }: Utterance): Collision | null {
  if (!isOnlyOne(tokens, /^(?:hit|collid|crash|struck|rear-end|ramm|bump)/u)) return null
  const at = tokens.findIndex(
    ({ folded }, index) => HITS.test(folded) && (!INTO.test(folded) || tokens[index + 1]?.folded === 'into'),
  )
  if (at < 0) return null
  const [from, to] = clauseAround(tokens, at)
  const isMine = ({ folded }: Token) => MINE.test(folded)
  const [before, after] = [tokens.slice(from, at).some(isMine), tokens.slice(at + 1, to).some(isMine)]
  if (before === after) return null
  const isPassive = tokens.slice(Math.max(from, at - 2), at).some(({ folded }) => BE.test(folded))
  return { isHit: before === isPassive, from, to }
}

const CARP = /^(?:carp|tosla)/u
const TO_ME =
  /^(?:bana|bize|(?:ben|biz)imkine|(?:araba|arac|otomobil|motor|bisiklet|kamyon|duvar|cit)\S*?(?:m|m[iu]z)[ae])$/u
const I = /^(?:ben|biz|(?:ben|biz)imki)$/u

function turkishCollision({ tokens }: Utterance): Collision | null {
  if (!isOnlyOne(tokens, CARP)) return null
  const at = tokens.findIndex(({ folded }) => CARP.test(folded))
  const verb = tokens[at]?.folded
  if (verb === undefined) return null
  const [from, to] = clauseAround(tokens, at)
  const said = tokens.slice(from, at).map(({ folded }) => folded)
  const isHit = said.some((word) => TO_ME.test(word))
  const isByMe = /t[iu](?:m|k)$/u.test(verb) || said.some((word) => I.test(word)) || hasMyThing(said)
  return isHit === isByMe ? null : { isHit, from, to }
}

/** "Benim arabam" without a case ending is the one that hits. */
const hasMyThing = (said: readonly string[]) =>
  said.some((word, index) => /^(?:benim|bizim)$/u.test(word) && /(?:[aeiu]m|m[iu]z)$/u.test(said[index + 1] ?? ''))

const READERS = { en: englishCollision, tr: turkishCollision }

/** Works whatever the vehicles are called. */
export const collisions: Rule = ({ segmentId, reference, rendition }: Comparison) => {
  const [was, is] = [reference, rendition].map((side) => READERS[side.language](side))
  if (!was || !is || was.isHit === is.isHit) return []
  const [expected, heard] = [
    quote(reference.tokens.slice(was.from, was.to)),
    quote(rendition.tokens.slice(is.from, is.to)),
  ]
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}
