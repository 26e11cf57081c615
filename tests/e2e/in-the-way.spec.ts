import { expect, type Page, test } from '@playwright/test'
import { matchPath } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { signInAs } from './accounts.ts'
import { expectNothingCovered, whatIsCovered } from './covered.ts'
import { examButton, examState, expectRecording } from './mock-test.ts'
import { mainButton, startPlaying, untilRecorded } from './sample.ts'
import { adminScreens, GUEST_SCREENS, learnerScreens, newMockTest } from './screens.ts'
import { addShortDialogue } from './short-dialogue.ts'
import { menuButton, panel, userMenu } from './shell-parts.ts'

// Whatever one can press can be pressed: nothing lies over it, on any screen and in any state.

/** google.spec.ts looks at it, as it needs a sign-in with Google. */
const ELSEWHERE = '/username-setup'

const DESKTOP = { width: 1_280, height: 800 }

const expectFree = async (page: Page, state: string, within = '') =>
  expect.soft(await whatIsCovered(page, within), state).toEqual([])

test.describe('at 390', () => {
  test.slow()

  test('on every screen of a guest', async ({ context }) => {
    await expectNothingCovered(context, GUEST_SCREENS)
  })

  test('on every screen of a learner', async ({ page, context }) => {
    await expectNothingCovered(context, await learnerScreens(page))
  })

  test('on every screen of an admin', async ({ page, context }) => {
    await expectNothingCovered(context, await adminScreens(page))
  })

  test('in every state of the player', async ({ page, context }) => {
    await signInAs(context, { username: 'gozcu' })
    const { id } = await addShortDialogue()
    await page.goto(`/practice/${id}`)
    await expect(mainButton(page, 'Play')).toBeEnabled()
    await expectFree(page, 'new')
    await startPlaying(page)
    await expectFree(page, 'playing')
    await mainButton(page, 'Stop').click()
    await mainButton(page, 'Record').click()
    await untilRecorded(page)
    await expectFree(page, 'recording')
    await mainButton(page, 'Stop').click()
    await expect(mainButton(page, 'Next Segment')).toBeEnabled()
    await expectFree(page, 'recorded')
    await page.getByRole('button', { name: 'Show transcript' }).click()
    for (const tool of ['Notes', 'Sound', 'Type the rest']) {
      await page.getByRole('button', { name: tool, exact: true }).click()
      await expectFree(page, tool)
    }
  })

  test('in every state of the exam', async ({ page, context }) => {
    await signInAs(context, { username: 'gozcu' })
    await page.goto(await newMockTest(page))
    await expect(examButton(page, 'Start Test')).toBeVisible()
    await expectFree(page, 'before')
    await examButton(page, 'Start Test').click()
    await expect(examState(page, 'Audio Playing')).toBeVisible()
    await expectFree(page, 'playing')
    await expectRecording(page)
    await expectFree(page, 'recording')
    await examButton(page, 'Finish & Continue').click()
    await expect(examState(page, 'Segment Complete')).toBeVisible()
    await expectFree(page, 'between two')
  })

  test('in what opens above a page', async ({ page, context }) => {
    await signInAs(context, { username: 'gozcu' })
    await page.goto('/vocabulary')
    await menuButton(page).click()
    await expect(panel(page)).toBeVisible()
    await expectFree(page, 'menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByText('No notifications yet')).toBeVisible()
    await expectFree(page, 'notifications', 'section[aria-label="Notifications"]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start Vocabulary Drill' }).click()
    await expect(page.getByLabel('Your Turkish')).toBeFocused()
    await expectFree(page, 'drill')
    await page.keyboard.press('Enter')
    await page.getByLabel('Your Turkish').fill('bilmiyorum')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Wrong')).toBeVisible()
    await expectFree(page, 'answer')
    await page.goto('/dev/components')
    await page.getByRole('button', { name: 'Toast: title only' }).click()
    await expect(page.getByRole('status').getByText('Settings saved')).toBeVisible()
    await expectFree(page, 'message', '[aria-label="Messages (F8)"]')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: 'Feedback' }).click()
    await expect(page.getByRole('dialog', { name: 'Share Your Feedback' })).toBeVisible()
    await expectFree(page, 'feedback')
  })
})

test.describe('at 1280', () => {
  test.slow()
  test.use({ viewport: DESKTOP })

  test('on the screens that people use most', async ({ page, context }) => {
    await expectNothingCovered(context, ['/', '/practice/sample', '/signup', '/practice', '/upgrade'])
    const paths = await learnerScreens(page)
    await expectNothingCovered(context, ['/dashboard', '/settings', ...paths.filter((path) => /\d/.test(path))])
    await page.goto('/dashboard')
    await userMenu(page).click()
    await expectFree(page, 'menu', 'details[open] > div')
  })

  test('on the desks of an admin', async ({ page, context }) => {
    const paths = await adminScreens(page)
    await expectNothingCovered(
      context,
      paths.filter((path) => /dialogues|templates|users$/.test(path)),
    )
  })
})

test('no screen is forgotten', async ({ page }) => {
  const paths = [...GUEST_SCREENS, ...(await learnerScreens(page)), ...(await adminScreens(page)), ELSEWHERE]
  const visited = new Set<string>()
  const screens = new Map<string, string>()
  const collect = (entries: readonly RouteConfigEntry[], above: string): void => {
    for (const { path = '', file, children } of entries) {
      const whole = `${above}/${path}`.replaceAll(/\/+/g, '/')
      if (children) collect(children, whole)
      else if (file.endsWith('.tsx') && !file.startsWith('routes/dev/')) screens.set(file, whole)
    }
  }
  collect(routes, '')
  for (const path of paths) {
    const { pathname } = new URL(path, 'http://kopru.example')
    for (const [file, pattern] of screens) {
      if (pattern === '/*' ? pathname.startsWith('/nothing') : matchPath(pattern, pathname)) visited.add(file)
    }
  }
  expect([...screens.keys()].filter((file) => !visited.has(file))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the feedback button cannot move out of the way, so it is at the end of the page', async ({ page }) => {
    await page.goto('/practice')
    const feedback = page.getByRole('link', { name: 'Feedback' })
    await expect(feedback).toHaveCSS('position', 'static')
    await feedback.click()
    await expect(page.getByRole('heading', { name: 'Share Your Feedback' })).toBeVisible()
  })
})
