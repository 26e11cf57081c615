import type { SampleKind } from '../../dialogues.ts'
import { claimedCount } from '../../library-claim.ts'

/** The landing page. Its figures about the exam come from config/exam-facts.ts. */
export const landing = {
  pageTitle: 'Turkish-English NAATI CCL practice',
  descriptions: {
    withSample:
      'Practise Turkish-English NAATI CCL dialogues aloud and see each mark you would lose, with your own words next to it. One whole dialogue free, without an account.',
    withoutSample:
      'Practise Turkish-English NAATI CCL dialogues aloud and see each mark you would lose, with your own words next to it.',
  },
  overline: 'NAATI CCL practice for Turkish speakers',
  /** `plank` is drawn on a plank of the bridge. */
  title: { before: 'Lose your marks ', plank: 'here', after: ', not in the exam.' },
  lead: 'Listen to a dialogue, interpret it aloud and see what each slip costs: 45 at the top, one line for every error, your own words as the evidence.',
  start: 'Start Free Practice',
  startHint: 'Three segments, two minutes. No account, no card.',
  /** Instead of the two above, where no dialogue is free. */
  withoutSample: {
    start: 'Create Free Account',
    startHint: 'No card. The vocabulary is free; no dialogue is at the moment.',
    toDashboard: 'Go to the dashboard',
  },
  google: 'Continue with Google',
  sheet: {
    label: 'A deduction sheet, line by line',
    overline: 'A real sheet',
    open: 'Open a line',
    start: 'Full marks',
    segment: (number: number) => `Segment ${number}`,
    heard: 'Heard',
    said: 'Said',
    model: 'Model',
    language: { en: 'English', tr: 'Turkish' },
    total: 'Score',
    outOf: (total: string, of: number) => `${total}/${of}`,
    pass: 'PASS',
    proof: 'Köprü marked exactly these words.',
    proofOfSample: 'Try the same dialogue and beat it.',
    bridge: 'The same dialogue as a bridge: one plank for each segment',
    held: (number: number) => `Segment ${number}: held`,
    cracked: (number: number) => `Segment ${number}: some marks lost, see the sheet`,
    gone: (number: number) => `Segment ${number}: gave way, see the sheet`,
  },
  card: {
    dialogues: (count: number) => (count === 1 ? '1 Practice Dialogue' : `${claimedCount(count)} Practice Dialogues`),
    dialoguesText: 'on the test’s twelve topics, from the clinic to the groom’s suit',
    score: 'PASS',
    scoreText: 'to pass a mock test: 63 of 90, and at least 29 in each dialogue',
  },
  answer: {
    overline: 'In short',
    title: 'What is the NAATI CCL test?',
    text: (facts: {
      words: number
      segment: number
      pass: number
      marks: number
      each: number
      of: number
      points: number
      visas: string
    }) =>
      `A test of everyday interpreting between English and one other language, here Turkish. You hear two dialogues of about ${facts.words} words, in segments of up to ${facts.segment}, and say each segment aloud in the other language. With ${facts.pass} of ${facts.marks} marks, and at least ${facts.each} of ${facts.of} in each dialogue, you earn ${facts.points} points towards a ${facts.visas} visa.`,
    figures: {
      dialogues: (words: number) => `dialogues of about ${words} words`,
      minutes: (interpreting: number) => `with check-in; about ${interpreting} minutes of interpreting`,
      pass: (marks: number, each: number) => `of ${marks} to pass, and ${each} in each dialogue`,
      points: 'PR points, the same for 63 and for 90',
    },
    minutes: (minutes: number) => `${minutes} min`,
    sources: 'Where these figures come from',
  },
  steps: {
    overline: 'How It Works',
    title: 'How your score is worked out',
    list: [
      {
        title: 'Choose a dialogue',
        text: (count: number) =>
          `${count} dialogues on the test’s twelve topics, at three levels. Two people talk, one in English, one in Turkish: a clinic, a school, a claim for a parked car.`,
        alt: 'Dialogues in the list, each with its story in one line, level, topic and length',
      },
      {
        title: 'Practice interpretation',
        text: () =>
          'You hear one segment and say it in the other language. Each segment you record lays a plank of the bridge. Listen to yourself, and record again if you like.',
        alt: 'The player: two planks of the bridge are laid; the voice of the third segment, and below it yours while you record',
      },
      {
        title: 'Get AI feedback',
        text: () =>
          'Speech recognition turns your recording into text; if it misheard you, correct it. Our scorer looks for errors, each one becomes a line, and what is left is your score.',
        alt: 'A result: the score out of 45, the pass mark, and the range where an examiner’s marks would probably fall',
      },
    ],
    honest:
      'NAATI takes marks off 45 too, but does not publish how many, so every mark here is a practice estimate: our practice score weighs meaning 70 %, language 20 % and technique 10 % in its sub-scores; NAATI publishes no weights.',
  },
  features: {
    overline: 'What you practise with',
    title: 'Made for two languages at once',
    list: [
      {
        title: 'Both directions',
        text: 'English is blue, Turkish is erguvan, everywhere. You always know which way you are crossing.',
      },
      {
        title: 'Reasons in Turkish too',
        text: 'Every error is explained in English and in Turkish, with your words and a model side by side.',
      },
      {
        title: 'Mock tests on the clock',
        text: 'Two dialogues, a chime after each segment, a clock that does not stop. The verdict follows NAATI’s pass rule.',
      },
      {
        title: 'You may disagree',
        text: 'Heard wrong? Correct it, and the segment is marked again. Both scores stay visible.',
      },
      {
        title: 'Words that come back',
        text: 'The words of these dialogues, with drills that bring back what you missed.',
      },
      {
        title: 'Your voice stays yours',
        text: 'Recordings are deleted after 90 days unless you keep them. Download everything, or delete it, at any time.',
      },
    ],
  },
  story: {
    overline: 'From the founder',
    title: 'Why I built this bridge',
    language: 'Language of the story',
    languages: { en: 'English', tr: 'Türkçe' },
    signed: 'The founder of Köprü',
  },
  price: {
    overline: 'Price',
    title: 'Free to start, simple to pay',
    free: 'Free',
    freePrice: 'A$0',
    freeText: (counts: { dialogues: number; mockTests: number }) =>
      counts.dialogues === 0
        ? `The vocabulary with its drill${counts.mockTests === 0 ? '' : `, and ${counts.mockTests === 1 ? 'one mock test' : `${counts.mockTests} mock tests`} with the complete sheet`}.`
        : `${counts.dialogues === 1 ? 'One whole dialogue' : `${counts.dialogues} whole dialogues`}${
            counts.mockTests === 0
              ? ''
              : counts.mockTests === 1
                ? ', one mock test'
                : `, ${counts.mockTests} mock tests`
          }, and the complete sheet for each.`,
    pro: 'Pro',
    or: 'or',
    monthly: (price: string) => `${price} a month`,
    fortnightly: (price: string) => `${price} every 2 weeks`,
    proText: (counts: { dialogues: number; mockTests: number }) =>
      `All ${counts.dialogues} dialogues and all ${counts.mockTests} mock tests. Both plans open the same content. Cancel at any time; Pro stays open until the paid period ends.`,
    compare: 'Compare the plans',
  },
  facts: {
    overline: 'Facts',
    title: 'What we say about the exam, and our sources',
    lead: 'Fees and rules change. Check the source before you book.',
    fact: 'Fact',
    source: 'Source',
    rows: {
      points: (value: { points: number; visas: string }) =>
        `A pass brings ${value.points} points for the ${value.visas} visas; a higher mark earns no more`,
      format: (value: { dialogues: number; words: number; segment: number }) =>
        `${value.dialogues} dialogues of about ${value.words} words, in segments of up to ${value.segment} words`,
      time: (value: { minutes: number; appointment: number }) =>
        `About ${value.minutes} minutes of interpreting; allow about ${value.appointment} minutes with check-in`,
      pass: (value: { pass: number; marks: number; each: number; of: number }) =>
        `To pass: ${value.pass} of ${value.marks}, and at least ${value.each} of ${value.of} in each dialogue`,
      repeats: (value: { seconds: number }) =>
        `One repeat in each dialogue is free; start within ${value.seconds} seconds of the chime`,
      fee: (value: { fee: number }) => `The test costs A$${value.fee}`,
      review: (value: { from: number; days: number; fee: number }) =>
        `If you fail with ${value.from} or more, you can ask for a review within ${value.days} days, for A$${value.fee}`,
      validity: (value: { years: number }) => `A result is valid for ${value.years} years`,
    },
  },
  end: {
    known: {
      title: 'Two minutes from now, you’ll have your first marks.',
      text: 'A physiotherapist, a knee, a wedding in eight weeks. Your turn.',
    },
    other: {
      title: 'Two minutes from now, you’ll have your first marks.',
      text: 'Two people who need to understand each other, with you in between. Your turn.',
    },
    none: {
      title: 'The words come first.',
      text: 'A free account opens the whole vocabulary and its drill. No card.',
    },
  } satisfies Record<SampleKind, { title: string; text: string }>,
}
