import { expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test'
import { overflowOf, violationsOf } from './axe.ts'
import { hearing, type Sound } from './fake-sound.ts'
import { mainButton, openSoundChecks, startPlaying, untilRecorded } from './sample.ts'

async function check(page: Page): Promise<void> {
  await openSoundChecks(page)
  await page.getByRole('button', { name: 'Check your microphone' }).click()
}

/** Starts to record segment 1. */
async function record(page: Page): Promise<void> {
  await page.goto('/practice/sample?step=test')
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
}

const TROUBLES = [
  { sound: 'faint', told: 'We hear very little. Come closer' },
  { sound: 'cut-off', told: 'You are too loud for this microphone.' },
  { sound: 'noisy', told: 'It is noisy around you.' },
  { sound: 'muted', told: 'We are not getting any sound.' },
] as const

/** Opens a browser of its own, whose microphone hears this sound, and closes it afterwards. */
async function withSound(options: {
  sound: Sound
  playwright: PlaywrightWorkerArgs['playwright']
  baseURL: string | undefined
  work: (page: Page) => Promise<void>
}): Promise<void> {
  const { sound, playwright, baseURL, work } = options
  const browser = await playwright.chromium.launch(hearing(sound))
  try {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ baseURL, permissions: ['microphone'], viewport })
    await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

for (const { sound, told } of TROUBLES) {
  test(`a microphone that hears ${sound} sound says so when tried and while recording`, async ({
    playwright,
    baseURL,
  }) => {
    await withSound({
      sound,
      playwright,
      baseURL,
      work: async (page) => {
        await check(page)
        await expect(page.getByText(told)).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await record(page)
        await expect(page.getByText(told)).toBeVisible()
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        expect(await violationsOf(page)).toEqual([])
      },
    })
  })
}

test('a microphone that hears a clear voice is praised and not advised', async ({ playwright, baseURL }) => {
  await withSound({
    sound: 'clear',
    playwright,
    baseURL,
    work: async (page) => {
      await check(page)
      await expect(page.getByText('We can hear you.')).toBeVisible()
      await record(page)
      for (const { told } of TROUBLES) await expect(page.getByText(told)).toHaveCount(0)
    },
  })
})

declare global {
  var openings: number | undefined
  var disconnect: (() => void) | undefined
  var unmute: (() => void) | undefined
}

/** Counts how often the microphone is opened, and can disconnect it. */
function countOpenings(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted)
    globalThis.openings = (globalThis.openings ?? 0) + 1
    globalThis.disconnect = () => {
      for (const track of stream.getTracks()) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    }
    return stream
  }
}

test('the microphone stays open from one segment to the next, and closes with the player', async ({ page }) => {
  await page.addInitScript(countOpenings)
  await record(page)
  await mainButton(page, 'Stop').click()
  await page.getByRole('button', { name: 'Re-record' }).click()
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  expect(await page.evaluate(() => globalThis.openings)).toBe(1)
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByRole('link', { name: 'Start practice' })).toBeVisible()
})

test('a microphone that is disconnected while recording is reported, and what was said is kept', async ({ page }) => {
  await page.addInitScript(countOpenings)
  await record(page)
  await page.evaluate(() => globalThis.disconnect?.())
  await expect(page.getByText('The microphone was disconnected.')).toBeVisible()
  await expect(page.getByText('The recording of segment 1 was interrupted.')).toBeVisible()
  await expect(mainButton(page, 'Next Segment')).toBeEnabled()
})

/** A headset that switches its profile: the track is muted until `unmute`. */
function switchProfile(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted)
    let isMuted = true
    globalThis.unmute = () => (isMuted = false)
    for (const track of stream.getTracks()) Object.defineProperty(track, 'muted', { get: () => isMuted })
    return stream
  }
}

test('recording begins only when a headset has switched, so that no first word is lost', async ({ page }) => {
  await page.addInitScript(switchProfile)
  await page.addInitScript(() => {
    const start = Reflect.get(MediaRecorder.prototype, 'start')
    MediaRecorder.prototype.start = function startNoted(this: MediaRecorder, timeslice?: number) {
      Object.assign(globalThis, { wasMutedAtStart: this.stream.getAudioTracks()[0]?.muted })
      start.call(this, timeslice)
    }
  })
  await page.goto('/practice/sample?step=test')
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
  await page.waitForFunction(() => globalThis.unmute !== undefined)
  await page.evaluate(() => globalThis.unmute?.())
  await untilRecorded(page)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasMutedAtStart'))).toBe(false)
})

test('another microphone than last time, and one that plays the computer’s own sound, are named', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('kopru.microphone-name', 'Headset of yesterday')
  })
  await check(page)
  await expect(page.getByText('last time it was “Headset of yesterday”')).toBeVisible()
  await page.addInitScript(() => {
    Object.defineProperty(MediaStreamTrack.prototype, 'label', { get: () => 'Stereo Mix (Realtek)' })
  })
  await check(page)
  await expect(page.getByText('“Stereo Mix (Realtek)” records what your device plays')).toBeVisible()
})
