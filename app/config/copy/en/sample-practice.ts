import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** The free sample: /practice/sample. */
export const samplePractice = {
  noScript: {
    title: 'Recording needs JavaScript',
    text: 'JavaScript is off here, so this page cannot record you. You can listen to each segment and type your interpretation; it is scored by the same rules.',
    link: 'Type my interpretation',
  },
  player: {
    loading: 'Preparing the player',
  },
  /** At the first recording. */
  speak: {
    tr: `Now say it in Turkish. The recording goes to our server for scoring and is deleted after ${RECORDING_RETENTION_DAYS} days at the latest.`,
    en: `Now say it in English. The recording goes to our server for scoring and is deleted after ${RECORDING_RETENTION_DAYS} days at the latest.`,
  },
  typed: {
    title: 'Type your interpretation',
    text: 'Listen to a segment, then type what you would say in the other language. If you have nothing to say, tick "I said nothing here": it counts as missed. Turkish without Turkish letters is fine.',
    segment: (number: number) => `Segment ${number}`,
    intoTurkish: 'Your interpretation in Turkish',
    intoEnglish: 'Your interpretation in English',
    showSource: 'Show the original',
    audioLink: 'Listen to the segment',
    submit: 'Score my interpretation',
    submitting: 'Scoring in progress...',
    nothing: 'Type your interpretation of at least one segment.',
    tooLong: (number: number) => `The text for segment ${number} is too long.`,
    back: 'Back to the sample',
    whole: 'Type the whole dialogue',
  },
  needsTranscripts: {
    title: 'Type what you said',
    /** When all of these recordings can be heard on the page. */
    text: (count: number) =>
      count === 1
        ? 'We have your recording but could not turn it into text. Type what you said in this segment, as exactly as you can, to get your score.'
        : `We have your recordings but could not turn ${count} of them into text. Type what you said, as exactly as you can, to get your score.`,
    /** When some of these recordings cannot be heard on the page. */
    textMixed: (count: number) =>
      count === 1
        ? 'One segment has no text yet. Type what you said in it, as exactly as you can, to get your score.'
        : `${count} segments have no text yet. Type what you said in them, as exactly as you can, to get your score.`,
    noRecording: 'There is no recording of this segment here.',
    said: (language: string) => `What you said, in ${language}`,
    submit: 'Score what I said',
    fixed: 'Typos are fine: you can still correct each segment in the result.',
  },
  languages: { en: 'English', tr: 'Turkish' },
}
