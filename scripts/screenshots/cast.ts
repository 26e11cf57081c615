import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page } from '@playwright/test'
import type { Locale } from '../../app/config/copy/locale.ts'
import { createAccount, query, signIn } from '../../tests/e2e/accounts.ts'
import { startWaitingMockTest } from '../../tests/e2e/mock-test-words.ts'
import { knowsTutorial, sat } from '../../tests/e2e/past-mock-tests.ts'
import { dataFolder, PORTS } from '../../tests/e2e/places.ts'
import { practisable, practise, spoilt } from '../../tests/e2e/practised.ts'
import { fromRoot } from '../project.mjs'

const RECORDING = fromRoot('tests/fixtures/tr_espeak.webm')
const OURS = { 'Sec-Fetch-Site': 'same-origin' }
const file = (language: Locale) => join(dataFolder('plain'), `cast-${language}.json`)

interface Practised {
  username: string
  dialogueId: number
  /** Attempts at this dialogue, oldest first. */
  attempts: string[]
  mockTestId: number
  /** An attempt at another dialogue whose recordings need words. */
  waiting: { dialogueId: number; attempt: string }
}

/** The people who look at the screens, in one language. */
export interface Cast {
  newcomer: { username: string }
  unverified: { username: string }
  practised: Practised
  paying: { username: string }
  admin: { username: string }
}

/** Reads the cast that `makeCast` made. */
export function readCast(language: Locale): Cast {
  return JSON.parse(readFileSync(file(language), 'utf8'))
}

/** Sends recordings that only their learner understands. */
async function leaveWaiting(page: Page, dialogueId: number): Promise<string> {
  const submissionId = randomUUID()
  const form = new FormData()
  form.set('dialogueId', String(dialogueId))
  form.set('submissionId', submissionId)
  for (const name of ['0.webm', '1.webm', '2.webm']) {
    form.append('recordings', new File([readFileSync(RECORDING)], name, { type: 'audio/webm' }))
  }
  const response = await page.request.post('/api/submit-naati-session', { multipart: form, headers: OURS })
  if (!response.ok()) throw new Error(`Not sent: ${await response.text()}`)
  return submissionId
}

/** Moves what a learner did into the past, gives them words, and a streak of six days. */
async function livesAWhile(username: string): Promise<void> {
  const user = '(SELECT id FROM users WHERE username = $1)'
  await query(
    `UPDATE submissions SET created_at = created_at - make_interval(days => (
       SELECT count(*)::int FROM submissions later WHERE later.user_id = submissions.user_id
         AND later.created_at > submissions.created_at)) WHERE user_id = ${user}`,
    [username],
  )
  await query(
    `INSERT INTO daily_progress (user_id, date, xp_earned)
     SELECT ${user}, current_date - day, 120 FROM unnest('{1,3,4,5,6}'::int[]) AS day ON CONFLICT DO NOTHING`,
    [username],
  )
  await query(`UPDATE learner_totals SET mock_test_count = 2 WHERE user_id = ${user}`, [username])
  await query(
    `UPDATE users SET current_streak = 6, longest_streak = 9, last_streak_increment_date = current_date
     WHERE username = $1`,
    [username],
  )
  await query(
    `INSERT INTO vocabulary_cards (user_id, vocabulary_id, due, stability, difficulty, scheduled_days, learning_steps,
       reps, lapses, state, last_review)
     SELECT ${user}, v.id, now() - interval '1 day' + make_interval(days => v.id % 3), 4, 5, 3, 0, 2, 0, 2,
       now() - interval '3 days' FROM vocabulary v ORDER BY v.id LIMIT 18`,
    [username],
  )
  await query(
    `INSERT INTO notifications (user_id, kind, data, message, created_at) VALUES
       (${user}, 'welcome', '{}', 'Welcome', now() - interval '6 days'),
       (${user}, 'google-linked', '{}', 'Linked', now() - interval '2 days')`,
    [username],
  )
}

async function practisedLearner(page: Page, username: string): Promise<Practised> {
  const [first, second, third, fourth] = await practisable(page)
  if (!first || !second || !third || !fourth) throw new Error('There are not enough dialogues to practise.')
  const dialogueId = first.id
  const attempts = [
    await practise(page, { dialogueId, answers: spoilt(first.answers, [3, 4, 6]), recorded: [0, 1] }),
    await practise(page, { dialogueId: second.id, answers: spoilt(second.answers, [2]) }),
    await practise(page, { dialogueId: third.id, answers: third.answers }),
    await practise(page, { dialogueId, answers: spoilt(first.answers, [4]), recorded: [0, 1, 2] }),
  ].filter((_, index) => index === 0 || index === 3)
  const waiting = { dialogueId: fourth.id, attempt: await leaveWaiting(page, fourth.id) }
  for (const { id } of [second, third]) {
    for (const mark of ['bookmarks', 'likes']) await page.request.post(`/api/${mark}/${id}`, { headers: OURS })
  }
  // Before the others, after which there is a pause.
  const mockTestId = await startWaitingMockTest(page)
  await sat(username, { daysAgo: 9, first: 28, second: 24 })
  await sat(username, { daysAgo: 3, first: 35, second: 33.5 })
  await livesAWhile(username)
  await knowsTutorial(username)
  return { username, dialogueId, attempts, mockTestId, waiting }
}

/** Makes the people who look at the screens in a language, and what they have done. */
export async function makeCast(browser: Browser, language: Locale): Promise<void> {
  const person = async (account: Parameters<typeof createAccount>[0]) => {
    const username = await createAccount(account)
    const sql = 'UPDATE user_settings SET language = $1 WHERE user_id = (SELECT id FROM users WHERE username = $2)'
    await query(sql, [language, username])
    return username
  }
  const as = async <Made>(username: string, make: (page: Page) => Promise<Made>): Promise<Made> => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORTS.plain}` })
    await signIn(context, username)
    const made = await make(await context.newPage())
    await context.close()
    return made
  }
  const learner = await person({ username: 'elif', xp: 30 })
  const cast: Cast = {
    newcomer: { username: await person({ username: 'deniz' }) },
    unverified: { username: await person({ username: 'can', emailVerified: false }) },
    practised: await as(learner, (page) => practisedLearner(page, learner)),
    paying: { username: await person({ username: 'ayse', proDays: 20, xp: 55 }) },
    admin: { username: await person({ username: 'yonetici', role: 'admin' }) },
  }
  writeFileSync(file(language), JSON.stringify(cast))
}
