import { env } from '#app/config/env.server.ts'
import { log } from '#app/log.server.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { findModelAnswer, storeModelAnswer } from '#app/models/scoring/model-answer.server.ts'
import type { ModelBudget, Scorer } from './port.ts'
import { createModelBudget } from './model-budget.server.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'

const { scoring } = env
// Imported only if configured: the SDK costs start-up time and memory.
const openAi = scoring.kind === 'openai' ? await import('./scorer.openai.server.ts') : undefined

/** A settled call with an answer shows that the provider is available. */
function monitoredBudget(budget: ModelBudget): ModelBudget {
  return {
    ...budget,
    async book(cost) {
      const call = await budget.book(cost)
      return (
        call && {
          settle(outcome) {
            if (outcome.answered) noteOutcome({ provider: 'scoring' })
            return call.settle(outcome)
          },
        }
      )
    },
  }
}

const learnersScorer: Scorer =
  scoring.kind === 'openai' && openAi
    ? openAi.createOpenAiScorer({
        apiKey: scoring.apiKey,
        baseURL: scoring.baseUrl,
        model: scoring.model,
        budget: monitoredBudget(createModelBudget(scoring)),
        answers: { find: findModelAnswer, keep: storeModelAnswer },
        onFailure: (error) => {
          noteOutcome({ provider: 'scoring', error })
          log.warn({ err: error }, 'the language model gave no usable judgement')
        },
      })
    : embeddedScorer

/** The scorer to use. A guest's sample never costs a provider call. */
export function scorerFor({ isGuest }: { isGuest: boolean }): Scorer {
  return isGuest ? embeddedScorer : learnersScorer
}
