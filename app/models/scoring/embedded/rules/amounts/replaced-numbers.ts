import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { type Comparison, sourceOrModel } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { shareNamedBy } from './number-equivalents.ts'
import type { MatchedEntities } from './units.ts'

/** Whether the same unit or word follows two numbers. */
export function countsSameThing(
  { reference, rendition }: Pick<Comparison, 'reference' | 'rendition'>,
  lost: Entity,
  candidate: Entity,
): boolean {
  if (lost.unit !== null && lost.unit === candidate.unit) return true
  const [counted, other] = [reference.words[lost.to], rendition.words[candidate.to]]
  return !!counted && !!other && wordSimilarity(counted, other, reference.language) > 0
}

const isIn = (one: Entity, { entities }: Utterance) => entities.some((other) => sharesReading(one, other))

/**
 * A number of the source that the rendition lacks and an unknown number may have replaced: one that the model has in an
 * ambiguous form ("ondan" for ten), or "both".
 */
const unmatchedInSource = ({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined =>
  source.entities.find((one) => {
    if (one.kind !== added.kind || isIn(one, rendition)) return false
    return one.isAmbiguous ? /^both$/iu.test(one.text) : !isIn(one, reference)
  })

/**
 * "Three fines; on which of these two days": the number of the model for the same counted thing, even if the number
 * itself occurs elsewhere.
 */
const replacedCount = (
  comparison: Comparison,
  added: Entity,
  matched: readonly MatchedEntities[],
): Entity | undefined =>
  matched.find(
    ({ reference, rendition }) =>
      !reference.isAmbiguous &&
      reference.kind === added.kind &&
      countsSameThing(comparison, reference, added) &&
      !countsSameThing(comparison, reference, rendition),
  )?.reference

/** "Three hours" for "two hours", where a three occurs elsewhere but never with that unit. */
export function replacedMeasure(
  comparison: Comparison,
  said: Entity,
  matched: readonly MatchedEntities[],
): Entity | undefined {
  const { accepted } = comparison
  const known = [sourceOrModel(comparison), ...accepted].flatMap(({ entities }) => entities)
  if (
    said.unit === null ||
    known.some((one) => sharesReading(one, said) && (one.unit ?? said.unit) === said.unit && one.per === said.per)
  )
    return undefined
  return replacedCount(comparison, said, matched)
}

/** "Eleven months" for "a year": an article with a unit is a number, too. */
function replacedDuration({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined {
  if (added.unit === null) return undefined
  return reference.entities.find(
    (one) =>
      one.isAmbiguous &&
      one.unit !== null &&
      one.per === null &&
      source.entities.some((other) => other.unit === one.unit && sharesReading(other, one)) &&
      !rendition.entities.some((other) => other.unit === one.unit),
  )
}

const isPart = ({ readings }: Entity) =>
  [...readings].some((key) => key.startsWith('number:') && readings.has(`number:${Number(key.slice(7)) / 100}`))

/** "Forty per cent" for "half". */
function replacedShare({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined {
  const share = isPart(added) ? shareNamedBy([source, reference], rendition) : undefined
  return share === undefined ? undefined : reference.entities.find(({ readings }) => readings.has(`number:${share}`))
}

/** The number of the message that an unknown number of the rendition replaced, if it can be told. */
export const replacedNumberOf = (
  comparison: Comparison,
  added: Entity,
  matched: readonly MatchedEntities[],
): Entity | undefined =>
  unmatchedInSource(comparison, added) ??
  replacedCount(comparison, added, matched) ??
  replacedDuration(comparison, added) ??
  replacedShare(comparison, added)
