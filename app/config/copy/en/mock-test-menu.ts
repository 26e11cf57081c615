const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** /mock-test: the tests, the learner's results, and when the next test is allowed. */
export const mockTestMenu = {
  title: 'Mock Test',
  subtitle: 'Two dialogues, one clock, 90 marks.',
  pageDescription: 'Timed Turkish-English mock tests of two dialogues, scored out of 90 by NAATI’s pass rule.',
  intro:
    'You hear each segment once and interpret it aloud, as in the test itself. No text is shown, and the clock runs until the last segment.',
  guest: {
    label: 'Guest view',
    text: 'You can look around. To sit a mock test and keep the result, create a free account, or try one dialogue first.',
    createAccount: 'Create Free Account',
    sample: 'Try the free sample',
  },
  running: {
    title: 'Your mock test is running',
    text: (options: { title: string; ends: string }) =>
      `${options.title}. The clock runs until ${options.ends}, and every segment you have finished is kept.`,
    words: (title: string) =>
      `${title}. Some of your words could not be recognised: mark yourself or type them to get your score.`,
    scoring: (title: string) => `${title}. Everything is submitted or time is up; the result is on its way.`,
    continue: 'Continue',
  },
  /** A day and a time of it. */
  moment: (options: { date: string; time: string }) => `${options.date}, ${options.time}`,
  cooldown: {
    label: 'Your next mock test',
    text: (from: string) => `You can start your next mock test from ${from}.`,
    why: 'Use the time between tests to work on the weak spots that the last one showed.',
    practise: 'Practise a dialogue',
  },
  noScript: {
    title: 'A mock test needs JavaScript',
    text: 'It plays each segment once, records you after the chime and keeps the time. Without JavaScript you can still read everything here, and practise a dialogue by typing, scored by the same rules.',
    link: 'Practise by typing',
  },
  list: 'Choose a test',
  premiumHint: 'Some of these need Pro.',
  seePlans: 'See the plans',
  search: {
    submit: 'Show tests',
    clear: 'Show all tests',
    found: (count: number) => plural(count, 'test', 'tests'),
    none: 'No test matches this choice.',
  },
  none: {
    title: 'No mock tests yet',
    text: 'There is no test to sit at the moment. You can practise dialogues.',
  },
  card: {
    minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
    dialogues: (count: number) => plural(count, 'dialogue', 'dialogues'),
    segments: (count: number) => plural(count, 'segment', 'segments'),
    access: { free: 'Free', premium: 'Pro' },
    open: 'View test',
    upgrade: 'Upgrade',
  },
  history: {
    title: 'Your mock tests',
    empty:
      'Your results appear here after your first test: the score out of 90, and whether it would have been a pass.',
    score: (options: { marks: string; of: number }) => `${options.marks}/${options.of}`,
    passed: 'Pass',
    notYet: 'Not a pass yet',
    selfMarked: 'Marked by you',
    report: 'Open the report',
    all: 'All your mock tests',
  },
}
