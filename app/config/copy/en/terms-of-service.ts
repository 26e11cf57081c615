import { MINIMUM_AGE_YEARS } from '../../accounts.ts'
import { PLANS } from '../../billing.ts'
import { AUTO_FAIL_CRITICALS } from '../../scoring.ts'

const dollars = (cents: number) => `A$${cents / 100}`

/** /terms-of-service, with the markup of components/prose. */
export const termsOfService = {
  sections: {
    short: {
      title: 'In short',
      text: `- Köprü is practice for the NAATI CCL test. It is **independent of NAATI**, and its scores are estimates.
- You must be ${MINIMUM_AGE_YEARS} or older. One account is for one person.
- Pro renews until you cancel, which you can do at any time. Your rights under the Australian Consumer Law stay as they are.
- What you record stays yours.`,
    },
    agreement: {
      title: 'This agreement',
      text: `By creating an account, or by using the free sample, you accept these terms. “We” means the operator of this site under the name Köprü; “you” means the person who uses it. The [privacy policy](/privacy-policy) says what we do with your information.`,
    },
    naati: {
      title: 'Independent of NAATI',
      text: `Köprü is **not affiliated with, approved by or endorsed by NAATI**. NAATI and CCL are names that belong to others, used here only to say what the practice is for. Our dialogues are our own; none is a question of a past test.

Every fact about the test has its source and the month we checked it. Rules and fees change, so check NAATI’s own pages before you book or pay. Nothing here is migration advice: ask a registered migration agent or an Australian lawyer.`,
    },
    scores: {
      title: 'Scores are estimates',
      text: `NAATI does not publish what an error costs. We score by our own rules, published in [the guide](/guides/naati-ccl-overview#scoring-criteria) and the same for everyone; ${AUTO_FAIL_CRITICALS} critical errors fail a dialogue by our own strict rule. Speech recognition mishears, and a program misjudges some wordings. A score is **a practice estimate, not a forecast and not a promise** of a result in the test.

Do not base a decision about your visa, your job or your money on a practice score alone.`,
    },
    account: {
      title: 'Your account',
      text: `Give us an email address that is yours, keep your password to yourself, and tell us if you think that somebody else is using your account. An account is for one person: please do not share or sell it.

You must be at least ${MINIMUM_AGE_YEARS}. If you are under 18, ask a parent or guardian before you pay for anything.`,
    },
    use: {
      title: 'Fair use',
      text: `Practise as much as you like. But please do not:

- record other people without their consent, or upload what is not yours to upload, test material of NAATI included;
- copy the dialogues, the words or the voices in bulk, or publish or sell them;
- try to get around limits, locks or the security of the site, or overload it at the expense of others;
- use it to deceive anybody, or in the real test.

Some actions have hourly limits, so that the site works for everyone. You can take a mock test once every few days; the page says when the next one may start.`,
    },
    ownership: {
      title: 'What is yours and what is ours',
      text: `**Your recordings, your words and your notes are yours.** You let us store and process them, for as long as we keep them, to give you what you ask for here. That is all.

The dialogues, their translations, the vocabulary, the texts, the name and the design of Köprü are ours or our licensors'. You may use them for your own practice, and a teacher may use them with a learner who has an account. We may use the feedback you send to improve Köprü, without owing you anything.`,
    },
    subscription: {
      title: 'Pro: price, renewal, cancelling',
      text: `Pro costs **${dollars(PLANS.monthly.amountCents)} a month** or **${dollars(PLANS.fortnightly.amountCents)} every two weeks**, in Australian dollars, any GST included. Both open the same content. It is paid in advance through Stripe, and renews automatically at the end of each period until you cancel.

**Cancel at any time** in [Account Settings](/settings), under the billing portal. Pro then stays open to the end of the period that you paid for, and you are not charged again. Your free account, your results and your recordings stay.

If a payment fails, Stripe tries again for some time; we tell you, and Pro closes if it does not succeed.

**Price changes.** We tell you by email at least **30 days** before a new price applies to you, and how to cancel before it does. A period you have paid for keeps its price.`,
    },
    refunds: {
      title: 'Refunds and your consumer rights',
      text: `Our services come with guarantees that cannot be excluded under the **Australian Consumer Law**: that they are provided with due care and skill, are fit for the purpose that we stated, and are supplied within a reasonable time. For a major failure you may cancel and get a refund for the part that you did not receive; for any other failure we put it right within a reasonable time, and if we do not, you may cancel and get that refund too.

We also refund what was charged by mistake: twice, after you cancelled, or for Pro that never opened.

If you simply change your mind, cancel: Pro stays open to the end of the paid period, and that period is not refunded. Please still [write to us](contact:) if something went wrong; a person reads your message and answers.

**Nothing in these terms takes away rights that the law gives you.**`,
    },
    availability: {
      title: 'When something does not work',
      text: `We take care to keep Köprü running, but we cannot promise that it never stops. Networks, browsers and the services that we use can fail. Recordings that you have not submitted stay in your browser for some days, so that a fault costs you as little as possible.

We may add, change or end features. If we end something that you paid for, you get the unused part of your payment back.`,
    },
    liability: {
      title: 'Liability',
      text: `As far as the law allows, we are not liable for loss that could not be foreseen, or for the consequences of a test result or a visa decision. Where the law lets us limit our liability for a failed guarantee, it is limited to supplying the service again or paying what that costs. This does not apply where it would be unfair or unlawful, or to harm that we cause on purpose or by gross negligence.`,
    },
    ending: {
      title: 'Ending the agreement',
      text: `You can delete your account at any time in [Account Settings](/settings); a subscription ends with it. We may suspend or close an account that seriously or repeatedly breaks these terms. We tell you why, and what you can do about it, unless the law forbids that or others are in danger. If we close your account through no fault of yours, you get the unused part of your payment back.`,
    },
    changes: {
      title: 'Changes to these terms',
      text: `We may change these terms for good reasons: a new law, a new feature, a risk. We tell everyone with an account by email or notification at least 30 days before a change that matters to you. If you do not agree, cancel before then.`,
    },
    law: {
      title: 'Law, and how to reach us',
      text: `Australian law applies. If you are a consumer who lives elsewhere, you keep the protection that your own law gives you and does not let you give up. Before going to a court or a tribunal, please [write to us](contact:): most things can be settled in a few lines. Your state’s consumer affairs office helps too, free of charge.

If a part of these terms is not valid, the rest still is.`,
    },
  },
}
