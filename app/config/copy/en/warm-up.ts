/** /warm-up. */
export const warmUp = {
  title: 'Warm-up',
  subtitle: 'Ten minutes for the morning of your test',
  why: 'The first segment is easier when your voice and memory are already awake. Nothing here is new, and none of it is a test. If a walk does you more good this morning, go for a walk.',
  minutes: (count: number) => `${count} min`,
  numbers: {
    title: 'Numbers',
    text: 'The easiest level of the number sprint. Stop after two minutes, whatever the score.',
    link: 'Start with numbers',
  },
  memory: {
    title: 'Memory',
    known: 'A passage that you have already said back well. Say it once in its language and once in the other.',
    first: 'One short passage. Say it once in its language and once in the other.',
    link: 'Say a passage back',
  },
  words: {
    title: 'Words',
    due: (count: number) => (count === 1 ? 'One word that is due anyway.' : `${count} words that are due anyway.`),
    easy: (count: number) => `Nothing is due. ${count} easy words are enough.`,
    link: 'Answer the words',
  },
  dialogue: {
    title: 'Your voice',
    known: (title: string, marks: string, segments: number) =>
      `“${title}”: you had ${marks} of 45 in it. Interpret the first ${segments} segments aloud, then leave: nothing is marked.`,
    sample: (segments: number) =>
      `The free sample. Interpret the first ${segments} segments aloud, then leave: nothing is marked.`,
    link: 'Interpret aloud',
  },
  end: {
    title: 'Then stop',
    text: 'Drink some water, put pens and paper on the desk, and begin. You know how this works.',
    link: 'Look at the day once more',
  },
}
