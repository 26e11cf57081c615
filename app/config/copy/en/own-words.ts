import { OWN_NOTE_MAX_CHARACTERS } from '../../vocabulary.ts'

const words = (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`)

/** /vocabulary/mine: the words that a learner added for themselves. */
export const ownWords = {
  title: 'My words',
  subtitle: 'Words that you added. Only you see them',
  all: 'All words',
  add: 'Add a word',
  edit: 'Edit word',
  english: 'English',
  turkish: 'Turkish',
  note: 'Note (optional)',
  noteHint: `Where you met it, or how you remember it. At most ${OWN_NOTE_MAX_CHARACTERS} characters.`,
  save: 'Add word',
  update: 'Save word',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'We could not save the word. What you typed is still here; please try again.',
  /** The library has an entry of the same English. */
  twins: {
    alert: 'The library already has this word. Yours has not been added yet.',
    title: 'In the library',
    text: 'Put the entry into your deck, with its example and its voices, or add yours as well.',
    anyway: 'Add mine as well',
  },
  list: 'Words you added',
  count: words,
  found: (q: string) => `Words with \u201c${q}\u201d`,
  search: 'Search your words',
  submit: 'Search',
  clear: 'Clear search',
  none: 'You have not added any words yet',
  noneText: 'A word that you add comes up under Due today, like the words of the library.',
  noneFound: 'None of your words matches this search. Try a shorter part of it, or the other language.',
  older: 'Older words',
  newest: 'Newest words',
  editAction: 'Edit',
  deleteAction: 'Delete',
  actionOn: (action: string, word: string) => `${action}: ${word}`,
  confirm: {
    title: (english: string, turkish: string) => `Delete "${english}: ${turkish}"?`,
    text: 'It is removed from your words and your deck, along with your progress on it.',
    button: 'Delete word',
  },
  deleteFailed: 'We could not delete the word. Please try again.',
}
