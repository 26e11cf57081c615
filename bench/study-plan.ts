import { TOPICS } from '../app/config/dialogues.ts'
import { type CoachFacts, pickSteps, type Step, trainingPathFor } from '../app/models/coach/next-steps.ts'
import { profileErrors } from '../app/models/progress/trend.ts'
import type { Category } from '../app/models/scoring/evaluation.ts'
import { addDays, minutesOn } from '../app/models/study-plan/days.ts'
import type { Activity } from '../app/models/study-plan/study-log.ts'
import type { StudyPlan } from '../app/models/study-plan/study-plan.ts'
import { layOutWeeks, partsOf } from '../app/models/study-plan/weeks.ts'
import { seededRandom } from '../app/models/vocabulary/drill/seeded-random.ts'

const FIRST_DAY = '2026-03-02'
const DAYS = 56
const DIALOGUE_MINUTES = 16
const RECENT_DIALOGUES = 12
const WORDS_A_DIALOGUE = 8
const WEEK_DAYS = 7

export interface Learner {
  name: string
  seed: number
  minutes: number[]
  ratings: StudyPlan['ratings']
  /** How many errors of each kind a dialogue of theirs has on average at first. */
  errors: Partial<Record<Category, number>>
}

export const LEARNERS: Learner[] = [
  {
    name: 'loses numbers and names',
    seed: 1,
    minutes: [40, 40, 40, 40, 40, 75, 0],
    ratings: { hearing: 1, remembering: 4, wording: 4 },
    errors: { distortion: 4, omission: 1, register: 0.5 },
  },
  {
    name: 'lacks the wording',
    seed: 2,
    minutes: [30, 30, 30, 30, 30, 60, 30],
    ratings: { hearing: 4, remembering: 3, wording: 1 },
    errors: { language_quality: 4, distortion: 1, omission: 1 },
  },
  {
    name: 'has little time and leaves much out',
    seed: 3,
    minutes: [15, 15, 15, 15, 15, 30, 20],
    ratings: { hearing: null, remembering: 1, wording: null },
    errors: { omission: 4, distortion: 1 },
  },
]

export interface Outcome {
  topics: number
  /** Minutes by activity, and those that trained each kind of error outside dialogues. */
  minutes: Partial<Record<Activity, number>>
  trained: Map<string, number>
  /** Where the kind of error that cost most is trained. */
  wanted: string
  /** Days on which more was done than the day has. */
  exceeded: number
  /** How often the same was done three times in a row. */
  thrice: number
  mockTests: number
}

/** One learner who follows the first step that fits, every day for eight weeks up to the test. */
export function follow(learner: Learner): Outcome {
  const random = seededRandom(learner.seed)
  const plan: StudyPlan = {
    testDate: addDays(FIRST_DAY, DAYS),
    ratings: learner.ratings,
    minutes: learner.minutes,
    startsOn: FIRST_DAY,
    pausedUntil: null,
  }
  const practised = new Map<string, number>()
  const recent: Category[][] = []
  const dueSegments: string[] = []
  const dueWords: string[] = []
  const log: Activity[] = []
  const all: Category[] = []
  const outcome = {
    minutes: {} as Partial<Record<Activity, number>>,
    trained: new Map<string, number>(),
    exceeded: 0,
    mockTests: 0,
  }

  function interpret(day: string): void {
    const [week] = layOutWeeks({ plan, today: day, topics: rankTopics() })
    const topic = week?.topics.find((one) => !practised.has(one)) ?? rankTopics()[0] ?? ''
    practised.set(topic, (practised.get(topic) ?? 0) + 1)
    const made = Object.entries(learner.errors).flatMap(([category, mean]) =>
      Array.from({ length: Math.round(mean * (0.5 + random())) }, () => category as Category),
    )
    recent.unshift(made)
    all.push(...made)
    dueSegments.push(...made.slice(0, 3).map(() => addDays(day, 2)))
    dueWords.push(...Array.from({ length: WORDS_A_DIALOGUE }, () => addDays(day, 1)))
  }
  const rankTopics = () => [...TOPICS].toSorted((one, other) => (practised.get(one) ?? 0) - (practised.get(other) ?? 0))

  function settle(due: string[], day: string, most: number, next: number): void {
    for (let count = 0; count < most; count += 1) {
      const index = due.findIndex((one) => one <= day)
      if (index < 0) return
      due.splice(index, 1)
      if (random() < 0.5) due.push(addDays(day, next))
    }
  }

  for (let number = 0; number < DAYS; number += 1) {
    const day = addDays(FIRST_DAY, number)
    const [week] = layOutWeeks({ plan, today: day, topics: rankTopics() })
    if (!week) continue
    const left = new Map(partsOf({ plan, week, day }).map(({ activity, minutes }) => [activity, minutes]))
    let rest = minutesOn(plan, day)
    while (rest > 0) {
      const count = (due: string[]) => due.filter((one) => one <= day).length
      const facts: CoachFacts = {
        left: Object.fromEntries([...left].filter(([, minutes]) => minutes > 0)),
        theme: week.theme,
        last: log.toReversed().slice(0, WEEK_DAYS),
        wanted: null,
        dueSegments: { count: count(dueSegments), first: null },
        dueWords: count(dueWords),
        weakestCategory: profileErrors(recent.slice(0, RECENT_DIALOGUES).flat())[0]?.category ?? null,
        dialogue: { path: '/practice/1', minutes: DIALOGUE_MINUTES, isWeakestTopic: false },
      }
      const steps = pickSteps(facts)
      const isThird = (activity: Activity) => log.at(-1) === activity && log.at(-2) === activity
      const fits = ({ minutes, activity }: Step) => minutes <= rest || (left.get(activity) ?? 0) >= rest
      // Rather than do the same a third time, a learner leaves it at that for the day.
      const step = steps.find((one) => fits(one) && !isThird(one.activity))
      if (!step) break
      const minutes = Math.min(step.minutes, rest)
      const { activity, path } = step
      log.push(activity)
      outcome.minutes[activity] = (outcome.minutes[activity] ?? 0) + minutes
      if (activity === 'sprint' || activity === 'memory')
        outcome.trained.set(path, (outcome.trained.get(path) ?? 0) + minutes)
      left.set(activity, Math.max(0, (left.get(activity) ?? 0) - minutes))
      rest -= minutes
      if (activity === 'dialogue') interpret(day)
      if (activity === 'mock-test') {
        outcome.mockTests += 1
        interpret(day)
        interpret(day)
      }
      if (activity === 'segment') settle(dueSegments, day, minutes, WEEK_DAYS)
      if (activity === 'words') settle(dueWords, day, minutes * 5, WEEK_DAYS)
    }
    if (rest < 0) outcome.exceeded += 1
  }
  const thrice = log.filter((one, index) => index > 1 && log[index - 1] === one && log[index - 2] === one).length
  const [worst] = profileErrors(all)
  return { ...outcome, topics: practised.size, wanted: worst ? trainingPathFor(worst.category) : '', thrice }
}
