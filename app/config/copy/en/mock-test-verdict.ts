const score = (total: string, outOf: string) => `${total}/${outOf}`

/** The verdict on a mock test, as the server words it. */
export const mockTestVerdict = {
  officialLine: (input: { total: string; outOf: string; first: string; second: string; passed: boolean }) =>
    `Official rule: ${score(input.total, input.outOf)} · Dialogue 1 ${input.first} · Dialogue 2 ${input.second} → ${input.passed ? 'pass' : 'not a pass yet'}`,
  /** The same figures, by the learner's own marks. */
  selfMarkedLine: (input: { total: string; outOf: string; first: string; second: string }) =>
    `By your own marks: ${score(input.total, input.outOf)} · Dialogue 1 ${input.first} · Dialogue 2 ${input.second}`,
  verdict: { pass: 'Pass', notYet: 'Not a pass yet' },
  /** Our own strict rule: three critical errors. */
  autoFailed: (slots: readonly number[]) =>
    ` (three or more critical errors in ${slots.length === 1 ? 'dialogue' : 'dialogues'} ${slots.join(' and ')})`,
}
