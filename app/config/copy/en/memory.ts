/** The memory ladder: longer and longer passages, said back and interpreted. */
export const memory = {
  title: 'Memory ladder',
  subtitle: 'Hear it once, say it back, interpret it',
  languages: { en: 'English', tr: 'Turkish' },
  span: (words: number) => (words === 0 ? 'No rung holds yet' : `You hold ${words} words`),
  examLine: (english: number, turkish: number) =>
    `A segment of the test has up to ${english} words in English, about ${turkish} in Turkish.`,
  chart: (language: string, spans: string) => `Your span in ${language} over time: ${spans} words`,
  rung: (words: number) => `${words} words`,
  rungStates: {
    holds: 'holds',
    next: (standing: number, tried: number) =>
      tried === 0 ? 'next' : `next: ${standing} of the last ${tried} ${tried === 1 ? 'try' : 'tries'} held`,
    ahead: 'ahead',
  },
  rule: 'A rung holds once three of your last four tries on it held.',
  climb: (words: number) => `Try ${words} words`,
  warmUp: 'Warm up by shadowing',
  steps: {
    listen: {
      title: 'Listen once',
      text: {
        en: 'Then say it back in English, aloud, as much as you can.',
        tr: 'Then say it back in Turkish, aloud, as much as you can.',
      },
      play: 'Play',
      playing: 'Playing',
      played: 'Played once',
      noSound: 'The sound didn’t play. Try once more.',
      next: 'I’ve said it back',
    },
    shadow: {
      title: 'Shadow',
      text: 'Speak along while it plays, a word or two behind. Nothing is marked.',
      next: 'Now climb',
    },
    repeat: {
      title: 'What did you say?',
      text: 'Tick every part that you said, in these words or your own.',
      next: 'Next: interpret it',
    },
    interpret: {
      title: { en: 'Now in English', tr: 'Now in Turkish' },
      text: 'Interpret it aloud, from memory. The words stay hidden until you’ve finished.',
      next: 'I’ve interpreted it',
    },
    mark: {
      title: 'What came across?',
      text: 'Tick every part that was in your interpretation.',
      model: 'A model interpretation',
      next: 'Save',
    },
    done: {
      stands: 'It holds',
      falls: 'Not yet',
      repeated: (count: number, of: number) => `Said back: ${count} of ${of} parts`,
      interpreted: (count: number, of: number) => `Interpreted: ${count} of ${of} parts`,
      rule: 'A try holds if you got at least 85% of the parts both times: six of six, or six of seven.',
      next: 'Next passage',
    },
  },
  all: 'Tick all',
  heard: 'What you heard',
  back: 'Back to the ladder',
}
