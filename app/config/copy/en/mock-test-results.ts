/** The results of a mock test. Some sentences are fixed wording (docs/english.md). */
export const mockTestResults = {
  title: 'Mock test results',
  score: 'Total score',
  outOf: (total: string, max: number) => `${total}/${max}`,
  /** Next to the number. */
  ofMax: (max: number) => `/${max}`,
  percentage: (percent: string) => `${percent} %`,
  grade: { excellent: 'Excellent', pass: 'Pass', fail: 'Fail' },
  summary: {
    passed: 'You reached the pass mark in total and in both dialogues.',
    /** The total is enough, but one dialogue is below its pass mark. */
    dialogueShort: (dialogue: number, marks: string) =>
      `Your total is enough, but dialogue ${dialogue} is ${marks} short of the marks that each dialogue needs.`,
    close: (marks: string) => `You are ${marks} marks away from the pass mark.`,
    autoFail: 'The marks are enough, but a dialogue with three or more critical errors does not pass.',
    learning: 'Every test shows where you lose marks. Look at the dialogues below, worst segments first.',
  },
  official: 'By NAATI’s pass rule',
  estimate: 'Practice marks are our estimates. NAATI’s own examiners mark its tests.',
  margin: (options: { dialogue: number; marks: string; margin: string; needed: number }) =>
    `Dialogue ${options.dialogue}: ${options.marks}/45, ${options.margin} on the ${options.needed} it needs`,
  inDialogue: (dialogue: number, sentence: string) => `Dialogue ${dialogue}. ${sentence}`,
  noteTitle: 'Please note',
  /** Next to the margin of a dialogue that fails despite its marks. */
  marginAutoFailed: 'three or more critical errors',
  ranOut: 'Time ran out before the last segment. What you did not record counts as missed.',
  /** There was time left. */
  endedEarly: (count: number) =>
    `The test was ended before the last segment. ${count === 1 ? 'One segment was not recorded and counts' : `${count} segments were not recorded and count`} as missed.`,
  selfReported: 'Self-reported',
  selfReportedText: 'You typed some of what you said, or your browser transcribed it.',
  own: {
    badge: 'Marked by you',
    /** Instead of what the marks mean. */
    lead: 'These are the marks that you gave yourself.',
    note: 'Nobody else has listened to these recordings, so these marks are only as realistic as you were strict. They are not included in any average, trend or pass rate.',
    /** Beside the marks of Köprü. */
    beside: (total: string, outOf: number) =>
      `Köprü’s own marks for this test are ${total}/${outOf}, and they are what counts.`,
    machine: 'See Köprü’s marks',
    title: 'Your own ear',
    text: 'Listen to your recordings as an examiner would, and mark them yourself. Köprü’s marks stay as they are.',
    give: 'Mark this test yourself',
    see: 'See your own marks',
    again: 'Mark it again',
  },
  rules: {
    title: 'Real rules',
    chosen: (isReal: boolean): string => (isReal ? 'Real rules' : 'Köprü rules'),
    guided: 'Each segment played once, without repeats and without a time budget.',
    /** `deduction` is what the repeats beyond the free one took off, null for nothing. */
    repeats: (options: { dialogue: number; repeats: number; free: number; deduction: string | null }) => {
      const { dialogue, repeats, free, deduction } = options
      if (repeats === 0) return `Dialogue ${dialogue}: no repeats`
      const said = `Dialogue ${dialogue}: ${repeats} ${repeats === 1 ? 'repeat' : 'repeats'}`
      return deduction === null ? `${said}, no marks taken off` : `${said}, ${free} of them free: ${deduction}`
    },
    after: (deduction: string, total: string) =>
      `Repeats beyond the free one: ${deduction}, which leaves ${total} of 45.`,
    /** A line of the deduction sheet. */
    sheet: (repeats: number, free: number) => `${repeats} repeats, ${free} of them free`,
    minutes: (minutes: string, budget: number) => `Interpreting: ${minutes} of ${budget} minutes`,
    overBudget: (minutes: number) => `Longer than the ${minutes} minutes that NAATI expects.`,
  },
  review: {
    title: 'Review by dialogue',
    dialogue: (n: number, title: string) => `Dialogue ${n}: ${title}`,
    score: (marks: string) => `${marks}/45`,
    name: (n: number) => `Dialogue ${n}`,
    tone: { green: 'strong', yellow: 'fair', red: 'weak' },
    own: 'Your recording',
    ownOf: (dialogue: number, n: number) => `Your recording of dialogue ${dialogue}, segment ${n}`,
    bridge: {
      good: (n: number) => `Segment ${n}: held`,
      partial: (n: number) => `Segment ${n}: cracked`,
      missed: (n: number) => `Segment ${n}: missed`,
    },
    bridgeLabel: (n: number) => `Dialogue ${n}, what held`,
  },
  /** In the picture to share. */
  practice: 'Mock test, CCL Turkish',
  step: {
    topic: (dialogue: number, topic: string) =>
      `Dialogue ${dialogue} cost you most. Its topic is ${topic}: practise one more dialogue of it.`,
    practise: (topic: string) => `Practise ${topic}`,
    clean: 'Nothing to mend here.',
  },
  again: (from: string) => `You can take another mock test from ${from}.`,
  back: 'Return to Mock Test Menu',
}
