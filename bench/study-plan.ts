import { SHORTEST_STEP_MINUTES } from '../app/config/coach.ts'
import { TOPICS } from '../app/config/dialogues.ts'
import { MINUTE_SECONDS } from '../app/config/time.ts'
import { chooseTopic } from '../app/models/coach/choose-topic.ts'
import { dialogueMinutes } from '../app/models/coach/dialogue-minutes.ts'
import { inARow } from '../app/models/coach/in-a-row.ts'
import { type CoachFacts, pickSteps, type Step } from '../app/models/coach/next-steps.ts'
import type { TopicStanding } from '../app/models/coach/topic-standing.ts'
import { trainingPath, weakestTraining } from '../app/models/coach/weakest-training.ts'
import type { ErrorItem } from '../app/models/scoring/evaluation.ts'
import { addDays, minutesOn } from '../app/models/study-plan/days.ts'
import { partsLeft } from '../app/models/study-plan/portion.ts'
import type { Activity, LoggedStudy } from '../app/models/study-plan/study-log.ts'
import type { StudyPlan } from '../app/models/study-plan/study-plan.ts'
import { layOutWeeks, partsOf } from '../app/models/study-plan/weeks.ts'
import { seededRandom } from '../app/models/vocabulary/drill/seeded-random.ts'
import { LEARNERS, type Learner } from './study-plan-learners.ts'

export { LEARNERS }

const FIRST_DAY = '2026-03-02'
const DAYS = 56
const FULL_MARKS = 45
const COOLDOWN_DAYS = 7
const RECENT_DIALOGUES = 12
const WORDS_A_DIALOGUE = 8
const WORDS_A_MINUTE = 5
const LOG_DAYS = 6

type Lost = Pick<ErrorItem, 'rule' | 'category' | 'deduction'>

/** What one learner did. */
export interface Outcome {
  /** How many dialogues of each domain. */
  topics: Map<string, number>
  minutes: Partial<Record<Activity, number>>
  /** Minutes of exercises by their place. */
  trained: Map<string, number>
  /** Where the errors that cost most are trained. */
  wanted: string
  /** Days on which the steps that were taken took longer than the day has. */
  exceeded: number
  /** How often the first step was of one activity a third time in a row; to finish an attempt does not count. */
  thrice: number
  mockTests: number
}

const add = <Key>(sums: Map<Key, number>, key: Key, more: number) => sums.set(key, (sums.get(key) ?? 0) + more)

/** Eight weeks of one learner, day by day, who always takes the first step that the coach offers. */
class Weeks {
  readonly topics = new Map<string, number>()
  readonly minutes = new Map<Activity, number>()
  readonly trained = new Map<string, number>()
  readonly steps: Step[] = []
  exceeded = 0
  mockTests = 0
  private readonly random: () => number
  private readonly plan: StudyPlan
  private readonly standings: Map<string, TopicStanding>
  private readonly log: LoggedStudy[] = []
  private readonly lost: Lost[][] = []
  private readonly due = { segment: [] as string[], words: [] as string[] }
  private readonly learner: Learner
  private begun: { topic: string; minutes: number } | null = null
  private lastMockTest: string | null = null

  constructor(learner: Learner) {
    this.learner = learner
    this.random = seededRandom(learner.seed)
    this.plan = {
      testDate: addDays(FIRST_DAY, DAYS),
      ratings: learner.ratings,
      minutes: learner.minutes,
      startsOn: FIRST_DAY,
      pausedUntil: null,
    }
    this.standings = new Map(
      TOPICS.map((topic, index) => [
        topic,
        {
          topic,
          attempts: 0,
          scored: 0,
          mean: null,
          lastAt: null,
          dialogueId: learner.topics === null || index < learner.topics ? index + 1 : null,
          title: topic,
          titleTr: null,
          seconds: Math.round((6 + 5 * this.random()) * MINUTE_SECONDS),
        },
      ]),
    )
  }

  /** An attempt at a dialogue: its errors, what comes back of it, and how the learner stands in its domain. */
  private interpret(topic: string, day: string): void {
    const { errors, hardTopic } = this.learner
    const factor = topic === hardTopic ? 2 : 1
    const made = errors.flatMap(({ mean, ...error }) =>
      Array.from({ length: Math.round(mean * factor * (0.5 + this.random())) }, () => error),
    )
    const mark = Math.max(0, FULL_MARKS - made.reduce((sum, { deduction }) => sum + deduction, 0))
    const standing = this.standings.get(topic)
    if (!standing) throw new Error(`There is no topic ${topic}.`)
    const { attempts, mean } = standing
    const lastAt = new Date(Date.parse(day) + this.steps.length)
    const [count, sum] = [attempts + 1, (mean ?? 0) * attempts + mark]
    this.standings.set(topic, { ...standing, attempts: count, scored: count, mean: sum / count, lastAt })
    this.lost.unshift(made)
    this.due.segment.push(...made.slice(0, 3).map(() => addDays(day, 2)))
    this.due.words.push(...Array.from({ length: WORDS_A_DIALOGUE }, () => addDays(day, 1)))
    add(this.topics, topic, 1)
  }

