const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const readiness = {
  title: 'Readiness',
  subtitle: 'What your last results say about the test',
  estimate: (marks: number) => `${marks} of 90`,
  range: (low: number, high: number) =>
    `Probably between ${low} and ${high}; the pass needs 63, and 29 in each dialogue.`,
  verdicts: {
    likely: 'You would probably pass.',
    open: 'It could go either way.',
    'not-yet': 'You would probably not pass yet.',
  },
  basis: (dialogues: number, own: number) =>
    `It rests on your last ${plural(dialogues, 'dialogue', 'dialogues')}${own > 0 ? `, ${own} of them marked by yourself` : ''}.`,
  perDialogue: (marks: number) => `On average you had ${marks} of 45 in a dialogue.`,
  missing: (count: number) => `${plural(count, 'more dialogue', 'more dialogues')} for a first estimate.`,
  missingText: 'It counts whole dialogues and mock tests of the last 60 days, marked by Köprü or by you.',
  practise: 'Choose a dialogue',
  moves: 'What moves it most',
  movesText: (name: string, count: number) =>
    `${name}: your most frequent kind of error, ${count} of them in your last results.`,
  train: 'Train it',
  how: 'How it is worked out',
  howText: [
    'Your last twelve dialogues of 60 days count; three weeks halve the weight of a result. Köprü’s marks differ from an examiner’s by 3 to 4 of 45 on average, your own were never measured and count less. From the mean, its doubt and the spread of your dialogues comes a range for two dialogues that should hold four times out of five.',
    'It is an estimate, not a promise. It knows nothing of your voice, your nerves, the examiner or the dialogue you will get, and says nothing about migration.',
  ],
  dashboard: {
    title: 'Readiness',
    link: 'What it rests on',
  },
}
