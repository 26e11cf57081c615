import { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'
import { type DialogueQuery, readDialogueQuery, searchDialogues } from './dialogue-search.ts'

export const DESK_STATES = ['draft', 'published'] as const
export type DeskState = (typeof DESK_STATES)[number]
/** Of the library, where deleted dialogues are archived. */
export const LIBRARY_STATES = [...DESK_STATES, 'archived'] as const
export type LibraryState = (typeof LIBRARY_STATES)[number]
export const DESK_SORTS = ['title', 'topic', 'level', 'words', 'segments', 'state'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

/** Filter and sort order of the admin list; newest first if `sort` is null. */
export interface DeskFilter extends Omit<DialogueQuery, 'bookmarked'> {
  access: (typeof ACCESS_LEVELS)[number] | null
  state: LibraryState | null
  sort: DeskSort | null
  isDescending: boolean
}

interface Row {
  title: string
  titleTr?: string | null
  topic: string
  level: (typeof LEVELS)[number]
  accessLevel: (typeof ACCESS_LEVELS)[number]
  wordCount: number | null
  segmentCount: number
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
}

/** `?state=` of an admin list: drafts, published, or both. */
export function readState({ searchParams }: { searchParams: URLSearchParams }): DeskState | null {
  return DESK_STATES.find((state) => state === searchParams.get('state')) ?? null
}

/** Whether an item passes the state filter. `publishedAt` is null for a draft. */
export function isInState(publishedAt: unknown, state: DeskState | null): boolean {
  return state === null || (publishedAt === null) === (state === 'draft')
}

/** Reads the filter from a URL; unknown values are ignored. */
export function readDeskFilter(params: URLSearchParams): DeskFilter {
  const choose = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === params.get(name)) ?? null
  const { q, topic, level } = readDialogueQuery(params)
  return {
    q,
    topic,
    level,
    access: choose('access', ACCESS_LEVELS),
    state: choose('state', LIBRARY_STATES),
    sort: choose('sort', DESK_SORTS),
    isDescending: params.get('order') === 'desc',
  }
}

/** The URL query for this filter, with further parameters. */
export function deskQuery(filter: DeskFilter, more: Record<string, string> = {}): string {
  const { q, topic, level, access, state, sort, isDescending } = filter
  const order = sort !== null && isDescending ? 'desc' : null
  const entries = Object.entries({ q, topic, level, access, state, sort, order, ...more })
  const given = entries.filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/** The same filter sorted by a column; sorting by it again reverses the order. */
export function sortedBy(filter: DeskFilter, sort: DeskSort): DeskFilter {
  return { ...filter, sort, isDescending: filter.sort === sort && !filter.isDescending }
}

interface Naming {
  /** The topic's name in the reader's language. */
  nameOf: (topic: string) => string
  /** Compares in the reader's alphabetical order. */
  compare: (one: string, other: string) => number
}

function comparisons({ nameOf, compare }: Naming): Record<DeskSort, (one: Row, other: Row) => number> {
  return {
    title: (one, other) => compare(one.title, other.title),
    topic: (one, other) => compare(nameOf(one.topic), nameOf(other.topic)),
    level: (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    words: (one, other) => (one.wordCount ?? 0) - (other.wordCount ?? 0),
    segments: (one, other) => one.segmentCount - other.segmentCount,
    // Drafts first, then the oldest published.
    state: (one, other) => (one.publishedAt ?? '').localeCompare(other.publishedAt ?? ''),
  }
}

/** Rows in the order of a filter. The sort is stable. */
function sortRows<Found extends Row>(
  rows: readonly Found[],
  { sort, isDescending }: DeskFilter,
  naming: Naming,
): Found[] {
  if (sort === null) return [...rows]
  const compare = comparisons(naming)[sort]
  return rows.toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)))
}

function passes<Found extends Row>(rows: readonly Found[], filter: DeskFilter): Found[] {
  const { access, state } = filter
  return searchDialogues(rows, { ...filter, bookmarked: false }).filter((row) => {
    const isInAccess = access === null || row.accessLevel === access
    // Archived rows are a list of their own.
    return isInAccess && (state === 'archived' || isInState(row.publishedAt, state))
  })
}

/** The rows that pass a filter, sorted by it. */
export function narrowRows<Found extends Row>(rows: readonly Found[], filter: DeskFilter, naming: Naming): Found[] {
  return sortRows(passes(rows, filter), filter, naming)
}

interface Paging<Found> {
  filter: DeskFilter
  naming: Naming
  /** Whether a row belongs to the list at all. */
  isListed: (row: Found) => boolean
  /** The last row of the previous page, which need not be listed, or pass the filter, any more. */
  after: number | null
  limit: number
}

export interface LibraryPage<Found> {
  shown: Found[]
  /** How many pass the filter, and how many of them come before these. */
  found: number
  before: number
  /** The `after` of the next page; null on the last one. */
  next: number | null
}

/** One page of `narrowRows`, by key. */
export function pageRows<Found extends Row & { id: number }>(
  rows: readonly Found[],
  paging: Paging<Found>,
): LibraryPage<Found> {
  const { filter, naming, isListed, after, limit } = paging
  const sorted = sortRows(rows, filter, naming)
  const start = sorted.findIndex(({ id }) => id === after) + 1
  const before = passes(sorted.slice(0, start).filter(isListed), filter).length
  const rest = passes(sorted.slice(start).filter(isListed), filter)
  const shown = rest.slice(0, limit)
  return { shown, found: before + rest.length, before, next: rest.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
