import type { Page } from '@playwright/test'
import { startShortMockTest } from '../../../tests/e2e/mock-test.ts'
import type { Screen, Stage } from '../stage.ts'
import { fail, refuseMicrophone } from './acts.ts'

const running =
  (realRules = false) =>
  async ({ page }: Stage): Promise<string> =>
    `/mock-test/session/${(await startShortMockTest(page, { realRules })).mockTestId}`

const seesState = async ({ page, says }: Stage, name: string) =>
  page.getByRole('heading', { name: says(name) }).waitFor({ timeout: 60_000 })

async function begin(stage: Stage): Promise<void> {
  await stage.press('Start Test')
  await seesState(stage, 'Recording Your Interpretation')
  await stage.page
    .locator('[data-elapsed]')
    .filter({ hasText: /^0:0[2-9]$/ })
    .waitFor({ timeout: 30_000 })
}

async function withoutMicrophone(stage: Stage): Promise<void> {
  await refuseMicrophone(stage)
  await stage.press('Start Test')
  await stage.button('Continue without a microphone').waitFor()
}

/** Moves the device's clock to the end of the test. */
const endClock = (page: Page) =>
  page.evaluate((wholeTest) => {
    const now = Date.now
    Date.now = () => now() + wholeTest
  }, 45 * 60_000)

const STATES: Record<string, Pick<Screen, 'act' | 'path' | 'isPassing'>> = {
  ready: { path: running() },
  'no-microphone': { path: running(), act: withoutMicrophone },
  absent: {
    path: running(),
    isPassing: true,
    act: async (stage) => {
      await withoutMicrophone(stage)
      await stage.press('Continue without a microphone')
      await seesState(stage, 'Your Turn, Without a Recording')
    },
  },
  playing: {
    path: running(),
    isPassing: true,
    act: async (stage) => {
      await stage.press('Start Test')
      await seesState(stage, 'Audio Playing')
    },
  },
  'no-sound': {
    path: running(),
    isPassing: true,
    act: async (stage) => {
      await stage.page.route('**/api/audio/segment/**', (route) => route.fulfill({ status: 500, body: '' }))
      await begin(stage)
    },
  },
  recording: { path: running(), isPassing: true, act: begin },
  'recording-real-rules': { path: running(true), isPassing: true, act: begin },
  complete: {
    path: running(),
    act: async (stage) => {
      await begin(stage)
      await stage.press('Finish & Continue')
      await seesState(stage, 'Segment Complete')
    },
  },
  'over-time': {
    path: running(),
    isPassing: true,
    act: async (stage) => {
      await fail(stage, '**/evaluate-dialogue')
      await begin(stage)
      await endClock(stage.page)
      await stage.sees('Time is up. You may still finish this segment; it is the last one.')
    },
  },
  offline: {
    path: running(),
    act: async (stage) => {
      await begin(stage)
      await stage.context.setOffline(true)
      await stage.press('Finish & Continue')
      await seesState(stage, 'Segment Complete')
    },
  },
  'set-aside': {
    path: running(),
    act: async (stage) => {
      await stage.page.route('**/submit-segment', (route) => route.fulfill({ status: 415, json: { error: 'x' } }))
      await begin(stage)
      await stage.press('Finish & Continue')
      await seesState(stage, 'Segment Complete')
    },
  },
  finishing: {
    path: running(),
    isPassing: true,
    act: async (stage) => {
      await stage.page.route('**/evaluate-dialogue', () => {})
      await endClock(stage.page)
      await stage.sees('Time is up')
    },
  },
  'finishing-failed': {
    path: running(),
    act: async (stage) => {
      await stage.page.route('**/evaluate-dialogue', (route) => route.fulfill({ status: 503, json: {} }))
      await endClock(stage.page)
      await stage.page.getByRole('alert').first().waitFor({ timeout: 60_000 })
    },
  },
}

export const MOCK_TEST_SESSION: Screen[] = [
  ...Object.entries(STATES).map(([name, state]): Screen => {
    return { name: `mock-test-session-${name}`, who: 'own', isWindow: true, ...state }
  }),
  { name: 'mock-test-session-without-script', path: running(), who: 'own', noScript: true },
]
