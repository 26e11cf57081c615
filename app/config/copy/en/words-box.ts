/** A box for the words of one segment, in whichever form it stands. */
export const wordsBox = {
  failed: 'That did not work. What you typed is still here; please try again.',
  nothing: 'I said nothing here',
  blank: (count: number) =>
    count === 1
      ? '1 segment is blank: did you say nothing there?'
      : `${count} segments are blank: did you say nothing there?`,
  blankHint: 'It then counts as missed and earns no XP. If you did say something, type it in the box that is marked.',
  yesNothing: 'Yes, I said nothing there',
  faults: {
    blank: 'This box is blank. Type what you said, or tick "I said nothing here".',
    both: 'There are words here, and "I said nothing here" is ticked. Keep one of the two.',
  },
  dictation: {
    start: 'Dictate',
    stop: 'Stop dictating',
    listening: 'Listening. Say it as you said it then.',
    silent: 'Nothing was understood. Try again, or type it.',
    close: 'Not now',
  },
}
