/** /subscribe, the payment page. Some sentences are fixed wording (docs/english.md). */
export const subscribe = {
  pageTitle: 'Payment',
  back: 'Back to plans',
  error: {
    title: 'Payment Error',
    text: 'No payment intent found. Please start from the upgrade page.',
    action: 'Return to Upgrade Page',
  },
  away: {
    title: 'Payment Error',
    text: 'Stripe is not answering right now, so there is no payment form yet. Nothing was charged.',
    action: 'Try again',
  },
  summary: {
    title: 'Order Summary',
    product: (plan: string) => `Köprü Pro, ${plan}`,
    today: 'Due today',
    after: ({ price, period }: { price: string; period: string }) => `Then ${price} ${period}, until you cancel.`,
    tax: 'Australian dollars, including any GST.',
    account: (username: string) => `For the account ${username}`,
  },
  form: {
    title: 'Payment details',
    loading: 'Loading the payment form...',
    submit: 'Subscribe Now',
    submitting: 'Processing...',
    secure: 'Card details go to Stripe directly. They never reach us.',
    consent: ({ price, period }: { price: string; period: string }) =>
      `By subscribing you agree to pay ${price} ${period}. It renews automatically; cancel at any time in Account Settings.`,
    failed: 'Payment failed',
    blocked: 'Payment processing blocked by browser extension. Please disable ad blockers and try again.',
    reload: 'Reload the form',
    elsewhere: 'Pay on Stripe’s own page instead',
    notCharged: 'Nothing was charged.',
  },
  noScript: {
    text: 'This payment form needs JavaScript. Without it you can pay on Stripe’s own page.',
    action: 'Continue to Stripe',
  },
}
