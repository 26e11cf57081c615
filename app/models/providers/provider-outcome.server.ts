import { PROVIDER_OUTCOME_SECONDS } from '#app/config/database.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { log } from '#app/log.server.ts'
import { FAILURE_REASONS, type Failure, failureOf, type Provider, PROVIDERS } from './provider-outcome.ts'

type Outcome = 'success' | 'failure'

/** When this process last stored each outcome, by the monotonic clock. */
const writtenAt = new Map<string, number>()

async function write(options: { provider: Provider; outcome: Outcome; failure: Failure | null }): Promise<void> {
  const { provider, outcome, failure } = options
  // Another process may have just stored it.
  await db.$executeRaw`
    INSERT INTO provider_outcomes AS known (provider, outcome, reason, status, at)
    VALUES (${provider}, ${outcome}, ${failure?.reason ?? null}, ${failure?.status ?? null}::int, now())
    ON CONFLICT (provider, outcome) DO UPDATE SET reason = excluded.reason, status = excluded.status, at = excluded.at
    WHERE known.at < now() - make_interval(secs => ${PROVIDER_OUTCOME_SECONDS})
      OR known.reason IS DISTINCT FROM excluded.reason`
}

/**
 * Records the outcome of a provider call. Returns at once: it is stored in the background, at most once a minute for each
 * provider and outcome, and nothing depends on it.
 *
 * @param options.error why it failed; absent on success.
 */
export function noteOutcome(options: { provider: Provider; error?: unknown }): void {
  const { provider, error } = options
  const outcome = error === undefined ? 'success' : 'failure'
  const key = `${provider} ${outcome}`
  const now = performance.now()
  if (now - (writtenAt.get(key) ?? -Infinity) < PROVIDER_OUTCOME_SECONDS * SECOND_MS) return
  writtenAt.set(key, now)
  const failure = error === undefined ? null : failureOf(error)
  write({ provider, outcome, failure }).catch((cause: unknown) => {
    log.debug({ err: cause, provider }, 'the outcome of a call was not written down')
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Runs a provider call and records its outcome. A cancellation by the caller is not recorded. */
export async function watching<T>(provider: Provider, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    noteOutcome({ provider })
    return result
  } catch (error) {
    if (!isAbort(error)) noteOutcome({ provider, error: error ?? new Error('unknown') })
    throw error
  }
}

export interface ProviderOutcomes {
  lastSuccess: Date | null
  lastFailure: (Failure & { at: Date }) | null
}

/** The latest outcomes of each provider, from any process. */
export async function findOutcomes(): Promise<Map<Provider, ProviderOutcomes>> {
  const rows = await db.providerOutcome.findMany()
  const found = new Map<Provider, ProviderOutcomes>()
  for (const provider of PROVIDERS) {
    const of = (outcome: Outcome) => rows.find((row) => row.provider === provider && row.outcome === outcome)
    const failure = of('failure')
    const reason = FAILURE_REASONS.find((known) => known === failure?.reason) ?? 'other'
    found.set(provider, {
      lastSuccess: of('success')?.at ?? null,
      lastFailure: failure ? { reason, status: failure.status, at: failure.at } : null,
    })
  }
  return found
}
