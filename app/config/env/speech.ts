import type { Environment } from '../env-schema.ts'
import { RATE_LIMITS } from '../rate-limits.ts'

/** The providers of transcription, speech and scoring: OpenAI (or a compatible server), or the built-in ones. */
export type SpeechSettings =
  | { kind: 'embedded' }
  | {
      kind: 'openai'
      apiKey: string
      baseUrl: string | undefined
      transcribeModel: string | undefined
      evaluateModel: string | undefined
      speechModel: string | undefined
      /** The budget for scoring per calendar month (UTC); undefined for no limit. */
      monthlyBudgetUsd: number | undefined
      /** Per learner, in 24 hours. */
      dailyEvaluations: number
    }

export function speechOf(values: Environment): SpeechSettings {
  if (!values.OPENAI_API_KEY) return { kind: 'embedded' }
  return {
    kind: 'openai',
    apiKey: values.OPENAI_API_KEY,
    baseUrl: values.OPENAI_BASE_URL,
    transcribeModel: values.OPENAI_TRANSCRIBE_MODEL,
    evaluateModel: values.OPENAI_EVALUATE_MODEL,
    speechModel: values.OPENAI_SPEECH_MODEL,
    monthlyBudgetUsd: values.OPENAI_MONTHLY_BUDGET_USD,
    dailyEvaluations: values.OPENAI_DAILY_EVALUATIONS_PER_USER ?? RATE_LIMITS['model-evaluations'].limit,
  }
}
