/** The error pages. */
export const lastResort = {
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have moved, or a letter is missing.',
    home: 'Back to Home',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This is our fault. Your recordings are still in this browser. Please try again in a moment.',
    retry: 'Try again',
    reference: (requestId: string) => `Reference for support: ${requestId}`,
  },
  forbidden: {
    title: 'This page is not open to you',
    text: 'It belongs to another role or another account. Nothing is broken, and you have lost nothing.',
  },
  unavailable: {
    title: 'Unavailable for a moment',
    text: 'Something this page needs is not answering. Your recordings are kept in this browser. Please try again in a minute.',
  },
  /** The browser lost its connection on the way to a page. */
  unreachable: {
    title: 'No connection',
    text: 'This page could not be reached. Your recordings are kept in this browser. Check your connection, then try again.',
  },
  busy: {
    title: 'A little too fast',
    text: 'You did that too often in a short time. Please wait a little, then try again.',
  },
  /** The server has too many pages to make; what the page then says is `busy` of errors.ts. */
  crowded: { title: 'Köprü is very busy' },
  ways: 'Or continue here',
  guest: {
    sample: 'Interpret one dialogue, without an account',
    guide: 'Read the guide to the test',
    faq: 'Questions and answers',
    siteIndex: 'See all pages',
  },
  learner: {
    dashboard: 'Dashboard',
    practice: 'Practise a dialogue',
    history: 'Your results',
    help: 'Help Center',
  },
}
