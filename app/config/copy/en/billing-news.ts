import { PAYMENT_RECORD_YEARS } from '../../billing.ts'

/** What a learner is told of their subscription by mail. */
export const billingNews = {
  plans: { monthly: 'A$40 a month', fortnightly: 'A$25 every 2 weeks' },

  mails: {
    activated: {
      subject: 'Pro is active',
      paragraphs: (plan: string | null, date: string) => [
        'Thank you. Every dialogue and every mock test is open to you now.',
        plan === null ? `It renews on ${date}.` : `You pay ${plan}. It renews on ${date}.`,
      ],
      action: 'Start practising',
      afterwards: ['You can change your card, switch plans or cancel at any time in Settings.'],
    },
    payment_failed: {
      subject: 'Your payment did not go through',
      paragraphs: () => [
        'We could not take the payment for your Pro subscription. Often the card has expired or its limit was reached.',
        'We try again over the next days. To be sure that Pro stays open, please check your card:',
      ],
      action: 'Check my card',
      afterwards: ['If you have done so already, there is nothing to do.'],
    },
    ending: {
      subject: 'Your subscription is cancelled',
      paragraphs: (_plan: string | null, date: string) => [
        `Your Pro subscription is cancelled and will not renew. Pro stays open until ${date}.`,
        'If you change your mind before then, you can take the cancellation back in Settings.',
      ],
      action: 'Open Settings',
      afterwards: ['Your results, notes and progress stay, whatever you choose.'],
    },
    ending_soon: {
      subject: 'Pro ends soon',
      paragraphs: (_plan: string | null, date: string) => [
        `Your Pro subscription ends on ${date}, as you asked. Nothing more is charged.`,
        'If you want to keep it, take the cancellation back before then:',
      ],
      action: 'Open Settings',
      afterwards: ['If you want it to end, there is nothing to do.'],
    },
    ended: {
      subject: 'Your Pro subscription has ended',
      paragraphs: () => [
        'Your Pro subscription has ended, and nothing more is charged. Free dialogues stay open to you, and so do your results.',
      ],
      action: 'See the plans',
      afterwards: [`We keep the record of your payments for ${PAYMENT_RECORD_YEARS} years, as the law wants it.`],
    },
  },
}
