// Reports two numbers that changed places: "five schools in four years" for "four schools in five years". Critical
// (`number-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import { findTimeUnit } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const ALIKE = 0.85
/** One word may stand between a number and what it counts: "five primary schools". */
const REACH = 2

interface CountedNumber {
  entity: Entity
  side: Utterance
  /** Places of the words that may name what is counted. */
  places: readonly number[]
}

function countedIn(side: Utterance): CountedNumber[] {
  return side.entities
    .filter(({ kind, isAmbiguous }) => kind === 'number' && !isAmbiguous)
    .map((entity) => {
      const places = [entity.to, entity.to + 1]
        .slice(0, REACH)
        .filter((at, index, all) =>
          all.slice(0, index + 1).every((place) => side.tokens[place] && !side.tokens[place]?.breakBefore),
        )
      return { entity, side, places }
    })
}

/** The place of the word by which two numbers count the same thing: a unit of time, or a word with the same meaning. */
function sharedPlace(one: CountedNumber, other: CountedNumber): number | undefined {
  const { language } = one.side
  const unitAt = ({ side }: CountedNumber, at: number) => findTimeUnit(side.tokens[at]?.folded ?? '', language)
  const wordAt = ({ side }: CountedNumber, at: number) => side.content.find((word) => word.at === at)
  return one.places.find((at) =>
    other.places.some((place) => {
      const [unit, word, said] = [unitAt(one, at), wordAt(one, at), wordAt(other, place)]
      if (unit) return unitAt(other, place) === unit
      return word !== undefined && said !== undefined && wordSimilarity(word, said, language) >= ALIKE
    }),
  )
}

const countSameThing = (one: CountedNumber, other: CountedNumber) => sharedPlace(one, other) !== undefined

/** A number with the thing that both count, for the quote. */
function quoteWithUnit(one: CountedNumber, other: CountedNumber): string {
  const { side, entity } = one
  return quote(side.tokens.slice(entity.from, (sharedPlace(one, other) ?? entity.from) + 1))
}

export const countedThings: Rule = ({ segmentId, source, reference, rendition }) => {
  const [expected, heard] = [countedIn(reference), countedIn(rendition)]
  const isInSource = (one: CountedNumber) => source.entities.some((other) => sharesReading(other, one.entity))
  // Numbers of source and model that the rendition says exactly once.
  const said = expected.filter(isInSource).flatMap((one) => {
    const same = heard.filter(({ entity }) => sharesReading(entity, one.entity))
    return same.length === 1 && same[0] ? [[one, same[0]] as const] : []
  })
  for (const [index, [one, heardOne]] of said.entries()) {
    for (const [other, heardOther] of said.slice(index + 1)) {
      if (heardOne === heardOther) continue
      if (sharesReading(one.entity, other.entity) || countSameThing(one, other)) continue
      const isExchanged = countSameThing(one, heardOther) && countSameThing(other, heardOne)
      if (!isExchanged || countSameThing(one, heardOne) || countSameThing(other, heardOther)) continue
      const facts = { expected: quoteWithUnit(one, heardOther), heard: quoteWithUnit(heardOther, one) }
      return [
        makeFinding({ segmentId, rule: 'number-replaced', facts, reference: facts.expected, rendition: facts.heard }),
      ]
    }
  }
  return []
}
