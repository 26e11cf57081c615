import type { LegalDocument, Provider, Span } from '../../legal.ts'

const recordingsAndWords =
  'Your recordings, to turn them into text; and, if you have an account, that text, to look for errors that our own scorer does not see. Never your name, your email address or your username.'
const recordingsOnly = 'Your recordings, to turn them into text. Never your name, your email address or your username.'
const wordsOnly =
  'If you have an account, the text of what you said, to look for errors that our own scorer does not see. Never a recording, your name, your email address or your username.'

/** Texts that the three legal pages share. */
export const legal = {
  /** A note on the translation; empty on the binding text. */
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
    privacy: 'What Köprü stores about you, for how long, who else receives it, and how to get, correct or delete it.',
    terms: 'What you can expect from Köprü and what we expect from you: accounts, subscriptions, refunds, scores.',
    cookies: 'Every cookie that Köprü sets, by name, with its purpose and its lifetime. None of them tracks you.',
  } satisfies Record<LegalDocument, string>,
  leads: {
    privacy: 'You lend us your voice. This page says what happens to it, and to the rest of your data.',
    terms: 'The agreement between you and us, in plain words.',
    cookies: 'Short, because there are few.',
  } satisfies Record<LegalDocument, string>,
  others: 'The other two',
  span: ({ count, unit }: Span) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  yes: 'set up here',
  providers: {
    caption: 'Services that this site uses now',
    name: 'Who',
    what: 'What they receive, and why',
    none: 'None at present: this site runs without any outside service. External speech recognition, scoring, email and payments are switched off.',
    rows: {
      openai: { name: 'OpenAI, United States', text: recordingsAndWords },
      openaiRecordings: { name: 'OpenAI, United States', text: recordingsOnly },
      openaiWords: { name: 'OpenAI, United States', text: wordsOnly },
      compatible: { name: 'The speech and language service of this site', text: recordingsAndWords },
      compatibleWords: { name: 'The language service of this site', text: wordsOnly },
      recogniser: {
        name: 'The speech recognition server of this site',
        text: `${recordingsOnly} The operator of this site runs or has chosen it; it is not OpenAI.`,
      },
      google: {
        name: 'Google, United States',
        text: 'Only if you choose “Continue with Google”: Google learns that you sign in here, and tells us your name, your email address and the address of your picture.',
      },
      stripe: {
        name: 'Stripe, United States, Ireland and Australia',
        text: 'Only if you pay: your email address and your payment. Card details go to Stripe alone and never reach us.',
      },
      mux: {
        name: 'Mux, United States',
        text: 'It delivers the audio of our dialogues. Like any site, it sees your IP address and the type of your browser. It receives nothing that you recorded.',
      },
      storage: {
        name: 'The storage service of this site',
        text: 'Keeps the files of your recordings for us, under names that say nothing about you.',
      },
      mail: {
        name: 'The email service of this site',
        text: 'Your email address and the emails that we send you: to confirm your address, to set a password, about your subscription.',
      },
    } satisfies Record<Provider, { name: string; text: string }>,
  },
}
