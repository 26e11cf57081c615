import { segmentRevisionsCopy } from '../../../app/config/copy/segment-revisions.ts'
import { scoreReportCopy } from '../../../app/config/copy/score-report.ts'
import { practisable, practise, spoilt } from '../../../tests/e2e/practised.ts'
import type { Screen, Stage } from '../stage.ts'

const resultOf = ({ cast }: Stage, index: number) => {
  const { dialogueId, attempts } = cast.practised
  return `/practice/${dialogueId}?attempt=${attempts[index]}`
}
const worst = (stage: Stage) => resultOf(stage, 0)
const waiting = ({ cast }: Stage, asked = 'attempt') => {
  const { dialogueId, attempt } = cast.practised.waiting
  return `/practice/${dialogueId}?${asked}=${attempt}`
}

/** Unfolds what a result shows last. */
async function openSegmentsOf({ page, copy }: Stage): Promise<void> {
  const summary = page.locator('summary', { hasText: copy(scoreReportCopy).segments.title }).first()
  if ((await summary.locator('xpath=..').getAttribute('open')) === null) await summary.click()
}

const segment = ({ page }: Stage) => page.locator('#segment-2')

export const RESULT: Screen[] = [
  { name: 'result', route: '/practice/:dialogueId', path: worst, who: 'practised' },
  { name: 'result-first-screen', path: worst, who: 'practised', isWindow: true },
  { name: 'result-without-script', path: worst, who: 'practised', noScript: true },
  { name: 'result-better', path: (stage) => resultOf(stage, 1), who: 'practised' },
  {
    name: 'result-flawless',
    who: 'own',
    path: async ({ page }) => {
      const [dialogue] = await practisable(page)
      if (!dialogue) throw new Error('There is no dialogue to practise.')
      const attempt = await practise(page, { dialogueId: dialogue.id, answers: dialogue.answers })
      return `/practice/${dialogue.id}?attempt=${attempt}`
    },
  },
  {
    name: 'result-unfolded',
    path: worst,
    who: 'practised',
    act: async ({ page }) => {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '')
      })
    },
  },
  {
    name: 'result-correction',
    path: worst,
    who: 'practised',
    isWindow: true,
    act: async (stage) => {
      await openSegmentsOf(stage)
      await segment(stage).getByText(stage.says("That's not what I said")).click()
      await segment(stage).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'result-retry',
    path: worst,
    who: 'practised',
    isWindow: true,
    act: async (stage) => {
      await openSegmentsOf(stage)
      await segment(stage).getByText(stage.says('Try this segment again')).click()
      await segment(stage)
        .getByRole('button', { name: stage.says('Listen to the segment') })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'result-retried',
    who: 'own',
    isWindow: true,
    path: async ({ page }) => {
      const [dialogue] = await practisable(page)
      if (!dialogue) throw new Error('There is no dialogue to practise.')
      const attempt = await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, []) })
      return `/practice/${dialogue.id}?attempt=${attempt}`
    },
    act: async (stage) => {
      const [dialogue] = await practisable(stage.page)
      await openSegmentsOf(stage)
      await segment(stage).getByText(stage.says('Try this segment again')).click()
      await segment(stage).getByText(stage.says('Type instead of speaking')).click()
      await segment(stage)
        .locator('textarea:visible')
        .last()
        .fill(dialogue?.answers[1] ?? '')
      await segment(stage)
        .getByRole('button', { name: stage.says('Score what I typed') })
        .click()
      const { retry } = stage.copy(segmentRevisionsCopy)
      await segment(stage).getByText(retry.costs('−5', '0')).first().waitFor()
    },
  },
  {
    name: 'result-playing',
    path: worst,
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async ({ page }) => {
      const button = page.getByRole('button', { name: /^(?:Play mine|Play: |Benimkini|Dinle)/ }).first()
      await button.click()
      await page.getByRole('slider').first().waitFor()
    },
  },
  { name: 'result-missing', path: '/practice/1?attempt=00000000-0000-4000-8000-000000000000', who: 'newcomer' },
  {
    name: 'result-waiting-question',
    path: ({ cast }) => `/practice/${cast.practised.waiting.dialogueId}`,
    who: 'practised',
  },
  { name: 'result-waiting-marks', path: (stage) => waiting(stage), who: 'practised' },
  {
    name: 'result-waiting-marks-lost',
    path: (stage) => waiting(stage),
    who: 'practised',
    act: async ({ page }) => {
      await page.getByRole('checkbox').first().uncheck()
      await page.getByRole('radio').first().waitFor()
    },
  },
  { name: 'result-waiting-words', path: (stage) => `${waiting(stage)}&mode=type`, who: 'practised' },
  { name: 'result-waiting-discard', path: (stage) => waiting(stage, 'discard'), who: 'practised' },
]
