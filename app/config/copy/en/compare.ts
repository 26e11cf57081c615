import { FULL_MARKS } from '../../scoring.ts'

/** /history/compare: two attempts at one dialogue. */
export const compare = {
  title: 'Two attempts compared',
  before: 'Earlier',
  after: 'Later',
  score: (marks: string) => `${marks}/${FULL_MARKS}`,
  better: (marks: string) => `${marks} ${marks === '1' ? 'mark' : 'marks'} better than before.`,
  worse: (marks: string) => `${marks} ${marks === '1' ? 'mark' : 'marks'} fewer than before.`,
  same: 'The same marks as before.',
  gained: (numbers: number[]) => `Better: ${numbers.length === 1 ? 'segment' : 'segments'} ${numbers.join(', ')}.`,
  lost: (numbers: number[]) => `Worse: ${numbers.length === 1 ? 'segment' : 'segments'} ${numbers.join(', ')}.`,
  other: 'Compare with',
  option: (when: string, marks: string) => `${when}: ${marks}/${FULL_MARKS}`,
  show: 'Compare',
  segments: 'Segment by segment',
  segment: (number: number) => `Segment ${number}`,
  /** What the segment cost, before and after. */
  change: (before: string, after: string) => `${before} → ${after}`,
  spokenChange: (before: string, after: string) => `${before} before, ${after} now`,
  gain: { better: 'better', worse: 'worse', same: 'the same' },
  recording: (number: number, when: string) => `Your recording of segment ${number}, ${when}`,
  noRecording: 'No recording is kept.',
  notThere: 'This attempt does not have the segment.',
  only: 'This is your only scored attempt at this dialogue. Practise it again to see what changes.',
  again: 'Practise again',
  back: 'Back to History',
}
