import { randomUUID } from 'node:crypto'
import { SAMPLE as DIALOGUE } from '../../../tests/e2e/sample.ts'
import { spoilt } from '../../../tests/e2e/practised.ts'
import type { Screen, Stage } from '../stage.ts'
import { interpret } from './acts.ts'

const ANSWERS = DIALOGUE.segments.map(({ translation }) => translation)

async function submit({ page }: Stage, answers: string[]): Promise<string> {
  const submissionId = randomUUID()
  const form = new FormData()
  form.set('dialogueId', '1')
  form.set('submissionId', submissionId)
  form.set('transcripts', JSON.stringify(answers.map((text, segmentIndex) => ({ segmentIndex, text }))))
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await page.request.post('/api/submit-sample-practice', { multipart: form, headers })
  if (!answer.ok()) throw new Error(`Not scored: ${await answer.text()}`)
  return `/practice/sample?attempt=${submissionId}`
}

const withErrors = (stage: Stage) => submit(stage, spoilt(ANSWERS, [3, 8]))

export const SAMPLE: Screen[] = [
  { name: 'sample-intro', path: '/practice/sample' },
  { name: 'sample-intro-first-screen', path: '/practice/sample', isWindow: true },
  { name: 'sample-intro-without-script', path: '/practice/sample', noScript: true },
  {
    name: 'sample-intro-unfolded',
    path: '/practice/sample',
    act: async ({ page, unfold }) => {
      await unfold('Microphone and speech recognition')
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '')
      })
    },
  },
  {
    name: 'sample-microphone',
    path: '/practice/sample',
    act: async ({ unfold, press, sees }) => {
      await unfold('Microphone and speech recognition')
      await press('Check your microphone')
      await sees('We can hear you.')
    },
  },
  { name: 'sample-first-player', path: '/practice/sample?step=test&part=first', isWindow: true },
  { name: 'sample-player-without-script', path: '/practice/sample?step=test', noScript: true },
  {
    name: 'sample-first-marks',
    path: '/practice/sample?step=test&part=first',
    act: async (stage) => {
      for (let segment = 1; segment <= 3; segment += 1) {
        await interpret(stage)
        await stage.press(segment < 3 ? 'Next Segment' : 'Complete Test')
      }
      await stage.sees('Mark yourself')
    },
  },
  { name: 'sample-typed', path: '/practice/sample?mode=type' },
  { name: 'sample-typed-without-script', path: '/practice/sample?mode=type&part=first', noScript: true },
  {
    name: 'sample-typed-refused',
    path: '/practice/sample?mode=type&part=first',
    act: async ({ press, page }) => {
      await press('Score my interpretation')
      await page.locator('main [role="alert"]').first().waitFor()
    },
  },
  {
    name: 'sample-first-result',
    path: '/practice/sample?mode=type&part=first',
    act: async ({ page, press, sees }) => {
      await page.locator('[name="answers[0]"]').fill(ANSWERS[0] ?? '')
      for (const index of [1, 2]) await page.locator(`[name="nothing[${index}]"]`).check()
      await press('Score my interpretation')
      await sees('Deduction sheet')
    },
  },
  { name: 'sample-result', path: withErrors },
  { name: 'sample-result-without-script', path: withErrors, noScript: true },
  { name: 'sample-result-flawless', path: (stage) => submit(stage, ANSWERS) },
  {
    name: 'sample-result-nothing',
    path: (stage) =>
      submit(
        stage,
        ANSWERS.map((text, n) => (n === 0 ? text.slice(0, 12) : '')),
      ),
  },
  { name: 'sample-sign-up', path: '/practice/sample?step=sign-up' },
]
