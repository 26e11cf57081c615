/** How often a page polls the unread count. */
export const UNREAD_POLL_MS = 30_000
/** Above this the badge shows '9+'. */
export const BADGE_MAX = 9
/** The default number of rows in a list response (docs/product.md, Limits). */
export const LIST_LIMIT = 50
export const LIST_LIMIT_MAX = 200
/** Users per batch when notifying everybody: each batch is one transaction. */
export const ANNOUNCED_AT_ONCE = 2_000
