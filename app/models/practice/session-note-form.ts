import { z } from 'zod'
import { SESSION_NOTE_MAX_CHARACTERS } from '#app/config/progress.ts'
import { problem } from '#app/config/copy/problems.ts'

const NotesSchema = z
  .string(problem('required'))
  // Browsers submit line breaks as CRLF.
  .transform((notes) => notes.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(SESSION_NOTE_MAX_CHARACTERS, problem('noteLong')))

/** PUT /api/session-notes/{submissionId}; an empty note deletes it. */
export const SessionNoteSchema = z.object({ notes: NotesSchema })

/** The form of /history. */
export const SessionNoteFormSchema = SessionNoteSchema.extend({ submissionId: z.string(problem('required')) })
