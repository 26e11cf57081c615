// npm run shots: every screen and state of the public sample and the mock test at 390 and 1280 px, light and dark, into
// shots/. `npm run shots -- mock-test-session` takes those whose names start with that, `npm run shots -- mock-test desktop` at
// one width.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../build.mjs'
import { ensureChromium } from '../test/chromium.mjs'
import { fromRoot, runScript } from '../project.mjs'
import { mockTestScreens } from './shots-mock-test.mjs'

const PORT = Number(process.env.PORT || 41_735)
const BASE = `http://127.0.0.1:${PORT}`
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const SCHEMES = /** @type {const} */ (['light', 'dark'])
const FOLDER = fromRoot('shots')
const SAMPLE = fromRoot('content/dialogues/01-physio-before-the-wedding.json')

/** @typedef {import('@playwright/test').Page} Page */

async function startServer() {
  const child = spawn(process.execPath, [fromRoot('tests/e2e/server.mjs')], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok) await pause(100)
  return () => child.kill('SIGTERM')
}

/** @returns {Promise<string>} the path of a result with a few errors of every kind */
async function makeResult() {
  const { segments } = JSON.parse(await readFile(SAMPLE, 'utf8'))
  const submissionId = randomUUID()
  const transcripts = segments.map(
    (/** @type {{ translation: string }} */ { translation }, /** @type {number} */ index) => ({
      segmentIndex: index,
      text:
        index === 3
          ? translation.replace('three', 'nine')
          : index === 6
            ? translation.split(' ').slice(0, 6).join(' ')
            : index === 8
              ? ''
              : index === 9
                ? `um um ${translation.replace("don't have", 'have')}`
                : translation,
    }),
  )
  const form = new FormData()
  form.set('dialogueId', '1')
  form.set('submissionId', submissionId)
  form.set('transcripts', JSON.stringify(transcripts))
  await fetch(`${BASE}/api/submit-sample-practice`, { method: 'POST', body: form })
  return `/practice/sample?attempt=${submissionId}`
}

/** @param {Page} page */
async function press(page, /** @type {string} */ name) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** @param {Page} page */
async function hearAMoment(page) {
  await press(page, 'Play')
  await page.getByRole('button', { name: 'Play, 2 left' }).waitFor()
  await press(page, 'Stop')
}

/** @type {import('./shots-mock-test.mjs').Screen[]} */
const SCREENS = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'not-found', path: '/nothing/here' },
  { name: 'sample-intro', path: '/practice/sample', isWhole: true },
  {
    name: 'sample-microphone',
    path: '/practice/sample',
    act: async (page) => {
      await page.getByText('Microphone and speech recognition').click()
      await press(page, 'Check your microphone')
      await page.getByText('We can hear you.').waitFor()
    },
  },
  { name: 'player-start', path: '/practice/sample?step=test' },
  {
    name: 'player-playing',
    path: '/practice/sample?step=test',
    act: async (page) => {
      await press(page, 'Play')
      await page.getByRole('button', { name: 'Play, 2 left' }).waitFor()
    },
  },
  {
    name: 'player-recording',
    path: '/practice/sample?step=test',
    act: async (page) => {
      await hearAMoment(page)
      await press(page, 'Record')
      await page.getByText('0:02').waitFor()
    },
  },
  {
    name: 'player-recorded',
    path: '/practice/sample?step=test',
    act: async (page) => {
      await hearAMoment(page)
      await press(page, 'Record')
      await page.getByText('0:01').waitFor()
      await press(page, 'Stop')
      await press(page, 'Show transcript')
      await page.getByRole('button', { name: 'Re-record' }).waitFor()
    },
  },
  {
    name: 'player-error',
    path: '/practice/sample?step=test',
    act: async (page) => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
      })
      await hearAMoment(page)
      await press(page, 'Record')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'typed-error',
    path: '/practice/sample?mode=type',
    act: async (page) => {
      await press(page, 'Score my interpretation')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'first-recording', path: '/practice/sample?step=test&part=first', act: hearAMoment },
  { name: 'first-typed', path: '/practice/sample?mode=type&part=first', isWhole: true },
  {
    name: 'first-marks',
    path: '/practice/sample?mode=type&part=first',
    isWhole: true,
    act: async (page) => {
      await page.locator('[name="answers[0]"]').fill('Günaydın Nermin Hanım, ben fizyoterapistiniz Tom Gallagher.')
      for (const index of [1, 2]) await page.locator(`[name="nothing[${index}]"]`).check()
      await press(page, 'Score my interpretation')
      await page.getByRole('heading', { name: 'Deduction sheet' }).waitFor()
    },
  },
  { name: 'sign-up', path: '/practice/sample?step=sign-up' },
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ screen: import('./shots-mock-test.mjs').Screen, viewport: { width: number, height: number }, colorScheme: 'light' | 'dark', file: string }} options
 */
async function shoot(browser, { screen, viewport, colorScheme, file }) {
  const { path, act, isWhole, storage } = screen
  const options = { viewport, colorScheme, permissions: ['microphone'], ...(storage && { storageState: storage }) }
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(BASE + path, { waitUntil: 'networkidle' })
    const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
    if (await dismiss.isVisible()) await dismiss.click()
    await act?.(page)
    // A window as high as the page, so that fixed elements are at its bottom.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (isWhole) await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
    await page.screenshot({ path: file })
  } finally {
    await context.close()
  }
}

await runScript(async () => {
  await ensureBuild()
  const { FAKE_SPEECH_FILE, prepareFakeSpeech } = await import('../test/fake-speech.mjs')
  await prepareFakeSpeech()
  const stop = await startServer()
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${FAKE_SPEECH_FILE}`,
    ],
  })
  const all = [
    ...SCREENS,
    { name: 'result', path: await makeResult(), isWhole: true },
    ...(await mockTestScreens(browser, BASE)),
  ]
  const screens = all.filter(({ name }) => name.startsWith(process.argv[2] ?? ''))
  const sizes = Object.entries(SIZES).filter(([size]) => size.startsWith(process.argv[3] ?? ''))
  for (const [size, viewport] of sizes) {
    for (const colorScheme of SCHEMES) {
      for (const screen of screens) {
        const file = `${FOLDER}/${screen.name}-${size}-${colorScheme}.png`
        // A screen that does not appear is reported, and the others follow.
        await shoot(browser, { screen, viewport, colorScheme, file }).catch((error) => {
          process.exitCode = 1
          console.error(`${screen.name}, ${size}, ${colorScheme}: ${error.message}`)
        })
      }
    }
  }
  await browser.close()
  stop()
  console.log(`Screens are in shots/: ${screens.length} in two themes.`)
})
