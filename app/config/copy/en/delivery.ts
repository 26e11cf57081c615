import { MAX_LISTED_PAUSES } from '../../speech.ts'

/** A figure and its unit stay on one line. */
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)}\u00A0s`

/** How an interpretation was spoken, in a segment and in the whole dialogue. Times are given in milliseconds. */
export const delivery = {
  segment: {
    label: 'Delivery',
    start: (milliseconds: number) => `Started after ${seconds(milliseconds)}`,
    noPause: 'No pause of 2\u00A0s or more',
    pauses(milliseconds: number[]) {
      const name = milliseconds.length === 1 ? '1 pause' : `${milliseconds.length} pauses`
      const listed =
        milliseconds.length <= MAX_LISTED_PAUSES
          ? milliseconds.map(seconds).join(', ')
          : `the longest ${seconds(Math.max(...milliseconds))}`
      return `${name} of 2\u00A0s or more (${listed})`
    },
    rate: (wordsPerMinute: number) => `${wordsPerMinute} words a minute`,
  },
  summary: {
    title: 'How you spoke',
    start: 'Usual start',
    startAfter: (milliseconds: number) => `after ${seconds(milliseconds)}`,
    pauses: 'Pauses of 2\u00A0s or more',
    rate: { en: 'Pace in English', tr: 'Pace in Turkish' },
    rates: (slowest: number, fastest: number) =>
      slowest === fastest ? `${slowest} words a minute` : `${slowest} to ${fastest} words a minute`,
    advice: {
      pauses: 'NAATI can take marks off for long pauses: if a word won’t come, say it another way and carry on.',
      'late-start': 'NAATI expects you to start within five seconds of the chime: begin with the part you are sure of.',
      interrupted:
        'You made no long pauses, but fillers, repeats and restarts broke your flow. They are on the sheet: take a breath before you carry on.',
      steady: 'NAATI looks for delivery without long pauses, and yours had none. Keep that flow.',
    },
    marks: 'Measured from your recordings. It doesn’t affect your marks yet.',
  },
}
