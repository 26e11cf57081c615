import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { examButton, examState, expectRecording, startShortMockTest } from './mock-test.ts'
import { practisable, practise } from './practised.ts'
import { openSegments } from './sample.ts'

// A passage of a sound that was practised can be heard again and again, from A to B. The test has no such thing.

test.use({ hasTouch: true })

const LABEL = 'Your recording, segment 1'
const A_SECONDS = 0.5
const B_SECONDS = 1.5

/** The player of the first segment's recording in the result of a practice. */
async function openRecording(page: Page): Promise<Locator> {
  await signInAs(page.context(), { username: 'tekrar' })
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is no dialogue to practise.')
  const { id: dialogueId, answers } = dialogue
  const attempt = await practise(page, { dialogueId, answers, recorded: [0] })
  await page.goto(`/practice/${dialogueId}?attempt=${attempt}`)
  await openSegments(page)
  await page.locator('#segment-1 summary').first().click()
  const button = page.getByRole('button', { name: new RegExp(`^(Play|Pause): ${LABEL}$`) })
  return page.getByRole('figure').filter({ has: button })
}

const position = (sound: Locator) => sound.getByRole('slider', { name: `Position in: ${LABEL}` })
const repeat = (sound: Locator, name: string) => sound.getByRole('button', { name, exact: true })

/** Waits until the sound has gone back, which it does only at the end of the passage. */
async function expectGoesBack(sound: Locator): Promise<void> {
  let last = 0
  await expect
    .poll(
      async () => {
        const at = Number(await position(sound).inputValue())
        const isBack = at < last
        last = at
        return isBack && at >= A_SECONDS - 0.01
      },
      { intervals: [50] },
    )
    .toBe(true)
  await expect(sound.getByRole('button', { name: `Pause: ${LABEL}` })).toBeVisible()
}

test('a passage of a practised segment is marked by touch, and heard until its repeat ends', async ({ page }) => {
  const sound = await openRecording(page)
  const play = sound.getByRole('button', { name: /^(Play|Pause): / })
  await play.tap()
  await expect(position(sound)).toBeVisible()
  await play.tap()
  const end = Number(await position(sound).getAttribute('max'))
  expect(end).toBeGreaterThan(B_SECONDS)
  await position(sound).fill(String(A_SECONDS))
  await repeat(sound, 'Repeat: mark the start').tap()
  await position(sound).fill(String(B_SECONDS))
  await repeat(sound, 'Repeat: mark the end').tap()
  await position(sound).fill(String(A_SECONDS))
  await play.tap()
  await expectGoesBack(sound)
  await expectGoesBack(sound)
  await repeat(sound, 'End the repeat').tap()
  // To its end, and no further.
  await expect(sound.getByRole('button', { name: `Play: ${LABEL}` })).toBeVisible()
  await expect(position(sound)).toHaveValue('0')
})

test('a passage is marked by the keyboard alone', async ({ page }) => {
  const sound = await openRecording(page)
  await sound.getByRole('button', { name: `Play: ${LABEL}` }).focus()
  await page.keyboard.press('Enter')
  await expect(position(sound)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(sound.getByRole('button', { name: `Play: ${LABEL}` })).toBeFocused()
  await position(sound).fill('0')
  const [slider, speed, mark] = [position(sound), sound.getByLabel('Speed'), sound.getByRole('button').last()]
  const go = async (...controls: Locator[]) => {
    for (const control of controls) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
  }
  const back = async () => {
    for (const control of [speed, slider]) {
      await page.keyboard.press('Shift+Tab')
      await expect(control).toBeFocused()
    }
  }
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(A_SECONDS))
  await go(speed, mark)
  await page.keyboard.press('Enter')
  await back()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(B_SECONDS))
  await go(speed, mark)
  await page.keyboard.press('Space')
  await expect(mark).toHaveAccessibleName('End the repeat')
  await back()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectGoesBack(sound)
  await go(slider, speed, mark)
  await page.keyboard.press('Enter')
  await expect(sound.getByRole('button', { name: `Play: ${LABEL}` })).toBeVisible()
})

test('the test has neither repeat, nor speed, nor a position to choose', async ({ page, context }) => {
  await signInAs(context, { username: 'tekrar' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.goto(`/mock-test/session/${mockTestId}`)
  const expectNone = async () => {
    await expect(page.getByRole('button', { name: /^Repeat: / })).toHaveCount(0)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByLabel('Speed')).toHaveCount(0)
  }
  await examButton(page, 'Start Test').click()
  await expect(examState(page, 'Audio Playing')).toBeVisible()
  await expectNone()
  await expectRecording(page)
  await expectNone()
  await examButton(page, 'Finish & Continue').click()
  await expect(examState(page, 'Segment Complete')).toBeVisible()
  await expectNone()
})
