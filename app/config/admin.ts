// The admin pages.

/** Submitted longer ago than this and still not scored: something is wrong. */
export const UNSCORED_AFTER_MINUTES = 10
/** Jobs that are set aside, on one page. */
export const PARKED_JOBS_SHOWN = 20
/** Over how long disputes are counted by dialogue, and of how many dialogues. */
export const DISPUTE_RATE_DAYS = 90
export const DISPUTE_RATE_DIALOGUES = 10
/** Users on one page. */
export const USERS_SHOWN = 50
/** Characters of a search. */
export const USER_SEARCH_MAX = 100
/** Pro is given for so long at the most. */
export const MANUAL_PRO_MAX_DAYS = 1_830
/** Rows of the waiting list that are read at once. */
export const WAITLIST_BATCH = 1_000
