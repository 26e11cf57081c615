import {
  MEMORY_STEP_MINUTES,
  MOST_AT_ONCE_MINUTES,
  SAME_IN_A_ROW,
  SHORTEST_STEP_MINUTES,
  SPRINT_STEP_MINUTES,
} from '#app/config/coach.ts'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import { MEMORY_PATH, PLACES } from '#app/config/navigation.ts'
import { CARD_SECONDS, MOCK_TEST_MINUTES, RETRY_SECONDS, SHORTEST_DIALOGUE_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { Training } from '../sprints/training-for.ts'
import type { Activity } from '../study-plan/study-log.ts'
import type { WeekTheme } from '../study-plan/week-theme.ts'
import type { InARow } from './in-a-row.ts'
import { trainingPath } from './weakest-training.ts'

/** What is known of a learner when the next step is chosen. Nothing in it is locked for them. */
export interface CoachFacts {
  /** Minutes that the day has left; null where nothing limits it: no plan, a free day, or a portion that is done. */
  rest: number | null
  /** Of today's portion that is left, by activity. */
  left: Partial<Record<Activity, number>>
  theme: WeekTheme | null
  inARow: InARow | null
  /** An attempt that needs the learner's words. */
  wanted: { path: string; count: number } | null
  /** An attempt that was begun and not submitted; `minutes` for the rest of it. */
  begun: { path: string; minutes: number } | null
  dueSegments: { count: number; first: { path: string } | null }
  dueWords: number
  /** What trains the errors that cost most. */
  weakest: Training | null
  /** The dialogue to interpret next, with the minutes of all of it. */
  dialogue: { path: string; minutes: number; reason: 'weakest' | 'new-topic' | 'usual' } | null
  /** The next lesson on notes that is not finished. */
  lesson: { path: string; minutes: number } | null
  canSitMockTest: boolean
}

export interface Step {
  activity: Activity
  /** An attempt that waits is finished before anything new. */
  kind: Activity | 'wanted' | 'begun'
  path: string
  minutes: number
  /** Whether it takes longer than the day has, so that the rest is for another day. */
  isPart: boolean
  /** Why it is offered; worded by config/copy/coach.ts. */
  reason: 'wanted' | 'begun' | 'due' | 'weakest' | 'new-topic' | 'portion' | 'theme' | 'usual'
  /** How many segments or words it is about; 0 where that says nothing. */
  count: number
}

/** What each step is worth before the day's portion is looked at: the order of a coach who sees only what is due. */
const WORTH = {
  wanted: 200,
  begun: 190,
  'mock-test': 100,
  segment: 80,
  words: 60,
  dialogue: 50,
  sprint: 40,
  memory: 35,
  lesson: 20,
  'warm-up': 0,
  rehearsal: 0,
} as const satisfies Record<Step['kind'], number>
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

interface Candidate extends Pick<Step, 'kind' | 'path' | 'reason'> {
  activity: Activity
  /** All that it takes. */
  minutes: number
  /** With fewer minutes it is not worth beginning. Below `minutes` only where it can be left and taken up again. */
  least: number
  count?: number
}

const minutesFor = (count: number, seconds: number): number =>
  Math.min(MOST_AT_ONCE_MINUTES, Math.max(1, Math.ceil((count * seconds) / MINUTE_SECONDS)))

/** What waits or is due. */
function dueOf({ wanted, begun, dueSegments, dueWords }: CoachFacts): (Candidate | null)[] {
  const { count, first } = dueSegments
  const segments = minutesFor(count, RETRY_SECONDS)
  return [
    wanted && {
      kind: 'wanted',
      activity: 'dialogue',
      path: wanted.path,
      minutes: minutesFor(wanted.count, RETRY_SECONDS),
      least: 1,
      reason: 'wanted',
      count: wanted.count,
    },
    begun && { kind: 'begun', activity: 'dialogue', ...begun, least: 1, reason: 'begun' },
    count > 0
      ? {
          kind: 'segment',
          activity: 'segment',
          path: first?.path ?? MISTAKES_PATH,
          minutes: segments,
          least: Math.min(segments, SHORTEST_STEP_MINUTES),
          reason: 'due',
          count,
        }
      : null,
    dueWords > 0
      ? {
          kind: 'words',
          activity: 'words',
          path: `${PLACES.vocabulary}?mode=due`,
          minutes: minutesFor(dueWords, CARD_SECONDS),
          least: 1,
          reason: 'due',
          count: dueWords,
        }
      : null,
  ]
}

/** What can always be practised. */
function practiceOf({ begun, dialogue, weakest, lesson, left, canSitMockTest }: CoachFacts): (Candidate | null)[] {
  const sprint = weakest === 'memory' ? null : weakest
  return [
    // One that was begun is offered as such.
    dialogue && dialogue.path !== begun?.path
      ? {
          kind: 'dialogue',
          activity: 'dialogue',
          ...dialogue,
          least: Math.min(dialogue.minutes, SHORTEST_DIALOGUE_MINUTES),
        }
      : null,
    {
      kind: 'sprint',
      activity: 'sprint',
      path: trainingPath(sprint),
      minutes: SPRINT_STEP_MINUTES,
      least: SHORTEST_STEP_MINUTES,
      reason: sprint ? 'weakest' : 'usual',
    },
    {
      kind: 'memory',
      activity: 'memory',
      path: MEMORY_PATH,
      minutes: MEMORY_STEP_MINUTES,
      least: SHORTEST_STEP_MINUTES,
      reason: weakest === 'memory' ? 'weakest' : 'usual',
    },
    lesson && { kind: 'lesson', activity: 'lesson', ...lesson, least: lesson.minutes, reason: 'usual' },
    canSitMockTest && (left['mock-test'] ?? 0) >= MOCK_TEST_MINUTES
      ? {
          kind: 'mock-test',
          activity: 'mock-test',
          path: PLACES.mockTest,
          minutes: MOCK_TEST_MINUTES,
          least: MOCK_TEST_MINUTES,
          reason: 'portion',
        }
      : null,
  ]
}

const isWaiting = ({ kind }: Candidate): boolean => kind === 'wanted' || kind === 'begun'

/** How good a step is now, with its reason. */
function weigh(candidate: Candidate, { left, theme }: CoachFacts): { worth: number; reason: Step['reason'] } {
  const { kind, activity, least, reason } = candidate
  const isOwn = !isWaiting(candidate)
  const isInPortion = isOwn && (left[activity] ?? 0) >= least
  const isInTheme = isOwn && theme !== null && THEMES[theme].includes(activity)
  const worth =
    WORTH[kind] +
    (isInPortion ? PORTION_BONUS : 0) +
    (isInTheme ? THEME_BONUS : 0) +
    (reason === 'weakest' ? WEAKEST_BONUS : 0)
  return { worth, reason: reason === 'usual' ? (isInPortion ? 'portion' : isInTheme ? 'theme' : 'usual') : reason }
}

/**
 * What to do next, the best first; never empty. An attempt that waits comes before anything else; then what is due, then what today's portion
 * asks for, then what is weakest. What the rest of the day is too short for comes last, and before it what was done twice in a row. A step that can
 * be left and taken up again is cut to the rest of the day. The same facts give the same list.
 */
export function pickSteps(facts: CoachFacts): [Step, ...Step[]] {
  const { inARow: last, rest } = facts
  const isTired = (candidate: Candidate) =>
    !isWaiting(candidate) && last?.activity === candidate.activity && last.count >= SAME_IN_A_ROW
  const isTooLong = ({ least }: Candidate) => rest !== null && least > rest
  const ranked = [...dueOf(facts), ...practiceOf(facts)]
    .filter((one) => one !== null)
    .map((candidate) => ({
      candidate,
      ...weigh(candidate, facts),
      late: isTooLong(candidate) ? 2 : isTired(candidate) ? 1 : 0,
    }))
    .toSorted((one, other) => one.late - other.late || other.worth - one.worth)
    .map(({ candidate, reason }): Step => {
      const { kind, activity, path, count = 0 } = candidate
      const isPart = rest !== null && !isTooLong(candidate) && candidate.minutes > rest
      return { kind, activity, path, minutes: isPart ? rest : candidate.minutes, isPart, reason, count }
    })
  const [first, ...others] = ranked
  if (!first) throw new Error('There is always a sprint.')
  return [first, ...others]
}
