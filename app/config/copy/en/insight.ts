import { INSIGHT_ATTEMPTS, INSIGHT_LIBRARY_ATTEMPTS, WEAK_ATTEMPTS_MIN } from '../../admin.ts'

/** How learners fare with the segments of the library. */
export const insight = {
  title: 'Insight',
  weakest: 'The weakest segments',
  weakestIntro: `From the latest ${INSIGHT_LIBRARY_ATTEMPTS.toLocaleString('en-AU')} scored attempts in practice and mock tests. A segment needs at least ${WEAK_ATTEMPTS_MIN}, and attempts at an earlier text do not count.`,
  intro: `From the latest ${INSIGHT_ATTEMPTS} scored attempts in practice and mock tests. Attempts at an earlier text do not count; marks are those of our own scorer.`,
  none: 'No segment stands out yet.',
  rank: 'Rank by',
  by: { lost: 'Marks lost', repeats: 'Third plays', disputes: 'Disputes' },
  columns: {
    segment: 'Segment',
    attempts: 'Attempts',
    plays: 'Heard',
    thirdPlays: 'Third play',
    lost: 'Marks lost',
    missed: 'Missed',
    disputes: 'Disputes',
    edit: 'Edit',
  },
  unknown: 'not known',
  /** How often on average. */
  times: (count: string) => `${count} times`,
  where: (title: string, n: number) => `${title}, segment ${n}`,
  untried: 'not tried yet',
  back: 'Edit dialogue',
  editSegment: (n: number) => `Edit segment ${n}`,
}
