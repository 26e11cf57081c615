import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { NOTE_MAX_POINTS, NOTE_SHEET, NOTES_MAX_SEGMENTS, SEGMENT_NOTE_MAX_CHARACTERS } from '#app/config/notes.ts'

const ALL_COORDINATES = 2 * NOTE_MAX_POINTS
const CoordinateSchema = z.int().min(0).max(Math.max(NOTE_SHEET.width, NOTE_SHEET.height))

const StrokeSchema = z
  .array(CoordinateSchema)
  .min(2)
  .max(ALL_COORDINATES)
  .refine((stroke) => stroke.length % 2 === 0)

const SegmentNoteSchema = z.object({
  segmentIndex: z
    .int()
    .min(0)
    .max(NOTES_MAX_SEGMENTS - 1),
  text: z.string().max(SEGMENT_NOTE_MAX_CHARACTERS, problem('noteLong')),
  strokes: z
    .array(StrokeSchema)
    .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= ALL_COORDINATES),
})

/** PUT of an attempt's notes: all of them; a segment without one is left out. */
export const SegmentNotesSchema = z.object({ notes: z.array(SegmentNoteSchema).max(NOTES_MAX_SEGMENTS) })
