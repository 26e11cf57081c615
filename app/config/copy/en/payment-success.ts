/** /payment-success. Many sentences are fixed wording (docs/english.md). */
export const paymentSuccess = {
  pageTitle: 'Your payment',
  pending: {
    title: "Payment Successful! We're now activating your subscription...",
    checking: ({ attempt, of }: { attempt: number; of: number }) => `Checking activation status... (${attempt}/${of})`,
    stay: 'This takes a few seconds. You can leave this page: your subscription will still be activated.',
    staySetup: 'This takes a few seconds. Please stay on this page until your subscription has started.',
    lastStep: 'Your card is saved. Press the button to start your subscription; the first payment is taken then.',
    activate: 'Activate my subscription',
    again: 'Check again',
    /** Without JavaScript, when a card was saved: nothing has been paid yet. */
    lastStepTitle: 'One step left: start your subscription',
    /** Stripe has not confirmed the payment yet. */
    unsureTitle: 'We are checking your payment...',
    unsure: 'We do not know yet whether it went through. Please do not pay again until we do.',
  },
  active: {
    title: 'Subscription Activated!',
    text: 'Every dialogue and every mock test is now open to you.',
    until: (day: string) => `The period you paid for runs until ${day}.`,
    dashboard: 'Go to Dashboard',
    practice: 'Start practising',
  },
  unpaid: {
    title: 'Nothing was paid',
    endedTitle: 'This subscription has ended',
    reasons: {
      open: 'The payment on Stripe’s page was not finished, so nothing was charged. Choose your plan again to continue.',
      expired:
        'The payment page closed before anything was paid, so nothing was charged. Choose your plan again to continue.',
      unconfirmed: 'The card was not confirmed, so nothing was charged. You can try again from the upgrade page.',
      ended: 'The subscription that this payment started has ended. Choose a plan to continue.',
    },
    stillOpen: 'Your Pro is not affected: it stays open as before.',
  },
  failed: {
    title: 'Payment Processing Issue',
    text: 'If your payment went through, activation comes within 24 hours, with an email confirmation. You do not need to pay again.',
    /** A card was saved, but we do not know whether its subscription has started. */
    setupText:
      'Your card is saved. If your subscription could be started, activation comes within 24 hours, with an email confirmation. Please check again before you pay a second time.',
    /** The server or the bank refused. */
    refusedText: 'No subscription was started. If this surprises you, contact support and quote the reference.',
    upgrade: 'Go to the plans',
    dashboard: 'Return to Dashboard',
    support: 'Contact Support',
    subject: 'Payment made, subscription not active',
    again: 'Check again',
  },
  problems: {
    noPayment: 'There is no payment in this link, so there is nothing to show here.',
    noParameters: 'No session_id or setup_intent found in URL parameters...',
    unknown: 'We do not know this payment. If you paid from another account, log in to that one.',
    unreceived: 'Stripe has your order, but has not received a payment yet.',
    arrears: 'A later payment for this subscription did not go through, so Pro is locked until it does.',
    given: 'You already have Pro, so there is nothing to buy. Your card was not charged.',
    initiate: 'Failed to initiate subscription',
    initiation: 'Subscription initiation failed',
    timeout: 'Activation is taking longer than expected...',
  },
  toast: {
    title: 'Payment Processing Issue',
    text: 'Your payment was successful, but we encountered an issue starting your subscription. Please contact support for immediate assistance.',
    /** The server or the bank refused, so nothing was successful. */
    refusedText: 'Your subscription was not started. This page says why, and support can help.',
  },
}
