import { PAYMENT_RECORD_YEARS } from '../../billing.ts'

/** Emails about a subscription. */
export const billingNews = {
  plans: { monthly: 'A$40 a month', fortnightly: 'A$25 every 2 weeks' },

  mails: {
    activated: {
      subject: 'Pro is active',
      paragraphs: (plan: string | null, date: string) => [
        'Thank you. Every dialogue and every mock test is now open to you.',
        plan === null ? `It renews on ${date}.` : `You pay ${plan}. It renews on ${date}.`,
      ],
      action: 'Start practising',
      afterwards: ['You can change your card, switch plans or cancel at any time in Settings.'],
    },
    payment_failed: {
      subject: 'Your payment did not go through',
      paragraphs: () => [
        'We could not take the payment for your Pro subscription. Often the card has expired or its limit was reached.',
        'We will try again over the next few days. To keep Pro, please check your card:',
      ],
      action: 'Check my card',
      afterwards: ['If you have already done this, you can ignore this email.'],
    },
    ending: {
      subject: 'Your subscription is cancelled',
      paragraphs: (_plan: string | null, date: string) => [
        `Your Pro subscription is cancelled and will not renew. Pro stays open until ${date}.`,
        'If you change your mind before then, you can undo the cancellation in Settings.',
      ],
      action: 'Open Settings',
      afterwards: ['Whatever you choose, you keep your results, notes and progress.'],
    },
    ending_soon: {
      subject: 'Pro ends soon',
      paragraphs: (_plan: string | null, date: string) => [
        `Your Pro subscription ends on ${date}, as you asked. You will not be charged again.`,
        'To keep it, undo the cancellation before then:',
      ],
      action: 'Open Settings',
      afterwards: ['If you want it to end, you do not need to do anything.'],
    },
    ended: {
      subject: 'Your Pro subscription has ended',
      paragraphs: () => [
        'Your Pro subscription has ended, and you will not be charged again. Free dialogues and your results stay open to you.',
      ],
      action: 'See the plans',
      afterwards: [`We keep the record of your payments for ${PAYMENT_RECORD_YEARS} years, as the law requires.`],
    },
  },
}
