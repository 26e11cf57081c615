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
/** Dialogues per page of the library, and versions per page of a dialogue. */
export const LIBRARY_SHOWN = 50
export const ARCHIVE_SHOWN = 10
export const VERSIONS_SHOWN = 20
/** What an admin types is kept this long after the last change, and again after a failed try. */
export const AUTOSAVE_MS = 1_200
export const AUTOSAVE_RETRY_MS = 5_000
/** Insight counts attempts of these days, at most so many of the latest: of one dialogue, and of the whole library. */
export const INSIGHT_DAYS = 365
export const INSIGHT_ATTEMPTS = 500
export const INSIGHT_LIBRARY_ATTEMPTS = 2_000
/** The weakest segments that are listed, and the attempts without which a segment is not judged. */
export const WEAKEST_SHOWN = 25
export const WEAK_ATTEMPTS_MIN = 3
