import { CARD_SECONDS, DIALOGUE_MINUTES, MOCK_TEST_MINUTES, RETRY_SECONDS } from '#app/config/study-plan.ts'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import { MEMORY_PATH, NOTE_COURSE_PATH, PLACES, SPRINTS_PATH } from '#app/config/navigation.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { Category } from '../scoring/evaluation.ts'
import type { SprintKind } from '../sprints/sprint.ts'
import type { Activity } from '../study-plan/study-log.ts'
import type { WeekTheme } from '../study-plan/week-theme.ts'

/** What is known of a learner when the next step is chosen. Nothing in it is locked for them. */
export interface CoachFacts {
  /** Of today's portion that is left, by activity; empty without a plan, and on a free day. */
  left: Partial<Record<Activity, number>>
  theme: WeekTheme | null
  /** What was done last, newest first. */
  last: readonly Activity[]
  /** An attempt that needs the learner's words. */
  wanted: { path: string; count: number } | null
  dueSegments: { count: number; first: { path: string } | null }
  dueWords: number
  /** The kind of error that occurs most. */
  weakestCategory: Category | null
  /** The dialogue to interpret next, and whether its domain is the weakest. */
  dialogue: { path: string; minutes: number; isWeakestTopic: boolean } | null
}

export interface Step {
  activity: Activity
  /** An attempt that waits for words is finished before anything new. */
  kind: Activity | 'wanted'
  path: string
  minutes: number
  /** Why it is offered; worded by config/copy/coach.ts. */
  reason: 'wanted' | 'due' | 'weakest' | 'portion' | 'theme' | 'usual'
  /** How many segments or words it is about; 0 where that says nothing. */
  count: number
}

/** What trains a kind of error outside dialogues. */
const SPRINT_OF: Partial<Record<Category, SprintKind>> = {
  distortion: 'numbers',
  language_quality: 'collocations',
  register: 'politeness',
}

/** Where a kind of error is trained. */
export function trainingPathFor(category: Category): string {
  const sprint = SPRINT_OF[category]
  if (sprint) return `${SPRINTS_PATH}/${sprint}`
  return category === 'omission' ? MEMORY_PATH : SPRINTS_PATH
}

const SPRINT_MINUTES = 3
const MEMORY_MINUTES = 5
const LESSON_MINUTES = 12
const MOST_AT_ONCE_MINUTES = 15
/** In a row; a third time something else is offered. */
const SAME_IN_A_ROW = 2

/** What each step is worth before the day's portion is looked at; the order of a coach who sees only what is due. */
const WORTH = { wanted: 100, segment: 80, words: 60, dialogue: 50, sprint: 40, memory: 35, lesson: 20, mock: 10 }
/** A part of today's portion that is not done yet. */
const PORTION_BONUS = 25
const WEAKEST_BONUS = 8
/** What a week is for. */
const THEME_BONUS = 12
const THEMES: Record<WeekTheme, readonly Activity[]> = {
  foundations: ['sprint', 'lesson', 'memory'],
  domains: ['dialogue'],
  pace: ['memory', 'dialogue'],
  mocks: ['mock-test'],
  'last-week': ['segment'],
}

const minutesFor = (count: number, seconds: number): number =>
  Math.min(MOST_AT_ONCE_MINUTES, Math.max(1, Math.ceil((count * seconds) / MINUTE_SECONDS)))

interface Candidate extends Step {
  worth: number
}

const toStep = ({ kind, activity, path, minutes, reason, count }: Candidate): Step => ({
  kind,
  activity,
  path,
  minutes,
  reason,
  count,
})

