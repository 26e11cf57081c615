import { type Env, env } from '#app/config/env.server.ts'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { ProviderChoice, ProviderLine, Spending } from '#app/models/providers/provider-choice.ts'
import type { Provider } from '#app/models/providers/provider-outcome.ts'
import { findOutcomes, type ProviderOutcomes } from '#app/models/providers/provider-outcome.server.ts'
import { findModelSpending } from '#app/models/scoring/model-month.server.ts'

function voicesChoice({ voices }: Env): Extract<ProviderChoice, { name: 'voices' }>['choice'] {
  if (voices.kind === 'embedded') return 'embedded'
  if (voices.kind === 'openai') return voices.isOpenAi ? 'openai' : 'compatible'
  if (voices.voices.en && voices.voices.tr) return 'server'
  return voices.voices.en ? 'serverEnglish' : 'serverTurkish'
}

function transcriptionChoice({ transcription }: Env): Extract<ProviderChoice, { name: 'transcription' }>['choice'] {
  if (transcription.kind !== 'openai') return transcription.kind
  return transcription.isOpenAi ? 'openai' : 'compatible'
}

function scoringChoice({ scoring }: Env): Extract<ProviderChoice, { name: 'scoring' }>['choice'] {
  if (scoring.kind === 'embedded') return 'embedded'
  return scoring.isOpenAi ? 'openai' : 'compatible'
}

/** Which provider this process uses for what, by the same settings that select it. */
function choicesOf(settings: Env): ProviderChoice[] {
  return [
    { name: 'database', choice: settings.database.kind },
    { name: 'voices', choice: voicesChoice(settings) },
    { name: 'transcription', choice: transcriptionChoice(settings) },
    { name: 'scoring', choice: scoringChoice(settings) },
    { name: 'mail', choice: settings.mail.kind },
    { name: 'google', choice: settings.google ? 'on' : 'off' },
    { name: 'payments', choice: settings.stripe ? 'on' : 'off' },
    { name: 'recordings', choice: settings.recordings.kind },
    ...(settings.mux ? [{ name: 'mux', choice: 'on' } as const] : []),
  ]
}

/** The model, and the host if it is not OpenAI's. An address can contain a password, a host cannot. */
function serverOf(name: ProviderChoice['name']): { model: string | null; host: string | null } {
  const server = new Map<string, Env['voices'] | Env['transcription'] | Env['scoring']>(
    Object.entries({ voices: env.voices, transcription: env.transcription, scoring: env.scoring }),
  ).get(name)
  if (server === undefined || server.kind === 'embedded' || server.kind === 'none') return { model: null, host: null }
  const host = server.isOpenAi || server.baseUrl === undefined ? null : new URL(server.baseUrl).host
  return { model: server.model ?? OPENAI_SCORING.model, host }
}

async function findSpending(): Promise<Spending | null> {
  if (env.scoring.kind !== 'openai') return null
  const { spentUsd, calls, reused, overBudget } = await findModelSpending()
  return { spentUsd, budgetUsd: env.scoring.monthlyBudgetUsd ?? null, calls, reused, without: overBudget }
}

/** This page itself is read from the database, so it has just answered. */
function outcomesOf(options: { name: 'database' | Provider; known: Map<Provider, ProviderOutcomes>; now: Date }) {
  const { name, known, now } = options
  if (name === 'database') return { lastSuccess: now, lastFailure: null }
  return known.get(name) ?? { lastSuccess: null, lastFailure: null }
}

/** Which provider is used for what, why, and how its last calls went. Two parallel queries. */
export async function loadProviderHealth(now: Date): Promise<ProviderLine[]> {
  const [known, spending] = await Promise.all([findOutcomes(), findSpending()])
  return choicesOf(env).map((choice) => {
    const { lastSuccess, lastFailure } = outcomesOf({ name: choice.name, known, now })
    return {
      ...choice,
      ...serverOf(choice.name),
      refusesWebhooks: choice.name === 'payments' && env.stripe?.webhookSecrets.length === 0,
      spending: choice.name === 'scoring' ? spending : null,
      lastSuccess: lastSuccess?.toISOString() ?? null,
      lastFailure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
    }
  })
}
