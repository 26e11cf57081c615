import { GOOGLE_SIGN_UP_LIFETIME_MINUTES, USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '../../accounts.ts'

/** /username-setup. Some sentences are fixed wording (docs/english.md). */
export const googleSignUp = {
  pageTitle: 'Choose your username',
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  greetingWithoutName: 'Welcome',
  account: 'Signing up with Google as',
  lead: 'One last thing: choose your username.',
  username: 'Username',
  usernameHint: `${USERNAME_MIN_CHARACTERS} to ${USERNAME_MAX_CHARACTERS} letters, digits, dots, dashes or underscores.`,
  checking: 'Checking whether it is available',
  availabilityFailed: 'Error checking username availability',
  submit: 'Continue to Dashboard',
  pending: 'Creating your account',
  lifetime: `You have ${GOOGLE_SIGN_UP_LIFETIME_MINUTES} minutes to finish.`,
  otherAccount: 'Switch account',
  none: 'No temporary user data found',
  noneText: 'This Google sign-up is no longer open: it was finished, or replaced by a newer one.',
  startAgain: 'Back to log in',
  failed: 'An error occurred while creating your account',
  logIn: 'Log in with your password',
}
