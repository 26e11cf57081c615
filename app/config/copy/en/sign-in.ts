/** /login, /logout and what both sides of the door share. Texts that spec/1 puts in quotation marks are literal. */
export const signIn = {
  title: 'Log in',
  description: 'Log in to Köprü to go on practising for the Turkish-English NAATI CCL test.',
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
  googleOff: 'Google sign-in is not set up here.',
  /** `?error=` of the way back from Google. */
  oauth: {
    oauth_session_expired: 'Your Google sign-in took too long or was started in another browser. Please try again.',
    oauth_denied:
      'Google did not let us know who you are, as you cancelled there. You can try again or use a password.',
    oauth_failed: 'The sign-in with Google did not work. Please try again, or log in with your password.',
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
