/** A learner's own recording beside a result, and keeping it. */
export const recordings = {
  keep: 'Keep this recording',
  kept: 'Kept',
  keepSegment: (segment: number) => `Keep this recording, segment ${segment}`,
  keptSegment: (segment: number) => `Kept, segment ${segment}. Let it go`,
  expires: (date: string) => `Deleted after ${date} unless you keep it.`,
  stays: 'It stays until you let it go.',
}
