import { createHash } from 'node:crypto'
import { APIError, type OpenAI } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import { callCostMicroUsd, maxCallCostMicroUsd } from '#app/models/scoring/call-cost.ts'
import { mergeFindings } from '#app/models/scoring/merge-findings.ts'
import { type ModelAnswer, ModelAnswerSchema, supportedFindings } from '#app/models/scoring/model-findings.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { raceAbort } from '../speech/abort.server.ts'
import { createOpenAiClient } from '../speech/openai-client.server.ts'
import { readCompletion, readJson } from './openai-completion.ts'
import { dialogueAsData, INSTRUCTIONS } from './openai-prompt.ts'
import { failedBeforeSending, timedOutConnecting } from './openai-connection.ts'
import type { AnswerStore, ModelBudget, Scorer, ScoreRequest, ScorerResult } from './port.ts'
import { acceptedSegments, type DialogueErrors, embeddedScorer, findDialogueErrors } from './scorer.embedded.server.ts'

interface Settings {
  apiKey: string
  baseURL?: string | undefined
  model?: string | undefined
  /** For all attempts together, until the last byte. */
  timeoutMs?: number | undefined
  budget: ModelBudget
  answers: AnswerStore
  /** Called with the reason for a missing answer. The result only carries a code. */
  onFailure?: (error: unknown) => void
}

const REQUEST_TIMEOUT_STATUS = 408
const RATE_LIMITED_STATUS = 429
const SERVER_ERROR_STATUS = 500
const UNREADABLE =
  'The last answer could not be read. Answer again, with one JSON object of the given schema and nothing else.'

/** Why there is no answer. */
type Fallback = 'budget' | 'daily-limit' | 'provider'
type Body = OpenAI.ChatCompletionCreateParamsNonStreaming

/** Whether a retry can help: not for a wrong key or a rejected request, nor if connecting timed out. */
function canRetry(error: unknown): boolean {
  if (timedOutConnecting(error)) return false
  if (!(error instanceof APIError) || error.status === undefined) return true
  return [REQUEST_TIMEOUT_STATUS, RATE_LIMITED_STATUS].includes(error.status) || error.status >= SERVER_ERROR_STATUS
}

/** Built once: the schema that an answer must match. */
const RESPONSE_FORMAT = zodResponseFormat(ModelAnswerSchema, 'errors_of_interpretation')

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
    response_format: RESPONSE_FORMAT,
  }
}

interface ModelCall {
  /** Pending bookkeeping of the calls. These promises never reject. */
  booking: Promise<void>[]
  client: OpenAI
  body: Body
  budget: ModelBudget
  signal: AbortSignal
  /** Called when a request is sent. */
  onSending: () => void
  onFailure: (error: unknown) => void
}

interface ModelReply {
  answer: ModelAnswer
  systemFingerprint: string | null
}

/** Runs a side task. A failure is reported, but does not lose the answer. */
async function runSideTask(action: () => Promise<void>, onFailure: ModelCall['onFailure']): Promise<void> {
  try {
    await action()
  } catch (error) {
    onFailure(error)
  }
}

/** One call, booked in advance. Throws without a usable answer; null if the budget has no room. */
async function ask({
  booking,
  client,
  body,
  budget,
  signal,
  onSending,
  onFailure,
}: ModelCall): Promise<ModelReply | null> {
  const { model } = body
  const inputCharacters = JSON.stringify(body).length
  const { maxOutputTokens } = OPENAI_SCORING
  const call = await budget.book(maxCallCostMicroUsd(model, { inputCharacters, maxOutputTokens }))
  if (!call) return null
  let microUsd: number | undefined
  let answered = false
  try {
    // Raced here because the SDK's own timeout ends with the response headers.
    const sending = () => raceAbort<unknown>(client.chat.completions.create(body, { signal }), signal)
    const answering = timedCall({ provider: 'openai', purpose: 'scoring' }, sending)
    onSending()
    const completion = await answering
    const { content, usage, systemFingerprint } = readCompletion(completion)
    microUsd = usage && callCostMicroUsd(model, usage)
    const answer = ModelAnswerSchema.parse(readJson(content ?? ''))
    answered = true
    return { answer, systemFingerprint }
  } catch (error) {
    // Rejected and unsent calls are not billed. The cost of a call that broke off is unknown, so the booking stands.
    if (failedBeforeSending(error) || (error instanceof APIError && error.status !== undefined)) microUsd = 0
    throw error
  } finally {
    booking.push(runSideTask(() => call.settle({ microUsd, answered }), onFailure))
  }
}

interface AskResult {
  /** The answer, or why there is none. */
  reply: ModelReply | Fallback
  /** Whether the provider was reached. */
  wasSent: boolean
}

