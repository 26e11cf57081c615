/** The card for the day of the test, on the dashboard and with the study plan. */
export const testDay = {
  rehearsal: {
    title: (days: number) => (days === 1 ? 'Your test is tomorrow' : `${days} days to your test`),
    text: 'Walk through the day once, so that nothing comes as a surprise.',
    link: 'Rehearse the day',
  },
  'warm-up': {
    title: () => 'Your test is today',
    text: 'Ten minutes to wake up voice and memory, with nothing new. Good luck!',
    link: 'Warm up',
  },
  'how-was-it': {
    title: () => 'How did it go?',
    text: 'Your test is over. Tell us, and see what comes next; or say that you would rather not.',
    link: 'Answer',
  },
  'is-it-there': {
    title: () => 'Has your result arrived?',
    text: 'It may have come by email by now.',
    link: 'Answer',
  },
}
