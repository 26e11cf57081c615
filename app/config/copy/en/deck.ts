/** The button that puts a word into the learner's deck. */
export const deck = {
  add: 'Add to deck',
  inDeck: 'In your deck',
  undo: 'Undo',
  /** For screen readers, where a page has several. */
  actionOn: (action: string, word: string) => `${action}: ${word}`,
  failed: 'Your deck was not changed. Please try again.',
}
