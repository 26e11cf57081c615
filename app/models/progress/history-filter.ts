import { PLACES } from '#app/config/navigation.ts'
import { TOPIC_MAX_CHARACTERS } from '#app/config/progress.ts'
import { isUuid } from '../practice/uuid.ts'

/** The tabs of History, as `?type=` names them. */
export const HISTORY_TYPES = ['all', 'practice', 'mock-test'] as const

export type HistoryType = (typeof HISTORY_TYPES)[number]

export interface HistoryFilter {
  type: HistoryType
  /** Undefined: All Topics. */
  topic: string | undefined
}

/** Unknown values filter nothing: a bad address is no error. */
export function readHistoryFilter(query: URLSearchParams): HistoryFilter {
  const type = HISTORY_TYPES.find((known) => known === query.get('type')) ?? 'all'
  const topic = query.get('topic') ?? ''
  return { type, topic: topic === '' || topic.length > TOPIC_MAX_CHARACTERS ? undefined : topic }
}

/** A tab's address: the same topic, the first page. */
export function historySearch({ type, topic }: HistoryFilter): string {
  const query = new URLSearchParams()
  if (type !== 'all') query.set('type', type)
  if (topic !== undefined) query.set('topic', topic)
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The parameter of the address that names the session to open. */
const OPEN = 'open'

/** The id of the session that the address opens. */
export function readOpenSession(query: URLSearchParams): string | undefined {
  const id = query.get(OPEN) ?? ''
  return isUuid(id) ? id.toLowerCase() : undefined
}

/** The same list with this session open, at its place in the page; without one, with all closed. */
export function sessionSearch(query: URLSearchParams, id?: string): string {
  const changed = new URLSearchParams(query)
  changed.delete(OPEN)
  if (id === undefined) return `?${changed.toString()}`
  changed.set(OPEN, id)
  return `?${changed.toString()}#${sessionAnchor(id)}`
}

/** The id of a session's part of the page. */
export const sessionAnchor = (id: string) => `session-${id}`

/** The address of History with a session open. */
export const sessionPath = (id: string) => `${PLACES.history}${sessionSearch(new URLSearchParams(), id)}`

interface Counters {
  practiceCount: number
  practicePassed: number
  mockTestCount: number
  mockTestPassed: number
  selfMarkedPractice: number
  selfMarkedMockTests: number
  parts: number
}

/** Of the results that Köprü marked; those that the learner marked are only counted. */
export interface HistorySummary {
  practice: number
  mockTests: number
  passed: number
  /** Per cent, rounded; 0 without results. */
  passRate: number
  selfMarked: { practice: number; mockTests: number }
  /** Beginnings of dialogues, which are in no other figure. */
  parts: number
}

export function summarise(totals: Counters): HistorySummary {
  const { practiceCount, mockTestCount } = totals
  const passed = totals.practicePassed + totals.mockTestPassed
  const all = practiceCount + mockTestCount
  const passRate = all === 0 ? 0 : Math.round((100 * passed) / all)
  const selfMarked = { practice: totals.selfMarkedPractice, mockTests: totals.selfMarkedMockTests }
  return { practice: practiceCount, mockTests: mockTestCount, passed, passRate, selfMarked, parts: totals.parts }
}

/** The number of sessions in each tab, whoever marked them, within the topic if one is chosen. */
export function countByType(options: {
  summary: HistorySummary
  topics: { topic: string; practice: number; mockTests: number }[]
  topic: string | undefined
}): Record<HistoryType, number> {
  const { summary, topics, topic } = options
  const { selfMarked, parts } = summary
  const all = {
    practice: summary.practice + selfMarked.practice + parts,
    mockTests: summary.mockTests + selfMarked.mockTests,
  }
  const none = { practice: 0, mockTests: 0 }
  const { practice, mockTests } = topic === undefined ? all : (topics.find((one) => one.topic === topic) ?? none)
  return { all: practice + mockTests, practice, 'mock-test': mockTests }
}