function candidatesOf(facts: CoachFacts): Candidate[] {
  const { wanted, dueSegments, dueWords, dialogue, weakestCategory } = facts
  const sprint = weakestCategory && SPRINT_OF[weakestCategory]
  const weak = (isWeak: boolean) =>
    isWeak ? { reason: 'weakest' as const, bonus: WEAKEST_BONUS } : { reason: 'usual' as const, bonus: 0 }
  const [sprintWeak, memoryWeak] = [weak(Boolean(sprint)), weak(weakestCategory === 'omission')]
  const dialogueWeak = weak(dialogue?.isWeakestTopic ?? false)
  const all: (Candidate | null)[] = [
    wanted && {
      kind: 'wanted',
      activity: 'dialogue',
      path: wanted.path,
      minutes: minutesFor(wanted.count, RETRY_SECONDS),
      reason: 'wanted',
      count: wanted.count,
      worth: WORTH.wanted,
    },
    dueSegments.count > 0
      ? {
          kind: 'segment',
          activity: 'segment',
          path: dueSegments.first?.path ?? MISTAKES_PATH,
          minutes: minutesFor(dueSegments.count, RETRY_SECONDS),
          reason: 'due',
          count: dueSegments.count,
          worth: WORTH.segment,
        }
      : null,
    dueWords > 0
      ? {
          kind: 'words',
          activity: 'words',
          path: `${PLACES.vocabulary}?mode=due`,
          minutes: minutesFor(dueWords, CARD_SECONDS),
          reason: 'due',
          count: dueWords,
          worth: WORTH.words,
        }
      : null,
    dialogue && {
      kind: 'dialogue',
      activity: 'dialogue',
      path: dialogue.path,
      minutes: dialogue.minutes,
      reason: dialogueWeak.reason,
      count: 0,
      worth: WORTH.dialogue + dialogueWeak.bonus,
    },
    {
      kind: 'sprint',
      activity: 'sprint',
      path: sprint ? `${SPRINTS_PATH}/${sprint}` : SPRINTS_PATH,
      minutes: SPRINT_MINUTES,
      reason: sprintWeak.reason,
      count: 0,
      worth: WORTH.sprint + sprintWeak.bonus,
    },
    {
      kind: 'memory',
      activity: 'memory',
      path: MEMORY_PATH,
      minutes: MEMORY_MINUTES,
      reason: memoryWeak.reason,
      count: 0,
      worth: WORTH.memory + memoryWeak.bonus,
    },
    {
      kind: 'lesson',
      activity: 'lesson',
      path: NOTE_COURSE_PATH,
      minutes: LESSON_MINUTES,
      reason: 'usual',
      count: 0,
      worth: WORTH.lesson,
    },
    (facts.left['mock-test'] ?? 0) > 0
      ? {
          kind: 'mock-test',
          activity: 'mock-test',
          path: PLACES.mockTest,
          minutes: MOCK_TEST_MINUTES,
          reason: 'portion',
          count: 0,
          worth: WORTH.mock + WORTH.words,
        }
      : null,
  ]
  return all.filter((one) => one !== null)
}

/** Adds what the day and the week are for. */
function weigh(candidate: Candidate, { left, theme }: CoachFacts): Candidate {
  const isInPortion = candidate.kind !== 'wanted' && (left[candidate.activity] ?? 0) > 0
  const isInTheme = theme !== null && candidate.kind !== 'wanted' && THEMES[theme].includes(candidate.activity)
  const worth = candidate.worth + (isInPortion ? PORTION_BONUS : 0) + (isInTheme ? THEME_BONUS : 0)
  const own =
    candidate.reason === 'usual' ? (isInPortion ? 'portion' : isInTheme ? 'theme' : 'usual') : candidate.reason
  return { ...candidate, worth, reason: own }
}

/**
 * What to do next, the best first; never empty. An attempt that waits for words comes before anything else; then what is due, then
 * what today's portion asks for, then what is weakest. What was done twice in a row goes to the end. With a portion, what
 * does not fit into its rest goes behind what does, unless the portion names it. The same facts give the same list.
 */
export function pickSteps(facts: CoachFacts): [Step, ...Step[]] {
  const [one, other] = facts.last
  const tired =
    one !== undefined && facts.last.slice(0, SAME_IN_A_ROW).every((activity) => activity === one) && other ? one : null
  const rest = Object.values(facts.left).reduce((sum, minutes) => sum + minutes, 0)
  const isLate = ({ kind, activity, minutes }: Candidate): number => {
    if (kind === 'wanted') return 0
    if (activity === tired) return 2
    const isNamed = (facts.left[activity] ?? 0) > 0
    return rest > 0 && minutes > rest && !isNamed ? 1 : 0
  }
  const ranked = candidatesOf(facts)
    .map((candidate) => weigh(candidate, facts))
    .toSorted((a, b) => isLate(a) - isLate(b) || b.worth - a.worth)
    .map(toStep)
  const [first, ...others] = ranked
  if (!first) throw new Error('There is always a sprint.')
  return [first, ...others]
}

/** The length of a dialogue with its result, where nothing better is known. */
export const dialogueMinutes = (playing: number): number => Math.max(playing * 2, DIALOGUE_MINUTES / 2)
