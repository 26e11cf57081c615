import pino from 'pino'
import { env } from '#app/config/env.server.ts'

/** JSON lines on stdout. Values that could open an account are never written. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie'], censor: '[redacted]' },
})
