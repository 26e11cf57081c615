// node scripts/brand/make-landing-pictures.mjs: the screens of the product on the landing page (app/config/landing-pictures.ts),
// in both languages and both themes, into public/pictures, and the README's. Made from the running product, so run it again when
// that looks different. Needs ffmpeg.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../build.mjs'
import { ensureChromium } from '../test/chromium.mjs'
import { fromRoot, Problem, runScript } from '../project.mjs'

const PORT = Number(process.env.PORT || 41_736)
const BASE = `http://127.0.0.1:${PORT}`
const FOLDER = fromRoot('public/pictures')
const SAMPLE = fromRoot('content/dialogues/001-physio-before-the-wedding.json')
const THEMES = /** @type {const} */ (['light', 'dark'])
const BROWSERS = { en: 'en-AU', tr: 'tr-TR' }
/** Denser pixels hide stronger compression; the landing page has a weight budget. */
const SIZES = [
  { width: 450, crf: '46' },
  { width: 720, crf: '53' },
  { width: 1_080, crf: '59' },
]
/** Keeps letters clearer than the default. */
const TEXT = ['-aom-params', 'tune=ssim']
/** The page is 360 px wide in the pictures, and they are never shown wider. */
const VIEWPORT = { width: 360, height: 720 }
const CLIP_HEIGHT = 314
/** Below the header that stays, above the bar at the bottom. */
const SCROLLED_TO = 120
const PIXELS = 3
const README = { width: 960, height: 1_125 }
const TAKE_MS = 2_500

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, top: string, above: number, act?: (page: Page) => Promise<void> }} Picture */

async function startServer() {
  const child = spawn(process.execPath, [fromRoot('tests/e2e/server.mjs')], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok) await pause(100)
  return () => child.kill('SIGTERM')
}

/**
 * A result like the landing page's sheet; typed answers have no hesitation.
 * @returns {Promise<string>} the path of their result
 */
async function makeResult() {
  const { segments } = JSON.parse(await readFile(SAMPLE, 'utf8'))
  const said = /** @type {Record<number, string>} */ ({
    3: 'Merdivende ağrın on üzerinden kaç, sen söyle?',
    6: "I've got three weeks: my son's getting married on 11 October, and I'm the one leading the halay dance.",
    7: 'Egzersizleri günde iki kez yaparsanız sekiz hafta yetebilir. Ama bütün gece oynarsınız diye söz veremem; seni tekrar görene kadar da diz çökmeyin.',
    15: 'Tabii, gelsin. Rahat ayakkabı ve indirim kartınızı getirin. Cumadan önce şişlik artarsa beklemeyin, bizi arayın.',
  })
  const transcripts = segments.map(
    (/** @type {{ variants: { text: string }[] }} */ { variants }, /** @type {number} */ index) => {
      return { segmentIndex: index, text: said[index] ?? variants[0]?.text }
    },
  )
  const form = new FormData()
  const submissionId = randomUUID()
  form.set('dialogueId', '1')
  form.set('submissionId', submissionId)
  form.set('transcripts', JSON.stringify(transcripts))
  await fetch(`${BASE}/api/submit-sample-practice`, { method: 'POST', body: form })
  return `/practice/sample?attempt=${submissionId}`
}

/** Two segments interpreted, the third one being recorded. @param {Page} page */
async function record(page) {
  const press = async (/** @type {number} */ wait) => {
    await page.keyboard.press('Space')
    await pause(wait)
  }
  for (let taken = 0; taken < 3; taken += 1) {
    // Play, stop, record, and but for the last one: stop, next.
    await press(2_000)
    await press(1_200)
    await press(TAKE_MS)
    if (taken === 2) break
    await press(2_000)
    await press(1_200)
  }
  if (await page.getByRole('alert').isVisible()) throw new Problem('A take failed: run it again on a quieter machine.')
}

/** AVIF is a third of any other format here. @param {Buffer} png @param {string} file @param {typeof SIZES[number]} size */
async function writeAvif(png, file, { width, crf }) {
  const scale = ['-vf', `scale=${width}:-1:flags=lanczos`]
  const options = [
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    crf,
    '-cpu-used',
    '2',
    ...TEXT,
  ]
  const child = spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-y', '-f', 'png_pipe', '-i', 'pipe:0', ...scale, ...options, file],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.end(png)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Problem('ffmpeg with libaom is needed for the pictures')
}

/** @param {import('@playwright/test').Browser} browser @param {Picture} picture */
async function take(browser, { name, path, top, above, act }) {
  for (const [locale, language] of Object.entries(BROWSERS)) {
    for (const colorScheme of THEMES) {
      const options = { viewport: VIEWPORT, deviceScaleFactor: PIXELS, colorScheme, locale: language }
      const context = await browser.newContext({ ...options, permissions: ['microphone'] })
      const page = await context.newPage()
      await page.goto(BASE + path, { waitUntil: 'networkidle' })
      await act?.(page)
      const place = page.locator(top).first()
      if (!act)
        await place.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().y - y), SCROLLED_TO)
      const y = (await place.boundingBox())?.y ?? 0
      const clip = { x: 0, y: Math.max(0, y - above), width: VIEWPORT.width, height: CLIP_HEIGHT }
      const png = await page.screenshot({ clip })
      for (const size of SIZES)
        await writeAvif(png, `${FOLDER}/${name}-${locale}-${colorScheme}-${size.width}.avif`, size)
      await context.close()
    }
  }
}

/** The README's. @param {import('@playwright/test').Browser} browser @param {string} path of a result */
async function takeReadmePicture(browser, path) {
  const page = await browser.newPage({ viewport: README, locale: BROWSERS.en, colorScheme: 'light' })
  await page.goto(BASE + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: fromRoot('docs/screenshot.png') })
  await page.close()
}

await runScript(async () => {
  await ensureBuild()
  const { FAKE_SPEECH_FILE, prepareFakeSpeech } = await import('../test/fake-speech.mjs')
  await prepareFakeSpeech()
  const stop = await startServer()
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      // As in playwright.config.ts: Debian's headless shell crashes pages that ask for on-device speech recognition.
      '--disable-blink-features=OnDeviceWebSpeechAvailable',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${FAKE_SPEECH_FILE}`,
    ],
  })
  const result = await makeResult()
  /** @type {Picture[]} */
  const pictures = [
    { name: 'choose', path: '/practice', top: 'main h2', above: 14 },
    { name: 'interpret', path: '/practice/sample?step=test', top: '#focus-progress', above: 2, act: record },
    { name: 'feedback', path: result, top: 'main header', above: 50 },
  ]
  try {
    for (const picture of pictures) await take(browser, picture)
    await takeReadmePicture(browser, result)
  } finally {
    await browser.close()
    stop()
  }
})
