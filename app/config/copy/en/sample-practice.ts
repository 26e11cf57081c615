/** The free sample: /practice/sample. */
export const samplePractice = {
  noScript: {
    title: 'Recording needs JavaScript',
    text: 'This browser runs no JavaScript on this page, so it cannot record you. You can listen to each segment and type your interpretation; it is scored by the same rules.',
    link: 'Type my interpretation',
  },
  player: {
    loading: 'Preparing the player',
    leave: 'Leave',
  },
  typed: {
    title: 'Type your interpretation',
    text: 'Listen to a segment, then type what you would say in the other language. Where you have nothing to say, tick "I said nothing here": it counts as missed. Turkish without Turkish letters is fine.',
    segment: (number: number) => `Segment ${number}`,
    intoTurkish: 'Your interpretation in Turkish',
    intoEnglish: 'Your interpretation in English',
    showSource: 'Show what is said',
    audioLink: 'Listen to the segment',
    submit: 'Score my interpretation',
    submitting: 'Scoring in progress...',
    nothing: 'Type your interpretation of at least one segment.',
    tooLong: (number: number) => `The text for segment ${number} is too long.`,
    back: 'Back to the sample',
  },
  needsTranscripts: {
    title: 'Tell us what you said',
    /** Where each of them can be heard on the page. */
    text: (count: number) =>
      count === 1
        ? 'We have your recording, but nothing here could turn it into words. Type what you said in this segment, as exactly as you can, and it will be scored.'
        : `We have your recordings, but nothing here could turn ${count} of them into words. Type what you said, as exactly as you can, and the dialogue will be scored.`,
    /** Where not every one of them can be heard on the page. */
    textMixed: (count: number) =>
      count === 1
        ? 'We have no words yet for one segment. Type what you said in it, as exactly as you can, and the dialogue will be scored.'
        : `We have no words yet for ${count} segments. Type what you said in them, as exactly as you can, and the dialogue will be scored.`,
    noRecording: 'There is no recording of it here.',
    said: (language: string) => `What you said, in ${language}`,
    submit: 'Score what I said',
    fixed: 'A slip of the keyboard is no harm: on the result you can still correct each segment.',
  },
  voice: { basic: 'basic computer voice', natural: 'AI-generated voice' },
  languages: { en: 'English', tr: 'Turkish' },
}
