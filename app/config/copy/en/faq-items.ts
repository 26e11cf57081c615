import { PLANS } from '../../billing.ts'
import { TOPICS } from '../../dialogues.ts'
import { examFacts } from '../../exam-facts.ts'
import type { FaqId } from '../../help.ts'
import { DEDUCTION_MARKS } from '../../scoring.ts'

const f = examFacts
const dollars = (cents: number) => `A$${cents / 100}`

/** The fifteen questions of /faq. Answers are written for components/prose. */
export const faqItems: Record<FaqId, { question: string; answer: string }> = {
  'what-is-ccl': {
    question: 'What is the NAATI CCL test?',
    answer: `CCL stands for Credentialled Community Language. It is a test of interpreting between English and one other language, Turkish in our case: you hear two conversations, piece by piece, and say each piece in the other language.

Passing it brings **${f.points.value} points** in Australia’s points-tested skilled migration. It is not a licence to work as an interpreter, and nobody sees your mark: ${f.passMarks.value} and ${f.marks.value} bring the same points.

[The guide](/guides/naati-ccl-overview) explains it from the beginning.`,
  },
  'test-day': {
    question: 'What happens on the day of the test?',
    answer: `You sit at your own computer, with a supervisor on the line. There are **${f.dialogues.value} dialogues** on different topics, each of about ${f.wordsPerDialogue.value} words, half of them English. One speaker is usually a professional, the other a Turkish speaker who needs something from them.

- You hear one segment of up to ${f.wordsPerSegment.value} words, then a chime. Start to interpret within ${f.startWithinSeconds.value} seconds.
- A dialogue typically has ${f.typicalSegments.value.least} to ${f.typicalSegments.value.most} segments. NAATI does not publish the number.
- There is no way back to an earlier segment.

Interpreting takes about **${f.interpretingMinutes.value} minutes**. Allow about ${f.appointmentMinutes.value} minutes with check-in.`,
  },
  'repeats-and-notes': {
    question: 'May I hear a segment again, and may I take notes?',
    answer: `You may hear **${f.freeRepeatsPerDialogue.value} segment of each dialogue** again without losing marks. More repeats attract deductions; how many marks, NAATI does not say. You may also correct yourself: say that you do, and do not do it often.

Notes are allowed, with a pen on loose blank paper. Dictionaries, prepared notes and typing are not. Headphones, earphones and headsets are not allowed either, so practise with your computer’s own speakers and microphone.`,
  },
  'how-long': {
    question: 'How long should I prepare?',
    answer: `There is no official figure. Our advice to somebody who speaks both languages every day: **30 to 60 minutes a day for two to four months**. Less if you already interpret for family or at work, more if one of the two languages has become rusty.

Short and daily beats long and weekly. Memory for a spoken segment is a skill of its own, and it fades within days. [The guide has a plan](/guides/naati-ccl-overview#preparation-strategy).`,
  },
  'what-is-free': {
    question: 'What can I practise for free, and what does Pro cost?',
    answer: `[One whole dialogue](/practice/sample) needs no account at all. A free account, without a card, opens the free dialogues, the vocabulary with its drill, and your history.

Pro opens every dialogue and every mock test. It costs **${dollars(PLANS.monthly.amountCents)} a month** or **${dollars(PLANS.fortnightly.amountCents)} every two weeks**; both open the same, and you can cancel at any time. [The plans](/upgrade) show what that comes to until your exam.`,
  },
  'pass-mark': {
    question: 'What is the pass mark?',
    answer: `Two conditions, and you need both: at least **${f.passMarks.value} of ${f.marks.value} in total**, and at least **${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value} in each dialogue**.

So 40 in one dialogue and 26 in the other is 66, and still not a pass. Our mock tests apply both conditions and always say which one was missed.`,
  },
  'how-naati-marks': {
    question: 'How does NAATI mark the test?',
    answer: `Downwards. Each dialogue starts at ${f.marksPerDialogue.value}, and marks are taken off for errors, the more an error hurts the communication, the more. At least two examiners mark independently. They look at accuracy (nothing left out, added or changed), at the quality of your language, and at your delivery (long pauses, hesitation, frequent corrections).

NAATI publishes **neither weights nor a price list of errors**. Who tells you one is guessing. We publish ours and call it what it is: our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores.`,
  },
  'how-kopru-scores': {
    question: 'How does Köprü score me?',
    answer: `Your recording is turned into words, by the speech recognition of this site where one is set up, else by your browser if you allow it; or you type what you said. The result says which.

Then each segment is held against what was said and against a model interpretation, and every error that can be shown is written down: a changed number, a lost “not”, a missing clause, a wrong relative. Each line quotes **your own words**, or the part that is missing, and takes off its marks: ${DEDUCTION_MARKS.critical} for a critical error, ${DEDUCTION_MARKS.major} for a major one, ${DEDUCTION_MARKS.minor} for a minor one. The sum is your score out of ${f.marksPerDialogue.value}. Three critical errors fail a dialogue; that is our own strict rule, and the result says so.

[A worked example](/guides/naati-ccl-overview#ai-advantage) is in the guide.`,
  },
  'how-far-to-trust': {
    question: 'How far can I trust an automatic score?',
    answer: `As a practice estimate, with open eyes. Numbers, dates, times, names, negations and missing parts are found well. Free wording is harder: a wrong verb in an otherwise good sentence may be overlooked, and an honest paraphrase may be charged. Accent and intonation are not judged at all.

That is why every result shows the band in which a person’s marks would probably lie, why you can correct what was misheard and have the segment scored again, and why no score here promises a result in the exam.`,
  },
  topics: {
    question: 'Which topics come up?',
    answer: `NAATI names ${f.domains.value} domains, and the two dialogues of a test come from different ones: ${TOPICS.join(', ')}.

Our library has dialogues in each of them, set in everyday Australian life. English words that Turkish speakers in Australia use anyway, such as Medicare or TAFE, may stay English.`,
  },
  requirements: {
    question: 'What do I need, for the test and for practising here?',
    answer: `**For the test:** a quiet room, a computer with built-in microphone and speakers, Chrome, a steady connection, and a phone or tablet as a second camera. NAATI asks you to check the set-up at least 48 hours before.

**Here:** a current browser on a phone or a computer, and a microphone. Without a microphone, or in a quiet place, you can type your interpretation; it is scored by the same rules.`,
  },
  'points-and-visas': {
    question: 'Which visas do the points count for, and for how long?',
    answer: `The ${f.points.value} points count in the points test of the skilled visas ${f.visas.value.slice(0, -1).join(', ')} and ${f.visas.value.at(-1)}. A result from 9 August 2022 on is valid for **${f.validityYears.value} years**; many pages still print three.

Whether the points change your own case is a question for a registered migration agent. We give no migration advice.`,
  },
  'fee-and-results': {
    question: 'What does the test cost, when do results come, and can I try again?',
    answer: `The fee is **A$${f.feeDollars.value}**. Results come by e-mail after about ${f.resultWeeks.value.least} to ${f.resultWeeks.value.most} weeks.

After a fail with ${f.reviewFromMarks.value} marks or more you can ask for a review within ${f.reviewWithinDays.value} days, for A$${f.reviewFeeDollars.value}. You can sit the test again; we know of no fixed waiting time. It depends on the sittings: languages in low demand have at least ${f.sittingsPerYear.value} a year, so look at the dates early. Fees change: check NAATI’s page before you book.`,
  },
  'other-languages': {
    question: 'Is there Köprü for other languages?',
    answer: `Not yet. We start with Turkish and English, because a scorer that knows both languages well is worth more than one that knows forty a little. Chinese and Thai come later: [leave your e-mail](/coming-soon), and we write when yours is there.

The site itself speaks English and Turkish; you can switch at any time.`,
  },
  microphone: {
    question: 'My microphone does not work. What can I do?',
    answer: `Most often the browser has not been allowed to use it. Open the site settings beside the address, allow the microphone, and load the page again. Then look at the level meter before you start: it moves when you speak.

If another program holds the microphone (a call, a meeting), close it. If nothing helps, choose **Type instead of speaking**: you lose no practice, and what you recorded so far stays in your browser.`,
  },
}
