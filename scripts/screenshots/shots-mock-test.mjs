// The screens of the mock test for npm run shots: menu, tutorial, intro, each state of the session, words, results.
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fromRoot } from '../project.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').APIRequestContext} Calls */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContextOptions['storageState']} Storage */
/** @typedef {{ speaker: string, text: string, translation: string }} Segment */
/** @typedef {{ name: string, path: string, act?: (page: Page) => Promise<void>, isWhole?: boolean, storage?: Storage }} Screen */

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' }
const RECORDING = fromRoot('tests/fixtures/tr_espeak.webm')
const CONTENT = fromRoot('content/dialogues')

/** @returns {Promise<Map<string, Segment[]>>} by title */
async function readDialogues() {
  const files = (await readdir(CONTENT)).filter((name) => name.startsWith('mock-'))
  const dialogues = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(`${CONTENT}/${name}`, 'utf8'))),
  )
  return new Map(dialogues.map(({ title, segments }) => [title, segments]))
}

/** A new learner, signed in. @param {Browser} browser @param {string} base */
async function learner(browser, base) {
  const context = await browser.newContext({ baseURL: base, extraHTTPHeaders: SAME_ORIGIN })
  const username = `resim-${randomBytes(4).toString('hex')}`
  const data = { username, email: `${username}@example.org`, password: 'Kopru!2026' }
  const response = await context.request.post('/api/auth/register', { data })
  if (!response.ok()) throw new Error(`No account: ${await response.text()}`)
  return { calls: context.request, storage: await context.storageState() }
}

/** @param {Calls} calls @param {boolean} realRules @returns {Promise<number>} */
async function start(calls, realRules = false) {
  const templates = await (await calls.get('/api/mock-test/templates')).json()
  const { id } = templates.find((/** @type {{ accessLevel: string }} */ { accessLevel }) => accessLevel === 'free')
  const response = await calls.post(`/api/mock-test/start-template/${id}`, { data: { realRules } })
  return (await response.json()).mockTestId
}

/** Submits every segment; those without words count as unintelligible. @param {Calls} calls @param {number} mockTestId @param {(segment: Segment, index: number) => string} [say] */
async function speakAll(calls, mockTestId, say) {
  const titles = await readDialogues()
  const audio = { name: 'recording.webm', mimeType: 'audio/webm', buffer: await readFile(RECORDING) }
  const { dialogues } = await (await calls.get(`/api/mock-test/${mockTestId}/active`)).json()
  for (const { id: dialogueId, title } of dialogues) {
    for (const [segmentIndex, segment] of (titles.get(title) ?? []).entries()) {
      const transcript = say?.(segment, segmentIndex)
      const multipart = { mockTestId, dialogueId, segmentIndex, audio, ...(transcript !== undefined && { transcript }) }
      const response = await calls.post('/api/mock-test/submit-segment', { multipart })
      if (!response.ok()) throw new Error(`Not taken: ${await response.text()}`)
    }
  }
  for (const { id: dialogueId, slot: dialogueSlot } of dialogues) {
    await calls.post('/api/mock-test/evaluate-dialogue', { data: { mockTestId, dialogueId, dialogueSlot } })
  }
  await calls.post('/api/mock-test/complete', { data: { mockTestId } })
}

