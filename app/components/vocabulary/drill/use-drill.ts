import { useEffect, useRef, useState } from 'react'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { isRight } from '#app/models/vocabulary/drill/drill.ts'
import { type DrillOptions, writeDrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import type { DoneWord, DrillQuestion, DueWords, ToldAnswer } from '#app/models/vocabulary/drill/question.ts'
import type { Grade } from '#app/models/vocabulary/drill/study.ts'

const PATH = '/api/vocabulary/drill'

const NONE_DUE: DueWords = { count: 0, words: [] }

type Reply = { answer: string } | { grade: Grade }

/** An answered question. */
interface Answered extends ToldAnswer {
  question: DrillQuestion
  /** What was typed; null if it was said. */
  answer: string | null
}

interface Started {
  questions: DrillQuestion[]
  hearsAnswers: boolean
}

interface Running extends Started {
  answered: Answered[]
  /** Whether a word is asked, or the verdict on the last answer is shown. */
  stage: 'ask' | 'tell' | 'score'
  /** When its time is over, by the page's own clock; null for a drill by words. */
  endsAt: number | null
}

type DrillState =
  | { kind: 'loading' | 'failed' | 'none' }
  | { kind: 'ask'; question: DrillQuestion; number: number; count: number }
  | { kind: 'told'; told: Answered & { answer: string }; number: number; count: number }
  | { kind: 'score'; done: DoneWord[]; dueTomorrow: DueWords }

function isStarted(value: unknown): value is Started {
  return typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)
}

function isTold(value: unknown): value is ToldAnswer {
  return typeof value === 'object' && value !== null && 'verdict' in value && 'word' in value
}

/** Whether no other word is asked: the one in progress was the last, or the time is over. */
function isEnding({ questions, answered, endsAt }: Running): boolean {
  return answered.length >= questions.length || (endsAt !== null && performance.now() >= endsAt)
}

function stateOf(running: Running): DrillState {
  const { questions, answered, stage } = running
  const count = questions.length
  const last = answered.at(-1)
  const next = questions[answered.length]
  if (count === 0) return { kind: 'none' }
  if (stage === 'tell' && last && last.answer !== null) {
    return { kind: 'told', told: { ...last, answer: last.answer }, number: answered.length, count }
  }
  if (stage === 'ask' && next) return { kind: 'ask', question: next, number: answered.length + 1, count }
  const done = answered.map(({ question, verdict, word, wait }) => {
    return { word, direction: question.direction, isRight: isRight(verdict), wait }
  })
  return { kind: 'score', done, dueTomorrow: last?.dueTomorrow ?? NONE_DUE }
}

/** Goes on to the next word or the score. */
function advance(running: Running): Running {
  return { ...running, stage: isEnding(running) ? 'score' : 'ask' }
}

async function start(query: string, minutes: DrillOptions['minutes'], signal: AbortSignal): Promise<Running | null> {
  try {
    const answer = await callApi(`${PATH}${query}`, { signal })
    if (!isStarted(answer)) return null
    const endsAt = minutes === '' ? null : performance.now() + Number(minutes) * MINUTE_MS
    return { ...answer, answered: [], stage: 'ask', endsAt }
  } catch {
    return null
  }
}

interface Drill {
  state: DrillState
  hearsAnswers: boolean
  endsAt: number | null
  /** Whether the word that is shown is the last one. */
  isLast: () => boolean
  isSending: boolean
  /** The server's sentence about an answer that it refused; '' if it could not be reached, null if all is well. */
  problem: string | null
  reply: (reply: Reply) => void
  next: () => void
}

/** A drill in the browser: its questions are fetched once; each answer is sent, and stays where it is until it has arrived. */
export function useDrill({ filter, options }: { filter: WordFilter; options: DrillOptions }): Drill {
  const [running, setRunning] = useState<Running | 'failed'>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef<AbortController>(undefined)
  const { minutes, prompt } = options
  const query = wordQuery(filter, writeDrillOptions(options))

  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    void (async () => {
      const started = await start(query, minutes, controller.signal)
      if (!controller.signal.aborted) setRunning(started ?? 'failed')
    })()
    return () => controller.abort()
  }, [query, minutes])

  const now = typeof running === 'object' ? running : null

  async function send(question: DrillQuestion, reply: Reply): Promise<void> {
    const { key: word, direction, reps } = question
    const signal = leaving.current?.signal
    setSending(true)
    setProblem(null)
    try {
      const body = { word, direction, reps: String(reps), by: prompt, ...reply }
      const told = await callApi(PATH, { method: 'POST', body, ...(signal && { signal }) })
      if (!isTold(told)) throw new ApiError('not an answer')
      const answer = 'answer' in reply ? reply.answer.trim() : null
      setRunning((before) => {
        if (typeof before !== 'object') return before
        const after: Running = {
          ...before,
          stage: 'tell',
          answered: [...before.answered, { ...told, question, answer }],
        }
        return answer === null ? advance(after) : after
      })
    } catch (error) {
      if (!signal?.aborted) setProblem(error instanceof ApiError ? (error.sentence ?? '') : '')
    } finally {
      setSending(false)
    }
  }
  const state: DrillState = now ? stateOf(now) : { kind: running === 'failed' ? 'failed' : 'loading' }
  return {
    state,
    hearsAnswers: now?.hearsAnswers ?? false,
    endsAt: now?.endsAt ?? null,
    isLast: () => now !== null && isEnding(now),
    isSending,
    problem,
    reply: (reply) => {
      if (state.kind === 'ask' && !isSending) void send(state.question, reply)
    },
    next: () => now && setRunning(advance(now)),
  }
}
