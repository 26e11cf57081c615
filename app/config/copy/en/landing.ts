import type { SampleKind } from '../../dialogues.ts'

/** The landing page. What it says of the exam comes with its values from config/exam-facts.ts. */
export const landing = {
  pageTitle: 'Turkish-English NAATI CCL practice',
  descriptions: {
    withSample:
      'Practise Turkish-English NAATI CCL dialogues aloud and see each mark you would lose, with your own words beside it. One whole dialogue free, without an account.',
    withoutSample:
      'Practise Turkish-English NAATI CCL dialogues aloud and see each mark you would lose, with your own words beside it.',
  },
  overline: 'NAATI CCL · Turkish–English',
  /** `plank` lies on one. */
  title: { before: 'Lose your marks ', plank: 'here', after: ', not in the exam.' },
  lead: 'Hear a dialogue, interpret it aloud, and see what each slip costs: 45 at the top, one line for every error, your own words as the evidence.',
  start: 'Start Free Practice',
  startHint: 'One whole dialogue. No account, no card.',
  /** Instead of the two above, where no dialogue is free. */
  withoutSample: {
    start: 'Create Free Account',
    startHint: 'No card. No dialogue is free at the moment; the vocabulary is.',
    toDashboard: 'Go to the dashboard',
  },
  google: 'Continue with Google',
  googleOff: 'Google sign-in is not set up here.',
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
    proof: 'Marked by Köprü from these very words.',
    proofOfSample: 'It is the dialogue of the free sample: do it better.',
    bridge: 'The same dialogue as a bridge: one plank for each segment',
    held: (number: number) => `Segment ${number}: held`,
    cracked: (number: number) => `Segment ${number}: some marks lost, see the sheet`,
    gone: (number: number) => `Segment ${number}: gave way, see the sheet`,
  },
  card: {
    dialogues: (count: number) =>
      count >= 20 ? '20+ Practice Dialogues' : count === 1 ? '1 Practice Dialogue' : `${count} Practice Dialogues`,
    dialoguesText: 'in the twelve topics of the test, from the clinic to the groom’s suit',
    score: 'PASS',
    scoreText: 'a mock test passes with 63 of 90, and at least 29 in each dialogue',
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
      `A test of everyday interpreting between English and one other language, here Turkish. You hear two dialogues of about ${facts.words} words in segments of at most ${facts.segment}, and say each segment aloud in the other language. With ${facts.pass} of ${facts.marks} marks, and at least ${facts.each} of ${facts.of} in each dialogue, it is worth ${facts.points} points towards a ${facts.visas} visa.`,
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
    title: 'How a score comes about',
    list: [
      {
        title: 'Choose a dialogue',
        text: (count: number) =>
          `${count} dialogues in the twelve topics of the test, at three levels. Two people talk, one in English, one in Turkish: a clinic, a school, a claim for a parked car.`,
        alt: 'A dialogue of the list, with its topic, level and length',
      },
      {
        title: 'Practice interpretation',
        text: () =>
          'You hear one segment and say it in the other language. Each segment you record lays a plank of the bridge. Listen to yourself, and record again if you like.',
        alt: 'The player: two planks of the bridge are laid, the third segment is being recorded',
      },
      {
        title: 'Get AI feedback',
        text: () =>
          'Speech recognition turns your recording into words; where it misheard you, put it right. Rules that anyone may read look for errors, each error becomes a line, and the lines add up to your score.',
        alt: 'A result: the score out of 45, and between which marks a person would probably come out',
      },
    ],
    honest:
      'NAATI deducts from 45 as well, but publishes no tariff, so every mark here is a practice estimate. In its sub-scores our practice score weighs meaning 70 %, language 20 %, technique 10 %; NAATI publishes no weights.',
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
        text: 'Every error is explained in English and in Turkish, with your words and a model beside each other.',
      },
      {
        title: 'Mock tests on the clock',
        text: 'Two dialogues, a chime after each segment, a clock that does not stop. The verdict follows the official rule.',
      },
      {
        title: 'You may disagree',
        text: 'Heard wrong? Correct it, and the segment is marked again. Both scores stay visible.',
      },
      {
        title: 'Words that come back',
        text: 'A library of the words of these dialogues, with drills that return to what you missed.',
      },
      {
        title: 'Your voice stays yours',
        text: 'Recordings go after 90 days unless you keep them. Take everything with you, or delete it, at any time.',
      },
    ],
  },
  story: {
    overline: 'From the founder',
    title: 'Why this bridge',
    language: 'Language of the story',
    languages: { en: 'English', tr: 'Türkçe' },
    signed: 'The founder of Köprü',
  },
  price: {
    overline: 'Price',
    title: 'Free to begin, plain to pay',
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
      `All ${counts.dialogues} dialogues and all ${counts.mockTests} mock tests. Both plans open the same. Cancel at any time; what you paid for stays open to its end.`,
    compare: 'Compare the plans',
  },
  facts: {
    overline: 'Facts',
    title: 'What we say about the exam, and where it stands',
    lead: 'Fees and rules change. Before you book, read them at the source.',
    fact: 'Fact',
    source: 'Source',
    rows: {
      points: (value: { points: number; visas: string }) =>
        `${value.points} points for the ${value.visas} visas, pass or fail: a higher mark earns no more`,
      format: (value: { dialogues: number; words: number; segment: number }) =>
        `${value.dialogues} dialogues of about ${value.words} words, in segments of ${value.segment} words or less`,
      time: (value: { minutes: number; appointment: number }) =>
        `About ${value.minutes} minutes of interpreting; allow about ${value.appointment} minutes with check-in`,
      pass: (value: { pass: number; marks: number; each: number; of: number }) =>
        `To pass: ${value.pass} of ${value.marks}, and at least ${value.each} of ${value.of} in each dialogue`,
      repeats: (value: { seconds: number }) =>
        `One repeat in each dialogue is free; begin within ${value.seconds} seconds of the chime`,
      fee: (value: { fee: number }) => `The test costs A$${value.fee}`,
      review: (value: { from: number; days: number; fee: number }) =>
        `From ${value.from} on, a fail may be reviewed within ${value.days} days for A$${value.fee}`,
      validity: (value: { years: number }) => `A result is valid for ${value.years} years`,
    },
  },
  end: {
    known: {
      title: 'Thirteen segments from now you will know.',
      text: 'A physiotherapist, a knee, a wedding in eight weeks. Your turn.',
    },
    other: {
      title: 'One dialogue from now you will know.',
      text: 'Two people who need to understand each other, and you between them. Your turn.',
    },
    none: {
      title: 'The words come first.',
      text: 'A free account opens the whole vocabulary and its drill. No card.',
    },
  } satisfies Record<SampleKind, { title: string; text: string }>,
}
