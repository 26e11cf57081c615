const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** /progress. */
export const errorProfile = {
  title: 'Error profile',
  subtitle: 'What you lost, what is mended, and how far you have come',
  chartTitle: 'Marks lost per dialogue',
  chartText: 'By kind, in the last eight weeks. Practice and mock tests count; marks that you gave yourself do not.',
  /** A kind and its weeks, oldest first. */
  chartLine: (kind: string, weeks: string[]) => `${kind}: ${weeks.join(', ')}.`,
  chart: (lines: string[]) => `Marks lost per dialogue in each week, oldest first. ${lines.join(' ')}`,
  noDialogue: 'no dialogue',
  table: 'The same as a table',
  week: 'Week from',
  dialogues: 'Dialogues',
  clean: 'No marks were lost in these eight weeks.',
  kindsTitle: 'What is mended',
  change: (from: string, to: string) => `from ${from} to ${to} marks a dialogue`,
  mended: (mended: number, all: number) =>
    `${mended} of ${plural(all, 'segment that came back', 'segments that came back')} mended`,
  nothingReturned: 'no segment came back',
  mendedRule: 'A segment is mended when it has come back and held twice.',
  mistakes: 'Retry your mistakes',
  empty: 'Your error profile begins with your next dialogue.',
  emptyText:
    'You will see here, week by week, which kinds of errors cost you marks, and which of them you have mended.',
  practise: 'Choose a dialogue',
  milestones: 'Milestones',
  privacy: 'Only you can see this page.',
  reachedOn: (date: string) => `reached on ${date}`,
  notYet: 'not yet',
  names: {
    mended: 'First segment that came back and held twice',
    'number-clean': 'First dialogue without a lost number',
    'plan-week': 'First week with all the minutes of your plan',
    'mock-test': 'First mock test with 63 of 90 or more, and 29 in each dialogue',
  },
  link: 'Error profile and milestones',
}
