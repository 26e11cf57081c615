import { examFacts } from '../app/config/exam-facts.ts'
import { MARKER_BIAS, MARKER_SPREAD, READINESS_DAYS } from '../app/config/readiness.ts'
import { type MarkedDialogue, readinessOf } from '../app/models/progress/readiness.ts'
import type { MarkedBy } from '../app/models/scoring/marked-by.ts'
import { seededRandom } from '../app/models/vocabulary/drill/seeded-random.ts'

const FULL_MARKS = examFacts.marksPerDialogue.value

/** How learners and markers of the simulation are. */
export interface World {
  name: string
  dialogues: number
  markedBy: MarkedBy
  /** Marks of 45 that a learner gains in a month. */
  gain: number
  /** How much more a marker errs than the figure assumes. */
  markerFactor: number
}

export const WORLDS: World[] = [
  { name: 'three dialogues', dialogues: 3, markedBy: 'machine', gain: 0, markerFactor: 1 },
  { name: 'six dialogues', dialogues: 6, markedBy: 'machine', gain: 0, markerFactor: 1 },
  { name: 'twelve dialogues', dialogues: 12, markedBy: 'machine', gain: 0, markerFactor: 1 },
  { name: 'six, marked by the learner', dialogues: 6, markedBy: 'learner', gain: 0, markerFactor: 1 },
  { name: 'twelve, three marks better a month', dialogues: 12, markedBy: 'machine', gain: 3, markerFactor: 1 },
  { name: 'twelve, markers half as wrong again', dialogues: 12, markedBy: 'machine', gain: 0, markerFactor: 1.5 },
]

export interface Coverage {
  /** Shares of the simulated tests: within the range; passed after “likely”; passed after “not yet”. Null without such a verdict. */
  within: number
  passedLikely: number | null
  passedNotYet: number | null
  /** The mean width of the range, in marks of 90. */
  width: number
}

const DAYS_OF_MONTH = 30
/** How much the dialogues of one learner differ, as a standard deviation. */
const SPREAD = { least: 3, more: 3 }

/** Asks for the readiness of so many learners, and lets each sit one test. The same seed gives the same figures. */
export function simulate(world: World, { learners = 4_000, seed = 1 } = {}): Coverage {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const within = (marks: number) => Math.min(FULL_MARKS, Math.max(0, marks))
  const asked = Array.from({ length: learners }, () => {
    const ability = 12 + 30 * random()
    const spread = SPREAD.least + SPREAD.more * random()
    const bias = MARKER_BIAS * world.markerFactor * normal()
    const results = Array.from({ length: world.dialogues }, (): MarkedDialogue => {
      const daysAgo = Math.floor(READINESS_DAYS * random() ** 2)
      const earlier = ability - (world.gain * daysAgo) / DAYS_OF_MONTH
      const error = bias + MARKER_SPREAD[world.markedBy] * world.markerFactor * normal()
      const marks = Math.round(2 * within(within(earlier + spread * normal()) + error)) / 2
      return { marks, markedBy: world.markedBy, daysAgo }
    })
    const readiness = readinessOf(results)
    if ('missing' in readiness) throw new Error('There are enough dialogues.')
    const sat = [within(ability + spread * normal()), within(ability + spread * normal())]
    const total = sat.reduce((sum, marks) => sum + marks, 0)
    const passes =
      total >= examFacts.passMarks.value && sat.every((marks) => marks >= examFacts.passMarksPerDialogue.value)
    return { ...readiness, total, passes }
  })
  const share = (all: readonly { passes: boolean }[]) =>
    all.length === 0 ? null : all.filter(({ passes }) => passes).length / all.length
  return {
    within: asked.filter(({ low, high, total }) => low <= total && total <= high).length / learners,
    passedLikely: share(asked.filter(({ verdict }) => verdict === 'likely')),
    passedNotYet: share(asked.filter(({ verdict }) => verdict === 'not-yet')),
    width: asked.reduce((sum, { low, high }) => sum + high - low, 0) / learners,
  }
}
