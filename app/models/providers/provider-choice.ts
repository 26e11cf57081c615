import type { adminOverview } from '#app/config/copy/en/admin-overview.ts'
import type { Failure } from './provider-outcome.ts'

type Choices = (typeof adminOverview)['providers']['choices']

/** The implementation chosen for each kind of work, and the reason, by the keys of its texts. */
export type ProviderChoice = { [Name in keyof Choices]: { name: Name; choice: keyof Choices[Name] } }[keyof Choices]

/** This month's cost of scoring with a language model, in US dollars. */
export interface Spending {
  spentUsd: number
  /** Null: no limit. */
  budgetUsd: number | null
  calls: number
  reused: number
  /** Evaluations done without it because the budget was used up. */
  without: number
}

/** A line of provider health on the admin page. Contains no secrets and no text from a provider. */
export type ProviderLine = ProviderChoice & {
  model: string | null
  /** Where it is, unless it is OpenAI itself. */
  host: string | null
  /** Stripe webhooks are being rejected. */
  refusesWebhooks: boolean
  spending: Spending | null
  /** ISO 8601. */
  lastSuccess: string | null
  lastFailure: (Failure & { at: string }) | null
}
