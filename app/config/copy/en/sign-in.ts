/** /login, /logout and what they share with /signup. Some sentences are fixed wording (docs/english.md). */
export const signIn = {
  title: 'Log in',
  description: 'Log in to Köprü to keep practising for the Turkish-English NAATI CCL test.',
  username: 'Username or email',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Log In',
  pending: 'Logging in...',
  unsent: 'That did not work. Check your connection and try again; what you typed is still here.',
  failed: 'Unable to log you in right now. Please try again in a moment.',
  noAccount: 'New here?',
  signUp: 'Create a free account',
  home: 'Back to Home',
  or: 'or',
  google: 'Continue with Google',
  /** `?error=` after a return from Google. */
  oauth: {
    oauth_session_expired: 'Your Google sign-in took too long or was started in another browser. Please try again.',
    oauth_denied: 'You cancelled at Google, so we could not log you in. You can try again or use a password.',
    oauth_failed: 'Google sign-in did not work. Please try again, or log in with your password.',
    oauth_unavailable: 'Google sign-in is not available right now. Please log in with your password.',
  },
  logOut: {
    title: 'Log out?',
    text: 'Your recordings and results stay in your account.',
    submit: 'Log out',
    pending: 'Logging out...',
    stay: 'Stay logged in',
  },
  aside: {
    title: 'Every mark has a reason',
    text: 'You start at 45. Each error is one line with your own words, and what is left is your score.',
    start: 'Ten segments, full marks',
    partial: 'Segment 3: one fact left out',
    missed: 'Segment 8: nothing said',
    left: 'What is left',
  },
}
