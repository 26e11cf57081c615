/** An entry of the vocabulary on a page of its own. */
export const wordEntry = {
  /** The page's title and description, where it is shared. */
  metaTitle: (english: string, turkish: string) => `${english} – ${turkish}`,
  metaText: (english: string, turkish: string) =>
    `“${english}” in Turkish: ${turkish}. How it is said, an example, what to watch out for, and dialogues that use it.`,
  also: 'Also right',
  example: 'Example',
  institution: 'What it is',
  trap: 'Watch out',
  collocations: 'Used with',
  siblings: 'Other meanings',
  synonyms: 'Other words for it',
  occurrences: {
    count: (count: number) => (count === 1 ? 'In 1 dialogue' : `In ${count} dialogues`),
    model: 'Model interpretation',
    practise: (title: string) => `Practise this dialogue: ${title}`,
    upgrade: (title: string) => `Pro dialogue: ${title}`,
    pro: 'Pro',
    more: (count: number) => (count === 1 ? 'and in 1 more' : `and in ${count} more`),
  },
  note: { title: 'Your note', write: 'Write a note', change: 'Change your note' },
  share: {
    action: 'Share this word',
    copied: 'The address has been copied.',
    failed: 'We could not copy the address. You can copy it from your browser’s address bar.',
  },
  list: (category: string) => `All words: ${category}`,
  guest: {
    label: 'What an account is for',
    text: 'With a free account you can learn this word with daily reviews, hear it in a recorded voice, and add words of your own.',
    createAccount: 'Create a free account',
    logIn: 'Log in',
  },
}
