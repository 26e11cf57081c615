import { useEffect, useReducer } from 'react'
import { callApi } from '#app/http/api-client.ts'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import { isRightAnswer } from '#app/models/sprints/typed-answer.ts'
import { itemsPath, type RunningSprint } from '../speech-path.ts'

export interface SprintState {
  phase: 'ask' | 'told' | 'end'
  items: readonly SprintItem[]
  marks: readonly boolean[]
  /** The last answer. */
  given: string
  hasFailed: boolean
}

type SprintEvent =
  | { type: 'fetched'; from: number; items: readonly SprintItem[] }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'answered'; given: string }
  | { type: 'next'; isOver: boolean }
  | { type: 'stopped' }

const START: SprintState = { phase: 'ask', items: [], marks: [], given: '', hasFailed: false }

function reduce(state: SprintState, event: SprintEvent): SprintState {
  switch (event.type) {
    case 'fetched':
      return state.items.length === event.from ? { ...state, items: [...state.items, ...event.items] } : state
    case 'failed':
      return { ...state, hasFailed: true }
    case 'retried':
      return { ...state, hasFailed: false }
    case 'answered': {
      const item = state.items[state.marks.length]
      if (!item || state.phase !== 'ask') return state
      const marks = [...state.marks, isRightAnswer(item.answer, event.given)]
      return { ...state, phase: 'told', marks, given: event.given }
    }
    case 'next':
      return { ...state, phase: event.isOver ? 'end' : 'ask' }
    case 'stopped':
      return { ...state, phase: 'end' }
  }
}

function isItems(value: unknown): value is SprintItem[] {
  return Array.isArray(value)
}

/** Fewer questions than these in hand, and the next ones are fetched. */
const IN_HAND = 8

/** The questions of a sprint, fetched ahead, and the answers so far. */
export function useSprint(sprint: RunningSprint) {
  const [state, send] = useReducer(reduce, START)
  const { items, marks, hasFailed, phase } = state
  const wanted = phase !== 'end' && !hasFailed && items.length - marks.length < IN_HAND ? items.length : null
  const path = wanted === null ? null : itemsPath(sprint, wanted)
  useEffect(() => {
    if (path === null || wanted === null) return undefined
    const leaving = new AbortController()
    callApi(path, { signal: leaving.signal }).then(
      (fetched) => send(isItems(fetched) ? { type: 'fetched', from: wanted, items: fetched } : { type: 'failed' }),
      () => !leaving.signal.aborted && send({ type: 'failed' }),
    )
    return () => leaving.abort()
  }, [path, wanted])
  return { state, send }
}
