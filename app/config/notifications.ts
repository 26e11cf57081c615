/** How often a page asks for the unread count. */
export const UNREAD_POLL_MS = 30_000
/** Above this the badge says '9+'. */
export const BADGE_MAX = 9
/** The default number of rows in a list answer (docs/product.md, Limits). */
export const LIST_LIMIT = 50
export const LIST_LIMIT_MAX = 200
/** Users whose turn it is in one step of telling everybody: each step is a transaction of its own. */
export const ANNOUNCED_AT_ONCE = 2_000
