// node bench/statements.mjs: how many statements each page sends for a learner with 200 results. tests/http/statements.test.ts
// checks the numbers.
import { runScript } from '../scripts/project.mjs'
import { signIn, statementsOf, withApp } from './support/app.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */

const GUEST = ['/', '/faq', '/practice/sample', '/login', '/dashboard', '/practice', '/mock-test', '/upgrade']
const LEARNER = [
  '/dashboard',
  '/practice',
  '/practice/1',
  '/mock-test',
  '/vocabulary',
  '/vocabulary/words/1-abn',
  '/history',
  '/notifications',
  '/settings',
  '/help-center',
  '/upgrade',
]

/** @param {App} app */
async function measure(app) {
  const headers = await makePractised(app, {
    username: 'bench',
    count: 200,
    model: await practise(app, await signIn(app.url, 'free')),
  })
  const asks = [
    ...GUEST.map((path) => ({ who: 'guest', path, headers: {} })),
    ...LEARNER.map((path) => ({ who: 'learner', path, headers })),
  ]
  for (const { who, ...ask } of asks) {
    const measured = String((await statementsOf(app, ask)).length)
    tell({ target: '', what: `${ask.path}, ${who}: statements`, limit: 'by a test', measured, isMet: undefined })
  }
}

await runScript(() => withApp(measure, { port: 41_756 }))
process.exit()
