// Reports numbers, times, weekdays and months that were replaced ("250" for "520"; critical), left out or added
// (major). Rules: `number-*` and `day-*`.
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { type Comparison, type Rule, sourceOrModel } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import type { Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { isPartOfSharedFrequency } from './frequency.ts'
import { isSameInThousands, isImpliedNumber, isExpressedOtherwise, namesShare } from './number-equivalents.ts'
import { countsSameThing, replacedMeasure, replacedNumberOf } from './replaced-numbers.ts'
import { BOTH, certainFirst, pairEntities } from './number-pairs.ts'
import { units, type MatchedEntities } from './units.ts'

interface Difference {
  lost: Entity[]
  /** Said more often than in the model. If another number is lost, it may stand in that number's place. */
  repeated: Entity[]
  added: Entity[]
  matched: MatchedEntities[]
}

const RULES = {
  number: { replaced: 'number-replaced', missing: 'number-missing', added: 'number-added' },
  day: { replaced: 'day-replaced', missing: 'day-missing', added: 'day-added' },
  month: { replaced: 'day-replaced', missing: 'day-missing', added: 'day-added' },
} as const

/** Whether an entity must be kept: model and source both say it, at least one of them unambiguously. */
function isRequired(entity: Entity, source: Utterance): boolean {
  return source.entities.some(
    (other) =>
      sharesReading(other, entity) &&
      !(other.isAmbiguous && entity.isAmbiguous) &&
      !BOTH.test(other.text) &&
      !BOTH.test(entity.text),
  )
}

const FIRST = /^(?:first|birinci)/iu
/** Numbers that are also everyday words (ate, face, get on), but not their ordinals. */
const AMBIGUOUS = /^(?:yedi|yüz|yuz|bin)(?!nci)/iu

/** An ordinal may be left out ("the second floor"), but may not be changed. */
function isOrdinal({ isAmbiguous, readings, text }: Entity): boolean {
  if (AMBIGUOUS.test(text)) return false
  if (FIRST.test(text)) return isAmbiguous
  return isAmbiguous && [...readings].some((reading) => reading.startsWith('number:') && Number(reading.slice(7)) >= 2)
}

/** A modal "may" in a text that also has the month. */
function isModalMay(entity: Entity, reference: Utterance): boolean {
  return (
    entity.isAmbiguous &&
    reference.entities.some((other) => other !== entity && !other.isAmbiguous && sharesReading(other, entity))
  )
}

function compareEntities(comparison: Comparison): Difference {
  const { reference, accepted } = comparison
  const source = sourceOrModel(comparison)
  const { partners, free } = pairEntities(comparison)
  const matched: Difference['matched'] = []
  const lost: Entity[] = []
  const ordinals: Entity[] = []
  for (const entity of certainFirst(reference)) {
    const partner = partners.get(entity)
    if (partner) matched.push({ reference: entity, rendition: partner })
    else if (isRequired(entity, source) && !isModalMay(entity, reference)) lost.push(entity)
    else if (isOrdinal(entity) && source.entities.some((other) => sharesReading(other, entity))) ordinals.push(entity)
  }
  const known = [source, ...accepted].flatMap(({ entities }) => entities)
  const added = free.filter((entity) => !known.some((other) => sharesReading(entity, other)))
  if (added.some(isOrdinal)) lost.push(...ordinals)
  return { lost, added, matched, repeated: free.filter((entity) => !added.includes(entity)) }
}

/** Whether a number can replace another. "Bir" and "an" can only if they count the same unit or word. */
function canReplace({ reference, rendition }: Comparison, lost: Entity, candidate: Entity): boolean {
  if (candidate.isAmbiguous && BOTH.test(candidate.text)) return false
  // "First a cast, then …" does not replace "two".
  if (candidate.isAmbiguous && !lost.isAmbiguous && isOrdinal(candidate)) return false
  if (!candidate.isAmbiguous || !candidate.readings.has('number:1')) return true
  return countsSameThing({ reference, rendition }, lost, candidate)
}

/** An article that counts: "two tablets" for "a tablet". */
function articleInPlace({ reference, rendition, source, accepted }: Comparison, slot: Slot, is: Entity) {
  const at = reference.tokens.findIndex(
    ({ folded }, index) => index >= slot.reference.from && index < slot.reference.to && /^an?$/u.test(folded),
  )
  const [counted, other] = [reference.words[at + 1], rendition.words[is.to]]
  const isKnown = [source, ...accepted].some(({ entities }) => entities.some((one) => sharesReading(one, is)))
  if (at < 0 || is.isAmbiguous || is.kind !== 'number' || isKnown || !counted || !other) return undefined
  if (wordSimilarity(counted, other, reference.language) === 0) return undefined
  const text = quote(reference.tokens.slice(at, at + 1))
  return { ...is, readings: new Set(['number:1']), from: at, to: at + 1, text, isAmbiguous: true, per: null }
}

/** A number replaced in one slot. What is said elsewhere does not excuse it. */
function replacedInPlace(comparison: Comparison): { was: Entity; is: Entity }[] {
  const { wordDiff, reference, rendition } = comparison
  const source = sourceOrModel(comparison)
  const inside = ({ entities }: Utterance, { from, to }: Slot['reference']) =>
    entities.filter((entity) => entity.from < to && entity.to > from)
  return wordDiff.slots.flatMap((slot) => {
    const [before, after] = [inside(reference, slot.reference), inside(rendition, slot.rendition)]
    const is = after[0]
    const was = before[0] ?? (is && articleInPlace(comparison, slot, is))
    if (was && (isPartOfSharedFrequency(reference, rendition, was.from) || namesShare(rendition, was))) return []
    if (was && is && wordDiff.likeness < CLOSE && haveChangedOrder(comparison, was, is)) return []
    if (!was || !is || before.length > 1 || after.length > 1 || was.kind !== is.kind || sharesReading(was, is))
      return []
    const isArticle = [was, is].some((one) => one.isAmbiguous && one.readings.has('number:1') && !isOrdinal(one))
    if (is.isAmbiguous && !was.isAmbiguous && isOrdinal(is)) return []
    const isConfirmed = isArticle
      ? countsSameThing(comparison, was, is)
      : source.entities.some((other) => sharesReading(other, was))
    return !isConfirmed ? [] : [{ was, is }]
  })
}

/** Away from a near copy, two numbers that both sides say may have changed order. */
const haveChangedOrder = ({ reference, rendition }: Comparison, was: Entity, is: Entity) =>
  rendition.entities.some((other) => sharesReading(other, was)) &&
  reference.entities.some((other) => sharesReading(other, is))

const CLOSE = 0.6

function replacedFinding(segmentId: number, was: Entity, is: Entity): Finding {
  return makeFinding({
    segmentId,
    rule: RULES[was.kind].replaced,
    facts: { expected: was.text, heard: is.text },
    reference: was.text,
    rendition: is.text,
  })
}

export const numbers: Rule = (comparison) => {
  const { segmentId } = comparison
  const inPlace = replacedInPlace(comparison)
  const difference = compareEntities(comparison)
  const { added, repeated, matched } = difference
  const lost = difference.lost.filter((entity) => !inPlace.some(({ was }) => was === entity))
  const free = new Set([...added, ...repeated].filter((entity) => !inPlace.some(({ is }) => is === entity)))
  const known = matched.map(({ reference }) => reference)
  const findings: Finding[] = inPlace.map(({ was, is }) => replacedFinding(segmentId, was, is))
  for (const entity of lost.filter(
    ({ from }) => !isPartOfSharedFrequency(comparison.reference, comparison.rendition, from),
  )) {
    const scaled = [...free].find((candidate) => isSameInThousands(comparison, entity, candidate))
    if (scaled) free.delete(scaled)
    if (scaled || namesShare(comparison.rendition, entity)) continue
    const other = [...free].find(
      (candidate) => candidate.kind === entity.kind && canReplace(comparison, entity, candidate),
    )
    if (other) free.delete(other)
    else if (isExpressedOtherwise(comparison, entity, known)) continue
    findings.push(
      makeFinding({
        segmentId,
        rule: other ? RULES[entity.kind].replaced : RULES[entity.kind].missing,
        facts: { expected: entity.text, ...(other && { heard: other.text }) },
        reference: entity.text,
        rendition: other?.text,
      }),
    )
  }
  for (const entity of free) {
    if (entity.isAmbiguous || isPartOfSharedFrequency(comparison.rendition, comparison.reference, entity.from)) continue
    const isRepeated = repeated.includes(entity)
    if (!isRepeated && isImpliedNumber(comparison, entity)) continue
    const replacedNumber = isRepeated
      ? replacedMeasure(comparison, entity, matched)
      : replacedNumberOf(comparison, entity, matched)
    if (isRepeated && !replacedNumber) continue
    if (replacedNumber) findings.push(replacedFinding(segmentId, replacedNumber, entity))
    else
      findings.push(
        makeFinding({
          segmentId,
          rule: RULES[entity.kind].added,
          facts: { heard: entity.text },
          rendition: entity.text,
        }),
      )
  }
  return [...findings, ...units(comparison, matched)]
}
