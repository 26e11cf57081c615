/** External providers and their local replacements (/admin). */
export const PROVIDERS = [
  'voices',
  'transcription',
  'scoring',
  'mail',
  'google',
  'payments',
  'recordings',
  'mux',
] as const
export type Provider = (typeof PROVIDERS)[number]

/**
 * Why a provider call failed, in our own words: a provider's message may repeat a key or URL. `key`: it rejects our
 * credentials; `limit`: too many requests; `refused`: any other rejection; `fault`: an internal error; `unreadable`: an
 * unexpected response; `full`: the disk is full; `missing`: not installed; `foreign`: its data belongs to another
 * database.
 */
export const FAILURE_REASONS = [
  'key',
  'limit',
  'refused',
  'fault',
  'timeout',
  'unreachable',
  'unreadable',
  'full',
  'missing',
  'foreign',
  'other',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export interface Failure {
  reason: FailureReason
  /** The provider's HTTP status, if any. */
  status: number | null
}

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const TOO_MANY_REQUESTS = 429
const CLIENT_FAULT = 400
const SERVER_FAULT = 500
const LAST_STATUS = 599

const BY_WORD: readonly (readonly [FailureReason, RegExp])[] = [
  ['timeout', /^(TimeoutError|APIConnectionTimeoutError|ETIMEDOUT|ESOCKET_TIMEDOUT|timeout)$/],
  ['full', /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/],
  ['key', /^EAUTH$/],
  ['unreadable', /^(ZodError|\$ZodError|SyntaxError)$/],
  ['missing', /^not-installed$/],
  ['limit', /^busy$/],
  ['foreign', /^ForeignStore$/],
  [
    'unreachable',
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ECONNECTION|ESOCKET|EDNS|APIConnectionError|StripeConnectionError|unreachable|UND_ERR_\w+)$/,
  ],
]

/** An error and its causes, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let current = error; current instanceof Error && chain.length < 8; current = current.cause) chain.push(current)
  return chain
}

function field(error: Error, name: string): unknown {
  return new Map<string, unknown>(Object.entries(error)).get(name)
}

function statusOf(error: Error): number | undefined {
  const status = [field(error, 'status'), field(error, 'statusCode')].find((value) => typeof value === 'number')
  return typeof status === 'number' && status >= CLIENT_FAULT && status <= LAST_STATUS ? status : undefined
}

function reasonOfStatus(status: number): FailureReason {
  if (status === UNAUTHORIZED || status === FORBIDDEN) return 'key'
  if (status === TOO_MANY_REQUESTS) return 'limit'
  return status >= SERVER_FAULT ? 'fault' : 'refused'
}

function wordsOf(error: Error): string[] {
  const words = [error.name, error.constructor.name, field(error, 'code'), field(error, 'failure')]
  return words.filter((word) => typeof word === 'string')
}

/** What is stored of an error: a reason and a status, never the message. */
export function failureOf(error: unknown): Failure {
  const chain = chainOf(error)
  for (const one of chain) {
    const status = statusOf(one)
    if (status !== undefined && one.name !== 'AppError') return { reason: reasonOfStatus(status), status }
  }
  for (const [reason, pattern] of BY_WORD) {
    if (chain.some((one) => wordsOf(one).some((word) => pattern.test(word)))) return { reason, status: null }
  }
  return { reason: 'other', status: null }
}
