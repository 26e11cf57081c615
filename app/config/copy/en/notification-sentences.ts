/** Notifications, worded when they are read. `marks` are formatted for the reader's language. */
export const notificationSentences = {
  welcome: 'Welcome to Köprü. Your first dialogue is waiting.',
  newDialogue: (title: string) => `A new dialogue to practise: ${title}`,
  practiceScored: (title: string, marks: string) => `Your result for "${title}" is ready: ${marks} out of 45.`,
  practiceWordsWanted: (title: string) =>
    `We could not make out your recordings of "${title}". Mark yourself, or type what you said, to get your score.`,
  mockTestScored: (title: string, marks: string) => `Your mock test '${title}' has been scored: ${marks}/90.`,
  mockTestWordsWanted: (title: string) =>
    `Mark yourself, or type what you said, in your mock test '${title}' to get your score.`,
  googleLinked: 'You can now log in with Google as well as with your password.',
  googleClaimed:
    'You now log in with Google. The old password of this account was removed because its email address had never been confirmed. You can set a new one in your settings.',
  billing: {
    activated: 'Pro is active. Every dialogue and every mock test is open to you.',
    payment_failed: 'Your last payment did not go through. Please check your card in Settings.',
    recovered: 'Your payment went through. Pro continues.',
    ending: (date: string) => `Your subscription is cancelled. Pro stays open until ${date}.`,
    resumed: 'Your subscription continues as before.',
    ended: 'Your Pro subscription has ended. Free dialogues stay open to you.',
  },
  /** The linked page has since been deleted or closed. */
  gone: (sentence: string) => `${sentence} (no longer available)`,
  /** How dates are written, as a BCP 47 tag. */
  dateLocale: 'en-AU',
}
