import { z } from 'zod'
import { NOTE_COLUMNS } from '#app/config/note-course.ts'

const text = z.string().trim().min(1)
/** The same in both languages of the interface. */
const Both = z.strictObject({ en: text, tr: text })
const BothLists = z.strictObject({ en: z.array(text).min(1), tr: z.array(text).min(1) })

const place = {
  row: z.number().int().min(0).max(20),
  column: z
    .number()
    .int()
    .min(0)
    .max(NOTE_COLUMNS - 1),
}

/** Something that the pen leaves on the page. */
const MarkSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...place, kind: z.literal('text'), text: z.string().min(1).max(8) }),
  z.strictObject({ ...place, kind: z.literal('symbol'), symbol: text }),
  z.strictObject({ ...place, kind: z.literal('line'), to: z.strictObject(place), arrow: z.boolean().optional() }),
])
export type NoteMark = z.infer<typeof MarkSchema>

/** A page of notes, its marks in the order in which they are drawn. */
const NotesSchema = z.strictObject({ rows: z.number().int().min(1).max(20), marks: z.array(MarkSchema).min(1) })
export type Notes = z.infer<typeof NotesSchema>

const language = z.enum(['en', 'tr'])

const ExampleSchema = z.strictObject({ language, text, notes: NotesSchema, comment: Both })
export type NoteExample = z.infer<typeof ExampleSchema>

const ExerciseSchema = z.strictObject({
  id: z.string().regex(/^\d{2}-[a-z]$/u),
  language,
  text,
  translation: text,
  notes: NotesSchema,
  /** Questions to one's own notes. */
  checks: z.array(Both).min(3).max(5),
})
export type NoteExercise = z.infer<typeof ExerciseSchema>

/** A lesson of content/note-course/lessons. */
export const LessonSchema = z.strictObject({
  version: z.literal(1),
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/u),
  access: z.enum(['free', 'premium']),
  minutes: z.number().int().min(1).max(30),
  title: Both,
  aim: Both,
  parts: z.array(z.strictObject({ heading: Both, text: BothLists, points: BothLists.optional() })).min(1),
  examples: z.array(ExampleSchema),
  exercises: z.array(ExerciseSchema).min(2),
})
export type Lesson = z.infer<typeof LessonSchema>

const SymbolSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/u),
  meaning: Both,
  /** SVG paths on a grid of 24, in the order in which a hand draws them. */
  strokes: z
    .array(z.string().regex(/^[MLQCA0-9 .,-]+$/u))
    .min(1)
    .max(4),
  use: Both,
})
export type NoteSymbol = z.infer<typeof SymbolSchema>

/** The file content/note-course/symbols.json. */
export const SymbolFileSchema = z.strictObject({ version: z.literal(1), symbols: z.array(SymbolSchema) })
