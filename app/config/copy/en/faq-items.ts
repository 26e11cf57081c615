import { PLANS } from '../../billing.ts'
import { TOPICS } from '../../dialogues.ts'
import { examFacts } from '../../exam-facts.ts'
import type { FaqId } from '../../help.ts'
import { DEDUCTION_MARKS } from '../../scoring.ts'

const f = examFacts
const dollars = (cents: number) => `A$${cents / 100}`

/** The fifteen questions of /faq. Answers use the markup of components/prose. */
export const faqItems: Record<FaqId, { question: string; answer: string }> = {
  'what-is-ccl': {
    question: 'What is the NAATI CCL test?',
    answer: `CCL stands for Credentialled Community Language. It is a test of interpreting between English and one other language, Turkish in our case: you hear two conversations, segment by segment, and say each segment in the other language.

Passing it brings **${f.points.value} points** in Australia’s points-tested skilled migration. It is not a licence to work as an interpreter, and nobody sees your mark: ${f.passMarks.value} and ${f.marks.value} bring the same points.

[The guide](/guides/naati-ccl-overview) explains it from the beginning.`,
  },
  'test-day': {
    question: 'What happens on the day of the test?',
    answer: `You sit at your own computer, with a supervisor watching online. There are **${f.dialogues.value} dialogues** on different topics, each of about ${f.wordsPerDialogue.value} words, half of them English. One speaker is usually a professional, the other a Turkish speaker who needs something from them.

- You hear one segment of up to ${f.wordsPerSegment.value} words, then a chime. Start interpreting within ${f.startWithinSeconds.value} seconds.
- A dialogue typically has ${f.typicalSegments.value.least} to ${f.typicalSegments.value.most} segments. NAATI does not publish the number.
- You cannot go back to an earlier segment.

Interpreting takes about **${f.interpretingMinutes.value} minutes**. Allow about ${f.appointmentMinutes.value} minutes with check-in.`,
  },
  'repeats-and-notes': {
    question: 'May I hear a segment again, and may I take notes?',
    answer: `You may hear **${f.freeRepeatsPerDialogue.value} segment of each dialogue** again without losing marks. More repeats cost marks; NAATI does not say how many. You may also correct yourself: say that you are doing so, and don’t do it often.

Notes are allowed, with a pen on loose blank paper. Dictionaries, prepared notes and typing are not. Headphones, earphones and headsets are not allowed either, so practise with your computer’s own speakers and microphone.`,
  },
  'how-long': {
    question: 'How long should I prepare?',
    answer: `There is no official figure. Our advice if you speak both languages every day: **30 to 60 minutes a day for two to four months**. Less if you already interpret for family or at work, more if one of your languages is rusty.

A little every day beats a lot once a week. Remembering a spoken segment is a skill in itself, and it fades within days. [The guide has a plan](/guides/naati-ccl-overview#preparation-strategy).`,
  },
  'what-is-free': {
    question: 'What can I practise for free, and what does Pro cost?',
    answer: `[One whole dialogue](/practice/sample) needs no account at all. A free account, without a card, opens the free dialogues, the vocabulary with its drill, and your history.

Pro opens every dialogue and every mock test. It costs **${dollars(PLANS.monthly.amountCents)} a month** or **${dollars(PLANS.fortnightly.amountCents)} every two weeks**; both open the same content, and you can cancel at any time. [The plans](/upgrade) show what you would pay up to your exam.`,
  },
  'pass-mark': {
    question: 'What is the pass mark?',
    answer: `Two conditions, and you need both: at least **${f.passMarks.value} of ${f.marks.value} in total**, and at least **${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value} in each dialogue**.

So 40 in one dialogue and 26 in the other is 66, and still not a pass. Our mock tests apply both conditions and always say which one you missed.`,
  },
  'how-naati-marks': {
    question: 'How does NAATI mark the test?',
    answer: `Downwards. Each dialogue starts at ${f.marksPerDialogue.value}, and every error takes marks off: the more it harms communication, the more it costs. At least two examiners mark independently. They look at accuracy (nothing left out, added or changed), at the quality of your language, and at your delivery (long pauses, hesitation, frequent corrections).

NAATI publishes **neither weights nor a price list of errors**. Anyone who quotes you one is guessing. We publish ours and say that it is ours: our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores.`,
  },
  'how-kopru-scores': {
    question: 'How does Köprü score me?',
    answer: `Your recording is turned into text by this site’s speech recognition, if it is set up, or else by your browser, if you allow it; or you type what you said. The result says which.

Then each segment is compared with what the speaker said and with a model interpretation, and every error that can be shown is listed: a changed number, a lost “not”, a missing clause, the wrong relative. Each line quotes **your own words**, or the part that is missing, and takes off its marks: ${DEDUCTION_MARKS.critical} for a critical error, ${DEDUCTION_MARKS.major} for a major one, ${DEDUCTION_MARKS.minor} for a minor one. What is left is your score out of ${f.marksPerDialogue.value}. Three critical errors fail a dialogue; that is our own strict rule, and the result says so.

[A worked example](/guides/naati-ccl-overview#ai-advantage) is in the guide.`,
  },
  'how-far-to-trust': {
    question: 'How far can I trust an automatic score?',
    answer: `Treat it as a practice estimate, and know its limits. It finds numbers, dates, times, names, negations and missing parts well. Free wording is harder: it may overlook a wrong verb in an otherwise good sentence, or take marks off a correct paraphrase. It does not judge accent or intonation at all.

That is why every result shows the range where an examiner’s marks would probably fall, why you can correct what was misheard and have the segment scored again, and why no score here promises a result in the exam.`,
  },
  topics: {
    question: 'Which topics come up?',
    answer: `NAATI names ${f.domains.value} domains, and the two dialogues of a test come from different ones: ${TOPICS.join(', ')}.

Our library has dialogues in each of them, set in everyday Australian life. English words that Turkish speakers in Australia use anyway, such as Medicare or TAFE, can stay in English.`,
  },
  requirements: {
    question: 'What do I need for the test, and to practise here?',
    answer: `**For the test:** a quiet room, a computer with built-in microphone and speakers, Chrome, a steady connection, and a phone or tablet as a second camera. NAATI asks you to check the set-up at least 48 hours before.

**Here:** a current browser on a phone or a computer, and a microphone. Without a microphone, or in a quiet place, you can type your interpretation; it is scored by the same rules.`,
  },
  'points-and-visas': {
    question: 'Which visas do the points count for, and for how long?',
    answer: `The ${f.points.value} points count in the points test of the skilled visas ${f.visas.value.slice(0, -1).join(', ')} and ${f.visas.value.at(-1)}. A result issued on or after 9 August 2022 is valid for **${f.validityYears.value} years**; many websites still say three.

Ask a registered migration agent whether the points change your own case. We give no migration advice.`,
  },
  'fee-and-results': {
    question: 'What does the test cost, when do results come, and can I try again?',
    answer: `The fee is **A$${f.feeDollars.value}**. Results come by email after about ${f.resultWeeks.value.least} to ${f.resultWeeks.value.most} weeks.

If you fail with ${f.reviewFromMarks.value} marks or more, you can ask for a review within ${f.reviewWithinDays.value} days, for A$${f.reviewFeeDollars.value}. You can sit the test again; we know of no fixed waiting time. It depends on the test dates: languages in low demand have at least ${f.sittingsPerYear.value} a year, so look at them early. Fees change: check NAATI’s page before you book.`,
  },
  'other-languages': {
    question: 'Is Köprü available for other languages?',
    answer: `Not yet. We start with Turkish and English, because a scorer that knows both languages well is worth more than one that knows forty a little. Chinese and Thai come later: [leave your email](/coming-soon), and we’ll write when yours is ready.

The site itself is in English and Turkish; you can switch at any time.`,
  },
  microphone: {
    question: 'My microphone does not work. What can I do?',
    answer: `Usually the browser is not allowed to use it. Open the site settings next to the address, allow the microphone and reload the page. Then look at the level meter before you start: it moves when you speak.

If another program is using the microphone (a call, a meeting), close it. If nothing helps, choose **Type instead of speaking**: you can go on practising, and what you have recorded so far stays in your browser.`,
  },
}
