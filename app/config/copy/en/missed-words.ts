/** The words that were missing from an attempt. */
export const missedWords = {
  title: 'Words to learn from this dialogue',
  hint: 'They were in the dialogue, and not in what we heard. They wait for you in Due today.',
  practise: 'Practise what is due',
}
