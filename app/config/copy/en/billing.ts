/** What is said of a plan on more than one page: in the frame, on /upgrade, in /settings. */
export const billing = {
  label: 'Payment',
  pastDue: (day: string) => `The last payment did not go through. Pro stays open until ${day}.`,
  unpaid: 'The last payment did not go through, so Pro is closed until it does.',
  fix: 'Update payment details',
  opening: 'Opening...',
}
