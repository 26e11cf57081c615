/** What is said of a plan on more than one page: in the frame, on /upgrade, in /settings. */
export const billing = {
  label: 'Payment',
  /** Without a day: Stripe may give up before the period ends (docs/billing.md). */
  pastDue: 'The last payment did not go through. Pro stays open for now, while the payment is tried again.',
  unpaid: 'The last payment did not go through, so Pro is closed until it does.',
  fix: 'Update payment details',
  opening: 'Opening...',
  /** What support finds the request by. */
  reference: (requestId: string) => `Reference for support: ${requestId}`,
  portalFailed: { title: 'Error', text: 'Failed to open billing portal', tone: 'destructive' as const },
  portalWithoutBill: {
    title: 'Error',
    text: 'Failed to open billing portal. Nothing was bought here, so Stripe has no bill of yours.',
    tone: 'destructive' as const,
  },
  portalOff: {
    title: 'Error',
    text: 'Failed to open billing portal. Payments are not set up here.',
    tone: 'destructive' as const,
  },
}
