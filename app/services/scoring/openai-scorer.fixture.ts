import { onTestFinished } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Rendition } from '#app/models/scoring/evaluation.ts'
import type { ModelAnswer } from '#app/models/scoring/model-findings.ts'
import { type OpenAiDouble, type Reply, startOpenAiDouble } from '#tests/support/openai-double.ts'
import type { AnswerStore, ModelBudget } from './port.ts'
import { embeddedScorer } from './scorer.embedded.server.ts'
import { createOpenAiScorer } from './scorer.openai.server.ts'

// Two segments with renditions, and a scripted language model over real HTTP.

export const SEGMENTS = [
  SegmentSchema.parse({
    speaker: 'Turkish',
    text: 'Şu anda haftada 520 dolar ödüyoruz, daha fazlasını karşılayamayız.',
    translation: "We're currently paying $520 a week; we can't afford any more than that.",
  }),
  SegmentSchema.parse({
    speaker: 'English',
    text: "Please don't use the bathroom light until they've checked the wiring.",
    translation: 'Elektrik tesisatını kontrol edene kadar lütfen banyonun ışığını kullanmayın.',
  }),
]
export const said = (...texts: string[]): Rendition[] => texts.map((text) => ({ status: 'spoken', text }))
export const RIGHT_TURKISH = 'Tesisat kontrol edilene kadar banyo ışığını lütfen kullanmayın.'
export const RIGHT = said("We pay 520 dollars a week at the moment, we can't afford more.", RIGHT_TURKISH)
export const WRONG_NUMBER = said("We pay 250 dollars a week at the moment, we can't afford more.", RIGHT_TURKISH)
export const answerWith = (errors: unknown[], more: object = {}) => JSON.stringify({ errors, ...more })
export const modelError = (over: object = {}) => ({
  segment_id: 1,
  type: 'minor',
  category: 'language_quality',
  reference_quote: 'any more than that',
  rendition_quote: 'afford more',
  detail: 'The wording is a little bare.',
  detail_turkish: 'Söyleyiş biraz yalın.',
  ...over,
})

/** A budget without limits that records what was spent. */
export function unlimitedBudget(): ModelBudget & { settled: { microUsd: number | undefined; answered: boolean }[] } {
  const settled: { microUsd: number | undefined; answered: boolean }[] = []
  return {
    settled,
    admit: async () => true,
    undoAdmission: async () => {},
    book: async () => ({ settle: async (outcome) => void settled.push(outcome) }),
    countWithoutCall: async () => {},
  }
}

export function rememberAnswers(): AnswerStore {
  const kept = new Map<string, ModelAnswer>()
  return { find: async (key) => kept.get(key) ?? null, keep: async ({ key, answer }) => void kept.set(key, answer) }
}

export async function startDouble(replies: Reply[]): Promise<OpenAiDouble> {
  const double = await startOpenAiDouble()
  onTestFinished(() => double.close())
  double.next('chat', ...replies)
  const last = replies.at(-1)
  if (last !== undefined) double.always('chat', last)
  return double
}

export async function scoreWith(renditions: Rendition[], replies: Reply[], timeoutMs = 5000) {
  const double = await startDouble(replies)
  const budget = unlimitedBudget()
  const settings = { apiKey: 'key', baseURL: double.url, model: 'gpt-4o-mini', timeoutMs, answers: rememberAnswers() }
  const scorer = createOpenAiScorer({ ...settings, budget })
  const result = await scorer.score({ segments: SEGMENTS, renditions })
  return { result, requests: double.requests, settled: budget.settled }
}
export const embedded = (renditions: Rendition[]) => embeddedScorer.score({ segments: SEGMENTS, renditions })
