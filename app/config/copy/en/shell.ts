/** The frame around every page, the home page and the pages of last resort. */
export const shell = {
  productName: 'Köprü',
  productLine: 'Turkish-English CCL practice',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  trySample: 'Free sample',
  logIn: 'Log In',
  independent: 'Köprü is independent and not affiliated with NAATI. Scores are practice estimates.',
  loading: 'Loading',
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have moved, or a letter is missing.',
    home: 'Back to Home',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The fault is ours. What you recorded is still in this browser. Please try again in a moment.',
    retry: 'Try again',
    reference: (requestId: string) => `Reference for support: ${requestId}`,
  },
  home: {
    title: 'Know your CCL score before exam day',
    description:
      'Practise Turkish-English NAATI CCL dialogues: hear a segment, record your interpretation, and see every mark you would lose, with your own words as evidence.',
    lead: 'Hear a dialogue, interpret it aloud, and see each mark you would lose, with your own words beside it.',
    start: 'Start Free Practice',
    startHint: 'No account, no card. About ten minutes.',
    bridge: 'A dialogue as a bridge between English and Turkish, half way across',
    bridgePlank: (n: number) => `Segment ${n}`,
    stepsTitle: 'How a score comes about',
    steps: [
      {
        title: 'Hear one segment',
        text: 'Two people talk, one in English, one in Turkish. You hear one segment at a time, up to three times.',
      },
      {
        title: 'Interpret it aloud',
        text: 'You record the other language, listen to yourself, and record again if you like.',
      },
      {
        title: 'Read the deduction sheet',
        text: 'You start at 45. Each line names an error, quotes your words and takes off its marks. The sum is your score.',
      },
    ],
    honestTitle: 'Honest by design',
    honest:
      'NAATI publishes no marking tariff, so nobody can promise your exam mark. Our rule is public, the same answer always gets the same score, and where we could not hear you we ask instead of guessing.',
  },
}
