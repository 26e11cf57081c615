import { addStudyPlan } from '../../../tests/e2e/study-plan.ts'
import type { Screen, Stage } from '../stage.ts'

const who = 'own'
const testIn = (inDays: number) => (stage: Stage) => addStudyPlan(stage.username, { inDays })

async function answer({ field, press, sees }: Stage, outcome: string, marks: readonly [string, string] | null) {
  await field(outcome).check()
  if (marks) {
    await field('First dialogue, of 45').fill(marks[0])
    await field('Second dialogue, of 45').fill(marks[1])
  }
  await press('Save')
  await sees('Change your answer')
}

/** The days before the test, the day itself, and what came of it. */
export const TEST_DAY: Screen[] = [
  { name: 'test-day-dashboard-before', path: '/dashboard', who, before: testIn(3) },
  { name: 'test-day-dashboard-today', path: '/dashboard', who, before: testIn(0) },
  { name: 'test-day-dashboard-after', path: '/dashboard', who, before: testIn(-2) },
  { name: 'test-day-study-plan', path: '/study-plan', who, before: testIn(5) },
  { name: 'test-day-rehearsal', path: '/rehearsal', who: 'newcomer' },
  { name: 'test-day-rehearsal-without-script', path: '/rehearsal', who: 'newcomer', noScript: true },
  { name: 'test-day-warm-up', path: '/warm-up', who: 'newcomer' },
  { name: 'test-day-warm-up-known', path: '/warm-up', who: 'practised' },
  { name: 'test-day-none', path: '/test-day/result', who: 'newcomer' },
  { name: 'test-day-question', path: '/test-day/result', who, before: testIn(-2) },
  {
    name: 'test-day-passed',
    path: '/test-day/result',
    who,
    before: testIn(-40),
    act: (stage) => answer(stage, 'I passed', ['36', '35']),
  },
  {
    name: 'test-day-not-passed',
    path: '/test-day/result',
    who,
    before: testIn(-40),
    act: (stage) => answer(stage, 'I did not pass', ['36', '28']),
  },
  {
    name: 'test-day-waiting',
    path: '/test-day/result',
    who,
    before: testIn(-9),
    act: (stage) => answer(stage, 'I am waiting for the result', null),
  },
]
