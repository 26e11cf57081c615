/** Toasts that a page shows by itself; those that a redirect leaves come with the next page. Titles in quotation marks in the specification are literal. */
export const instantToasts = {
  verificationSent: {
    title: 'Verification email sent!',
    text: 'Please check your inbox and spam folder.',
    tone: 'success',
  },
  verificationFailed: {
    title: 'Failed to send verification email',
    text: 'Please try again later',
    tone: 'destructive',
  },
  feedbackSent: {
    title: 'Feedback submitted!',
    text: "Thank you for your input. We'll review it carefully.",
    tone: 'success',
  },
  settingsSaved: { title: 'Settings saved', text: '', tone: 'success' },
  subscriptionActivated: {
    title: 'Subscription Activated!',
    text: 'Every dialogue and every mock test is open to you now.',
    tone: 'success',
  },
} satisfies Record<string, { title: string; text: string; tone: 'success' | 'destructive' }>
