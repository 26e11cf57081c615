const LANGUAGE = { en: 'English', tr: 'Turkish' } as const

/** A mock test in progress. Many sentences are fixed wording (docs/english.md). Numbers are 1-based. */
export const mockTestSession = {
  title: 'Mock test',
  notFound: {
    title: 'Mock Test Not Found',
    text: 'You have no mock test at this address.',
    back: 'Return to Mock Tests',
  },
  loading: 'Opening the test...',
  badge: (dialogue: number, segment: number, count: number) => `Dialogue ${dialogue}, Segment ${segment} of ${count}`,
  warning:
    'Please do not close the tab or navigate away: the clock keeps running, the current recording is lost, and the test cannot be restarted.',
  warningNote:
    'If it happens anyway, open this page again: the segments you have finished are kept, and you continue from there.',
  states: {
    'waiting-for-start': 'Ready to Begin',
    loading: 'Preparing audio segment...',
    playing: 'Audio Playing',
    recording: 'Recording Your Interpretation',
    complete: 'Segment Complete',
  },
  hints: {
    start: 'A chime, the segment once, a second chime: then it is your turn. Recording starts by itself.',
    resume: 'Your earlier recordings are kept. You continue with this segment.',
    loading: 'The start chime comes next.',
    playing: 'Listen. Taking notes on paper is fine.',
    recording: 'Speak now. Press the button when you have said everything.',
    complete: 'You cannot go back to it. Take a breath, then continue.',
    lastOfDialogue: 'That was dialogue 1. Its recordings are being evaluated while you continue with dialogue 2.',
    last: 'That was the last segment.',
    absent: 'Say it aloud anyway. After the last segment you type what you said. Continue when you are done.',
  },
  overTime: 'Time is up. You may still finish this segment; it is the last one.',
  /** Replaces 'Recording Your Interpretation' when there is no recording. */
  absent: 'Your Turn, Without a Recording',
  buttons: {
    start: 'Start Test',
    starting: 'One moment',
    finish: 'Finish & Continue',
    next: 'Next Segment',
    complete: 'Complete Mock Test',
    tryAgain: 'Try again',
    wait: 'Please wait',
    withoutMicrophone: 'Continue without a microphone',
    withoutRecording: 'Continue without a recording',
    tryMicrophone: 'Try the microphone again',
  },
  without: {
    microphone:
      'You hear every segment and type what you said after the last one. The result is marked as self-reported.',
    recording: 'You can type what you said after the last segment. Otherwise it counts as missed.',
  },
  setAside: (places: readonly { dialogue: number; segment: number }[]) => {
    const named = places.map(({ dialogue, segment }) => `dialogue ${dialogue}, segment ${segment}`).join('; ')
    return places.length === 1
      ? `We could not take the recording of ${named}. You can type what you said after the last segment; otherwise it counts as missed.`
      : `We could not take these recordings: ${named}. You can type what you said after the last segment; otherwise they count as missed.`
  },
  leave:
    'Leave the test? The clock keeps running. Your recordings are kept; the current segment plays again when you come back.',
  briefing: (dialogue: number) => `Dialogue ${dialogue}`,
  progress: (dialogue: number) => `Dialogue ${dialogue}, one plank for each segment`,
  plank: (n: number, state: 'open' | 'current' | 'laid') =>
    `Segment ${n}: ${state === 'laid' ? 'recorded' : state === 'current' ? 'current' : 'open'}`,
  clock: {
    minutes: (minutes: number) => `${minutes} min left`,
    exact: (clock: string) => `${clock} left`,
    label: 'Time left by our clock',
  },
  waiting: (count: number) =>
    count === 1
      ? '1 recording is kept here and is being sent.'
      : `${count} recordings are kept here and are being sent.`,
  offline: 'You are offline. Carry on: recordings are kept in this browser and sent when you are back online.',
  realRules: {
    repeat: 'Hear it again',
    free: (left: number) =>
      left === 1 ? '1 free repeat left in this dialogue' : `${left} free repeats left in this dialogue`,
    costs: (marks: string) => `Another repeat costs ${marks} mark`,
    again: 'This is not counted',
    cue: (seconds: number) => `Start within ${seconds} s`,
    cueLate: 'Start now: a long pause may cost marks',
    budget: (minutes: number, of: number) => `Interpreting for ${minutes} of ${of} min`,
  },
  microphone: {
    denied:
      'The browser is not allowed to use the microphone here. Open the site settings next to the address, allow the microphone and try again.',
    none: 'No microphone was found. Connect one and try again.',
    busy: 'The microphone is not answering. Another program may be using it: close that and try again.',
    insecure: 'Browsers allow the microphone on secure pages only. Open this page with https and try again.',
    unsupported: 'This browser cannot record audio. A current Chrome, Edge, Firefox or Safari can.',
  },
  nothingRecorded: 'The recording was too short to keep. Press the button and speak again.',
  toasts: {
    audioTitle: 'Audio Issue',
    audio: 'Could not play segment audio. Continuing to recording phase.',
    errorTitle: 'Error',
    microphone: 'Failed to access microphone',
    play: 'Failed to play audio',
    submit: 'Failed to submit segment',
    evaluate: 'Failed to evaluate dialogue',
    complete: 'Failed to complete mock test',
  },
  finishing: {
    title: 'Your test is being completed',
    timeOver: 'Time is up',
    timeOverText: 'What you recorded is being evaluated; the rest counts as missed.',
    steps: {
      uploading: 'Recordings sent',
      evaluating: 'Dialogues evaluated',
      completing: 'Results ready',
    },
    states: { done: 'done', active: 'in progress', open: 'to come' },
    hint: 'This may take up to a minute. Please keep this page open.',
    offline:
      'You are offline. Your recordings are kept in this browser and sent when you are back online. Please keep this page open.',
    failed: 'Nothing is lost: your recordings are kept. Please try again.',
  },
  announce: {
    preparing: (options: { dialogue: number; segment: number; count: number; target: keyof typeof LANGUAGE }) =>
      `Dialogue ${options.dialogue}, segment ${options.segment} of ${options.count}. Interpret into ${LANGUAGE[options.target]}.`,
    complete: 'Segment Complete. Press Next Segment to continue.',
    lastComplete: 'Segment Complete. Press Complete Mock Test to finish.',
    done: 'Your results are ready.',
  },
  noScript: {
    title: 'The mock test needs JavaScript',
    text: 'It plays each segment once and records you after the chime, which a page can do only with JavaScript. The clock of this test keeps running; turn JavaScript on and open this page again.',
    instead: 'Without it you can practise dialogues by listening and typing, scored by the same rules.',
    link: 'Practise by typing',
  },
  evaluating: {
    title: 'Your test is being evaluated',
    text: 'We have all your recordings. Your results appear here when they are ready.',
    look: 'Check again',
  },
  marking: {
    /** In the place of the words. */
    honest: 'You give these marks, not Köprü: the result says so, and they do not count towards your averages.',
    beside: 'Köprü has marked this test, and its marks stay as they are. Yours are kept beside them.',
    back: 'Back to the results',
  },
  words: {
    title: 'What did you say?',
    text: (count: number) =>
      count === 1
        ? 'We could not turn your recording of one segment into text. Listen to it and type what you said.'
        : `We could not turn your recordings of ${count} segments into text. Listen to each one and type what you said.`,
    /** Some of them have no recording. */
    textMixed: (count: number) =>
      count === 1
        ? 'One segment has no text yet. Type what you said.'
        : `${count} segments have no text yet. Listen to your recording where there is one, and type what you said.`,
    noRecording: 'There is no recording of this segment.',
    honest:
      'Type what you said then, not what you would say now. The result is marked as self-reported. If you said nothing, tick "I said nothing here".',
    segment: (dialogue: number, n: number) => `Dialogue ${dialogue}, segment ${n}`,
    said: (language: keyof typeof LANGUAGE) => `What you said in ${LANGUAGE[language]}`,
    own: (dialogue: number, n: number) => `Your recording of dialogue ${dialogue}, segment ${n}`,
    submit: 'Get my results',
    submitting: 'One moment',
    tooLong: 'This is too long. Please shorten it.',
  },
}
