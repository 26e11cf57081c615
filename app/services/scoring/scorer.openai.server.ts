import { createHash } from 'node:crypto'
import { APIError, type OpenAI } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import { callCostMicroUsd, maxCallCostMicroUsd } from '#app/models/scoring/call-cost.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { mergeFindings } from '#app/models/scoring/merge-findings.ts'
import { type ModelAnswer, ModelAnswerSchema, supportedFindings } from '#app/models/scoring/model-findings.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { raceAbort } from '../speech/abort.server.ts'
import { createOpenAiClient } from '../speech/openai-client.server.ts'
import { readCompletion, readJson } from './openai-completion.ts'
import { dialogueAsData, INSTRUCTIONS } from './openai-prompt.ts'
import { isUnsent, tookTooLongToConnect } from './openai-unsent.ts'
import type { AnswerStore, Purse, Scorer, ScoreRequest, ScorerResult } from './port.ts'
import {
  acceptedSegments,
  embeddedScorer,
  findDialogueErrors,
  findDialogueErrorsBeside,
} from './scorer.embedded.server.ts'

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

/** Whether asking again can help: not for a wrong key or a refused request, nor where nobody is to be reached in time. */
function canRetry(error: unknown): boolean {
  if (tookTooLongToConnect(error)) return false
  if (!(error instanceof APIError) || error.status === undefined) return true
  return [REQUEST_TIMEOUT_STATUS, RATE_LIMITED_STATUS].includes(error.status) || error.status >= SERVER_ERROR_STATUS
}

/** What an answer has to look like; written out once. */
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

interface Question {
  /** What is written down of the calls, none of which fails. */
  booking: Promise<void>[]
  client: OpenAI
  body: Body
  purse: Purse
  signal: AbortSignal
  /** Told that a call is on its way. */
  onSending: () => void
  onFailure: (error: unknown) => void
}

interface Told {
  answer: ModelAnswer
  systemFingerprint: string | null
}

/** What has failed beside the question itself is told and costs nobody the answer. */
async function attempt(action: () => Promise<void>, onFailure: Question['onFailure']): Promise<void> {
  try {
    await action()
  } catch (error) {
    onFailure(error)
  }
}

/** One call, paid for in advance. Throws where there is no usable answer; null where the budget has no room for it. */
async function ask({ booking, client, body, purse, signal, onSending, onFailure }: Question): Promise<Told | null> {
  const { model } = body
  const inputCharacters = JSON.stringify(body).length
  const { maxOutputTokens } = OPENAI_SCORING
  const call = await purse.book(maxCallCostMicroUsd(model, { inputCharacters, maxOutputTokens }))
  if (!call) return null
  let microUsd: number | undefined
  let answered = false
  try {
    // Not only handed to the SDK, whose own time-out ends with the headers.
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
    // What was refused, or never sent, is not billed; of one that broke off nobody knows, so what was booked stands.
    if (isUnsent(error) || (error instanceof APIError && error.status !== undefined)) microUsd = 0
    throw error
  } finally {
    booking.push(attempt(() => call.settle({ microUsd, answered }), onFailure))
  }
}

interface Asked {
  /** The answer, or why there is none. */
  told: Told | Fallback
  /** Whether the provider was reached at all. */
  wasSent: boolean
}

/** The model's answer, asked for at most twice before the deadline. */
async function askTwice(question: Question): Promise<Asked> {
  const reminder = { role: 'user' as const, content: UNREADABLE }
  let wasSent = false
  for (let turn = 1; turn <= OPENAI_SCORING.attempts && !question.signal.aborted; turn += 1) {
    const { body } = question
    try {
      const told = await ask(
        turn === 1 ? question : { ...question, body: { ...body, messages: [...body.messages, reminder] } },
      )
      return { told: told ?? 'budget', wasSent: wasSent || told !== null }
    } catch (error) {
      question.onFailure(error)
      wasSent ||= !isUnsent(error)
      // What the failed call costs is known before the next one is paid for.
      await Promise.all(question.booking)
      if (!canRetry(error)) break
    }
  }
  return { told: 'provider', wasSent }
}

/** An evaluation counts to the learner's day where a call was made, and only there. */
async function askWithinDay(question: Question, userId: number | null): Promise<Told | Fallback> {
  const { purse, onFailure } = question
  if (!(await purse.admit(userId))) return 'daily-limit'
  const { told, wasSent } = await askTwice(question)
  if (!wasSent) await attempt(() => purse.takeBack(userId), onFailure)
  return told
}

/** What was answered to exactly this question before, or is answered now; or why there is no answer. */
async function consult(
  question: Question & { answers: AnswerStore; baseURL: string; userId: number | null },
): Promise<ModelAnswer | Fallback> {
  const { booking, body, answers, purse, baseURL, userId, onFailure } = question
  const key = createHash('sha256')
    .update(JSON.stringify([baseURL, body]))
    .digest('hex')
  const known = await answers.find(key)
  if (known) {
    await attempt(() => purse.note('reused'), onFailure)
    return known
  }
  const told = await askWithinDay(question, userId)
  if (typeof told === 'string') {
    if (told !== 'provider') await attempt(() => purse.note(told), onFailure)
    return told
  }
  booking.push(attempt(() => answers.keep({ key, model: body.model, ...told }), onFailure))
  return told.answer
}

/** The same, whatever fails on the way: no submission is to fail for want of a second judge. */
async function consultSafely(question: Parameters<typeof consult>[0]): Promise<ModelAnswer | Fallback> {
  try {
    return await consult(question)
  } catch (error) {
    question.onFailure(error)
    return 'provider'
  }
}

/** The model's findings whose evidence stands, on the floor of the rules. */
function judge(request: ScoreRequest, { errors, embedded }: ModelAnswer & { embedded: Finding[] }): ScorerResult {
  const { segments, renditions } = request
  const model = supportedFindings({ errors, segments, renditions })
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
      // Both judges hold the words against the same wordings; those are in the question, and so in its key.
      const accepted = { ...request, segments: acceptedSegments(request), words: [] }
      const body = bodyOf(model, accepted)
      const userId = request.userId ?? null
      let beside: Promise<Finding[]> | undefined
      // Our own rules are asked while the model thinks.
      const onSending = () => {
        beside ??= findDialogueErrorsBeside(accepted)
        // Whoever waits for them hears of it.
        beside.catch(() => undefined)
      }
      const asked = { client, body, purse, signal, onSending, onFailure, answers, baseURL: baseURL ?? '', userId }
      const booking: Promise<void>[] = []
      const answer = await consultSafely({ ...asked, booking })
      const result =
        typeof answer === 'string'
          ? { ...(await embeddedScorer.score(request)), fallback: answer }
          : judge(accepted, { ...answer, embedded: await (beside ?? findDialogueErrors(accepted)) })
      await Promise.all(booking)
      return result
    },
  }
}
