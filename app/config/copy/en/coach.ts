const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const coach = {
  title: 'Next step',
  go: 'Continue',
  minutes: (count: number) => `about ${count} min`,
  part: 'It takes longer than today has left. Stop when you like: what you have done is kept.',
  more: 'Something else',
  names: {
    wanted: 'Finish your attempt',
    begun: 'Continue your dialogue',
    segment: 'Retry your mistakes',
    words: 'Words',
    dialogue: 'A dialogue',
    sprint: 'A sprint',
    memory: 'The memory ladder',
    lesson: 'A lesson on notes',
    'mock-test': 'A mock test',
    'warm-up': 'Warm-up',
    rehearsal: 'Rehearsal',
  },
  reasons: {
    wanted: (count: number) =>
      `${plural(count, 'segment waits', 'segments wait')} for your words before it can be marked.`,
    dueSegments: (count: number) =>
      `${plural(count, 'segment that cost you marks is', 'segments that cost you marks are')} due again.`,
    dueWords: (count: number) => `${plural(count, 'word is', 'words are')} about to be forgotten.`,
    begun: 'You began it and have not submitted it yet.',
    weakestTopic: 'It is from the domain in which you lose most marks.',
    weakestError: 'It trains the kind of error that costs you most marks.',
    'new-topic': 'You have not interpreted this domain yet.',
    portion: 'It is in your plan for today.',
    theme: 'It fits this week’s focus.',
    usual: 'Good practice at any time.',
  },
  other: {
    title: 'Train one thing',
    sprints: 'Sprints',
    memory: 'Memory ladder',
    notes: 'Note-taking',
    mistakes: 'Retry your mistakes',
  },
}
