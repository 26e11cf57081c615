// The day of the test (models/test-day; docs/decisions/055-the-day-of-the-test.md).

/** Before the test, the dashboard leads to the rehearsal. */
export const REHEARSAL_DAYS = 7
export const WEEK_DAYS = 7
export const OUTCOME_NOTE_MAX_CHARACTERS = 2_000
/** NAATI gives half marks. */
export const MARKS_STEP = 0.5

/** Of the warm-up, ten together. */
export const WARM_UP_MINUTES = { numbers: 2, memory: 2, words: 2, dialogue: 4 } as const
/** A score from here on, of 45, is a dialogue that went well. */
export const EASY_DIALOGUE_MARKS = 35
/** Of a dialogue, in the warm-up. */
export const WARM_UP_SEGMENTS = 3
export const WARM_UP_WORDS = 5
