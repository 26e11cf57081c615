// Waits for a mail server. The total is what counts: it also ends a server that keeps talking without getting anywhere.
export const MAIL_TOTAL_TIMEOUT_MS = 20_000
export const MAIL_CONNECT_TIMEOUT_MS = 8_000
export const MAIL_SILENCE_TIMEOUT_MS = 10_000
/** Below DATA_DIR: where mails are written while there is no mail server. */
export const OUTBOX_FOLDER = 'outbox'

/** The tokens of app/styles/base.css, written out: mail programs know no variables. */
export const MAIL_COLOURS = {
  light: {
    paper: '#fbfaf7',
    ink: '#16202a',
    soft: '#4b5a67',
    line: '#e3e0d8',
    accent: '#0b6e6e',
    accentInk: '#ffffff',
    english: '#2b5fa8',
    sun: '#e8a33d',
    turkish: '#9a3b6a',
  },
  dark: {
    paper: '#0f1518',
    ink: '#e8edee',
    soft: '#a3b3b8',
    line: '#26333a',
    accent: '#4fc3bd',
    accentInk: '#0f1518',
    english: '#8db4f2',
    sun: '#f2b35e',
    turkish: '#e39ac2',
  },
} as const
