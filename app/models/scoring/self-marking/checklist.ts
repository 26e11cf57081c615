import { once } from '#app/remember.ts'
import { targetLanguage } from '../../dialogues/language.ts'
import type { Segment } from '../../dialogues/segment.ts'
import { FUNCTION_WORDS } from '../../language/lexicon/function-words.ts'
import type { Entity } from '../../language/entity.ts'
import { readNames } from '../../language/names.ts'
import { quote, type Token } from '../../language/text.ts'
import { findAllTokens, readSource, readUtterance, type Utterance } from '../../language/utterance.ts'
import { EXPLICIT_CONDITION } from '../../language/conditions.ts'
import { clausesToTick, type TokenRange } from './clauses-to-tick.ts'
import { FULL_WEIGHT, type MeaningUnit, type UnitKind, type UnitWeight } from './unit.ts'

interface Detail extends TokenRange {
  kind: UnitKind
}

/** What a checklist is made from. */
export type ChecklistSegment = Pick<Segment, 'speaker' | 'text' | 'translation' | 'units'>

const PLEASE = /(?:^| )(?:please|lutfen)(?= |$)/u
/** A denied word further from its "not" is quoted without it. */
const NEAR = 4

/** A plain number may be a time as well ("before two"); it is called a number then. */
const isTime = ({ kind, dayMinutes, unit }: Entity) => kind !== 'number' || dayMinutes !== null || unit !== null

/** With the following word, which says of what: "520 dollars", "three weeks". */
function endOf({ kind, dayMinutes, to }: Entity, { tokens, language }: Utterance): number {
  const next = tokens[to]
  const isCounted = kind === 'number' && dayMinutes === null
  return isCounted && next && !next.breakBefore && !FUNCTION_WORDS[language].has(next.folded) ? to + 1 : to
}

function amountsOf(model: Utterance): Detail[] {
  const details: Detail[] = []
  for (const entity of model.entities.filter(({ isAmbiguous }) => !isAmbiguous)) {
    const kind = isTime(entity) ? 'when' : 'howMuch'
    const [last, to] = [details.at(-1), endOf(entity, model)]
    // "Thursday at half past three" is one time.
    const isNear = last !== undefined && entity.from - last.to <= 1
    const isOneTime = isNear && last.kind === 'when' && kind === 'when'
    if (isOneTime && !model.tokens.slice(last.to, to).some(({ breakBefore }) => breakBefore)) last.to = to
    else details.push({ kind, from: entity.from, to })
  }
  return details
}

function denialsOf({ polarity, tokens }: Utterance): Detail[] {
  return polarity.negations.map(({ at, headAt }): Detail => {
    const isNear = headAt >= 0 && Math.abs(headAt - at) < NEAR
    const [from, to] = isNear ? [Math.min(at, headAt), Math.max(at, headAt)] : [at, at]
    // A contraction is two tokens of one written word.
    const isSplit = (index: number) => tokens[index]?.raw === ''
    return { kind: 'negation', from: isSplit(from) ? from - 1 : from, to: to + 1 }
  })
}

const placesOf = (found: readonly (readonly Token[])[], { tokens }: Utterance, kind: UnitKind): Detail[] =>
  found.flatMap((run) => {
    const from = run[0] ? tokens.indexOf(run[0]) : -1
    return from < 0 ? [] : [{ kind, from, to: from + run.length }]
  })

/** The hard units of a model, as `models/language` reads it, in order. */
function detailsOf(segment: ChecklistSegment, model: Utterance): Detail[] {
  const source = readSource(segment)
  const courtesies = PLEASE.test(source.plain) ? findAllTokens(model, PLEASE) : []
  return [
    ...amountsOf(model),
    ...denialsOf(model),
    ...placesOf(readNames(source, model), model, 'who'),
    ...placesOf(courtesies, model, 'tone'),
  ].sort((a, b) => a.from - b.from)
}

const plainOf = (model: Utterance, { from, to }: TokenRange) =>
  model.tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')

interface Line {
  kind: UnitKind
  text: string
  /** Which clause it is, or is a detail of; undefined for a unit that the content names. */
  clause?: number
  isDetail: boolean
  weight: UnitWeight
}

function linesOf(segment: ChecklistSegment): Line[] {
  const model = readUtterance(segment.translation, targetLanguage(segment))
  const details = detailsOf(segment, model)
  const words = ({ from, to }: TokenRange) => quote(model.tokens.slice(from, to))
  return clausesToTick(model).flatMap((clause, index): Line[] => {
    const kind = EXPLICIT_CONDITION[model.language].test(plainOf(model, clause)) ? 'condition' : 'what'
    const inside = details.filter(({ from }) => from >= clause.from && from < clause.to)
    const told = inside.map((detail): Line => ({
      kind: detail.kind,
      text: words(detail),
      clause: index,
      isDetail: true,
      weight: FULL_WEIGHT,
    }))
    const whole: Line = { kind, text: words(clause), clause: index, isDetail: false, weight: FULL_WEIGHT }
    // A clause that is one detail is one line.
    const [only] = told
    return only && told.length === 1 && only.text === whole.text ? [{ ...only, isDetail: false }] : [whole, ...told]
  })
}

function withIds(lines: readonly Line[]): MeaningUnit[] {
  const counts = new Map<UnitKind, number>()
  const named = lines.map((line) => {
    const number = (counts.get(line.kind) ?? 0) + 1
    counts.set(line.kind, number)
    return { ...line, id: `${line.kind}-${number}` }
  })
  const clauses = new Map(named.flatMap((line) => (line.isDetail ? [] : [[line.clause, line.id] as const])))
  return named.map(({ id, kind, text, clause, isDetail, weight }) => {
    return { id, kind, text, within: isDetail ? (clauses.get(clause) ?? null) : null, weight }
  })
}

/**
 * The units of meaning that a segment's interpretation has to keep: those that the content names, otherwise the clauses
 * of the model interpretation, each followed by its names, times, amounts, denials and courtesies as the scorer reads
 * them. At least one; the same for the same segment.
 */
export const checklistOf = once((segment: ChecklistSegment): readonly MeaningUnit[] => {
  const named = (segment.units ?? []).map(({ kind, text, weight = FULL_WEIGHT }): Line => ({
    kind,
    text,
    weight,
    isDetail: false,
  }))
  return withIds(named.length > 0 ? named : linesOf(segment))
})
