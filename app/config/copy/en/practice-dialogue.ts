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
  notifications: {
    scored: (title: string, marks: string) => `Your result for "${title}" is ready: ${marks} out of 45.`,
    wanted: (title: string) =>
      `We could not make out your recordings of "${title}". Tell us what you said to get your score.`,
  },
}
