import { z } from 'zod'
import { wordingField } from '../wording-field.ts'
import { noteField } from './note-field.ts'

/** The form of /vocabulary/mine. `anyway`: added although the library has the word. */
export const OwnWordFormSchema = z.object({
  english: wordingField,
  turkish: wordingField,
  note: noteField,
  anyway: z.literal('true').optional(),
})

/** An own word as its learner submits it; an empty note is none. */
export type OwnWordDraft = Omit<z.output<typeof OwnWordFormSchema>, 'anyway'>
