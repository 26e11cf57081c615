/** Emails to the owner of an account. Each has one link and says what to do if it was not expected. */
export const mail = {
  productName: 'Köprü',
  /** How dates are written, as a BCP 47 tag. */
  dateLocale: 'en-AU',
  greeting: (name: string) => `Hello ${name},`,
  linkHint: 'If the button does not work, copy this address into your browser:',
  closing: 'Köprü, Turkish-English CCL practice',
  reason: (site: string) => `You are receiving this email because you have an account at ${site}.`,

  verification: {
    subject: 'Verify your email address',
    paragraphs: ['Please confirm that this address is yours. It lets you reset your password if you ever forget it.'],
    action: 'Verify email address',
    afterwards: (hours: number) => [
      `The link works for ${hours} hours.`,
      'If you did not create this account, ignore this email.',
    ],
  },
  passwordReset: {
    subject: 'Reset your password',
    paragraphs: ['You asked for a link to set a new password.'],
    action: 'Set a new password',
    afterwards: (minutes: number) => [
      `The link works once, for ${minutes} minutes.`,
      'If you did not ask for this, ignore it. Your password stays as it is.',
    ],
  },
  setPassword: {
    subject: 'Set a password',
    paragraphs: ['You log in with Google. With a password, you can also log in without Google.'],
    action: 'Set a password',
    afterwards: (minutes: number) => [
      `The link works once, for ${minutes} minutes.`,
      'If you did not ask for this, ignore it. Nothing changes.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and your other devices were logged out.',
      'If that was you, you don’t need to do anything. If not, set a new password now:',
    ],
    action: 'Set a new password',
    afterwards: [],
  },
  deletionScheduled: {
    subject: 'Your account will be deleted',
    paragraphs: (date: string) => [
      `As you asked, your account and everything in it will be deleted on ${date}.`,
      'To keep it, log in before then.',
    ],
    /** For an account with a subscription. */
    subscription:
      'Your Pro subscription is cancelled too: it will not renew, and ends with your account at the latest. If you come back before then, it continues as before.',
    action: 'Log in and keep my account',
    afterwards: ['If you want it deleted, you don’t need to do anything.'],
  },
  /** At the hour that the learner chose. The words of a push message, too. */
  reminder: {
    subject: 'Time for today’s practice',
    text: 'A few segments are enough to meet today’s goal.',
    planned: (minutes: number) => `Your study plan for today: ${minutes} minutes.`,
    /** In the last one of a row. */
    last: 'This is the last reminder for now. They start again once you practise.',
    action: 'Practise now',
    afterwards: ['You asked us to remind you at this hour. You can change it in your settings.'],
    unsubscribe: 'Stop these reminders',
  },
  /** On Mondays. */
  letter: {
    subject: 'Your week at Köprü',
    lead: 'Your last week, in short:',
    segments: (count: number) => `You interpreted ${count === 1 ? '1 segment' : `${count} segments`}.`,
    minutes: (count: number) => `You practised for ${count === 1 ? '1 minute' : `${count} minutes`}.`,
    best: (marks: string, title: string) => `Your best result was ${marks} out of 45, in “${title}”.`,
    words: (count: number) => `You reviewed ${count === 1 ? '1 word' : `${count} words`}.`,
    nothing: 'Last week was a quiet one. A new week is a good time to carry on.',
    action: 'Take the next step',
    afterwards: [],
    unsubscribe: 'Stop the weekly letter',
  },
}
