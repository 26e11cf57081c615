import { MINIMUM_AGE_YEARS, SAMPLE_CLAIM_DAYS } from '../../accounts.ts'
import type { RetentionRow } from '../../legal.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

/** /privacy-policy, with the markup of components/prose. `contact:` links to support. */
export const privacyPolicy = {
  sections: {
    short: {
      title: 'In short',
      text: `- We store what practice needs: your account, your recordings, the words in them, your scores.
- Recordings are deleted after **${RECORDING_RETENTION_DAYS} days**, unless you keep one.
- We do not sell data, show advertising or track you on other sites. There is no analytics service on this site.
- You can download everything and delete your account yourself, in [Account Settings](/settings).`,
    },
    who: {
      title: 'Who we are, and which rules we follow',
      text: `“We” means the operator of this site under the name Köprü. We are in no way part of NAATI.

We handle personal information under the **Australian Privacy Principles** of the Privacy Act 1988. If you live in Türkiye, the European Union or another place with its own privacy rights, we answer your requests in the same way as everyone else’s.

For anything on this page, [write to us](contact:).`,
    },
    collect: {
      title: 'What we store',
      text: `**Your account.** Username, email address, and your password as a one-way hash. If you sign in with Google: your name, the address of your picture and Google’s number for you. Your language, your time zone, and what you want to be notified of.

**Your practice.** Your recordings; the words that we or your browser recognised, or that you typed; the evaluation with its scores; corrections and second tries; private notes; bookmarks and likes; the words you added and your notes on words; which words you know and which ones you missed; results of sprints and of the memory ladder; your study plan with the date of your test, and how much time you spent on each activity; how your test went, if you tell us, with your marks and note; points and streak for each day; mock tests with every segment.

**Your reminders**, if you switch them on. The hour and the kinds you chose, the days on which you were sent one, and for each device the address and the keys that its browser gives us for it.

**Your subscription.** Plan, state, end of the period, and Stripe’s numbers for you and your subscription. No card details.

**What you tell us.** Feedback and the page you wrote it on, your emails, and your address on the waiting list if you put it there.

**What it takes to run a site.** A session, so that you stay signed in. Counters to prevent abuse, stored under a hash of your IP address, not the address itself. A log with the time, the page and the outcome of each request, without your name and without your address.

We ask for nothing about your health, your religion or your visa, and the dialogues are about invented people. Please do not put such things into notes or feedback.`,
    },
    voice: {
      title: 'Your voice',
      text: `In practice, a recording is made only after you press the button. In a mock test that you have started, it starts by itself after the record chime of each segment. Your browser shows that it is recording. The recording is sent to our server, checked for speech, turned into text and scored. **Only you can play it**, when you are signed in. We do not use it to recognise who you are, we do not train models with it, and we do not let anybody else do so.

Where this site has no speech recognition of its own, your browser may turn what you say into text. You are asked once, before the first recording; until you say yes it stays off, and you can change your answer wherever you record. If your browser does it on your device, nothing is sent. If it sends your voice to its maker, such as Google, Microsoft or Apple, the question says so, and after your yes their rules apply.

Between two segments the microphone stays open, so that a headset loses no first word; nothing is recorded or sent then, and it closes when you leave the page or do not use it for two minutes.

You do not have to speak at all: you can type every interpretation.

**As a guest** you can try the free sample. Its recordings are deleted in the same ${RECORDING_RETENTION_DAYS} days; the words and the score stay without a name, and nobody can connect them with you. If you create an account in the same browser within ${SAMPLE_CLAIM_DAYS} days, the sample becomes part of that account instead, with its recordings.`,
    },
    purposes: {
      title: 'What we use it for',
      text: `To let you practise and to score you; to show you your progress; to keep your account safe; to take payments and to answer you; to fix faults and improve the scoring. News and offers by email come only if you ticked the box, and stop when you untick it in Account Settings or use the link in the email. Reminders and the weekly letter come only if you switched them on, and every such email has a link that stops them.

We use information for something else only if you agree, or if the law requires it.`,
    },
    providers: {
      title: 'Who else receives data',
      text: `Some work may be done by other companies, which receive only what they need for it. Most of them are outside Australia. They are bound by contract and by law, and we remain responsible to you for what they do with it.

**Reminders on a device** go through the push service of your browser’s maker, such as Google, Mozilla, Microsoft or Apple, and only if you switch them on there. They are encrypted for your browser: the service learns that Köprü sends this browser a message, and when, but not what it says.`,
    },
    retention: {
      title: 'How long we keep it',
      text: `Deletion is automatic and runs every hour. If the operator of this site makes backups, deleted data disappears from them as they are replaced.`,
    },
    safety: {
      title: 'How we protect it',
      text: `Connections to the public site are encrypted. Passwords are hashed with argon2id; sessions and emailed links are stored only as hashes, so that a stolen database opens no account. Changing your password ends all other sessions. Payments never pass through our server.

If a data breach is likely to harm you, we tell you and the Office of the Australian Information Commissioner, as the law on notifiable data breaches requires.`,
    },
    rights: {
      title: 'What you can do',
      text: `- **See it all.** [Account Settings](/settings) has “Download my data”: one zip file with everything, recordings included.
- **Correct it.** Words that were misheard can be corrected on the result. For what you cannot change yourself, such as your email address, [write to us](contact:).
- **Keep a recording** beyond its time, or stop keeping it: on the result and in your history.
- **Delete your account** in Account Settings. It closes at once. For 30 days you can come back by logging in; after that everything is deleted for good, recordings included.
- **Stay anonymous.** The free sample, the guide and the FAQ need no account.

We answer requests within 30 days, free of charge.`,
    },
    children: {
      title: 'Under sixteen',
      text: `Köprü is for people aged **${MINIMUM_AGE_YEARS} and over**. We do not knowingly keep information about anyone younger. If you know of such an account, [tell us](contact:) and we will delete it.`,
    },
    complaints: {
      title: 'If you are not satisfied',
      text: `[Write to us](contact:) first; we answer within 30 days. If the answer does not help, you can complain to the Office of the Australian Information Commissioner: [oaic.gov.au](https://www.oaic.gov.au/privacy/privacy-complaints), telephone 1300 363 992.`,
    },
    changes: {
      title: 'Changes',
      text: `When this page changes, the date above changes with it. If a change matters to you (another company receives data, something is kept longer), we tell everyone who has an account before it takes effect.`,
    },
  },
  retention: {
    caption: 'How long data is kept',
    what: 'What',
    howLong: 'How long',
    rows: {
      recordings: {
        what: 'Recordings',
        text: (span: string) => `${span}; the ones you keep, until you stop keeping them`,
      },
      unfinished: { what: 'Recordings of an attempt that was not submitted', text: (span: string) => span },
      results: {
        what: 'Words, scores, notes, progress, words to learn, words you added, reminders',
        text: () => 'as long as your account',
      },
      account: { what: 'A deleted account, with everything in it', text: (span: string) => `${span}, then for good` },
      payments: {
        what: 'Payment records, as tax law requires, if you ever paid here',
        text: (span: string) => `${span} after your account is gone: the numbers at Stripe, without your name`,
      },
      support: { what: 'Feedback and conversations with support', text: (span: string) => span },
      modelAnswers: {
        what: 'Answers of a language model, so that the same words get the same marks',
        text: (span: string) => `${span}; under a hash, without a name`,
      },
      vainSearches: {
        what: 'Searches in the vocabulary that found nothing',
        text: () => 'until we have dealt with them: the text and how often, never who searched',
      },
      waitlist: {
        what: 'Your address on the waiting list',
        text: () => 'until the language is available, you ask us, or your account with that address is deleted',
      },
      guests: {
        what: 'A guest’s sample',
        text: () =>
          'its recordings as above; its words and score stay, without a name, unless an account made in the same browser takes them over',
      },
    } satisfies Record<RetentionRow, { what: string; text: (span: string) => string }>,
  },
}
