import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { examButton, examState, expectRecording, startShortMockTest } from './mock-test.ts'
import { mainButton, startPlaying, untilRecorded } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Player and exam own the screen, and their main button keeps its place.

const SIZES = [
  { width: 390, height: 700 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

async function centreOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button has no box.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function expectOnePlace(places: ReadonlyMap<string, { x: number; y: number }>): void {
  const [first] = places.values()
  for (const [state, place] of places) expect(place, state).toEqual(first)
}

/** Nothing of the frame around other pages. */
async function expectAlone(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Feedback' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible()
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test("the player's main button does not move between any two states", async ({ page, context }) => {
      await signInAs(context, { username: 'odak' })
      const { id } = await addShortDialogue()
      await page.goto(`/practice/${id}`)
      await expect(mainButton(page, 'Play')).toBeEnabled()
      await expectAlone(page)
      const places = new Map<string, { x: number; y: number }>()
      const note = async (state: string, name: Parameters<typeof mainButton>[1]) => {
        places.set(state, await centreOf(mainButton(page, name)))
      }
      await note('new', 'Play')
      await startPlaying(page)
      await note('playing', 'Stop')
      await mainButton(page, 'Stop').click()
      await note('played', 'Record')
      await mainButton(page, 'Record').click()
      await untilRecorded(page)
      await note('recording', 'Stop')
      await mainButton(page, 'Stop').click()
      await expect(mainButton(page, 'Next Segment')).toBeEnabled()
      await note('recorded', 'Next Segment')
      await page.getByRole('button', { name: 'Show transcript' }).click()
      await note('with the transcript', 'Next Segment')
      await mainButton(page, 'Next Segment').click()
      await note('next', 'Play')
      expectOnePlace(places)
    })

    test("the exam's main button does not move between any two states", async ({ page, context }) => {
      await signInAs(context, { username: 'odak' })
      const { mockTestId } = await startShortMockTest(page)
      await page.goto(`/mock-test/session/${mockTestId}`)
      const places = new Map<string, { x: number; y: number }>()
      const note = async (name: string) => {
        await expect(examButton(page, name)).toBeVisible()
        places.set(`${places.size} ${name}`, await centreOf(examButton(page, name)))
      }
      await note('Start Test')
      await expectAlone(page)
      await examButton(page, 'Start Test').click()
      await expect(examState(page, 'Audio Playing')).toBeVisible()
      await note('Please wait')
      await expectRecording(page)
      await note('Finish & Continue')
      await examButton(page, 'Finish & Continue').click()
      await expect(examState(page, 'Segment Complete')).toBeVisible()
      await note('Next Segment')
      await examButton(page, 'Next Segment').click()
      await note('Please wait')
      expectOnePlace(places)
    })
  })
}
