import { readFileSync } from 'node:fs'
import { mockTestTutorialCopy } from '../../../app/config/copy/mock-test-tutorial.ts'
import { query } from '../../../tests/e2e/accounts.ts'
import { loseMockTest } from '../../../tests/e2e/lost-mock-test.ts'
import { startWaitingMockTest } from '../../../tests/e2e/mock-test-words.ts'
import { FREE, knowsTutorial } from '../../../tests/e2e/past-mock-tests.ts'
import { startShortMockTest } from '../../../tests/e2e/mock-test.ts'
import { fromRoot } from '../../project.mjs'
import type { Screen, Stage } from '../stage.ts'

const RECORDING = readFileSync(fromRoot('tests/fixtures/tr_espeak.webm'))
const OURS = { 'Sec-Fetch-Site': 'same-origin' }

async function templateId(): Promise<number> {
  const [row] = await query('SELECT id FROM mock_test_templates WHERE title = $1', [FREE])
  return Number(row?.id)
}

/** The test that is opened with Pro only. */
async function premiumId(): Promise<number> {
  const sql = "SELECT id FROM mock_test_templates WHERE access_level = 'premium' ORDER BY id LIMIT 1"
  return Number((await query(sql, []))[0]?.id)
}

const exam = async () => `/mock-test/exam/${await templateId()}`
const tutorial = (step: number) => async () => `/mock-test/tutorial/${await templateId()}?step=${step}`

/** Sends a test of this learner's to its end; `say`: the words of each segment. */
async function finish({ page }: Stage, mockTestId: number, say: (translation: string, index: number) => string) {
  const active = await page.request.get(`/api/mock-test/${mockTestId}/active`)
  const { dialogues }: { dialogues: { id: number; slot: number }[] } = await active.json()
  for (const { id: dialogueId, slot: dialogueSlot } of dialogues) {
    const [row] = await query('SELECT transcript FROM dialogues WHERE id = $1', [dialogueId])
    const { segments }: { segments: { translation: string }[] } = JSON.parse(String(row?.transcript))
    for (const [segmentIndex, { translation }] of segments.entries()) {
      const form = new FormData()
      const fields = { mockTestId, dialogueId, segmentIndex, transcript: say(translation, segmentIndex) }
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
      form.set('audio', new File([RECORDING], 'recording.webm', { type: 'audio/webm' }))
      await page.request.post('/api/mock-test/submit-segment', { multipart: form, headers: OURS })
    }
    const data = { mockTestId, dialogueId, dialogueSlot }
    await page.request.post('/api/mock-test/evaluate-dialogue', { data, headers: OURS })
  }
  await page.request.post('/api/mock-test/complete', { data: { mockTestId }, headers: OURS })
  return `/mock-test/session/${mockTestId}`
}

/** A whole test, with the words of each segment. */
async function sitWhole(stage: Stage, say: (translation: string, index: number) => string): Promise<string> {
  const path = `/api/mock-test/start-template/${await templateId()}`
  const answer = await stage.page.request.post(path, { data: {}, headers: OURS })
  const { mockTestId }: { mockTestId: number } = await answer.json()
  return finish(stage, mockTestId, say)
}

const mostly = (translation: string, index: number) => (index === 3 ? 'Şey, bir saniye.' : translation)
const poorly = (translation: string, index: number) =>
  index % 3 === 0 ? translation.split(' ').slice(0, 4).join(' ') : translation

const recordStep = async ({ press, sees }: Stage): Promise<void> => {
  await press('Start the practice recording')
  await sees('That worked. You can listen to it, record again or continue.')
}

const further = (more: number) => async (stage: Stage) => {
  await recordStep(stage)
  for (let number = 5; number <= 4 + more; number += 1) {
    await stage.follow('Next')
    const step = stage.copy(mockTestTutorialCopy).step({ number, count: 6 })
    await stage.page.getByText(step, { exact: true }).waitFor()
  }
}

