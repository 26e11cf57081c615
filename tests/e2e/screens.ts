import type { Page } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { loseMockTest } from './lost-mock-test.ts'
import { startShortMockTest } from './mock-test.ts'
import { startWaitingMockTest } from './mock-test-words.ts'
import { sat } from './past-mock-tests.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { addStudyPlan } from './study-plan.ts'
import { addShortDialogue } from './short-dialogue.ts'

// The addresses of the product's screens, for the journeys that look at every one.

export const GUEST_SCREENS = [
  '/',
  '/tr',
  '/practice/sample',
  '/tr/practice/sample',
  '/practice/sample?mode=type&part=first',
  '/practice/sample?step=sign-up',
  '/coming-soon',
  '/guides/naati-ccl-overview',
  '/faq',
  '/site-index',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/offline',
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password?sent=1',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/unsubscribe/x',
  '/logout',
  '/feedback',
  '/practice',
  '/mock-test',
  '/upgrade',
  '/voices',
  '/vocabulary/words/1-abn',
  '/nothing/here',
]

const LEARNER_SCREENS = [
  '/dashboard',
  '/practice',
  '/practice/sample',
  '/mock-test',
  '/vocabulary',
  '/note-course',
  '/note-course/what-to-note',
  '/memory',
  '/memory/en-08-01?step=repeat',
  '/study-plan',
  '/study-plan/setup',
  '/mistakes',
  '/readiness',
  '/rehearsal',
  '/warm-up',
  '/test-day/result',
  '/progress',
  '/sprints',
  '/sprints/numbers',
  '/vocabulary?mode=due',
  '/vocabulary/mine',
  '/vocabulary/words/1/note',
  '/vocabulary?q=vitnis',
  '/vocabulary/words/1-abn',
  '/history',
  '/unified-history',
  '/notifications',
  '/settings',
  '/settings/reminders',
  '/help-center',
  '/feedback',
  '/upgrade',
  '/subscribe',
  '/payment-success',
  '/voices',
  '/faq',
]

/**
 * A learner with everything that a screen can show: results, a mock test that waits for words and one that is over, a
 * notification, and an address that is not confirmed yet.
 *
 * @returns the addresses of all of it.
 */
export async function learnerScreens(page: Page): Promise<string[]> {
  const username = await signInAs(page.context(), { username: 'gozcu', emailVerified: false })
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is no dialogue to practise.')
  const { id: dialogueId, answers } = dialogue
  const attempts = [
    await practise(page, { dialogueId, answers: spoilt(answers, [3, 6]), recorded: [0, 1] }),
    await practise(page, { dialogueId, answers: spoilt(answers, [3]), recorded: [0, 1] }),
    // Recorded without words, so it waits for marks.
    await practise(page, { dialogueId, answers: spoilt(answers, [3]), recorded: [0, 3] }),
  ]
  await sat(username, { daysAgo: 9, first: 30, second: 20 })
  await addStudyPlan(username)
  await query(
    `INSERT INTO notifications (user_id, message) SELECT id, 'A new dialogue is waiting for you.' FROM users WHERE username = $1`,
    [username],
  )
  const [test] = await query('SELECT max(id) AS id FROM mock_test_attempts WHERE status = $1', ['completed'])
  const [template] = await query(
    `SELECT id FROM mock_test_templates WHERE access_level = 'free' ORDER BY id LIMIT 1`,
    [],
  )
  return [
    ...LEARNER_SCREENS,
    `/practice/${dialogueId}?attempt=${attempts[1]}`,
    `/practice/${dialogueId}?attempt=${attempts[2]}`,
    `/practice/${dialogueId}?mode=type`,
    `/history#session-${attempts[1]}`,
    `/history/compare/${attempts[1]}`,
    `/mock-test/tutorial/${Number(template?.id)}`,
    `/mock-test/tutorial/${Number(template?.id)}?step=3`,
    `/mock-test/exam/${Number(template?.id)}`,
    `/mock-test/session/${Number(test?.id)}`,
    await loseMockTest(page),
    `/mock-test/session/${await startWaitingMockTest(page)}`,
  ]
}

/** An admin. @returns the addresses of the desk. */
export async function adminScreens(page: Page): Promise<string[]> {
  await signInAs(page.context(), { username: 'bas', role: 'admin' })
  const { id } = await addShortDialogue()
  const [user] = await query(`SELECT id FROM users WHERE username = 'free'`, [])
  return [
    '/admin',
    '/admin/dialogues',
    '/admin/dialogues/new',
    '/admin/dialogues/import',
    `/admin/dialogues/${id}`,
    `/admin/dialogues/${id}/preview`,
    `/admin/dialogues/${id}/versions`,
    `/admin/dialogues/${id}/insight`,
    `/admin/dialogues/${id}/audio`,
    '/admin/insight',
    '/admin/templates',
    '/admin/vocabulary',
    '/admin/vocabulary/missed',
    '/admin/vocabulary/searches',
    '/admin/users',
    `/admin/users/${Number(user?.id)}`,
    '/admin/disputes',
  ]
}

/** The address of a mock test that has not been started, of this browser's learner. */
export async function newMockTest(page: Page): Promise<string> {
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  return `/mock-test/session/${mockTestId}`
}
