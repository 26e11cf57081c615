/** Toasts that a page shows by itself; those after a redirect come with the next page. Most titles are fixed wording (docs/english.md). */
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
    text: 'Every dialogue and every mock test is now open to you.',
    tone: 'success',
  },
} satisfies Record<string, { title: string; text: string; tone: 'success' | 'destructive' }>
