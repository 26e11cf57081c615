import { DELETION_GRACE_DAYS } from '../../accounts.ts'
import { STANDARD_WORDS } from '../../dialogues.ts'
import type { HelpId } from '../../help.ts'
import { MAX_PLAYS } from '../../practice.ts'
import { DAILY_GOAL_XP } from '../../progress.ts'
import { AUTO_FAIL_CRITICALS, DEDUCTION_MARKS, FULL_MARKS, PASS_MARKS } from '../../scoring.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'

interface Entry {
  question: string
  /** With the markup of components/prose, like the rest. */
  answer: string
  steps: string[]
  tip: string
}

/** The eight entries of /help-center. An empty text or list is left out. */
export const helpEntries: Record<HelpId, Entry> = {
  scoring: {
    question: 'How does AI scoring work?',
    answer: `A score is what is left of **${FULL_MARKS} marks** after deductions, one line for each error that can be shown. A mock test has two dialogues, so it is out of **${2 * FULL_MARKS}**.`,
    steps: [
      '**Words.** Your recording is turned into text by this site’s speech recognition, if it is set up, or by your browser, if you allow it; or you type it. The result says which.',
      '**Findings.** Each segment is compared with what was said, a model interpretation and other accepted wordings. What was lost, added or changed is listed, next to your own words.',
      `**Marks.** A critical error takes off ${DEDUCTION_MARKS.critical}, a major one ${DEDUCTION_MARKS.major}, a minor one ${DEDUCTION_MARKS.minor}. A segment that was not interpreted costs its share, so silence is 0.`,
      `**Verdict.** ${PASS_MARKS} of ${FULL_MARKS} or more is a pass here, unless ${AUTO_FAIL_CRITICALS} or more errors are critical. That last rule is ours. A mock test also shows the result by NAATI’s pass rule: 63 of ${2 * FULL_MARKS}, and ${PASS_MARKS} in each dialogue.`,
      '**Doubt.** Next to the score you see the range where an examiner’s marks would probably fall, and how sure we are. If something was misheard, correct it and the segment is scored again.',
    ],
    tip: 'It judges words, not accent or intonation, and it is an estimate: NAATI does not publish what an error costs. See [how your score is worked out](/guides/naati-ccl-overview#ai-advantage), with a real example, and [how marks come off](/guides/naati-ccl-overview#scoring-criteria).',
  },
  start: {
    question: 'How do I start practising?',
    answer: 'Pick a dialogue, listen, interpret. Each one takes ten to fifteen minutes.',
    steps: [
      'Open [Practice](/practice) and choose a dialogue by **topic** and **level**. Dialogues with a lock belong to Pro.',
      `Press **Play** and listen to the first segment. You can play each one ${MAX_PLAYS} times.`,
      'Press **Record** and say it in the other language, in the first person. Listen to yourself, and record again if you like.',
      'Continue with **Next Segment**. After the last one, **Complete Test** sends everything to be scored.',
      'Read the deduction sheet, and try the worst segment once more.',
    ],
    tip: `Each segment you interpret earns 10 XP; the daily goal is ${DAILY_GOAL_XP} XP. No microphone, or a quiet place? Choose to type instead: it is scored by the same rules.`,
  },
  results: {
    question: 'Where do I find my past results?',
    answer:
      'In [Practice History](/history): every dialogue and every mock test, newest first, with your recordings, your notes and the full report. You can filter the list by type and topic, and download a report as PDF. Trends over time are on the [Dashboard](/dashboard).',
    steps: [],
    tip: '',
  },
  privacy: {
    question: 'What happens to my recordings and my data?',
    answer: `Recordings are deleted after **${RECORDING_RETENTION_DAYS} days**, unless you keep one on its results page. Words, scores and notes stay as long as your account. We sell no data, show no ads and track nobody. The [privacy policy](/privacy-policy) lists any outside services that this site uses.`,
    steps: [
      'To get everything as one zip file: [Account Settings](/settings), **Download my data**.',
      `To delete your account: [Account Settings](/settings), **Delete my account**. It closes at once, and for ${DELETION_GRACE_DAYS} days you can come back by logging in.`,
    ],
    tip: 'Only you can play your recordings, and only when you are signed in.',
  },
  password: {
    question: 'How do I change my password?',
    answer: 'In [Account Settings](/settings), under **Security Settings**.',
    steps: [
      'Enter your **current password**.',
      'Enter the **new one** twice: 8 characters or more, with an upper-case and a lower-case letter, a number and a special character.',
      'Save. **Every other device is logged out.**',
    ],
    tip: 'Forgotten it? Log out and choose [Forgot your password?](/forgot-password): we email you a link that works once, for 15 minutes. We never ask for your password by email or message.',
  },
  levels: {
    question: 'What do Beginner, Intermediate and Advanced mean?',
    answer: `All three have as many segments as a dialogue of the test. What changes is how much each segment holds.

- **Beginner:** ${STANDARD_WORDS.beginner.meanMax} words in a segment on average, one or two things to carry across at a time.
- **Intermediate:** segments as long as in the test, with numbers, conditions and terms.
- **Advanced:** a little longer and more packed: several facts at once, finer terms, longer reasons.

Start at Beginner even if your languages are strong: it trains the memory that the others need.`,
    steps: [],
    tip: '',
  },
  naati: {
    question: 'How do I prepare for the NAATI CCL test?',
    answer:
      'A little every day: 30 to 60 minutes, over two to four months. [The guide](/guides/naati-ccl-overview#preparation-strategy) has a week-by-week plan. In short:',
    steps: [
      'Interpret three dialogues and note **which kinds of error** you repeat.',
      'Train those: numbers, notes, terms, register. [Your words](/vocabulary) bring back what you missed.',
      'Go through all twelve **topics** once, then spend your time on the two you avoid.',
      'In the last weeks take [mock tests](/mock-test) under real conditions: speakers instead of headphones, one repeat.',
    ],
    tip: 'NAATI sets the fees, dates and rules, and they change. [Questions and answers](/faq) lists the ones we know, with source and date.',
  },
  technical: {
    question: 'The microphone or the sound does not work',
    answer: 'It is nearly always a permission, or another program that is using the microphone.',
    steps: [
      'Open the **site settings** next to the address, allow the **microphone** and reload the page.',
      'Close calls and meetings in other programs and tabs.',
      'Check that the right microphone and speaker are chosen in your **system settings**, and that the tab is not muted.',
      'Try a current **Chrome, Edge, Firefox or Safari**. The microphone needs an https address.',
      'Still nothing? Choose to **type instead**, and tell us which device and browser you use.',
    ],
    tip: 'Don’t clear site data while an attempt is open: recordings you have not submitted are kept only in this browser.',
  },
}
