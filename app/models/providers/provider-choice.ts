import type { adminOverview } from '#app/config/copy/en/admin-overview.ts'
import type { Failure } from './provider-outcome.ts'

type Choices = (typeof adminOverview)['providers']['choices']

/** Who does the work of one kind, and why: named by its sentences. */
export type ProviderChoice = { [Name in keyof Choices]: { name: Name; choice: keyof Choices[Name] } }[keyof Choices]

/** What judging by a language model has cost in this month, in US dollars. */
export interface Spending {
  spentUsd: number
  /** Null: no limit of ours. */
  budgetUsd: number | null
  calls: number
  reused: number
  /** Evaluations that went without, for want of budget. */
  without: number
}

/** One line of provider health on the admin's desk. It holds no secret, and nothing that a provider said. */
export type ProviderLine = ProviderChoice & {
  model: string | null
  /** Stripe's webhooks are refused. */
  refusesWebhooks: boolean
  spending: Spending | null
  /** ISO 8601. */
  lastSuccess: string | null
  lastFailure: (Failure & { at: string }) | null
}
