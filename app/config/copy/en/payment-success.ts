/** /payment-success. Texts that specification 2, sections 2, 4 and 8 put in quotation marks are literal. */
export const paymentSuccess = {
  pageTitle: 'Payment',
  pending: {
    title: "Payment Successful! We're now activating your subscription...",
    checking: ({ attempt, of }: { attempt: number; of: number }) => `Checking activation status... (${attempt}/${of})`,
    stay: 'This takes a few seconds. You can leave this page: your subscription is activated all the same.',
    again: 'Check again',
    finish: 'Your card is saved. One step is left.',
    activate: 'Activate my subscription',
  },
  active: {
    title: 'Subscription Activated!',
    text: 'Every dialogue and every mock test is open to you now.',
    until: (day: string) => `The first period runs until ${day}. A receipt is on its way by email.`,
    dashboard: 'Go to Dashboard',
    practice: 'Start practising',
  },
  failed: {
    title: 'Payment Processing Issue',
    text: 'Your subscription is not active yet. If your payment went through, activation comes within 24 hours, with an email confirmation. You need not pay again.',
    dashboard: 'Return to Dashboard',
    support: 'Contact Support',
    subject: 'Payment received, subscription not active',
    again: 'Check again',
  },
  problems: {
    noParameters: 'No session_id or setup_intent found in URL parameters...',
    initiate: 'Failed to initiate subscription',
    initiation: 'Subscription initiation failed',
    timeout: 'Activation is taking longer than expected...',
    notConfirmed: 'The payment was not confirmed, and nothing was charged. You can try again from the upgrade page.',
  },
}
