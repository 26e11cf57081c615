import { type Env, env } from '#app/config/env.server.ts'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import { OPENAI_SPEECH_MODEL, OPENAI_TRANSCRIBE_MODEL } from '#app/config/speech.ts'
import type { ProviderChoice, ProviderLine, Spending } from '#app/models/providers/provider-choice.ts'
import type { Provider } from '#app/models/providers/provider-outcome.ts'
import { findOutcomes, type ProviderOutcomes } from '#app/models/providers/provider-outcome.server.ts'
import { findModelSpending } from '#app/models/scoring/model-month.server.ts'

/** Which provider this process uses for what, by the same settings that select it. */
function choicesOf(settings: Env): ProviderChoice[] {
  const hasKey = settings.speech.kind === 'openai'
  return [
    { name: 'database', choice: settings.database.kind },
    { name: 'voices', choice: settings.speech.kind },
    { name: 'transcription', choice: hasKey ? 'openai' : 'none' },
    { name: 'scoring', choice: settings.speech.kind },
    { name: 'mail', choice: settings.mail.kind },
    { name: 'google', choice: settings.google ? 'on' : 'off' },
    { name: 'payments', choice: settings.stripe ? 'on' : 'off' },
    { name: 'recordings', choice: settings.recordings.kind },
    ...(settings.mux ? [{ name: 'mux', choice: 'on' } as const] : []),
  ]
}

function modelOf(name: ProviderChoice['name']): string | null {
  const { speech } = env
  if (speech.kind !== 'openai') return null
  switch (name) {
    case 'voices':
      return speech.speechModel ?? OPENAI_SPEECH_MODEL
    case 'transcription':
      return speech.transcribeModel ?? OPENAI_TRANSCRIBE_MODEL
    case 'scoring':
      return speech.evaluateModel ?? OPENAI_SCORING.model
    default:
      return null
  }
}

async function findSpending(): Promise<Spending | null> {
  if (env.speech.kind !== 'openai') return null
  const { spentUsd, calls, reused, overBudget } = await findModelSpending()
  return { spentUsd, budgetUsd: env.speech.monthlyBudgetUsd ?? null, calls, reused, without: overBudget }
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
      model: modelOf(choice.name),
      refusesWebhooks: choice.name === 'payments' && env.stripe?.webhookSecrets.length === 0,
      spending: choice.name === 'scoring' ? spending : null,
      lastSuccess: lastSuccess?.toISOString() ?? null,
      lastFailure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
    }
  })
}
