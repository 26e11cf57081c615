import pino from 'pino'
import { env } from '#app/config/env.server.ts'
import { currentScope } from './telemetry/request-scope.server.ts'

const SECRETS = ['password', 'currentPassword', 'newPassword', 'confirmPassword', 'token', 'authorization', 'cookie']

/** JSON lines on stdout. Secrets that would give access to an account are redacted. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  // Lines written during a request carry its id.
  mixin: () => {
    const scope = currentScope()
    return scope ? { requestId: scope.requestId } : {}
  },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
})
