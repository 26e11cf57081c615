import { practiceCopy } from '../../../app/config/copy/practice.ts'
import type { Stage } from '../stage.ts'

/** Plays a moment of the current segment. */
export async function hearAMoment({ page, press, copy }: Stage): Promise<void> {
  await press('Play')
  await page.getByRole('button', { name: copy(practiceCopy).player.playAgain(2) }).waitFor({ state: 'attached' })
  await press('Stop')
}

/** Waits until some seconds are recorded. */
export async function untilRecorded({ page }: Stage): Promise<void> {
  await page
    .locator('[data-elapsed]')
    .filter({ hasText: /^0:0[2-9]$/ })
    .waitFor({ timeout: 30_000 })
}

/** Plays a moment of the current segment, then records a moment of speech. */
export async function interpret(stage: Stage): Promise<void> {
  await hearAMoment(stage)
  await stage.press('Record')
  await untilRecorded(stage)
  await stage.press('Stop')
  await stage.button('Re-record').waitFor()
}

/** Refuses the microphone. */
export async function refuseMicrophone({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
}

/** Holds requests, so that the page waits for them. */
export async function hold({ page }: Stage, pattern: string | RegExp): Promise<void> {
  await page.route(pattern, () => {})
}

/** Lets requests fail as without a connection. */
export async function fail({ page }: Stage, pattern: string | RegExp): Promise<void> {
  await page.route(pattern, (route) => route.abort())
}
