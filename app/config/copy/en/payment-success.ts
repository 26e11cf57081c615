/** /payment-success. Texts that specification 2, sections 2, 4 and 8 put in quotation marks are literal. */
export const paymentSuccess = {
  pageTitle: 'Your payment',
  pending: {
    title: "Payment Successful! We're now activating your subscription...",
    checking: ({ attempt, of }: { attempt: number; of: number }) => `Checking activation status... (${attempt}/${of})`,
    stay: 'This takes a few seconds. You may leave this page: your subscription is activated all the same.',
    staySetup: 'This takes a few seconds. Please stay on this page until your subscription has started.',
    lastStep: 'Your card is saved. One press starts the subscription; the first payment is taken then.',
    activate: 'Activate my subscription',
    again: 'Check again',
  },
  active: {
    title: 'Subscription Activated!',
    text: 'Every dialogue and every mock test is open to you now.',
    until: (day: string) => `The period you paid for runs until ${day}.`,
    dashboard: 'Go to Dashboard',
    practice: 'Start practising',
  },
  failed: {
    title: 'Payment Processing Issue',
    text: 'If your payment went through, activation comes within 24 hours, with an email confirmation. You need not pay again.',
    /** A card was saved, and whether its subscription has started is not known. */
    setupText:
      'Your card is saved, but we could not see yet that your subscription has started. Please check again before you pay another time.',
    upgrade: 'Go to the plans',
    dashboard: 'Return to Dashboard',
    support: 'Contact Support',
    subject: 'Payment made, subscription not active',
    again: 'Check again',
  },
  problems: {
    noParameters: 'No session_id or setup_intent found in URL parameters...',
    initiate: 'Failed to initiate subscription',
    initiation: 'Subscription initiation failed',
    timeout: 'Activation is taking longer than expected...',
    notConfirmed: 'The card was not confirmed, so nothing was charged. You can try again from the upgrade page.',
  },
  toast: {
    title: 'Payment Processing Issue',
    text: 'Your payment was successful, but we encountered an issue starting your subscription. Please contact support for immediate assistance.',
  },
}