/** A rendition with a few errors of every kind. @param {Segment} segment @param {number} index */
function withErrors({ translation }, index) {
  if (index === 3) return translation.split(' ').slice(0, 4).join(' ')
  if (index === 6) return `um um ${translation}`
  return index === 9 ? 'şey' : translation
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()
/** @param {Page} page @param {string} name */
const sees = (page, name) => page.getByRole('heading', { name, exact: true }).waitFor({ timeout: 60_000 })

/** @param {Page} page */
async function begin(page) {
  await press(page, 'Start Test')
  await sees(page, 'Recording Your Interpretation')
  await page.getByText('0:02').waitFor()
}

/** Moves the device's clock to the end of the test. @param {Page} page */
const endClock = (page) =>
  page.evaluate(() => {
    const left = Number(/\d+/.exec(document.querySelector('[role=timer]')?.textContent ?? '')?.[0]) * 60_000
    const now = Date.now
    Date.now = () => now() + left
  })

/** @param {Page} page */
async function withoutMicrophone(page) {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await press(page, 'Start Test')
  await page.getByText('The browser is not allowed').waitFor()
}

/** @param {string} path @param {Storage} storage @returns {Screen[]} */
function tutorialScreens(path, storage) {
  const plain = [0, 1, 2, 3].map((step) => ({ name: `mock-test-tutorial-${step + 1}`, path: `${path}?step=${step}` }))
  const recorded = [0, 1, 2].map((more) => ({
    name: `mock-test-tutorial-${more === 0 ? '4-recorded' : more + 4}`,
    path: `${path}?step=3`,
    act: async (/** @type {Page} */ page) => {
      await press(page, 'Start the practice recording')
      await page.getByText('That worked.').waitFor()
      for (let step = 5; step < 5 + more; step += 1) {
        await page.getByRole('link', { name: 'Next', exact: true }).click()
        await page.getByText(`Step ${step} of 6`, { exact: true }).waitFor()
      }
    },
  }))
  return [...plain, ...recorded].map((screen) => ({ ...screen, storage, isWhole: true }))
}

/** @param {string} path @param {Storage} storage @returns {Screen[]} */
function sessionScreens(path, storage) {
  /** @type {[string, (page: Page) => Promise<void>][]} */
  const states = [
    ['ready', (page) => sees(page, 'Ready to Begin')],
    ['no-microphone', withoutMicrophone],
    [
      'absent',
      async (page) => {
        await withoutMicrophone(page)
        await press(page, 'Continue without a microphone')
        await sees(page, 'Your Turn, Without a Recording')
      },
    ],
    [
      'loading',
      async (page) => {
        await press(page, 'Start Test')
        await sees(page, 'Preparing audio segment...')
      },
    ],
    [
      'playing',
      async (page) => {
        await press(page, 'Start Test')
        await sees(page, 'Audio Playing')
      },
    ],
    [
      'audio-issue',
      async (page) => {
        await page.route('**/api/audio/segment/**', (route) => route.fulfill({ status: 500, body: '' }))
        await begin(page)
      },
    ],
    ['recording', begin],
    [
      'over-time',
      async (page) => {
        await page.route('**/evaluate-dialogue', (route) => route.abort())
        await begin(page)
        await endClock(page)
        await page.getByText('Time is up.').waitFor()
      },
    ],
    [
      'offline',
      async (page) => {
        await begin(page)
        await page.context().setOffline(true)
        await press(page, 'Finish & Continue')
        await sees(page, 'Segment Complete')
      },
    ],
    [
      'set-aside',
      async (page) => {
        let isFirst = true
        await page.route('**/submit-segment', (route) => {
          if (!isFirst) return route.abort()
          isFirst = false
          return route.fulfill({ status: 415, json: { error: 'We could not read the recording of segment 1.' } })
        })
        await begin(page)
        await press(page, 'Finish & Continue')
        await page.getByText('We could not take the recording').waitFor()
      },
    ],
    [
      'complete',
      async (page) => {
        await begin(page)
        await page.route('**/submit-segment', (route) => route.abort())
        await press(page, 'Finish & Continue')
        await sees(page, 'Segment Complete')
      },
    ],
  ]
  return states.map(([name, act]) => ({ name: `mock-test-session-${name}`, path, act, storage }))
}

/** @param {string} path @param {Storage} storage @returns {Screen[]} */
function endScreens(path, storage) {
  return ['finishing', 'finishing-failed'].map((name) => ({
    name: `mock-test-session-${name}`,
    path,
    storage,
    act: async (page) => {
      await page.route('**/evaluate-dialogue', async (route) => {
        if (name === 'finishing-failed') await route.fulfill({ status: 503, json: {} })
      })
      await endClock(page)
      await sees(page, 'Time is up')
      if (name === 'finishing-failed') await page.getByRole('alert').first().waitFor()
    },
  }))
}

/** @param {Browser} browser @param {string} base @returns {Promise<Screen[]>} */
export async function mockTestScreens(browser, base) {
  const [fresh, running, real, wanting, done] = await Promise.all(
    Array.from({ length: 5 }, () => learner(browser, base)),
  )
  if (!fresh || !running || !real || !wanting || !done) throw new Error('No learners.')
  const templates = await (await fresh.calls.get('/api/mock-test/templates')).json()
  const { id } = templates.find((/** @type {{ accessLevel: string }} */ { accessLevel }) => accessLevel === 'free')
  const session = `/mock-test/session/${await start(running.calls)}`
  const realSession = `/mock-test/session/${await start(real.calls, true)}`
  const wanted = await start(wanting.calls)
  await speakAll(wanting.calls, wanted)
  const finished = await start(done.calls)
  await speakAll(done.calls, finished, withErrors)
  const whole = { isWhole: true }
  return [
    { name: 'mock-test-menu-guest', path: '/mock-test', ...whole },
    { name: 'mock-test-menu', path: '/mock-test', storage: fresh.storage, ...whole },
    { name: 'mock-test-menu-running', path: '/mock-test', storage: running.storage, ...whole },
    { name: 'mock-test-menu-done', path: '/mock-test', storage: done.storage, ...whole },
    ...tutorialScreens(`/mock-test/tutorial/${id}`, fresh.storage),
    { name: 'mock-test-intro', path: `/mock-test/exam/${id}`, storage: fresh.storage, ...whole },
    { name: 'mock-test-intro-running', path: `/mock-test/exam/${id}`, storage: running.storage, ...whole },
    { name: 'mock-test-template-missing', path: '/mock-test/exam/999999', storage: fresh.storage },
    { name: 'mock-test-session-missing', path: '/mock-test/session/999999', storage: fresh.storage },
    ...sessionScreens(session, running.storage),
    { name: 'mock-test-session-real-rules', path: realSession, storage: real.storage, act: begin },
    ...endScreens(session, running.storage),
    { name: 'mock-test-words', path: `/mock-test/session/${wanted}`, storage: wanting.storage, ...whole },
    { name: 'mock-test-results', path: `/mock-test/session/${finished}`, storage: done.storage, ...whole },
  ]
}
