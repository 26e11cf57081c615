import { START_CUE_SECONDS } from '../../mock-test.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** /mock-test/exam/:templateId, before the test. Some sentences are fixed wording (docs/english.md). */
export const mockTestIntro = {
  back: 'Back to Templates',
  cancel: 'Cancel',
  begin: 'Begin Test',
  starting: { title: 'Starting...', text: 'Starting your mock test...' },
  missing: {
    title: 'Template Not Found',
    text: 'There is no mock test at this address. It may have been removed.',
  },
  facts: {
    minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
    dialogues: (count: number) => plural(count, 'dialogue', 'dialogues'),
    segments: (count: number) => plural(count, 'segment', 'segments'),
    points: (points: number) => plural(points, 'point', 'points'),
    pass: (points: number) => `Pass: ${points}+`,
  },
  conditions: {
    title: 'Exam Conditions',
    quiet: 'A quiet place where nobody interrupts you.',
    microphone: 'A working microphone.',
    /** Where the microphone check is on the page. */
    checkIt: 'Check it below.',
    points: [
      `Time to review your notes: after the second chime the recording starts, and you speak when you are ready; under the real rules, within ${START_CUE_SECONDS} seconds.`,
      'Speak clearly, at a natural pace.',
      'You are evaluated on accuracy, fluency and terminology.',
    ],
  },
  details: {
    title: 'Test Details',
    category: 'Category',
    duration: 'Duration',
    segments: 'Segments',
    segmentCount: (options: { segments: number; dialogues: number }) =>
      `${options.segments} in ${plural(options.dialogues, 'dialogue', 'dialogues')}`,
    totalPoints: 'Total points',
    passingScore: 'Passing score',
    passRule: (options: { points: number; each: number }) => `${options.points}, and ${options.each} in each dialogue`,
    access: 'Access level',
    accessLevels: { free: 'Free', premium: 'Pro' },
  },
  tutorial: {
    title: 'First time here?',
    text: 'The tutorial shows the screen and the two chimes, and lets you try a recording. It takes two minutes and uses no test time.',
    start: 'Start the tutorial',
    again: 'See the tutorial again',
  },
  rules: {
    legend: 'Choose your rules',
    guided: {
      label: 'Köprü rules',
      text: 'Each segment plays once. After the record chime you start when you are ready; only the total time counts.',
    },
    real: {
      label: 'Real rules',
      text: (options: { freeRepeats: number; repeatMarks: number; startCueSeconds: number; budgetMinutes: number }) =>
        `As close to NAATI as we can get. Each dialogue has ${plural(options.freeRepeats, 'free repeat', 'free repeats')}; every further one costs ${plural(options.repeatMarks, 'mark', 'marks')}. A cue counts down the ${options.startCueSeconds} seconds you have to start speaking. The interpreting should take ${options.budgetMinutes} minutes in all: going over is noted but costs nothing.`,
      kept: 'Repeats and minutes appear in your result.',
    },
    fixed: 'You cannot change this after you start.',
  },
  microphone: 'Your microphone',
  microphoneHint:
    'NAATI asks for the built-in microphone and speakers, without headphones. Test what you will use on the day.',
  clock: (minutes: number) => `The ${minutes}-minute clock starts with Begin Test and does not stop.`,
  cooldownAhead: (days: number) => `You can start another test ${plural(days, 'day', 'days')} later.`,
  running: {
    title: 'Another mock test is running',
    text: (title: string) => `You have started "${title}". Finish it first; then you can start a new one.`,
    continue: 'Continue',
  },
  cooldown: {
    title: 'Not yet',
    text: (from: string) =>
      `You can start your next mock test from ${from}. Until then, work on the weak spots that the last one showed.`,
    practise: 'Practise a dialogue',
  },
  noScript: {
    title: 'The mock test needs JavaScript',
    text: 'It plays the audio, records your voice and keeps the time, which a browser cannot do without JavaScript. Turn it on to sit the test, or practise a dialogue by typing: that works without it and is marked by the same rules.',
    link: 'Practise by typing',
  },
  failed: 'Failed to start mock test',
}
