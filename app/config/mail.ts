// Waits for a mail server. The total is what counts: it also ends a server that keeps talking without getting anywhere.
export const MAIL_TOTAL_TIMEOUT_MS = 20_000
export const MAIL_CONNECT_TIMEOUT_MS = 8_000
export const MAIL_SILENCE_TIMEOUT_MS = 10_000
/** Below DATA_DIR: where mails are written while there is no mail server. */
export const OUTBOX_FOLDER = 'outbox'
