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
}