  private settle(due: string[], day: string, most: number): void {
    for (let count = 0; count < most; count += 1) {
      const index = due.findIndex((one) => one <= day)
      if (index < 0) return
      due.splice(index, 1)
      if (this.random() < 0.5) due.push(addDays(day, 7))
    }
  }

  private mockTestFrom(day: string): string {
    const next = this.lastMockTest === null ? day : addDays(this.lastMockTest, COOLDOWN_DAYS)
    return next > day ? next : day
  }

  private factsOf(day: string, done: number): { facts: CoachFacts; topic: string } | null {
    const counts = (topic: string) => this.standings.get(topic)?.attempts ?? 0
    const topics = [...TOPICS].toSorted((one, other) => counts(one) - counts(other))
    const [week] = layOutWeeks({ plan: this.plan, today: day, topics })
    const standings = [...this.standings.values()]
    const chosen = chooseTopic({
      standings,
      weekTopics: week?.topics ?? [],
      isLastWeek: week?.theme === 'last-week',
    })
    if (!week || !chosen) return null
    const rest = minutesOn(this.plan, day) - done
    if (rest < SHORTEST_STEP_MINUTES) return null
    const doneOf = (activity: Activity) =>
      this.log
        .filter((row) => row.day === day && row.activity === activity)
        .reduce((sum, { seconds }) => sum + seconds / MINUTE_SECONDS, 0)
    const parts = partsOf({ plan: this.plan, week, day, mockTestFrom: this.mockTestFrom(day) }).map((part) => ({
      ...part,
      done: Math.min(part.minutes, doneOf(part.activity)),
    }))
    const count = (due: string[]) => due.filter((one) => one <= day).length
    return {
      topic: chosen.standing.topic,
      facts: {
        rest,
        left: partsLeft(parts, rest),
        theme: week.theme,
        inARow: inARow(this.log.filter((row) => row.day >= addDays(day, -LOG_DAYS))),
        wanted: null,
        begun: this.begun && { path: '/practice/1', minutes: this.begun.minutes },
        dueSegments: { count: count(this.due.segment), first: null },
        dueWords: count(this.due.words),
        weakest: weakestTraining(this.lost.slice(0, RECENT_DIALOGUES).flat()),
        dialogue: {
          path: '/practice/1',
          minutes: dialogueMinutes(chosen.standing.seconds ?? 0),
          reason: chosen.reason,
        },
        lesson: null,
        canSitMockTest: this.learner.topics === null && this.mockTestFrom(day) === day,
      },
    }
  }

  private dialogue(step: Step, topic: string, facts: CoachFacts, day: string): void {
    const whole = step.kind === 'begun' ? (this.begun?.minutes ?? 0) : (facts.dialogue?.minutes ?? 0)
    const own = step.kind === 'begun' ? (this.begun?.topic ?? topic) : topic
    if (step.isPart) this.begun = { topic: own, minutes: whole - step.minutes }
    else {
      this.begun = null
      this.interpret(own, day)
    }
  }

  private take(step: Step, topic: string, facts: CoachFacts, day: string): void {
    const { activity, minutes, path } = step
    this.steps.push(step)
    this.minutes.set(activity, (this.minutes.get(activity) ?? 0) + minutes)
    if (activity === 'sprint' || activity === 'memory') add(this.trained, path, minutes)
    // The log knows an attempt once it is submitted.
    if (!step.isPart || activity !== 'dialogue') this.log.push({ day, activity, seconds: minutes * MINUTE_SECONDS })
    if (activity === 'dialogue') this.dialogue(step, topic, facts, day)
    if (activity === 'segment') this.settle(this.due.segment, day, minutes)
    if (activity === 'words') this.settle(this.due.words, day, minutes * WORDS_A_MINUTE)
    if (activity === 'mock-test') {
      this.mockTests += 1
      this.lastMockTest = day
      for (const one of TOPICS.slice(0, 2)) this.interpret(one, day)
    }
  }

  live(): void {
    for (let number = 0; number < DAYS; number += 1) {
      const day = addDays(FIRST_DAY, number)
      if (this.random() < this.learner.missedDays) continue
      let done = 0
      for (let next = this.factsOf(day, done); next; next = this.factsOf(day, done)) {
        const [step] = pickSteps(next.facts)
        this.take(step, next.topic, next.facts, day)
        done += step.minutes
      }
      if (done > minutesOn(this.plan, day)) this.exceeded += 1
    }
  }

  get worst(): string {
    return trainingPath(weakestTraining(this.lost.flat()))
  }
}

/** Follows the coach for eight weeks up to the test. The same learner gives the same outcome. */
export function follow(learner: Learner): Outcome {
  const weeks = new Weeks(learner)
  weeks.live()
  const { steps, topics, trained, exceeded, mockTests, worst } = weeks
  const isSame = (index: number) => steps[index]?.kind === 'dialogue' || steps[index]?.activity !== 'dialogue'
  const thrice = steps.filter(
    ({ activity }, index) =>
      index > 1 && isSame(index) && steps[index - 1]?.activity === activity && steps[index - 2]?.activity === activity,
  ).length
  return { topics, minutes: Object.fromEntries(weeks.minutes), trained, wanted: worst, exceeded, thrice, mockTests }
}
