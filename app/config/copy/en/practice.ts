import { MAX_PLAYS } from '../../practice.ts'
import { MAX_RECORDING_MINUTES } from '../../speech.ts'

const LANGUAGE = { en: 'English', tr: 'Turkish' }

/** Sentences of the practice pages. `n` and other segment numbers are 1-based. */
export const practice = {
  player: {
    language: LANGUAGE,

    // The one main button and the others.
    play: 'Play',
    stopPlaying: 'Stop',
    record: 'Record',
    stopRecording: 'Stop',
    reRecord: 'Re-record',
    playOwn: 'Listen to yourself',
    nextSegment: 'Next Segment',
    completeTest: 'Complete Test',
    showTranscript: 'Show transcript',
    hideTranscript: 'Hide transcript',
    volume: 'Volume',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    startAgain: 'Start again',
    playAgain: (plays: number) =>
      plays === 0 ? 'No plays left' : plays === 1 ? 'Play, 1 left' : `Play, ${plays} left`,
    backToDialogue: 'Back to the dialogue',
    keysTitle: 'Keyboard shortcuts',
    keysOn: 'Use these shortcuts',
    progress: 'Your way across, one plank for each segment',
    plank: (n: number, state: 'open' | 'current' | 'laid') =>
      `Segment ${n}: ${state === 'laid' ? 'recorded' : state === 'current' ? 'current' : 'open'}`,
    segmentOf: (n: number, count: number) => `Segment ${n} of ${count}`,
    /** Whose voice a waveform shows. */
    speaks: { en: 'English speaker', tr: 'Turkish speaker' },
    interprets: { en: 'You, in English', tr: 'You, in Turkish' },
    seekSource: 'Position in the segment',
    seekOwn: 'Position in your recording',
    tools: { both: 'Hear both', notes: 'Notes', sound: 'Sound', type: 'Type the rest' },
    speedNote: 'The test is spoken at 1×.',
    playsLeft: (plays: number) => (plays === 1 ? '1 play left' : `${plays} plays left`),

    /** Lets the learner continue without a microphone. */
    typeInstead: 'Type instead',
    typeRest: (recorded: number) =>
      recorded === 1
        ? 'Your recording is kept and submitted. You type your interpretation of the other segments.'
        : `Your ${recorded} recordings are kept and submitted. You type your interpretation of the other segments.`,

    markOwn: 'Mark it myself',

    // Fixed wording (docs/english.md).
    microphoneFailed: (n: number) => `Failed to access microphone for segment ${n}. Please check permissions.`,
    noAudioData: (n: number) => `No audio data captured for segment ${n}`,
    recordingFailed: (n: number) => `Recording failed for segment ${n} - no audio captured`,
    playLimit: `Maximum playback limit reached (${MAX_PLAYS} times)`,
    submitFailed: 'Failed to submit recordings',
    scoring: 'Scoring in progress...',
    scoringHint: 'This may take 10–20 seconds.',
    steps: {
      stored: 'Recordings stored',
      transcribed: (done: number, total: number) => `Transcribed ${done} of ${total}`,
      scored: 'Scored',
      states: { done: 'done', active: 'in progress', open: 'to come' },
      /** Said by screen readers when a step ends. */
      ended: (step: string) => `${step}.`,
    },
    savedOnServer: (saved: number, count: number) => `Saved on the server: ${saved} of ${count}`,

    // Why a segment could not be heard.
    sourceAudio: {
      unavailable: (n: number) => `The audio of segment ${n} is not available right now. This did not use up a play.`,
      missing: (n: number) => `We could not find the audio of segment ${n}.`,
      refused: (n: number) => `You don’t have access to the audio of segment ${n}. Log in or upgrade to hear it.`,
      network: (n: number) => `The audio of segment ${n} did not load. Check your connection; no play was used up.`,
      blocked: 'The browser blocked the sound. Press Play again; no play was used up.',
      broken: (n: number) => `This browser could not play segment ${n}.`,
    },
    ownAudio: (n: number) => `Your recording of segment ${n} could not be played. It is still kept.`,
    missingRecordings: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Segment ${numbers.join('')} still needs a recording.`
        : `These segments still need a recording: ${numbers.join(', ')}.`,

    // Hints about a recording that is kept.
    quiet: (n: number) =>
      `Segment ${n} is recorded, but we could hardly hear anything. Listen to it before you continue.`,
    cutOff: (n: number) =>
      `The recording of segment ${n} was interrupted. What you said until then is kept; listen to it or re-record.`,
    notKept:
      'This browser does not let us keep recordings, so they last only while this page is open. Please keep it open until you have your score.',
    longest: `A recording stops by itself after ${MAX_RECORDING_MINUTES} minutes.`,
    resumed: 'Welcome back. Your recordings are kept, and you can continue where you left off.',

    // Sending.
    uploading: (percent: number) => `Sending your recordings: ${percent}%.`,
    waitingForNetwork: 'The connection was lost. Your recordings are kept here and will be sent as soon as it is back.',
    submitNetwork: 'We could not reach the server. Your recordings are kept in this browser; please try again.',
    submitUnexpected: 'The answer could not be read. Your recordings are kept in this browser; please try again.',

    // Said by screen readers; never while a segment or the learner is speaking.
    announce: {
      segment: (n: number, count: number, from: keyof typeof LANGUAGE, into: keyof typeof LANGUAGE) =>
        `Segment ${n} of ${count}. ${LANGUAGE[from]} speaker, interpret into ${LANGUAGE[into]}.`,
      played: (playsLeft: number) =>
        playsLeft === 0
          ? `Segment played. Maximum playback limit reached (${MAX_PLAYS} times). You can record now.`
          : `Segment played. ${playsLeft === 1 ? '1 play' : `${playsLeft} plays`} left. You can record now.`,
      recording: 'Recording.',
      recorded: (n: number, seconds: number) =>
        `Segment ${n} recorded, ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
      allRecorded: 'All segments are recorded. You can complete the test.',
      cleared: (n: number) => `The recording of segment ${n} is cleared. You can record again.`,
      transcriptShown: 'Transcript shown.',
      transcriptHidden: 'Transcript hidden.',
    },

    // The keyboard shortcuts, as the help panel lists them.
    keys: {
      primary: 'The main button, whatever it says',
      reRecord: 'Re-record this segment',
      next: 'Next segment',
      play: 'Play the segment, or stop it',
      playOwn: 'Listen to your recording, or stop it',
      transcript: 'Show or hide the transcript',
    },
  },
}
