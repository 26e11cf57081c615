import type { Segment } from '#app/models/dialogues/segment.ts'
import { checklistOf } from '#app/models/scoring/self-marking/checklist.ts'
import { keptField, lossField, MARKING_FIELD } from '#app/models/scoring/self-marking/marks-form.ts'
import type { OwnMark, UnitKind } from '#app/models/scoring/self-marking/unit.ts'

export interface Lost {
  /** 0-based. */
  segmentIndex: number
  kind: UnitKind
  mark: OwnMark
}

/** The fields of the plain form of these segments, everything kept but the first unit of each kind in `lost`. */
export function marksForm(options: {
  submissionId: string
  segments: readonly Segment[]
  /** 0-based. */
  marked: readonly number[]
  lost?: readonly Lost[]
}): Record<string, string> {
  const { submissionId, segments, marked, lost = [] } = options
  const fields: Record<string, string> = { [MARKING_FIELD]: 'own', submissionId }
  for (const segmentIndex of marked) {
    const [segment, key] = [segments[segmentIndex], String(segmentIndex)]
    const units = segment ? checklistOf(segment) : []
    const marks = new Map(
      lost
        .filter((one) => one.segmentIndex === segmentIndex)
        .map(({ kind, mark }) => [units.find((unit) => unit.kind === kind)?.id, mark]),
    )
    for (const { id } of units) {
      const mark = marks.get(id)
      fields[lossField(key, id)] = mark ?? 'left-out'
      if (!mark) fields[keptField(key, id)] = 'on'
    }
  }
  return fields
}
