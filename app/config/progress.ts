/** The daily goal in XP (docs/product.md, Progress). */
export const DAILY_GOAL_XP = 100
/** For one interpreted segment. */
export const XP_PER_SEGMENT = 10
/** Of the clock, exclusive: morning before 12, afternoon before 17, otherwise evening. */
export const MORNING_ENDS_HOUR = 12
export const AFTERNOON_ENDS_HOUR = 17
/** A private note on a session. */
export const SESSION_NOTE_MAX_CHARACTERS = 2_000
/** Rows of one page of /history. */
export const HISTORY_PAGE_SIZE = 20
/** Recent activities of the dashboard: 5 on desktops, 3 on phones. */
export const RECENT_SESSIONS = 5
export const RECENT_SESSIONS_ON_PHONES = 3
/** Results in the score trend, the newest. */
export const TREND_RESULTS = 12
/** Results of a topic before it is called the weakest: one says little. */
export const WEAKEST_TOPIC_MIN_RESULTS = 2
/** As long as a dialogue's topic may be. */
export const TOPIC_MAX_CHARACTERS = 80
