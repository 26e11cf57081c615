/** A box for the words of one segment; several forms use it. */
export const wordsBox = {
  failed: 'That did not work. What you typed is still here; please try again.',
  nothing: 'I said nothing here',
  blank: (count: number) =>
    count === 1
      ? '1 segment is blank: did you say nothing there?'
      : `${count} segments are blank: did you say nothing there?`,
  blankHint: 'Then it counts as missed and earns no XP. If you did say something, type it in the marked box.',
  yesNothing: 'Yes, I said nothing there',
  faults: {
    blank: 'This box is blank. Type what you said, or tick "I said nothing here".',
    both: 'There is text here, but "I said nothing here" is ticked. Keep only one.',
  },
  dictation: {
    start: 'Dictate',
    stop: 'Stop dictating',
    listening: 'Listening. Say it as you said it then.',
    silent: 'We could not hear any words. Try again, or type them.',
    notInstalled: 'The language pack could not be downloaded. Please type the words.',
    close: 'Not now',
  },
}
