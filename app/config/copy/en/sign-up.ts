import { MINIMUM_AGE_YEARS, USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '../../accounts.ts'

/** /signup. Some sentences are fixed wording (docs/english.md). */
export const signUp = {
  title: 'Create your account',
  description: 'A free account keeps your Turkish-English CCL practice: scores, recordings, streak.',
  lead: 'Free, without a card. Only you can see your scores and recordings.',
  username: 'Username',
  usernameHint: `${USERNAME_MIN_CHARACTERS} to ${USERNAME_MAX_CHARACTERS} letters, digits, dots, dashes or underscores.`,
  email: 'Email',
  emailHint: 'We’ll send a link to confirm that it is yours.',
  password: 'Password',
  confirmPassword: 'Confirm password',
  marketing: 'Send me study tips and news by email. You can stop them at any time.',
  submit: 'Create Free Account',
  pending: 'Creating your account...',
  checking: 'Checking...',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  failed: 'Unable to create account. Please check your information and try again.',
  termsBefore: `I am at least ${MINIMUM_AGE_YEARS} years old and accept the`,
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  termsAfter: '.',
  available: {
    username: 'This username is available.',
    email: 'This email address can be used.',
  },
}
