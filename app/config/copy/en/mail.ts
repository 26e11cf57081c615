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
}
