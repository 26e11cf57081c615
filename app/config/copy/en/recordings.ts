import { MAX_KEPT_RECORDINGS } from '../../speech.ts'

const place = (segment: number, dialogue?: number) =>
  dialogue === undefined ? `segment ${segment}` : `dialogue ${dialogue}, segment ${segment}`

/** A learner's own recording beside a result, and keeping it. */
export const recordings = {
  keep: 'Keep this recording',
  kept: 'Kept',
  keepSegment: (segment: number, dialogue?: number) => `Keep this recording, ${place(segment, dialogue)}`,
  keptSegment: (segment: number, dialogue?: number) => `Kept, ${place(segment, dialogue)}. Let it go`,
  expires: (date: string) => `Deleted after ${date} unless you keep it.`,
  stays: 'It stays until you let it go.',
  full: {
    title: 'You keep as many as one can',
    text: `${MAX_KEPT_RECORDINGS} recordings are kept. Let one go first, then keep this one.`,
    tone: 'destructive' as const,
  },
  failed: {
    title: 'That was not saved',
    text: 'The recording is as it was. Please try again.',
    tone: 'destructive' as const,
  },
}
