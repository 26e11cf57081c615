import { PLACES } from '#app/config/navigation.ts'
import { type CoachFacts, dialogueMinutes, pickSteps, type Step } from '#app/models/coach/next-steps.ts'
import { findDueSegments } from '#app/models/practice/returning-segment.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Category } from '#app/models/scoring/evaluation.ts'
import type { Activity, LoggedStudy } from '#app/models/study-plan/study-log.ts'
import { countDueCards } from '#app/models/vocabulary/card.server.ts'
import { studyDay } from '#app/models/vocabulary/drill/study-day.ts'
import type { StudyPlanView } from '../study-plan/load-study-plan.server.ts'

interface Options {
  user: { id: number; timezone: string }
  now: Date
  /** The learner's plan today; null without one. */
  plan: Pick<StudyPlanView, 'parts' | 'weeks'> | null
  /** What was done in the last days, oldest first. */
  log: readonly LoggedStudy[]
  wanted: CoachFacts['wanted']
  weakestCategory: Category | null
  weakestTopic: { topic: string; dialogueId: number | null } | null
  /** The next dialogue that the learner may open; minutes of playing. */
  dialogue: { id: number; topic: string; minutes: number } | null
}

function leftOf(plan: Options['plan']): Partial<Record<Activity, number>> {
  const open = (plan?.parts ?? []).filter(({ minutes, done }) => done < minutes)
  return Object.fromEntries(open.map(({ activity, minutes, done }) => [activity, minutes - done]))
}

/** The next dialogue: one of the weakest topic, if there is one to practise it with. */
function dialogueOf({ weakestTopic, dialogue }: Options): CoachFacts['dialogue'] {
  if (!dialogue) return null
  const weakest = weakestTopic?.dialogueId ?? null
  const minutes = dialogueMinutes(dialogue.minutes)
  return { path: `${PLACES.practice}/${weakest ?? dialogue.id}`, minutes, isWeakestTopic: weakest !== null }
}

/** What the learner can do next, the best first (models/coach/next-steps.ts). */
export async function loadNextSteps(options: Options): Promise<[Step, ...Step[]]> {
  const { user, now, plan, log, wanted, weakestCategory } = options
  const { id: userId, timezone } = user
  const [dueSegments, dueWords] = await Promise.all([
    findDueSegments({ userId, today: dayIn(timezone, now) }),
    countDueCards({ userId, before: studyDay({ timezone, now }).endsAt }),
  ])
  return pickSteps({
    left: leftOf(plan),
    theme: plan?.weeks[0]?.theme ?? null,
    last: log.map(({ activity }) => activity).toReversed(),
    wanted,
    dueSegments,
    dueWords,
    weakestCategory,
    dialogue: dialogueOf(options),
  })
}
