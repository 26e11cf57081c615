import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../../playwright.config.ts'
import { toWav } from '../../scripts/workers/sound-file.mjs'

const SAMPLE_RATE = 48_000
const SECONDS = 4

/** A sound by time in seconds: -1 to 1, and beyond, where it is cut off. */
type Wave = (seconds: number) => number

/** The same at every run: a journey must not depend on luck. */
function hiss(): Wave {
  let seed = 1
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed / 2_147_483_647) * 2 - 1
  }
}

/** Syllables, four a second, with a pause each second: enough like speech for a level meter. */
const syllables: Wave = (seconds) => {
  const isPause = seconds % 1 > 0.7
  const swell = isPause ? 0 : Math.sin(Math.PI * 4 * seconds) ** 2
  return swell * (Math.sin(2 * Math.PI * 180 * seconds) + 0.5 * Math.sin(2 * Math.PI * 720 * seconds))
}

const noise = hiss()
const WAVES = {
  clear: (seconds) => 0.3 * syllables(seconds) + 0.0005 * noise(seconds),
  // The browser's gain control would make anything louder audible.
  faint: (seconds) => 0.0001 * syllables(seconds) + 0.00005 * noise(seconds),
  'cut-off': (seconds) => 8 * syllables(seconds) + 0.0005 * noise(seconds),
  noisy: (seconds) => 0.12 * noise(seconds),
  muted: () => 0,
} satisfies Record<string, Wave>

export type Sound = keyof typeof WAVES

/** A WAV file for Chromium's fake microphone, 16-bit mono. */
function writeWave(name: Sound): string {
  const samples = Float32Array.from({ length: SAMPLE_RATE * SECONDS }, (_, index) => WAVES[name](index / SAMPLE_RATE))
  const file = join(tmpdir(), `kopru-fake-${name}.wav`)
  writeFileSync(file, toWav([samples], SAMPLE_RATE))
  return file
}

/** Launch options for a browser whose microphone hears this sound. */
export function hearing(name: Sound) {
  const launch = config.use?.launchOptions
  const args = (launch?.args ?? []).filter((arg) => !arg.startsWith('--use-file-for-fake-audio-capture'))
  return { ...launch, args: [...args, `--use-file-for-fake-audio-capture=${writeWave(name)}`] }
}
