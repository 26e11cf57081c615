/** Pages for what is not there, not open or not working. */
export const lastResort = {
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
  forbidden: {
    title: 'This page is not open to you',
    text: 'It belongs to another role or another account. Nothing is broken, and nothing of yours is lost.',
  },
  unavailable: {
    title: 'Out of reach for a moment',
    text: 'Something that this page needs does not answer. What you recorded is kept in this browser; please try again in a minute.',
  },
  busy: {
    title: 'A little too fast',
    text: 'That was done very often in a short time. Please wait a little, then try again.',
  },
  ways: 'Or go on here',
  guest: {
    sample: 'Interpret one dialogue, without an account',
    guide: 'Read the guide to the test',
    faq: 'Questions and answers',
    siteIndex: 'All pages on one page',
  },
  learner: {
    dashboard: 'Dashboard',
    practice: 'Practice a dialogue',
    history: 'Your results',
    help: 'Help Center',
  },
}
