import { expect, type Page, test } from '@playwright/test'
import { examButton, examState, expectRecording, startShortMockTest } from './mock-test.ts'
import { signInAs } from './accounts.ts'
import { languagesOf, mainButton, messageBox, SAMPLE, sampleSegment, untilRecorded } from './sample.ts'
import { hearAnnouncements, languageOf } from './walk.ts'

// docs/walks.md: from the landing page to a score by roles, names and what is announced.

const COUNT = 3

async function interpretSegment(page: Page): Promise<void> {
  await mainButton(page, 'Play').press('Enter')
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
  await mainButton(page, 'Stop').press('Enter')
  await mainButton(page, 'Record').press('Enter')
  await untilRecorded(page)
  await mainButton(page, 'Stop').press('Enter')
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

test('the sample is announced step by step, nothing twice, and ends at the score', async ({ page }) => {
  test.slow()
  const heard = await hearAnnouncements(page)
  const first = sampleSegment(1)
  const { into, spoken, target } = languagesOf(first)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Köprü' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Start Free Practice' }).first().press('Enter')
  await expect(page).toHaveTitle('Free sample dialogue · Köprü')
  await page.getByRole('link', { name: 'Start practice' }).press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${SAMPLE.title}" [level=1]
      - link "Leave"
      - group "Your way across, one plank for each segment":
        - 'img "Segment 1: current"'
        - 'img "Segment 2: open"'
        - 'img "Segment 3: open"'
      - heading "Segment 1 of 3" [level=2]
      - paragraph: ${first.speaker} ${into}
      - text: ${first.speaker} speaker You, in ${into}
      - button "Show transcript"
      - button "Sound"
      - link "Type instead"
      - paragraph: 3 plays left
      - button "Play"
  `)
  for (let number = 1; number <= COUNT; number += 1) {
    await expect(page.getByRole('heading', { name: `Segment ${number} of ${COUNT}` })).toBeVisible()
    await interpretSegment(page)
    if (number === 1) {
      await page.getByRole('button', { name: 'Show transcript' }).press('Enter')
      expect(await languageOf(page.getByText(first.text))).toBe(spoken)
      await page.getByRole('button', { name: 'Hide transcript' }).press('Enter')
    }
    await mainButton(page, number < COUNT ? 'Next Segment' : 'Complete Test').press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Mark yourself', level: 1 })).toBeFocused()
  expect(await languageOf(page.getByRole('main'))).toBe('en')
  // The marks are of what was to be said in the other language.
  const words = messageBox(page, 1)
  const label = page.locator(`label[for="${await words.getAttribute('id')}"] > span`).last()
  expect(await languageOf(label)).toBe(target)
  await words.press('Space')
  await expect(page.getByRole('radio', { name: 'Left out', checked: true })).toBeVisible()
  for (let number = 2; number <= COUNT; number += 1) {
    await page.getByRole('button', { name: 'Next segment' }).press('Enter')
    await expect(page.getByRole('heading', { name: `Segment ${number} (Segment ${number}/${COUNT})` })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Get my score' }).press('Enter')
  await expect(page.getByRole('heading', { name: '13 of 15 marks', level: 1 })).toBeFocused()
  // Where the next page is not there at once.
  const said = heard().filter((sentence) => sentence !== 'Loading')
  const interpreted = (number: number, rest: string) => [
    'Segment played. 2 plays left. You can record now.',
    ...(number === 1
      ? [expect.stringMatching(new RegExp(`^Now say it in ${into}\\. The recording goes to our server`))]
      : []),
    'Recording.',
    expect.stringMatching(new RegExp(`^Segment ${number} recorded, \\d+ seconds?\\.${rest}$`)),
    'You mark this segment yourself afterwards, or type what you said.',
  ]
  const card = (number: number) => {
    const segment = sampleSegment(number)
    return `Segment ${number} of 3. ${segment.speaker} speaker, interpret into ${languagesOf(segment).into}.`
  }
  expect(said).toEqual([
    'Preparing the player',
    expect.stringMatching(/^Let your browser turn what you say into text/),
    card(1),
    ...interpreted(1, ''),
    'Transcript shown.',
    'Transcript hidden.',
    card(2),
    ...interpreted(2, ''),
    card(3),
    ...interpreted(3, ' All segments are recorded. You can complete the test.'),
    'Recordings stored.',
  ])
})

test('in Turkish the page speaks Turkish, and the dialogue says what it speaks', async ({ page }) => {
  await page.goto('/tr/practice/sample?step=test&part=first')
  await expect(page.getByRole('heading', { name: 'Bölüm 1/3' })).toBeVisible()
  expect(await languageOf(page.getByRole('main'))).toBe('tr')
  await page.getByRole('button', { name: 'Metni göster' }).press('Enter')
  expect(await languageOf(page.getByText(sampleSegment(1).text))).toBe(languagesOf(sampleSegment(1)).spoken)
  await page.goto('/tr/practice/sample?mode=type&part=first')
  for (let number = 1; number <= COUNT; number += 1) {
    const segment = sampleSegment(number)
    expect(await languageOf(page.getByText(segment.text))).toBe(languagesOf(segment).spoken)
  }
})

test('a mock test says what comes and what ends, and is silent while somebody speaks', async ({ page, context }) => {
  test.slow()
  await signInAs(context, { username: 'ekran' })
  const heard = await hearAnnouncements(page)
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(examButton(page, 'Start Test')).toBeEnabled()
  await examButton(page, 'Start Test').press('Enter')
  for (const next of ['Next Segment', 'Complete Mock Test']) {
    await expectRecording(page)
    await examButton(page, 'Finish & Continue').press('Enter')
    await expect(examState(page, 'Segment Complete')).toBeVisible()
    await examButton(page, next).press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Segment 1 (' })).toBeVisible({ timeout: 30_000 })
  expect(heard()).toEqual([
    'Opening the test...',
    'Dialogue 1, segment 1 of 1. Interpret into Turkish.',
    'Segment Complete. Press Next Segment to continue.',
    'Dialogue 2, segment 1 of 1. Interpret into Turkish.',
    'Segment Complete. Press Complete Mock Test to finish.',
  ])
})
