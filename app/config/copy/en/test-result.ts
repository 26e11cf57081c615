import { examFacts } from '../../exam-facts.ts'

const f = examFacts
const visas = `${f.visas.value.slice(0, -1).join(', ')} and ${f.visas.value.at(-1)}`

/** /test-day/result. */
export const testResult = {
  title: 'How did it go?',
  subtitle: 'Your test, and what comes next',
  test: (date: string) => `Your test on ${date}`,
  question: 'What was the result?',
  outcomes: {
    passed: 'I passed',
    'not-passed': 'I did not pass',
    waiting: 'I am waiting for the result',
    unsaid: 'I would rather not say',
  },
  marksTitle: 'Your marks, if you like',
  marksHint: 'We keep them only once you have a result. Write half marks like 62.5.',
  marks: `Of ${f.marks.value}`,
  firstMarks: `First dialogue, of ${f.marksPerDialogue.value}`,
  secondMarks: `Second dialogue, of ${f.marksPerDialogue.value}`,
  note: 'A note for yourself',
  noteHint: 'What you want to remember next time: the speakers, the pace, a word.',
  save: 'Save',
  saving: 'Saving…',
  failed: 'Your answer could not be saved. Please try again.',
  privacy:
    'Only you see this. It does not change your marks or estimates. It is included when you download your data, and is deleted with your account.',
  change: 'Change your answer',
  delete: 'Delete this answer',
  none: {
    text: 'Once the day of your test is over, this page asks how it went.',
    link: 'Enter the date of your test',
    rehearse: 'Rehearse the day',
  },
  others: 'Your other tests',
  passed: {
    title: 'Congratulations!',
    text: 'You passed. You carried every one of those segments yourself.',
    marks: (marks: string) => `You had ${marks} of ${f.marks.value}.`,
    worth: `A pass brings ${f.points.value} points in the points test of the visas ${visas}, and is valid for ${f.validityYears.value} years.`,
    end: 'You don’t need Köprü for this any more. Under settings you can download your data, switch reminders off, or delete your account; your words and your history stay as long as you want them.',
    settings: 'Settings',
  },
  notPassed: {
    title: 'That hurts, after so much work',
    text: 'It says how two dialogues went on one day. It does not say what you can do the next time, and everything that you practised is still here.',
    marks: (marks: string) => `You had ${marks} of ${f.marks.value}.`,
    byDialogue: `Your total was enough, but each dialogue also needs ${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value}.`,
    review: 'A review by NAATI',
    rule: `If you fail with ${f.reviewFromMarks.value} or more, you can ask for a review within ${f.reviewWithinDays.value} days. It costs A$${f.reviewFeeDollars.value}.`,
    reviewable: (marks: string) => `With ${marks} you can ask for one. Check the exact deadline with NAATI soon.`,
    notReviewable: (marks: string) => `With ${marks} there is no review.`,
    unknown: 'If you enter your marks, we can say whether that includes you.',
    again: 'A second try',
    wait: `We know of no fixed waiting time: it depends on the dates. Languages with few candidates, probably Turkish too, have at least ${f.sittingsPerYear.value} a year. The test costs A$${f.feeDollars.value}.`,
    plan: 'A new date makes a new plan. It begins with what you have practised least.',
    link: 'Set a new date',
    readiness: 'See your readiness',
  },
  waiting: {
    title: 'Now it is NAATI’s turn',
    text: `Results come by email, ${f.resultWeeks.value.least} to ${f.resultWeeks.value.most} weeks after the test, to each candidate separately. We’ll ask again around the time yours should arrive.`,
    rest: 'There is nothing that you have to do until then.',
  },
  unsaid: {
    title: 'That is fine',
    text: 'We don’t ask about this test again. If you sit another one, a new date makes a new plan.',
    link: 'Set a new date',
  },
}
