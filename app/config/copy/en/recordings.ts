import { MAX_KEPT_RECORDINGS } from '../../speech.ts'

const place = (segment: number, dialogue?: number) =>
  dialogue === undefined ? `segment ${segment}` : `dialogue ${dialogue}, segment ${segment}`

/** A learner's own recording next to a result, and keeping it. */
export const recordings = {
  keep: 'Keep this recording',
  kept: 'Kept',
  keepSegment: (segment: number, dialogue?: number) => `Keep this recording, ${place(segment, dialogue)}`,
  keptSegment: (segment: number, dialogue?: number) => `Kept, ${place(segment, dialogue)}. Stop keeping it`,
  expires: (date: string) => `Deleted after ${date} unless you keep it.`,
  stays: 'It stays until you stop keeping it.',
  full: {
    title: 'You have reached the limit',
    text: `You keep ${MAX_KEPT_RECORDINGS} recordings. Stop keeping one first, then keep this one.`,
    tone: 'destructive' as const,
  },
  failed: {
    title: 'That was not saved',
    text: 'Nothing was changed. Please try again.',
    tone: 'destructive' as const,
  },
}
