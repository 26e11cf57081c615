/** The daily goal in XP (docs/product.md, Progress). */
export const DAILY_GOAL_XP = 100
/** Per interpreted segment. */
export const XP_PER_SEGMENT = 10
/** Hours, exclusive: morning before 12, afternoon before 17, otherwise evening. */
export const MORNING_ENDS_HOUR = 12
export const AFTERNOON_ENDS_HOUR = 17
/** A private note on a session. */
export const SESSION_NOTE_MAX_CHARACTERS = 2_000
/** Rows per page of /history. */
export const HISTORY_PAGE_SIZE = 20
/** Recent sessions on the dashboard: 5 on desktops, 3 on phones. */
export const RECENT_SESSIONS = 5
export const RECENT_SESSIONS_ON_PHONES = 3
/** Number of results in the score trend. */
export const TREND_RESULTS = 12
/** Weeks, Monday to Sunday, in the error profile; the current one is the last. */
export const PROFILE_WEEKS = 8
/** For how long the dashboard mentions a milestone. */
export const MILESTONE_NEWS_DAYS = 7
/** Results a topic needs before it can be called the weakest: one is not enough. */
export const WEAKEST_TOPIC_MIN_RESULTS = 2
/** The maximum length of a dialogue's topic. */
export const TOPIC_MAX_CHARACTERS = 80
