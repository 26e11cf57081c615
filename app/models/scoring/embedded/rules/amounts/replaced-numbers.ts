import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { type Comparison, sourceOrModel } from '#app/models/scoring/embedded/matching/comparison.ts'
import { agree, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { saidShare } from './number-equivalents.ts'
import type { Matched } from './units.ts'

/** Whether the same unit or word follows two numbers. */
export function countSame(
  { reference, rendition }: Pick<Comparison, 'reference' | 'rendition'>,
  lost: Entity,
  candidate: Entity,
): boolean {
  if (lost.unit !== null && lost.unit === candidate.unit) return true
  const [counted, other] = [reference.words[lost.to], rendition.words[candidate.to]]
  return !!counted && !!other && wordSimilarity(counted, other, reference.language) > 0
}

const isIn = (one: Entity, { entities }: Utterance) => entities.some((other) => agree(one, other))

/**
 * A number of the source that the rendition lacks and an unknown number may have replaced: one that the model has in an
 * ambiguous form ("ondan" for ten), or "both".
 */
const unread = ({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined =>
  source.entities.find((one) => {
    if (one.kind !== added.kind || isIn(one, rendition)) return false
    return one.soft ? /^both$/iu.test(one.text) : !isIn(one, reference)
  })

/**
 * "Three fines; on which of these two days": the number of the model for the same counted thing, even if the number
 * itself occurs elsewhere.
 */
const countedElse = (comparison: Comparison, added: Entity, matched: readonly Matched[]): Entity | undefined =>
  matched.find(
    ({ reference, rendition }) =>
      !reference.soft &&
      reference.kind === added.kind &&
      countSame(comparison, reference, added) &&
      !countSame(comparison, reference, rendition),
  )?.reference

/** "Three hours" for "two hours", where a three occurs elsewhere but never with that unit. */
export function measuredElse(comparison: Comparison, said: Entity, matched: readonly Matched[]): Entity | undefined {
  const { accepted } = comparison
  const known = [sourceOrModel(comparison), ...accepted].flatMap(({ entities }) => entities)
  if (
    said.unit === null ||
    known.some((one) => agree(one, said) && (one.unit ?? said.unit) === said.unit && one.per === said.per)
  )
    return undefined
  return countedElse(comparison, said, matched)
}

/** "Eleven months" for "a year": an article with a unit is a number, too. */
function otherLength({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined {
  if (added.unit === null) return undefined
  return reference.entities.find(
    (one) =>
      one.soft &&
      one.unit !== null &&
      one.per === null &&
      source.entities.some((other) => other.unit === one.unit && agree(other, one)) &&
      !rendition.entities.some((other) => other.unit === one.unit),
  )
}

const isPart = ({ readings }: Entity) =>
  [...readings].some((key) => key.startsWith('number:') && readings.has(`number:${Number(key.slice(7)) / 100}`))

/** "Forty per cent" for "half". */
function otherShare({ source, reference, rendition }: Comparison, added: Entity): Entity | undefined {
  const share = isPart(added) ? saidShare([source, reference], rendition) : undefined
  return share === undefined ? undefined : reference.entities.find(({ readings }) => readings.has(`number:${share}`))
}

/** The number of the message that an unknown number of the rendition replaced, if it can be told. */
export const standsFor = (comparison: Comparison, added: Entity, matched: readonly Matched[]): Entity | undefined =>
  unread(comparison, added) ??
  countedElse(comparison, added, matched) ??
  otherLength(comparison, added) ??
  otherShare(comparison, added)
