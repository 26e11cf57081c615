import type { LegalDocument, Provider, Span } from '../../legal.ts'

/** What the three legal pages share. */
export const legal = {
  /** Said once on a translation; null on the binding text. */
  translation: '',
  updated: (date: string) => `Last updated ${date}`,
  contents: 'Contents',
  overline: 'Legal',
  titles: {
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    cookies: 'Cookie policy',
  } satisfies Record<LegalDocument, string>,
  descriptions: {
    privacy:
      'What Köprü stores about you, for how long, who else is asked, and how you get it, correct it or delete it.',
    terms: 'What you can expect of Köprü and what we expect of you: accounts, subscriptions, refunds, scores.',
    cookies: 'Every cookie that Köprü sets, by name, with its purpose and its lifetime. None of them follows you.',
  } satisfies Record<LegalDocument, string>,
  leads: {
    privacy: 'You lend us your voice. This page says what happens to it, and to the rest.',
    terms: 'The agreement between you and us, in plain words.',
    cookies: 'Short, because there are few.',
  } satisfies Record<LegalDocument, string>,
  others: 'The other two',
  span: ({ count, unit }: Span) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  yes: 'set up here',
  providers: {
    caption: 'Who is asked on this site now',
    name: 'Who',
    what: 'What they get, and what for',
    none: 'At present nobody: this site runs without any outside service. Speech, scoring, mail and payments by others are switched off.',
    rows: {
      openai: {
        name: 'OpenAI, United States, or the compatible service that this site has set up',
        text: 'Your recordings, to turn them into words; and, if you have an account, the words, to look for errors that our own rules do not see. Never your name, your e-mail address or your username.',
      },
      google: {
        name: 'Google, United States',
        text: 'Only if you choose “Continue with Google”: Google learns that you sign in here, and tells us your name, your e-mail address and the address of your picture.',
      },
      stripe: {
        name: 'Stripe, United States, Ireland and Australia',
        text: 'Only if you pay: your e-mail address and your payment. Card details go to Stripe alone and never reach us.',
      },
      mux: {
        name: 'Mux, United States',
        text: 'The sound of our dialogues comes from there. Like any site it sees the address of your connection and the kind of your browser. It gets nothing that you recorded.',
      },
      storage: {
        name: 'The storage service of this site',
        text: 'Keeps the files of your recordings for us, under names that say nothing about you.',
      },
      mail: {
        name: 'The mail service of this site',
        text: 'Your e-mail address and the mails that we send you: to confirm your address, to set a password, about your subscription.',
      },
    } satisfies Record<Provider, { name: string; text: string }>,
  },
}
