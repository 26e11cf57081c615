import { env } from '#app/config/env.server.ts'
import { log } from '#app/log.server.ts'
import { findModelAnswer, keepModelAnswer } from '#app/models/scoring/model-answer.server.ts'
import type { Scorer } from './port.ts'
import { createPurse } from './purse.server.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'
import { createOpenAiScorer } from './scorer.openai.server.ts'

const { speech } = env

const learnersScorer: Scorer =
  speech.kind === 'openai'
    ? createOpenAiScorer({
        apiKey: speech.apiKey,
        baseURL: speech.baseUrl,
        model: speech.evaluateModel,
        purse: createPurse(speech),
        answers: { find: findModelAnswer, keep: keepModelAnswer },
        onFailure: (error) => log.warn({ err: error }, 'the language model gave no usable judgement'),
      })
    : embeddedScorer

/** Who judges: a guest's sample never costs a call to a provider. */
export function scorerFor({ isGuest }: { isGuest: boolean }): Scorer {
  return isGuest ? embeddedScorer : learnersScorer
}
