// The readiness figure (models/progress/readiness.ts; docs/decisions/053-one-next-step.md).

/** Results older than this say little about today. */
export const READINESS_DAYS = 60
/** The newest dialogues that count; the two of a mock test are two. */
export const READINESS_DIALOGUES = 12
/** Below this there is no figure. */
export const READINESS_MIN_DIALOGUES = 3
/** A result counts half after this time. */
export const READINESS_HALF_LIFE_DAYS = 21
/**
 * By how many marks of 45 a dialogue's score may differ from an examiner's, as a standard deviation. Köprü's: 3.3 marks apart on
 * average on the raw performances and 4.7 on the raw rehearsals (`npm run bench:scoring -- performances`, `-- rehearsals`); their mean is 0.8
 * of a standard deviation. The learner's own marks were never measured; they are taken to be a third less sure.
 */
export const MARKER_SPREAD = { machine: 5, learner: 6.7 } as const
/** Marks by which all results of one marker may be off in the same direction. */
export const MARKER_BIAS = 2
/** Dialogues differ, however even a learner's results look. With 4 the range held four of five simulated tests (bench/readiness.mjs), with 3 three of four. */
export const DIALOGUE_SPREAD_MIN = 4
/** The range holds four of five, if results are spread like a normal distribution. */
export const RANGE_DEVIATIONS = 1.28
