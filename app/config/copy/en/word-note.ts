import { OWN_NOTE_MAX_CHARACTERS } from '../../vocabulary.ts'

/** A learner's note on a word of the library. */
export const wordNote = {
  title: (word: string) => `Note on "${word}"`,
  label: 'Your note',
  hint: `Only you see it, here and when the word is due. At most ${OWN_NOTE_MAX_CHARACTERS} characters.`,
  save: 'Save note',
  saving: 'Saving...',
  delete: 'Delete note',
  failed: 'We could not save the note. What you typed is still here; please try again.',
}
