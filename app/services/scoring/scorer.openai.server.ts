import OpenAI, { APIError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { mergeFindings } from '#app/models/scoring/merge-findings.ts'
import { ModelAnswerSchema, supportedFindings } from '#app/models/scoring/model-findings.ts'
import { dialogueAsData, INSTRUCTIONS } from './openai-prompt.ts'
import type { ScoreRequest, Scorer } from './port.ts'
import { embeddedScorer, findDialogueErrors } from './scorer.embedded.server.ts'

interface Settings {
  apiKey: string
  baseURL?: string | undefined
  model?: string | undefined
  /** For all attempts together. */
  timeoutMs?: number | undefined
}

const REQUEST_TIMEOUT_STATUS = 408
const RATE_LIMITED_STATUS = 429
const SERVER_ERROR_STATUS = 500
const UNREADABLE =
  'The last answer could not be read. Answer again, with one JSON object of the given schema and nothing else.'

/** Whether asking again can help: not for a wrong key or a refused request. */
function canRetry(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined) return true
  return [REQUEST_TIMEOUT_STATUS, RATE_LIMITED_STATUS].includes(error.status) || error.status >= SERVER_ERROR_STATUS
}

interface Question extends ScoreRequest {
  client: OpenAI
  model: string
  signal: AbortSignal
}

async function ask({ client, model, signal, ...request }: Question, reminder?: string): Promise<Finding[]> {
  const completion = await client.chat.completions.parse(
    {
      model,
      temperature: 0,
      seed: OPENAI_SCORING.seed,
      max_completion_tokens: OPENAI_SCORING.maxOutputTokens,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: dialogueAsData(request) },
        ...(reminder ? [{ role: 'user' as const, content: reminder }] : []),
      ],
      response_format: zodResponseFormat(ModelAnswerSchema, 'errors_of_interpretation'),
    },
    { signal },
  )
  const answer = ModelAnswerSchema.parse(completion.choices[0]?.message.parsed)
  return supportedFindings({ errors: answer.errors, segments: request.segments, renditions: request.renditions })
}

/** The model's findings, asked for at most twice before the deadline; null when there is no usable answer. */
async function askTwice(question: Question): Promise<Finding[] | null> {
  for (let attempt = 1; attempt <= OPENAI_SCORING.attempts && !question.signal.aborted; attempt += 1) {
    try {
      return await ask(question, attempt === 1 ? undefined : UNREADABLE)
    } catch (error) {
      if (!canRetry(error)) return null
    }
  }
  return null
}

/**
 * Scores with a language model through OpenAI's API, on a floor of our own rules. One call a dialogue, and one retry;
 * whatever goes wrong, the embedded result stands in, so that no submission fails for want of a provider.
 */
export function createOpenAiScorer(settings: Settings): Scorer {
  const timeoutMs = settings.timeoutMs ?? OPENAI_SCORING.defaultTimeoutMs
  const client = new OpenAI({ apiKey: settings.apiKey, baseURL: settings.baseURL, timeout: timeoutMs, maxRetries: 0 })
  return {
    id: 'openai',
    score: async (request) => {
      if (request.renditions.every(({ status }) => status === 'missed')) return embeddedScorer.score(request)
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      const model = await askTwice({ ...request, client, model: settings.model ?? OPENAI_SCORING.model, signal })
      if (model === null) return embeddedScorer.score(request)
      const { segments, renditions } = request
      const merged = mergeFindings({ model, embedded: findDialogueErrors(request), segments, renditions })
      return { ...merged, engine: 'openai' }
    },
  }
}