/** The model's answer, with at most one retry before the deadline. */
async function askWithRetry(question: ModelCall): Promise<AskResult> {
  const reminder = { role: 'user' as const, content: UNREADABLE }
  let wasSent = false
  for (let turn = 1; turn <= OPENAI_SCORING.attempts && !question.signal.aborted; turn += 1) {
    const { body } = question
    try {
      const reply = await ask(
        turn === 1 ? question : { ...question, body: { ...body, messages: [...body.messages, reminder] } },
      )
      return { reply: reply ?? 'budget', wasSent: wasSent || reply !== null }
    } catch (error) {
      question.onFailure(error)
      wasSent ||= !failedBeforeSending(error)
      // The failed call must be settled before the next one is booked.
      await Promise.all(question.booking)
      if (!canRetry(error)) break
    }
  }
  return { reply: 'provider', wasSent }
}

/** Counts towards the learner's daily limit only if a call was made. */
async function askWithinDailyLimit(question: ModelCall, userId: number | null): Promise<ModelReply | Fallback> {
  const { budget, onFailure } = question
  if (!(await budget.admit(userId))) return 'daily-limit'
  const { reply, wasSent } = await askWithRetry(question)
  if (!wasSent) await runSideTask(() => budget.undoAdmission(userId), onFailure)
  return reply
}

/** The cached or new answer to this request, or why there is none. */
async function findOrAsk(
  question: ModelCall & { answers: AnswerStore; baseURL: string; userId: number | null },
): Promise<ModelAnswer | Fallback> {
  const { booking, body, answers, budget, baseURL, userId, onFailure } = question
  const key = createHash('sha256')
    .update(JSON.stringify([baseURL, body]))
    .digest('hex')
  const known = await answers.find(key)
  if (known) {
    await runSideTask(() => budget.countWithoutCall('reused'), onFailure)
    return known
  }
  const reply = await askWithinDailyLimit(question, userId)
  if (typeof reply === 'string') {
    if (reply !== 'provider') await runSideTask(() => budget.countWithoutCall(reply), onFailure)
    return reply
  }
  booking.push(runSideTask(() => answers.keep({ key, model: body.model, ...reply }), onFailure))
  return reply.answer
}

/** Never rejects: a submission must not fail because a provider did. */
async function findOrAskSafely(question: Parameters<typeof findOrAsk>[0]): Promise<ModelAnswer | Fallback> {
  try {
    return await findOrAsk(question)
  } catch (error) {
    question.onFailure(error)
    return 'provider'
  }
}

/** The model's supported findings, merged with our own scorer's. */
function mergeWithOwn(request: ScoreRequest, { errors }: ModelAnswer, own: DialogueErrors): ScorerResult {
  const { segments, renditions } = request
  const model = supportedFindings({ errors, segments, renditions })
  const { fallback } = own
  return { ...mergeFindings({ model, own, segments, renditions }), engine: 'openai', ...(fallback && { fallback }) }
}

/**
 * Scores with a language model through OpenAI's API, with our own scorer as a floor. One call per dialogue and one
 * retry. If anything fails, the embedded result is used and says why. Identical requests are answered from the cache.
 */
export function createOpenAiScorer(settings: Settings): Scorer {
  const { apiKey, baseURL, budget, answers, onFailure = () => {} } = settings
  const { model = OPENAI_SCORING.model, timeoutMs = OPENAI_SCORING.defaultTimeoutMs } = settings
  const client = createOpenAiClient({ apiKey, baseURL, timeoutMs })
  return {
    id: 'openai',
    score: async (request) => {
      if (request.renditions.every(({ status }) => status === 'missed')) return embeddedScorer.score(request)
      // Both scorers compare with the same accepted wordings, which are therefore part of the request and of its cache
      // key.
      const accepted = { ...request, segments: await acceptedSegments(request), words: [] }
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      const body = bodyOf(model, accepted)
      const userId = request.userId ?? null
      let beside: ReturnType<typeof findDialogueErrors> | undefined
      // Our own scorer works while the model answers.
      const onSending = () => {
        beside ??= findDialogueErrors(accepted)
        // Avoids an unhandled rejection; the caller awaits it later.
        beside.catch(() => undefined)
      }
      const asked = { client, body, budget, signal, onSending, onFailure, answers, baseURL: baseURL ?? '', userId }
      const booking: Promise<void>[] = []
      const answer = await findOrAskSafely({ ...asked, booking })
      const own = await (beside ?? findDialogueErrors(accepted))
      // That the judge is missing says more about the marks than why no model was asked.
      const result: ScorerResult =
        typeof answer === 'string'
          ? { ...own, engine: 'embedded', fallback: own.fallback ?? answer }
          : mergeWithOwn(accepted, answer, own)
      await Promise.all(booking)
      return result
    },
  }
}
