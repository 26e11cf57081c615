/** One dialogue, from the player to the result: /practice/:dialogueId. */
export const practiceDialogue = {
  chooseOther: 'Choose Different Dialogue',
  practiseAnother: 'Practice Another Dialogue',
  again: 'Practise this dialogue again',
  next: 'What to do next',
  /** The linked dialogue or result no longer exists. */
  missing: {
    dialogue: {
      title: 'No longer available',
      text: 'This dialogue is no longer in the library, or the link is incomplete. Any results you have for it are still in your history.',
    },
    result: {
      title: 'No longer available',
      text: 'You have no result at this address. It may have been deleted, or the link is incomplete.',
    },
    history: 'Your results',
  },
  /** The page's subtitle in each state. */
  subtitles: {
    type: 'Type your interpretation',
    marking: 'Mark yourself',
    transcripts: 'Type what you said',
    scoring: 'Scoring',
    result: 'Your result',
  },
  scoring: {
    title: 'Scoring in progress...',
    hint: 'This may take 10–20 seconds.',
    kept: 'Your recordings are stored. You can leave this page: we’ll notify you when the result is ready.',
    look: 'Check again',
  },
}
