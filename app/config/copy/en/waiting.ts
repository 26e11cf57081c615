/** Submitted attempts that wait for the learner's words. */
export const waiting = {
  title: (count: number) =>
    count === 1 ? 'An attempt is waiting to be finished' : `${count} attempts are waiting to be finished`,
  text: 'Mark yourself, or type what you said, to get your score.',
  kinds: { practice: 'Practice', 'mock-test': 'Mock test' },
  moment: (date: string, time: string) => `${date}, ${time}`,
  segments: (count: number) => (count === 1 ? '1 segment waiting' : `${count} segments waiting`),
  finish: 'Finish it',
  finishNamed: (title: string) => `Finish it: ${title}`,
  /** On the page of its dialogue. */
  question: {
    subtitle: 'Finish it or start over?',
    title: 'Your last attempt is still waiting to be finished',
    text: (when: string, count: number) =>
      `You submitted it on ${when}. Mark yourself, or type what you said, in ${count === 1 ? '1 segment' : `${count} segments`} to get your score.`,
    startOver: 'Start over',
  },
  discard: {
    subtitle: 'Start over?',
    title: 'Start over without this attempt?',
    lost: (when: string, recordings: number) => {
      const voice = recordings === 1 ? 'Its recording' : `Its ${recordings} recordings`
      const what = recordings === 0 ? 'The words you typed for it' : `${voice} and the words you typed for it`
      return `This is your attempt of ${when}. ${what} will be deleted. You get no score and no XP for it. This cannot be undone.`
    },
    confirm: 'Delete it and start over',
    keep: 'Keep it',
  },
  /** On the page that asks for its words. */
  giveUp: 'Start over instead',
}
