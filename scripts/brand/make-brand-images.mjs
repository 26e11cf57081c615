// node scripts/brand/make-brand-images.mjs: the icons of public/, drawn from public/favicon.svg, and share-en.png and share-tr.png,
// which are shown where a page is shared: the top of the landing page itself, at 1200 by 630.
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { LIGHT } from '../../app/config/colours.js'
import { ensureBuild } from '../build.mjs'
import { ensureChromium } from '../test/chromium.mjs'
import { fromRoot, runScript } from '../project.mjs'

const PORT = Number(process.env.PORT || 41_737)
const BASE = `http://127.0.0.1:${PORT}`
/** `inset`: the margin around the mark as a share of the icon's side; a maskable icon may lose its outer tenth. */
const ICONS = [
  { name: 'icon-192', size: 192, inset: 0.06 },
  { name: 'icon-512', size: 512, inset: 0.06 },
  { name: 'icon-maskable-512', size: 512, inset: 0.2 },
  { name: 'apple-touch-icon', size: 180, inset: 0.12 },
]
const SHARE = { width: 1200, height: 630 }
const BROWSERS = { en: 'en-AU', tr: 'tr-TR' }
/** Hidden in the picture. */
const SHARE_STYLE = `
  header nav, .landing-lead, .landing-ways, .receipt-proof { display: none !important }
  header > div, main > section { max-width: none !important; padding-inline: 56px !important }
  header > div { height: 64px !important }
  .receipt-paper { padding-top: 16px !important }
  main > section { padding-top: 14px !important; grid-template-columns: 1fr 440px !important; column-gap: 56px !important }
  h1 { font-size: 80px !important; line-height: 80px !important }
`

/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {Browser} browser @param {{ name: string, size: number, inset: number }} icon */
async function drawIcon(browser, { name, size, inset }) {
  const svg = await readFile(fromRoot('public/favicon.svg'), 'utf8')
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const side = Math.round(size * (1 - 2 * inset))
  const place = `display:grid;place-items:center;margin:0;height:100vh;background:${LIGHT.paper}`
  // The mark sits low in its box, as letters do.
  const mark = svg.replace('viewBox="0 0 32 32"', `viewBox="0 1.9 32 32" width="${side}" height="${side}"`)
  await page.setContent(`<body style="${place}">${mark}</body>`)
  await writeFile(fromRoot(`public/${name}.png`), await page.screenshot())
  await page.close()
}

/** @param {Browser} browser @param {string} locale @param {string} language */
async function drawShare(browser, locale, language) {
  const context = await browser.newContext({ viewport: SHARE, locale: language, bypassCSP: true, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(BASE, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: SHARE_STYLE })
  await page.evaluate(async () => {
    for (const line of document.querySelectorAll('details')) line.open = false
    await document.fonts.ready
    // Or an arrow is taken while it turns.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })
  await page.screenshot({ path: fromRoot(`public/share-${locale}.png`) })
  await context.close()
}

async function startServer() {
  const child = spawn(process.execPath, [fromRoot('tests/e2e/server.mjs')], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok) await pause(100)
  return () => child.kill('SIGTERM')
}

await runScript(async () => {
  await ensureBuild()
  const stop = await startServer()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  for (const icon of ICONS) await drawIcon(browser, icon)
  for (const [locale, language] of Object.entries(BROWSERS)) await drawShare(browser, locale, language)
  await browser.close()
  stop()
})