const tutorials: Screen[] = [0, 1, 2, 3].map((step) => {
  return {
    name: `mock-test-tutorial-${step + 1}`,
    route: '/mock-test/tutorial/:templateId',
    path: tutorial(step),
    who: 'newcomer',
  }
})

export const MOCK_TEST: Screen[] = [
  { name: 'mock-test-menu-guest', path: '/mock-test' },
  { name: 'mock-test-menu-new', path: '/mock-test', who: 'newcomer' },
  { name: 'mock-test-menu', path: '/mock-test', who: 'practised' },
  { name: 'mock-test-menu-without-script', path: '/mock-test', who: 'newcomer', noScript: true },
  { name: 'mock-test-menu-pro', path: '/mock-test', who: 'paying' },
  {
    name: 'mock-test-menu-running',
    path: async ({ page }) => {
      await startShortMockTest(page)
      return '/mock-test'
    },
    who: 'own',
  },
  ...tutorials,
  { name: 'mock-test-tutorial-4-recorded', path: tutorial(3), who: 'newcomer', act: recordStep },
  { name: 'mock-test-tutorial-5', path: tutorial(3), who: 'newcomer', act: further(1) },
  { name: 'mock-test-tutorial-6', path: tutorial(3), who: 'newcomer', act: further(2) },
  { name: 'mock-test-intro-new', route: '/mock-test/exam/:templateId', path: exam, who: 'newcomer' },
  {
    name: 'mock-test-intro',
    path: exam,
    who: 'own',
    before: ({ username }) => knowsTutorial(username),
    act: ({ page }) => page.getByRole('radio').last().check(),
  },
  { name: 'mock-test-intro-without-script', path: exam, who: 'newcomer', noScript: true },
  {
    name: 'mock-test-intro-running',
    path: async ({ page }) => {
      await startShortMockTest(page)
      return exam()
    },
    who: 'own',
    before: ({ username }) => knowsTutorial(username),
  },
  { name: 'mock-test-intro-premium', path: async () => `/mock-test/exam/${await premiumId()}`, who: 'newcomer' },
  { name: 'mock-test-intro-missing', path: '/mock-test/exam/999999', who: 'newcomer' },
  { name: 'mock-test-missing', path: '/mock-test/session/999999', who: 'newcomer' },
  {
    name: 'mock-test-marks',
    route: '/mock-test/session/:mockTestId',
    path: async ({ page }) => `/mock-test/session/${await startWaitingMockTest(page)}`,
    who: 'own',
  },
  {
    name: 'mock-test-words',
    path: async ({ page }) => `/mock-test/session/${await startWaitingMockTest(page)}?type`,
    who: 'own',
  },
  {
    name: 'mock-test-words-without-script',
    path: async ({ page }) => `/mock-test/session/${await startWaitingMockTest(page)}?type`,
    who: 'own',
    noScript: true,
  },
  {
    name: 'mistakes-mock-test',
    route: '/mistakes/mock-test/:mockTestId/:dialogueId/:segment',
    path: ({ page }) => loseMockTest(page),
    who: 'own',
  },
  {
    name: 'mistakes-mock-test-aloud',
    path: ({ page }) => loseMockTest(page),
    who: 'own',
    act: ({ unfold }) => unfold('I said it aloud: show the model'),
  },
  {
    name: 'mistakes-mock-test-answer',
    path: ({ page }) => loseMockTest(page),
    who: 'own',
    act: async ({ page, press, sees }) => {
      await page.getByRole('textbox').fill('Um.')
      await press('Score what I typed')
      await sees('All your mistakes')
      await page.locator('h2').first().waitFor()
    },
  },
  { name: 'mistakes-mock-test-without-script', path: ({ page }) => loseMockTest(page), who: 'own', noScript: true },
  { name: 'mock-test-result-passed', path: (stage) => sitWhole(stage, mostly), who: 'own' },
  { name: 'mock-test-result-not-passed', path: (stage) => sitWhole(stage, poorly), who: 'own' },
  {
    name: 'mock-test-result-without-script',
    path: (stage) => sitWhole(stage, poorly),
    who: 'own',
    noScript: true,
  },
]
