// Reports something added by a conjunction: "some cash as well", "and your children", "because of his heart". Major
// (`part-added`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { contentDiffOf } from '#app/models/scoring/embedded/matching/content-diff.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sensesOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Words that join something to what is said. */
const JOINT: Record<Language, RegExp> = {
  en: /(?:^| )(?:and|or|plus|as well as|along with|because of|due to|owing to|thanks to|who (?:is|was|has been|had been|been))$/u,
  tr: /(?:^| )(?:ve|veya|ya da|yani sira)$/u,
}
/**
 * Words that may stand between the conjunction and the thing. A subject would open a clause, which may be a rewording.
 */
const BETWEEN: Record<Language, RegExp> = {
  en: /^(?:a|an|the|some|any|his|her|my|our|their|your|its|also|even|another|other|very|really|so|quite)$/u,
  tr: /^(?:bir|biraz|bazi|de|da)$/u,
}
/** Words of measure and manner, and light verbs: they may be a rewording of anything. */
const LOOSE: Record<Language, RegExp> = {
  en: /^(?:never|together|one|first|half|whole|amount|single|maybe|perhaps|bit|couple|several|most|more|less|else|later|next|following|so|then|thing|things|g[ai]ves?|giving|gets?|got|getting|says?|said|saying|tells?|told|telling|asks?|asked|asking|repl(?:y|ies|ied|ying)|answer(?:s|ed|ing)?|calls?|called|calling|does|did|doing|puts?|putting|goes|went|going|has|had|having|keeps?|kept|keeping|takes?|took|taking|makes?|made|making|c[ao]mes?|coming)$/u,
  tr: /^(?:belki|sekilde|sekil|birkac|yarisi|birlikte|hemen|artik|ayni|onceki|sonraki|digeri|baskasi)$/u,
}
/** Most tokens of a conjunction. */
const JOINT_WORDS = 3
/** Tokens around the place in the model where a lost word may be what the new words stand for. */
const NEAR = 4
const ADJACENT = 2

interface JoinedPhrase {
  from: number
  to: number
  words: readonly ContentWord[]
}

/** The foreign words that a conjunction adds at a place, up to the next word that another text has. */
function joinedAt(utterance: Utterance, at: number, foreign: ReadonlySet<ContentWord>): JoinedPhrase | null {
  const { tokens, content, entities, language } = utterance
  const before = tokens.slice(Math.max(0, at - JOINT_WORDS), at).map(({ folded }) => folded)
  const joint = JOINT[language].exec(before.join(' '))
  if (!joint || tokens[at]?.breakBefore) return null
  let start = at
  while (BETWEEN[language].test(tokens[start]?.folded ?? '') && !tokens[start]?.breakBefore) start += 1
  const rest = content.filter((word) => word.at >= start)
  const end =
    rest.find((word) => !foreign.has(word) || (word.at > start && word.token.breakBefore))?.at ?? tokens.length
  const words = rest.filter((word) => word.at < end)
  const last = words.at(-1)
  if (!last || words[0]?.at !== start) return null
  const containsNumber = entities.some(({ from, isAmbiguous }) => !isAmbiguous && from >= at && from <= last.at)
  const from = at - joint[0].trim().split(' ').length
  return containsNumber ? null : { from, to: last.at + 1, words }
}

/**
 * A verb in the third person or in -ing continues about somebody named: "and intends to keep it", "or handing it in".
 */
const CONTINUING_VERB = /(?:[^s]s|ing)$/u

/** Whether a word names a separate thing: its meaning is known, and it is neither a measure nor a continued action. */
function isThing({ token, senses, weight, at }: ContentWord, utterance: Utterance): boolean {
  const { language } = utterance
  if (senses.length === 0 || weight < 1 || LOOSE[language].test(token.folded)) return false
  const isAction = sensesOf(utterance).some(({ from, to, meaning }) => from <= at && at < to && meaning.isDeed)
  return language === 'tr' || !isAction || !CONTINUING_VERB.test(token.folded)
}

/** Whether a lost word of the model is near, which the new words may stand for. */
function mayReplace(
  { alignment, rendition }: Comparison,
  { from, to }: JoinedPhrase,
  lost: ReadonlySet<ContentWord>,
): boolean {
  const beside = [rendition.content.findLast(({ at }) => at < from), rendition.content.find(({ at }) => at >= to)]
  const places = alignment.pairs.filter((pair) => beside.includes(pair.rendition)).map((pair) => pair.reference.at)
  return [...lost].some(({ at }) => places.some((place) => Math.abs(place - at) <= NEAR))
}

export const joined: Rule = (comparison) => {
  const { segmentId, rendition } = comparison
  const { foreign, lost } = contentDiffOf(comparison)
  const isAttached = ({ from }: JoinedPhrase) => {
    const left = rendition.content.findLast((word) => word.at < from)
    return left !== undefined && !foreign.has(left) && from - left.at <= ADJACENT
  }
  const joints = rendition.tokens.flatMap((_, at) => joinedAt(rendition, at, foreign) ?? []).filter(isAttached)
  const found = joints.find(
    (one) => one.words.some((word) => isThing(word, rendition)) && !mayReplace(comparison, one, lost),
  )
  if (!found) return []
  const heard = quote(rendition.tokens.slice(found.from, found.to))
  return [makeFinding({ segmentId, rule: 'part-added', facts: { heard }, rendition: heard })]
}
