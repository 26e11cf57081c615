// The admin pages.

/** A submission older than this and still not scored is a problem. */
export const UNSCORED_AFTER_MINUTES = 10
/** Failed jobs per page. */
export const PARKED_JOBS_SHOWN = 20
/** The period over which disputes are counted per dialogue, and how many dialogues are listed. */
export const DISPUTE_RATE_DAYS = 90
export const DISPUTE_RATE_DIALOGUES = 10
/** Users per page. */
export const USERS_SHOWN = 50
/** Maximum length of a search. */
export const USER_SEARCH_MAX = 100
/** The longest period for which an admin can grant Pro. */
export const MANUAL_PRO_MAX_DAYS = 1_830
/** Waiting list rows read at once. */
export const WAITLIST_BATCH = 1_000
