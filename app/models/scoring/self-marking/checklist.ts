import { once } from '#app/remember.ts'
import { spokenLanguage, targetLanguage } from '../../dialogues/language.ts'
import type { Segment } from '../../dialogues/segment.ts'
import { type Amount, amountsIn, denialsIn, hasCondition, sharedNames } from '../../language/hard-units.ts'
import { FUNCTION_WORDS } from '../../language/function-words.ts'
import { hasPart, isParted, quoteOf, type ReadText, readText, type WordRange } from '../../language/read-text.ts'
import { fold } from '../../language/text.ts'
import { clausesToTick } from './clauses-to-tick.ts'
import { FULL_WEIGHT, type MeaningUnit, type UnitKind, type UnitWeight } from './unit.ts'

interface Detail extends WordRange {
  kind: UnitKind
}

/** What a checklist is made from. */
export type ChecklistSegment = Pick<Segment, 'speaker' | 'text' | 'translation' | 'units'>

const COURTESY = /^(?:please|lütfen)$/u

/** With the following word, which says of what: "520 dollars", "three weeks". */
function endOf({ to }: Amount, model: ReadText): number {
  const next = model.words[to]
  const isCounted = next && !isParted(model, to) && !FUNCTION_WORDS[model.language].has(fold(next.text, model.language))
  return isCounted ? to + 1 : to
}

const isDigits = ({ reading }: Amount) => /^[\d.]+$/u.test(reading)

function amountsOf(model: ReadText): Detail[] {
  const details: Detail[] = []
  for (const amount of amountsIn(model)) {
    const kind = amount.isTime ? 'when' : 'howMuch'
    const [last, to] = [details.at(-1), isDigits(amount) ? endOf(amount, model) : amount.to]
    // "Thursday at half past three" is one time.
    const isNear = last !== undefined && amount.from - last.to <= 1 && !hasPart(model, { from: last.to, to })
    if (isNear && last.kind === 'when' && kind === 'when') last.to = to
    else details.push({ kind, from: amount.from, to })
  }
  return details
}

/** The hard units of a model, in order. */
function detailsOf(segment: ChecklistSegment, model: ReadText): Detail[] {
  const source = readText(segment.text, spokenLanguage(segment))
  const isCourteous = source.words.some(({ text }) => COURTESY.test(text))
  const courtesies = model.words.flatMap(({ text }, at): WordRange[] =>
    isCourteous && COURTESY.test(text) ? [{ from: at, to: at + 1 }] : [],
  )
  const of = (kind: UnitKind, ranges: readonly WordRange[]) => ranges.map((range): Detail => ({ kind, ...range }))
  return [
    ...amountsOf(model),
    ...of('negation', denialsIn(model)),
    ...of('who', sharedNames(source, model)),
    ...of('tone', courtesies),
  ].sort((a, b) => a.from - b.from)
}

interface Line {
  kind: UnitKind
  text: string
  /** Which clause it is, or is a detail of; undefined for a unit that the content names. */
  clause?: number
  isDetail: boolean
  weight: UnitWeight
}

function linesOf(segment: ChecklistSegment): Line[] {
  const model = readText(segment.translation, targetLanguage(segment))
  const details = detailsOf(segment, model)
  return clausesToTick(model).flatMap((clause, index): Line[] => {
    const kind = hasCondition(model, clause) ? 'condition' : 'what'
    const inside = details.filter(({ from }) => from >= clause.from && from < clause.to)
    const told = inside.map((detail): Line => ({
      kind: detail.kind,
      text: quoteOf(model, detail),
      clause: index,
      isDetail: true,
      weight: FULL_WEIGHT,
    }))
    const whole: Line = { kind, text: quoteOf(model, clause), clause: index, isDetail: false, weight: FULL_WEIGHT }
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
