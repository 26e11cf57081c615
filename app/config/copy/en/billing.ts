/** Plan messages that several pages share: the layout, /upgrade, /settings. */
export const billing = {
  label: 'Payment',
  /** Without a day: Stripe may give up before the period ends (docs/billing.md). */
  pastDue: 'The last payment did not go through. Pro stays open for now while we try again.',
  unpaid: 'The last payment did not go through, so Pro is locked until it does.',
  fix: 'Update payment details',
  opening: 'Opening...',
  /** Lets support find the request. */
  reference: (requestId: string) => `Reference for support: ${requestId}`,
  portalFailed: { title: 'Error', text: 'Failed to open billing portal', tone: 'destructive' as const },
  portalWithoutBill: {
    title: 'Error',
    text: 'Failed to open billing portal. Nothing was bought here, so there is no bill at Stripe.',
    tone: 'destructive' as const,
  },
  portalOff: {
    title: 'Error',
    text: 'Failed to open billing portal. Payments are not set up here.',
    tone: 'destructive' as const,
  },
}
