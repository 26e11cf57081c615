const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const readiness = {
  title: 'Readiness',
  subtitle: 'What your last results say about the test',
  estimate: (marks: number) => `${marks} of 90`,
  range: (low: number, high: number) =>
    `Probably between ${low} and ${high}; a pass needs 63, and 29 in each dialogue.`,
  verdicts: {
    likely: 'You would probably pass.',
    open: 'It could go either way.',
    'not-yet': 'You would probably not pass yet.',
  },
  basis: (dialogues: number, own: number) =>
    `It is based on your last ${plural(dialogues, 'dialogue', 'dialogues')}${own > 0 ? `, ${own} of them marked by you` : ''}.`,
  perDialogue: (marks: number) => `On average you had ${marks} of 45 in a dialogue.`,
  missing: (count: number) => `${plural(count, 'more dialogue', 'more dialogues')} for a first estimate.`,
  missingText: 'It counts whole dialogues and mock tests of the last 60 days, marked by Köprü or by you.',
  practise: 'Choose a dialogue',
  moves: 'What would change it most',
  movesText: (name: string, count: number) =>
    `${name}: your most frequent kind of error, ${count} in your last results.`,
  train: 'Train it',
  how: 'How it is worked out',
  howText: [
    'Your latest twelve dialogues from the last 60 days count; after three weeks, a result counts half as much. On average, Köprü’s marks differ from an examiner’s by 3 to 4 of 45. Your own marks were never measured, so they count less. From your average, how uncertain it is and how much your results vary, we work out a range for two dialogues. It should be right four times out of five.',
    'It is an estimate, not a promise. It knows nothing of your voice, your nerves, the examiner or the dialogue you will get, and says nothing about migration.',
  ],
  dashboard: {
    title: 'Readiness',
    link: 'What it is based on',
  },
}
