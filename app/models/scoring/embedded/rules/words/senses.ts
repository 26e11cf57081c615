// Reports another thing of the same group in the bilingual lexicon, in any wording: "annual leave" for "sick leave".
// Major (`term-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { groupBy } from '#app/models/scoring/embedded/matching/group-by.ts'
import type { Mention } from '#app/models/scoring/embedded/lexicon/bilingual.ts'
import { readingsOf, senseIdsOf, sensesOf, type Sense } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { hasSharedContext } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

type Place = Mention<Sense>

/** From this similarity on, a word of the rendition is the model's by its letters, whatever the lexicon says. */
const SAME = 0.86

const quoteMention = ({ tokens }: Utterance, { from, to }: Place) => quote(tokens.slice(from, to))
/** Actions are left to the rules on negation and on who does what. */
const isThing = ({ meaning: { group, isPair, isDeed } }: Place) => group !== null && !isPair && !isDeed

/** Whether every content word of a mention has its own counterpart on the other side. */
function isMatched({ alignment, ...sides }: Comparison, of: 'reference' | 'rendition', { from, to }: Place): boolean {
  const other = sides[of === 'reference' ? 'rendition' : 'reference']
  // The "yıllık" of "yıllık izin" is a measure word, but it tells this leave from any other.
  const isAccountedFor = sides[of].tokens
    .slice(from, to)
    .every(({ folded }, offset) => other.folded.has(folded) || sides[of].content.some(({ at }) => at === from + offset))
  const inside = sides[of].content.filter(({ at }) => at >= from && at < to)
  const isPaired = (word: (typeof inside)[number]) =>
    alignment.pairs.some((pair) => pair[of] === word && pair.similarity >= SAME)
  return isAccountedFor && inside.length > 0 && inside.every(isPaired)
}

/** Part of the phrase, which says less but nothing else: "yönetici" for "mülk yöneticisi". */
function isPartOf({ reference, rendition }: Comparison, was: Place, is: Place): boolean {
  const [whole, part] = [reference.words.slice(was.from, was.to), rendition.words.slice(is.from, is.to)]
  return part.every((word) => whole.some((other) => wordSimilarity(word, other, reference.language) >= SAME))
}

function excludes(comparison: Comparison, was: Place, is: Place): boolean {
  const [one, other] = [was.meaning, is.meaning]
  if (isPartOf(comparison, was, is)) return false
  if (one.group === other.group) return true
  return one.kind !== null && one.kind === other.kind && hasSharedContext(comparison, was, is)
}

/** The meanings in the rendition. The "ceza" inside "hapis cezası" does not count as "para cezası". */
function heardIn(rendition: Utterance, said: readonly Place[]): ReadonlySet<number> {
  const isOther = (whole: Place, { from, to, meaning }: Place) =>
    whole.meaning.side !== meaning.side && whole.from <= from && to <= whole.to && whole.to - whole.from > to - from
  const things = groupBy(said.filter(isThing), ({ meaning }) => meaning.group)
  const readings = readingsOf(rendition).filter(
    (place) => !things.get(place.meaning.group)?.some((whole) => isOther(whole, place)),
  )
  return new Set(readings.map(({ meaning }) => meaning.id))
}

/** Source and model must name the lost thing, and no text the new one. */
export const senses: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const spoken = senseIdsOf(source)
  const said = sensesOf(rendition)
  const heard = heardIn(rendition, said)
  const known = new Set([source, ...accepted].flatMap((side) => [...senseIdsOf(side)]))
  const foreign = said.filter(
    (place) =>
      isThing(place) &&
      !known.has(place.meaning.id) &&
      !source.folded.has(rendition.tokens[place.from]?.folded ?? '') &&
      !isMatched(comparison, 'rendition', place),
  )
  const named = readingsOf(reference)
  const lost = named.filter(
    (place) =>
      isThing(place) &&
      spoken.has(place.meaning.id) &&
      !heard.has(place.meaning.id) &&
      !isMatched(comparison, 'reference', place),
  )
  // A meaning that both share ("insurance" in health and life insurance) does not make one the other.
  const isKnown = ({ from }: Place, both: ReadonlySet<number>) =>
    said.some(({ meaning: { id }, ...other }) => other.from === from && known.has(id) && !both.has(id))
  for (const was of lost) {
    const both = new Set(named.filter(({ from }) => from === was.from).map(({ meaning }) => meaning.id))
    const is = foreign.find((place) => excludes(comparison, was, place) && !isKnown(place, both))
    if (!is) continue
    const facts = { expected: quoteMention(reference, was), heard: quoteMention(rendition, is) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
