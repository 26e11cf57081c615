import { MAX_SEGMENT_RECORDING_MIB, MAX_SEGMENT_RECORDING_MINUTES } from '../../segment-audio.ts'

/** The page of the admin's desk where voices are heard and recordings take their places. Numbers are 1-based. */
export const segmentAudio = {
  title: 'Voices and recordings',
  subtitle: 'What learners hear in this dialogue, segment by segment',
  back: 'Dialogues',
  edit: 'Edit the words',
  open: 'Voices and recordings',
  /** In the table of dialogues. */
  action: 'Voices',
  intro:
    'Each segment is spoken by the computer voice until you put a recording in its place. A recording is cut to the speech and brought to the loudness of the voices before learners hear it.',
  unheard: (count: number) =>
    count === 1
      ? 'One recording was made for other words, so it is not heard now. Please decide what becomes of it.'
      : `${count} recordings were made for other words, so they are not heard now. Please decide what becomes of them.`,
  formats: `Up to ${MAX_SEGMENT_RECORDING_MIB} MB and ${MAX_SEGMENT_RECORDING_MINUTES} minutes: WebM or Ogg with Opus, or WAV.`,
  converts: 'M4A, MP3 and whatever else your browser can play is turned into WAV here first.',
  deleted: 'This dialogue is deleted. Nobody practises it, but its recordings are kept with it.',
  recorded: (count: number, of: number) => `${count} of ${of} segments have a recording.`,
  segment: (n: number) => `Segment ${n}`,
  voice: 'Computer voice',
  recording: 'Recording',
  listen: (n: number) => `What learners hear in segment ${n}`,
  /** `by` is a username; `when` a day and time. */
  made: (by: string | null, when: string) => (by === null ? `Put in place on ${when}.` : `By ${by}, ${when}.`),
  mastering: (seconds: { before: string; after: string }, gain: string) =>
    `${gain} dB; silence cut off: ${seconds.before} s before and ${seconds.after} s after.`,
  upload: 'Upload a recording',
  replace: 'Upload another recording',
  file: (n: number) => `Recording of segment ${n}`,
  send: 'Put it in place',
  sending: 'Sending...',
  converting: 'Turning it into WAV...',
  unreadable: 'Your browser cannot read this file either. Please save it as WAV and choose it again.',
  toVoice: 'Back to the computer voice',
  confirmVoice: {
    title: (n: number) => `Let the computer voice speak segment ${n} again?`,
    text: 'The recording is taken back at once. Mock tests that have begun go on with it.',
    button: 'Use the computer voice',
  },
  other: {
    title: 'Recorded for other words',
    /** `words`: the words that it was made for. */
    text: 'The words of this segment were changed after the recording. Until you decide, learners hear the computer voice.',
    words: 'It says:',
    listen: (n: number) => `The recording for the earlier words of segment ${n}`,
    listenHomeless: 'The recording',
    adopt: 'It fits the new words: use it',
    discard: 'Take it back',
  },
  homeless: {
    title: 'Recordings without a segment',
    text: 'Their words stand nowhere in the dialogue any more. Put the words back and they are heard again.',
  },
  confirmDiscard: {
    title: 'Take this recording back?',
    text: 'It will not be heard again. Upload it anew should you need it.',
    button: 'Take it back',
  },
  cancel: 'Cancel',
  done: {
    uploaded: 'The recording is in its place. Listen to it once.',
    voice: 'The computer voice speaks this segment again.',
    adopted: 'The recording is heard for the new words.',
    discarded: 'The recording is taken back.',
  },
  mux: {
    waiting: 'Not at Mux yet: served from here.',
    preparing: 'Mux prepares it: served from here until then.',
    ready: 'Streams from Mux.',
    errored: 'Mux could not take it: served from here.',
    leaving: 'Served from here.',
  },
}

/** Sentences for refusals; part of the error catalogue. */
export const segmentAudioErrors = {
  fileMissing: 'Please choose a file first.',
  notAudio: 'This is not a recording that we can read. Please send WebM or Ogg with Opus, or WAV.',
  undecodable:
    'This format cannot be read here. Please send WAV, or WebM or Ogg with Opus; with JavaScript on, your browser converts others by itself.',
  tooLarge: `A recording has ${MAX_SEGMENT_RECORDING_MIB} MB at the most.`,
  tooLong: `A recording has ${MAX_SEGMENT_RECORDING_MINUTES} minutes at the most.`,
  noSpeech: 'Nobody can be heard in this recording, so nothing was changed.',
  wordsMissing: 'Which words the recording is for is missing: send the wordsHash of the segment.',
  wordsChanged:
    'The words of this segment were changed meanwhile, so nothing was put in place. Look at them, then send it again.',
  recordingNotFound: 'This recording is not in use any more.',
  noRecording: 'This segment has no recording: the computer voice speaks it already.',
}
