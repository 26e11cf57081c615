// Time-outs for a mail server. The total matters most: it also stops a server that keeps responding without progress.
export const MAIL_TOTAL_TIMEOUT_MS = 20_000
export const MAIL_CONNECT_TIMEOUT_MS = 8_000
export const MAIL_SILENCE_TIMEOUT_MS = 10_000
/** Below DATA_DIR: where mails are written if no mail server is configured. */
export const OUTBOX_FOLDER = 'outbox'
