import { addLostMarks } from '../../../tests/e2e/lost-marks.ts'
import { addStudyPlan } from '../../../tests/e2e/study-plan.ts'
import type { Screen } from '../stage.ts'

const who = 'practised'

/** What trains one thing at a time: sprints, the memory ladder, the note-taking course. */
export const TRAINING: Screen[] = [
  {
    name: 'study-plan',
    path: '/study-plan',
    who: 'own',
    before: ({ username }) => addStudyPlan(username),
  },
  {
    name: 'study-plan-no-date',
    path: '/study-plan',
    who: 'own',
    before: ({ username }) => addStudyPlan(username, { inDays: null }),
  },
  { name: 'study-plan-setup', path: '/study-plan/setup', who: 'newcomer' },
  { name: 'mistakes', path: '/mistakes', who },
  { name: 'mistakes-none', path: '/mistakes', who: 'newcomer' },
  { name: 'readiness', path: '/readiness', who },
  { name: 'readiness-none', path: '/readiness', who: 'newcomer' },
  { name: 'progress', path: '/progress', who },
  {
    name: 'progress-table',
    path: '/progress',
    who: 'own',
    before: ({ username }) => addLostMarks(username),
    act: ({ page }) => page.locator('summary').last().click(),
  },
  { name: 'progress-none', path: '/progress', who: 'newcomer' },
  { name: 'sprints', path: '/sprints', who },
  { name: 'sprints-numbers', path: '/sprints/numbers', who },
  { name: 'sprints-kinship', path: '/sprints/kinship', who },
  { name: 'sprints-without-script', path: '/sprints/numbers', who, noScript: true },
  { name: 'memory', path: '/memory', who },
  { name: 'memory-try', path: '/memory/en-08-01', who },
  { name: 'memory-try-marks', path: '/memory/en-08-01?step=mark', who },
  { name: 'note-course', path: '/note-course', who },
  { name: 'note-course-lesson', path: '/note-course/what-to-note', who },
]
