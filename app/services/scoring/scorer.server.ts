import { env } from '#app/config/env.server.ts'
import type { Scorer } from './port.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'
import { createOpenAiScorer } from './scorer.openai.server.ts'

const { speech } = env

const learnersScorer: Scorer =
  speech.kind === 'openai'
    ? createOpenAiScorer({ apiKey: speech.apiKey, baseURL: speech.baseUrl, model: speech.evaluateModel })
    : embeddedScorer

/** Who judges: a guest's sample never costs a call to a provider. */
export function scorerFor({ isGuest }: { isGuest: boolean }): Scorer {
  return isGuest ? embeddedScorer : learnersScorer
}
