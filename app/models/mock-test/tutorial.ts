/** The six steps of the tutorial, 0 to 5 (docs/product.md, Mock tests). */
export const TUTORIAL_STEPS = ['welcome', 'audio', 'chimes', 'recording', 'nextSegment', 'ready'] as const
export type TutorialStep = (typeof TUTORIAL_STEPS)[number]

const RECORDING_STEP = TUTORIAL_STEPS.indexOf('recording')
export const LAST_TUTORIAL_STEP = TUTORIAL_STEPS.length - 1

/** The step that the URL asks for; the first if it names none. */
export function readTutorialStep(query: URLSearchParams): number {
  const asked = query.get('step') ?? ''
  return /^\d$/.test(asked) ? Math.min(Number(asked), LAST_TUTORIAL_STEP) : 0
}

/** The practice recording cannot be skipped if the browser can record. */
export function reachableStep(options: { asked: number; mayRecord: boolean; hasRecorded: boolean }): number {
  const { asked, mayRecord, hasRecorded } = options
  return mayRecord && !hasRecorded ? Math.min(asked, RECORDING_STEP) : asked
}

/** Next is disabled until the practice recording is made (docs/product.md, Mock tests). */
export function isNextBlocked(options: { step: number; mayRecord: boolean; hasRecorded: boolean }): boolean {
  const { step, mayRecord, hasRecorded } = options
  return step === RECORDING_STEP && mayRecord && !hasRecorded
}
