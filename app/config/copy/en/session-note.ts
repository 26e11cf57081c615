import { SESSION_NOTE_MAX_CHARACTERS } from '../../progress.ts'

/** A private note on a session: on its page and in /history. */
export const sessionNote = {
  label: 'Private note',
  hint: `Only you see it. At most ${SESSION_NOTE_MAX_CHARACTERS} characters.`,
  save: 'Save note',
  saving: 'Saving...',
}
