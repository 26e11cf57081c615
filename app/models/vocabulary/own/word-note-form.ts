import { z } from 'zod'
import { noteField } from './note-field.ts'

/** The form of a note on a word of the library. An empty text deletes it, and so does the intent. */
export const WordNoteFormSchema = z.object({
  text: noteField,
  intent: z.enum(['save', 'delete']).default('save'),
  /** The page to return to. */
  back: z.string().optional(),
})
