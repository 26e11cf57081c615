import { FULL_MARKS } from '../../scoring.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** /history. Some sentences are fixed wording (docs/english.md). */
export const history = {
  title: 'Practice History',
  subtitle: 'Every dialogue you have interpreted, newest first.',
  summary: {
    label: 'Summary',
    practice: 'Practice Sessions',
    mockTests: 'Mock Tests',
    passed: 'Passed',
    passRate: 'Pass Rate %',
    percent: (rate: number) => `${rate}%`,
    selfMarked: (count: number) =>
      count === 1
        ? 'You marked one more yourself. It is in the list, but not included in these figures.'
        : `You marked ${count} more yourself. They are in the list, but not included in these figures.`,
  },
  filters: {
    label: 'Session type',
    types: { all: 'All', practice: 'Practice', 'mock-test': 'Mock Tests' },
    topic: 'Topic',
    allTopics: 'All Topics',
    apply: 'Show',
  },
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  profile: 'Error profile and milestones',
  list: 'Sessions',
  older: 'Older sessions',
  newest: 'Newest sessions',
  empty: {
    title: 'No Practice History Yet',
    text: 'Your results and recordings appear here after your first dialogue.',
    start: 'Start Practice',
  },
  noMatch: {
    title: 'No sessions found',
    text: 'Try adjusting your filters to see more results.',
    reset: 'Show all sessions',
  },
  row: {
    pass: 'PASS',
    fail: 'FAIL',
    selfMarked: 'Marked by you',
    score: (marks: string) => `${marks}/${FULL_MARKS}`,
    critical: (count: number) => `${count} critical`,
    minor: (count: number) => `${count} minor`,
    view: 'View Details',
    bridge: (held: number, cracked: number, gone: number) =>
      `${plural(held, 'plank', 'planks')} held, ${cracked} cracked, ${gone} gave way`,
    received: 'Scoring in progress...',
    needs_transcripts: 'Your words are needed',
  },
  mockTest: {
    title: 'NAATI CCL Mock Test',
    view: 'View Detailed Report',
    score: (marks: string, outOf: number) => `${marks}/${outOf}`,
    dialogues: (title: string) => `${title}, two dialogues.`,
    report: 'Open the results',
    badge: (marks: number) => `The badge means ${marks} marks or more.`,
    selfMarked: 'You gave these marks yourself. They are not included in any average or pass rate.',
  },
  details: {
    loading: 'Loading the session',
    failed: 'We could not load this session. Check your connection and try again.',
    retry: 'Try again',
    /** Nothing was taken off a segment. */
    noCost: 'no marks off',
    feedback: 'Overall Feedback',
    errors: 'Error Analysis',
    noErrors: 'No marks were taken off.',
    model: 'Model interpretation',
    segments: 'Segment Analysis',
    segment: (number: number) => `Segment ${number}`,
    recording: (number: number) => `Your recording of segment ${number}`,
    received: 'Your recordings are kept. The result appears here when it is ready.',
    needs_transcripts:
      'We could not turn every recording into text. Mark yourself, or type what you said, to get your score.',
    type: 'Finish it',
    recordings: 'Your recordings',
    yours: 'Your interpretation',
    noRecording: 'There is no recording of this segment any more.',
    previous: 'Previous segment',
    next: 'Next segment',
    position: (number: number, count: number) => `Segment ${number} of ${count}`,
    plank: (number: number, tone: string) => `Segment ${number}: ${tone}`,
    cost: (marks: string) => (marks === '−1' ? '−1 mark.' : `${marks} marks.`),
    free: 'No marks off.',
    total: 'Marks left',
    compare: 'Compare with another attempt',
    report: 'Open the full report',
  },
  tones: { open: 'open', current: 'chosen', laid: 'recorded', good: 'held', partial: 'cracked', missed: 'gave way' },
  estimate: 'Practice marks are estimates: 29 of 45 or more is a pass here, unless three or more errors are critical.',
}
