import { MAX_SEGMENT_RECORDING_MIB, MAX_SEGMENT_RECORDING_MINUTES } from '../../segment-audio.ts'

/** The admin page for a dialogue's voices and recordings. Numbers are 1-based. */
export const segmentAudio = {
  title: 'Voices and recordings',
  subtitle: 'What learners hear in this dialogue, segment by segment',
  back: 'Dialogues',
  edit: 'Edit the text',
  open: 'Voices and recordings',
  /** In the table of dialogues. */
  action: 'Voices',
  intro:
    'The computer voice speaks each segment until you add a recording. A recording is trimmed to the speech and matched to the loudness of the voices before learners hear it.',
  unheard: (count: number) =>
    count === 1
      ? 'One recording was made for an earlier text, so learners do not hear it. Please decide what to do with it.'
      : `${count} recordings were made for an earlier text, so learners do not hear them. Please decide what to do with them.`,
  formats: `Up to ${MAX_SEGMENT_RECORDING_MIB} MB and ${MAX_SEGMENT_RECORDING_MINUTES} minutes: WebM or Ogg with Opus, or WAV.`,
  converts: 'M4A, MP3 and anything else your browser can play is converted to WAV here first.',
  deleted: 'This dialogue is deleted. Nobody can practise it, but its recordings are kept with it.',
  recorded: (count: number, of: number) => `${count} of ${of} segments have a recording.`,
  segment: (n: number) => `Segment ${n}`,
  voice: 'Computer voice',
  recording: 'Recording',
  listen: (n: number) => `What learners hear in segment ${n}`,
  /** `by` is a username; `when` a day and time. */
  made: (by: string | null, when: string) => (by === null ? `Added on ${when}.` : `By ${by}, ${when}.`),
  mastering: (seconds: { before: string; after: string }, gain: string) =>
    `${gain} dB; silence cut off: ${seconds.before} s before and ${seconds.after} s after.`,
  upload: 'Upload a recording',
  replace: 'Upload another recording',
  file: (n: number) => `Recording of segment ${n}`,
  send: 'Use this recording',
  sending: 'Sending...',
  converting: 'Converting to WAV...',
  unreadable: 'Your browser cannot read this file either. Please save it as WAV and choose it again.',
  toVoice: 'Go back to the computer voice',
  confirmVoice: {
    title: (n: number) => `Use the computer voice for segment ${n} again?`,
    text: 'The recording is removed at once. Mock tests that have started continue with it.',
    button: 'Use the computer voice',
  },
  other: {
    title: 'Recorded for an earlier text',
    /** `words`: the text that it was made for. */
    text: 'The text of this segment was changed after the recording. Until you decide, learners hear the computer voice.',
    words: 'It says:',
    listen: (n: number) => `The recording for the earlier text of segment ${n}`,
    listenHomeless: 'The recording',
    adopt: 'Use it for the new text',
    discard: 'Remove it',
  },
  homeless: {
    title: 'Recordings without a segment',
    text: 'Their text is no longer in the dialogue. Restore it and they are heard again.',
  },
  confirmDiscard: {
    title: 'Remove this recording?',
    text: 'It will not be heard again. You can upload it again if you need it.',
    button: 'Remove it',
  },
  cancel: 'Cancel',
  done: {
    uploaded: 'The recording is in use. Listen to it once.',
    voice: 'The computer voice speaks this segment again.',
    adopted: 'The recording is now used for the new text.',
    discarded: 'The recording was removed.',
  },
  mux: {
    waiting: 'Not at Mux yet: served from here.',
    preparing: 'Mux is preparing it: served from here until then.',
    ready: 'Streams from Mux.',
    errored: 'Mux could not take it: served from here.',
    leaving: 'Served from here.',
  },
}

/** Errors; part of the error catalogue. */
export const segmentAudioErrors = {
  fileMissing: 'Please choose a file first.',
  notAudio: 'This is not a recording that we can read. Please send WebM or Ogg with Opus, or WAV.',
  undecodable:
    'This format cannot be read here. Please send WAV, or WebM or Ogg with Opus; with JavaScript on, your browser converts other formats by itself.',
  tooLarge: `A recording can have at most ${MAX_SEGMENT_RECORDING_MIB} MB.`,
  tooLong: `A recording can last at most ${MAX_SEGMENT_RECORDING_MINUTES} minutes.`,
  noSpeech: 'There is no speech in this recording, so nothing was changed.',
  wordsMissing: 'The recording does not say which text it is for: send the wordsHash of the segment.',
  wordsChanged:
    'The text of this segment has changed in the meantime, so nothing was changed. Check it, then send the recording again.',
  recordingNotFound: 'This recording is no longer in use.',
  noRecording: 'This segment has no recording: the computer voice already speaks it.',
}
