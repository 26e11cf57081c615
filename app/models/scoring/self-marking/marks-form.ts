import { type MeaningUnit, OWN_MARKS, type OwnMark, type UnitMarks } from './unit.ts'

// The fields of a plain form of checklists. `key` names a segment within its form. Every unit sends how badly it would be
// lost, so that a cut-off form is told from one with every tick taken off.

/** The field that says that a form has marks. */
export const MARKING_FIELD = 'marking'

/** The box that is ticked while the unit was kept. */
export const keptField = (key: string, unitId: string) => `kept:${key}:${unitId}`
/** How badly it was lost, if it was. */
export const lossField = (key: string, unitId: string) => `loss:${key}:${unitId}`

const FIELD = /^(?:kept|loss):([^:]+):/u

/** The segments that a form has fields of. */
export function markedKeys(names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap((name) => FIELD.exec(name)?.[1] ?? []))
}

const isOwnMark = (value: unknown): value is OwnMark => OWN_MARKS.some((mark) => mark === value)

/**
 * The marks of one segment; null if its fields are not those of this checklist: one is missing, unknown or has no such
 * value.
 */
export function readMarks(
  fields: FormData,
  { key, units }: { key: string; units: readonly Pick<MeaningUnit, 'id'>[] },
): UnitMarks | null {
  const known = new Set(units.flatMap(({ id }) => [keptField(key, id), lossField(key, id)]))
  const isForeign = [...fields.keys()].some((name) => FIELD.exec(name)?.[1] === key && !known.has(name))
  if (isForeign) return null
  const marks: Record<string, OwnMark> = {}
  for (const { id } of units) {
    const loss = fields.get(lossField(key, id))
    if (!isOwnMark(loss)) return null
    if (!fields.has(keptField(key, id))) marks[id] = loss
  }
  return marks
}
