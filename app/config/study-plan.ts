import { DAY_HOURS, HOUR_MINUTES } from './time.ts'

// The study plan (models/study-plan; docs/decisions/052-study-plan.md). The figures are rules of our own: no study says how much
// practice a candidate needs.

/** A plan without a test date looks this far ahead, and goes on rolling. */
export const ROLLING_WEEKS = 8
/** No test is booked further ahead. */
export const TEST_DATE_MAX_DAYS = 730
/** Of one day. */
export const DAY_MINUTES_MAX = (DAY_HOURS * HOUR_MINUTES) / 2
/** What the form proposes: half an hour on working days, an hour on Saturday. */
export const PROPOSED_MINUTES = [30, 30, 30, 30, 30, 60, 0] as const
export const PAUSE_DAYS = [3, 7, 14] as const

/** The shortest part of a day's portion; a shorter day is one part. */
export const PART_MINUTES_MIN = 5
/** The first half of a dialogue, with its result. */
export const SHORTEST_DIALOGUE_MINUTES = 15
/** A dialogue with its result and its mistakes. */
export const DIALOGUE_MINUTES = 30
/** A mock test with its results. */
export const MOCK_TEST_MINUTES = 60
/** Before the test, as NAATI's dialogues come in pairs and nerves need more than one try. */
export const MOCK_TESTS_WANTED = 3
/** On top, for each task in which a learner rates themself with 1 or 2. */
export const HARD_TASK_MINUTES = 180
export const HARD_RATING_MAX = 2
/** Words, sprints, memory and notes, for everybody. */
export const BASE_MINUTES = 300

// What is counted as studied where nobody measures the time; all of it estimates of our own.
/** A word that is asked and checked. */
export const CARD_SECONDS = 12
/** A segment that is heard and typed; of recordings the time itself counts, and as much again for listening. */
export const SEGMENT_SECONDS = 45
export const LISTENING_FACTOR = 2
/** A segment that is tried again: heard, interpreted and compared. */
export const RETRY_SECONDS = 90
/** A passage of the memory ladder: heard, said back, interpreted and ticked. */
export const MEMORY_TRY_SECONDS = 120

/** Days that the calendar shows ahead. */
export const CALENDAR_DAYS = 120
