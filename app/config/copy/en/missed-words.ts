/** The words that were missing from an attempt. */
export const missedWords = {
  title: 'Words to learn from this dialogue',
  hint: 'They were in the dialogue but not in what we heard. They are in your deck: find them under Due today.',
  practise: 'Practise words due today',
}
