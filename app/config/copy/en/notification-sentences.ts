/** What a notification says; worded when it is read. `marks` are written in the reader's language. */
export const notificationSentences = {
  welcome: 'Welcome to Köprü. Your first dialogue is waiting.',
  newDialogue: (title: string) => `A new dialogue to practise: ${title}`,
  practiceScored: (title: string, marks: string) => `Your result for "${title}" is ready: ${marks} out of 45.`,
  practiceWordsWanted: (title: string) =>
    `We could not make out your recordings of "${title}". Tell us what you said to get your score.`,
  mockTestScored: (title: string, marks: string) => `Your mock test '${title}' is scored: ${marks}/90.`,
  mockTestWordsWanted: (title: string) =>
    `Please type what you said in your mock test '${title}', so that it can be scored.`,
  googleLinked: 'You can now log in with Google as well as with your password.',
  googleClaimed:
    'You now log in with Google. The old password of this account was removed, as its email address had never been confirmed. You can set a new one in your settings.',
  billing: {
    activated: 'Pro is active. Every dialogue and every mock test is open to you.',
    payment_failed: 'Your last payment did not go through. Please check your card in Settings.',
    recovered: 'Your payment went through. Pro goes on.',
    ending: (date: string) => `Your subscription is cancelled. Pro stays open until ${date}.`,
    resumed: 'Your subscription goes on as before.',
    ended: 'Your Pro subscription has ended. Free dialogues stay open to you.',
  },
  /** What it leads to was deleted or closed since. */
  gone: (sentence: string) => `${sentence} (no longer available)`,
  /** How days are written, as a BCP 47 tag. */
  dateLocale: 'en-AU',
}
