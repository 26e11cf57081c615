/** One dialogue, from the player to the result: /practice/:dialogueId. */
export const practiceDialogue = {
  chooseOther: 'Choose Different Dialogue',
  practiseAnother: 'Practice Another Dialogue',
  again: 'Practise this dialogue again',
  next: 'What to do next',
  microphone: 'Microphone and recognition',
  notePad: {
    label: 'Private notes',
    hint: 'Only you see them. They are kept in this browser, and with your result once it is scored.',
  },
  /** What a link led to is gone. */
  missing: {
    dialogue: {
      title: 'No longer available',
      text: 'This dialogue is not in the library any more, or the link is not complete. Any results that you have for it are still in your history.',
    },
    result: {
      title: 'No longer available',
      text: 'There is no result of yours at this address. It may have been deleted, or the link is not complete.',
    },
    history: 'Your results',
  },
  /** What the page of a dialogue is about just now. */
  subtitles: {
    type: 'Type your interpretation',
    transcripts: 'Tell us what you said',
    scoring: 'Scoring',
    result: 'Your result',
  },
  scoring: {
    title: 'Scoring in progress...',
    hint: 'This may take 10–20 seconds.',
    kept: 'Your recordings are stored. You may leave this page: the result comes to your notifications.',
    look: 'Look again',
  },
}
