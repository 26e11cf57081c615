import { z } from 'zod'
import { MAX_SEGMENTS } from '#app/config/practice-submission.ts'
import { checklistOf, type ChecklistSegment } from './checklist.ts'
import { OWN_MARKS } from './unit.ts'

/** The most marks that one segment can have; more than any checklist is long. */
const MOST_UNITS = 100

export const UnitMarksSchema = z
  .record(z.string().max(40), z.enum(OWN_MARKS))
  .refine((marks) => Object.keys(marks).length <= MOST_UNITS)

/** The marks that a learner gave one segment. A segment without lost units has none in `marks`. */
export const OwnSegmentMarksSchema = z.object({
  /** 0-based. */
  segmentIndex: z
    .int()
    .min(0)
    .max(MAX_SEGMENTS - 1),
  marks: UnitMarksSchema,
})

export const OwnMarksSchema = z.array(OwnSegmentMarksSchema).max(MAX_SEGMENTS)

export type OwnSegmentMarks = z.infer<typeof OwnSegmentMarksSchema>

/** Whether every marked unit is on the segment's own checklist. */
export function areOnChecklist({ marks }: OwnSegmentMarks, segment: ChecklistSegment): boolean {
  const known = new Set(checklistOf(segment).map(({ id }) => id))
  return Object.keys(marks).every((id) => known.has(id))
}
