import { createHash } from 'node:crypto'
import { APIError, type OpenAI } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import { callCostMicroUsd, maxCallCostMicroUsd } from '#app/models/scoring/call-cost.ts'
import { mergeFindings } from '#app/models/scoring/merge-findings.ts'
import { type ModelAnswer, ModelAnswerSchema, supportedFindings } from '#app/models/scoring/model-findings.ts'
import { raceAbort } from '../speech/abort.server.ts'
import { createOpenAiClient } from '../speech/openai-client.server.ts'
import { readCompletion } from './openai-completion.ts'
import { dialogueAsData, INSTRUCTIONS } from './openai-prompt.ts'
import type { AnswerStore, Purse, Scorer, ScoreRequest, ScorerResult } from './port.ts'
import { acceptedSegments, embeddedScorer, findDialogueErrors } from './scorer.embedded.server.ts'

interface Settings {
  apiKey: string
  baseURL?: string | undefined
  model?: string | undefined
  /** For all attempts together, to the last byte. */
  timeoutMs?: number | undefined
  purse: Purse
  answers: AnswerStore
  /** Told why there is no answer: the result says it in one word only. */
  onFailure?: (error: unknown) => void
}

const REQUEST_TIMEOUT_STATUS = 408
const RATE_LIMITED_STATUS = 429
const SERVER_ERROR_STATUS = 500
const UNREADABLE =
  'The last answer could not be read. Answer again, with one JSON object of the given schema and nothing else.'

type Fallback = NonNullable<ScorerResult['fallback']>
type Body = OpenAI.ChatCompletionCreateParamsNonStreaming

/** Whether asking again can help: not for a wrong key or a refused request. */
function canRetry(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined) return true
  return [REQUEST_TIMEOUT_STATUS, RATE_LIMITED_STATUS].includes(error.status) || error.status >= SERVER_ERROR_STATUS
}

function bodyOf(model: string, request: ScoreRequest): Body {
  return {
    model,
    temperature: 0,
    seed: OPENAI_SCORING.seed,
    max_completion_tokens: OPENAI_SCORING.maxOutputTokens,
    messages: [
      { role: 'system', content: INSTRUCTIONS },
      { role: 'user', content: dialogueAsData(request) },
    ],
    response_format: zodResponseFormat(ModelAnswerSchema, 'errors_of_interpretation'),
  }
}

interface Question {
  client: OpenAI
  body: Body
  purse: Purse
  signal: AbortSignal
  onFailure: (error: unknown) => void
}

interface Told {
  answer: ModelAnswer
  systemFingerprint: string | null
}

/** One call, paid for in advance. Throws where there is no usable answer; null where the budget has no room for it. */
async function ask({ client, body, purse, signal }: Question): Promise<Told | null> {
  const { model } = body
  const inputCharacters = JSON.stringify(body).length
  const { maxOutputTokens } = OPENAI_SCORING
  const call = await purse.book(maxCallCostMicroUsd(model, { inputCharacters, maxOutputTokens }))
  if (!call) return null
  let microUsd: number | undefined
  let answered = false
  try {
    // Not only handed to the SDK, whose own time-out ends with the headers.
    const completion: unknown = await raceAbort(client.chat.completions.create(body, { signal }), signal)
    const { content, usage, systemFingerprint } = readCompletion(completion)
    microUsd = usage && callCostMicroUsd(model, usage)
    const answer = ModelAnswerSchema.parse(JSON.parse(content ?? ''))
    answered = true
    return { answer, systemFingerprint }
  } catch (error) {
    // A refused request is not billed; of one that broke off nobody knows, so what was booked stands.
    if (error instanceof APIError && error.status !== undefined) microUsd = 0
    throw error
  } finally {
    await call.settle({ microUsd, answered })
  }
}

/** The model's answer, asked for at most twice before the deadline, or why there is none. */
async function askTwice(question: Question): Promise<Told | Fallback> {
  const reminder = { role: 'user' as const, content: UNREADABLE }
  for (let attempt = 1; attempt <= OPENAI_SCORING.attempts && !question.signal.aborted; attempt += 1) {
    const { body } = question
    try {
      const told = await ask(
        attempt === 1 ? question : { ...question, body: { ...body, messages: [...body.messages, reminder] } },
      )
      return told ?? 'budget'
    } catch (error) {
      question.onFailure(error)
      if (!canRetry(error)) return 'provider'
    }
  }
  return 'provider'
}

/** What was answered to exactly this question before, or is answered now; or why there is no answer. */
async function consult(
  question: Question & { answers: AnswerStore; baseURL: string; userId: number | null },
): Promise<ModelAnswer | Fallback> {
  const { body, answers, purse, baseURL, userId } = question
  const key = createHash('sha256')
    .update(JSON.stringify([baseURL, body]))
    .digest('hex')
  const known = await answers.find(key)
  if (known) {
    await purse.note('reused')
    return known
  }
  const told = (await purse.admit(userId)) ? await askTwice(question) : 'daily-limit'
  if (typeof told === 'string') {
    if (told !== 'provider') await purse.note(told)
    return told
  }
  await answers.keep({ key, model: body.model, ...told })
  return told.answer
}

/** The model's findings whose evidence stands, on the floor of the rules. */
function judge(request: ScoreRequest, { errors }: ModelAnswer): ScorerResult {
  const { renditions } = request
  const segments = acceptedSegments(request)
  const model = supportedFindings({ errors, segments, renditions })
  const embedded = findDialogueErrors(request)
  return { ...mergeFindings({ model, embedded, segments, renditions }), engine: 'openai' }
}

/**
 * Scores with a language model through OpenAI's API, on a floor of our own rules. One call a dialogue, and one retry;
 * whatever goes wrong, the embedded result stands in and says why, so that no submission fails for want of a provider.
 * The same words of the same dialogue are asked about once.
 */
export function createOpenAiScorer(settings: Settings): Scorer {
  const { apiKey, baseURL, purse, answers, onFailure = () => {} } = settings
  const { model = OPENAI_SCORING.model, timeoutMs = OPENAI_SCORING.defaultTimeoutMs } = settings
  const client = createOpenAiClient({ apiKey, baseURL, timeoutMs })
  return {
    id: 'openai',
    score: async (request) => {
      if (request.renditions.every(({ status }) => status === 'missed')) return embeddedScorer.score(request)
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      const body = bodyOf(model, request)
      const userId = request.userId ?? null
      const answer = await consult({ client, body, purse, signal, onFailure, answers, baseURL: baseURL ?? '', userId })
      if (typeof answer !== 'string') return judge(request, answer)
      return { ...(await embeddedScorer.score(request)), fallback: answer }
    },
  }
}
