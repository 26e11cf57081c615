import { examFacts } from '../../exam-facts.ts'
import type { FormatRow, GuideSection } from '../../guide.ts'

const f = examFacts

/** /guides/naati-ccl-overview, without the text of its sections (guide-sections.ts). */
export const guide = {
  title: 'The NAATI CCL test in Turkish: a complete guide',
  shortTitle: 'Guide to the CCL test',
  description:
    'What the Turkish NAATI CCL test is, how it runs, how it is marked and how to prepare for it: every fact with its source, without promises.',
  overline: 'Guide',
  lead: 'What the test asks of you, how it is marked, and what to do between today and the day itself. Every fact has its source; our own advice is marked as such.',
  readingTime: (minutes: number) => `${minutes}-minute read`,
  updated: (date: string) => `Facts last checked ${date}`,
  contents: 'Contents',
  sections: {
    'what-is-ccl': 'What the CCL test is',
    'test-format': 'How the test runs',
    'scoring-criteria': 'How it is marked',
    'preparation-strategy': 'How to prepare',
    'ai-advantage': 'What scored practice adds',
    'common-mistakes': 'Mistakes that cost the most',
  } satisfies Record<GuideSection, string>,
  format: {
    caption: 'The test at a glance',
    rows: {
      dialogues: {
        label: 'Dialogues',
        value: `${f.dialogues.value}, from different topics, each of about ${f.wordsPerDialogue.value} words, half of them English`,
      },
      segments: {
        label: 'Segments',
        value: `up to ${f.wordsPerSegment.value} words each; typically ${f.typicalSegments.value.least} to ${f.typicalSegments.value.most} a dialogue (the number is not published)`,
      },
      time: {
        label: 'Time',
        value: `about ${f.interpretingMinutes.value} minutes of interpreting; allow about ${f.appointmentMinutes.value} minutes with check-in`,
      },
      start: { label: 'After the chime', value: `start within ${f.startWithinSeconds.value} seconds` },
      repeats: {
        label: 'Repeats',
        value: `${f.freeRepeatsPerDialogue.value} free in each dialogue; more cost marks (how many is not published)`,
      },
      tools: { label: 'Allowed', value: 'pen and loose blank paper. No dictionary, no prepared notes, no headphones' },
      pass: {
        label: 'Pass',
        value: `${f.passMarks.value} of ${f.marks.value} in total and ${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value} in each dialogue`,
      },
      results: {
        label: 'Result',
        value: `by email after about ${f.resultWeeks.value.least} to ${f.resultWeeks.value.most} weeks; valid for ${f.validityYears.value} years`,
      },
      review: {
        label: 'Review',
        value: `if you fail with ${f.reviewFromMarks.value} or more, within ${f.reviewWithinDays.value} days, for A$${f.reviewFeeDollars.value}`,
      },
      fee: { label: 'Fee', value: `A$${f.feeDollars.value}` },
      sittings: {
        label: 'Sittings',
        value: `at least ${f.sittingsPerYear.value} a year for languages in low demand; look at the dates before you plan`,
      },
    } satisfies Record<FormatRow, { label: string; value: string }>,
  },
  criteria: {
    caption: 'How our practice score is weighted',
    weight: (percent: number) => `${percent} %`,
    rows: {
      meaning: {
        title: 'Transfer of Meaning',
        text: 'Everything that was said gets across: numbers, names, times, conditions, who did what to whom. Nothing is added, nothing softened.',
      },
      language: {
        title: 'Language Quality',
        text: 'Sentences that a speaker of the language would say, in the right register: siz to a stranger, the right term for the bond or the referral.',
      },
      delivery: {
        title: 'Technique',
        text: 'You start soon, speak in the first person, at an even pace, and correct yourself rarely and openly.',
      },
    },
    note: `These weights are ours: our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores. NAATI publishes no weights; the more an error harms communication, the more marks it takes off.`,
  },
  steps: [
    {
      title: 'Speech recognition',
      text: 'Your recording is turned into text by this site’s speech recognition, if it is set up, or by your browser, if you allow it; or you type it. You see what was heard and can correct it.',
    },
    {
      title: 'Meaning analysis',
      text: 'Each segment is compared with what was said and with a model interpretation and its accepted variants. Only what can be shown counts as an error.',
    },
    {
      title: 'Instant feedback',
      text: 'A deduction sheet: one line per error, with your own words, what it cost, and what would have changed the result.',
    },
  ],
  example: {
    caption: 'A real sheet, word for word',
    intro: (segments: number) =>
      `The free sample, ${segments} segments, interpreted freely and well, apart from these lines. Try it: the same words get the same marks.`,
    segment: (n: number) => `Segment ${n}`,
    start: 'Start',
    sum: 'Score',
    verdict: (passMarks: number) =>
      `A pass in practice: ${passMarks} of 45 or more, and fewer than three critical errors.`,
    link: 'Interpret this dialogue yourself',
  },
  sources: 'Our sources',
  checkedNote: 'Fees, dates and rules change. Look at NAATI’s own pages before you book.',
  cta: {
    title: 'Enough reading. Interpret a dialogue.',
    text: 'A free account, no card. In ten minutes you’ll know where you lose marks.',
  },
}
