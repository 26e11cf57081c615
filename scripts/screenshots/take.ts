import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, test } from '@playwright/test'
import type { Locale } from '../../app/config/copy/locale.ts'
import { LANGUAGE_COOKIE_NAME } from '../../app/config/languages.ts'
import { pathInLanguage } from '../../app/config/local-path.ts'
import { query, signIn, signInAs } from '../../tests/e2e/accounts.ts'
import { painted } from '../../tests/e2e/axe.ts'
import { PORTS } from '../../tests/e2e/places.ts'
import { fromRoot } from '../project.mjs'
import { readCast } from './cast.ts'
import { CHOSEN, HEIGHTS, isChosen } from './looks.ts'
import { SCREENS } from './screens/index.ts'
import { type Screen, setStage, type Stage } from './stage.ts'

const FOLDER = fromRoot('shots')
mkdirSync(FOLDER, { recursive: true })

interface Look {
  width: string
  theme: 'light' | 'dark'
}

const LOOKS: Look[] = CHOSEN.widths.flatMap((width) => CHOSEN.themes.map((theme) => ({ width, theme })))

async function comeIn(context: BrowserContext, screen: Screen, language: Locale): Promise<string> {
  const { who, server } = screen
  const url = `http://127.0.0.1:${PORTS[server ?? 'plain']}`
  await context.addCookies([{ name: LANGUAGE_COOKIE_NAME, value: language, url }])
  if (who === undefined) return ''
  if (who !== 'own' && server === undefined) {
    const { username } = readCast(language)[who]
    await signIn(context, username)
    return username
  }
  const account = {
    username: 'seyirci',
    server,
    ...(who === 'paying' && { proDays: 20 }),
    ...(who === 'admin' && { role: 'admin' as const }),
  }
  const username = await signInAs(context, account)
  const sql = 'UPDATE user_settings SET language = $1 WHERE user_id = (SELECT id FROM users WHERE username = $2)'
  await query(sql, [language, username], server)
  return username
}

/** Opens a screen and does what it takes. */
async function bringAbout(browser: Browser, screen: Screen, language: Locale, look: Look): Promise<Stage> {
  const { server, noScript, worksOffline } = screen
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${PORTS[server ?? 'plain']}`,
    viewport: { width: Number(look.width), height: HEIGHTS[look.width] ?? 0 },
    colorScheme: look.theme,
    // What moves is shown where it ends.
    reducedMotion: 'reduce',
    javaScriptEnabled: !noScript,
    serviceWorkers: worksOffline ? 'allow' : 'block',
    locale: language === 'tr' ? 'tr-TR' : 'en-AU',
    timezoneId: 'Australia/Sydney',
  })
  const username = await comeIn(context, screen, language)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const stage = setStage({ page, context, language, username, cast: readCast(language) })
  await screen.before?.(stage)
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(stage)
  await page.goto(pathInLanguage({ locale: language, path }), { waitUntil: 'load' })
  if (!noScript) await page.waitForLoadState('networkidle')
  await screen.act?.(stage)
  return stage
}

/** Takes its picture in a look. A window as high as the page has what is fixed to its bottom at the end. */
async function take({ page, language }: Stage, screen: Screen, { width, theme }: Look): Promise<void> {
  const viewport = { width: Number(width), height: HEIGHTS[width] ?? 0 }
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: theme })
  if (!screen.isWindow) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
  }
  if (!screen.noScript) await painted(page)
  await page.screenshot({ path: `${FOLDER}/${screen.name}-${language}-${width}-${theme}.png`, caret: 'initial' })
}

for (const language of CHOSEN.languages) {
  for (const screen of SCREENS.filter(({ name }) => isChosen(name))) {
    const perPage = screen.isPassing ? LOOKS.map((look) => [look]) : [LOOKS]
    for (const looks of perPage) {
      const [first] = looks
      if (!first) continue
      const what = screen.isPassing ? `, ${first.width}, ${first.theme}` : ''
      test(`${screen.name}, ${language}${what}`, async ({ browser }) => {
        const stage = await bringAbout(browser, screen, language, first)
        try {
          for (const look of looks) await take(stage, screen, look)
        } finally {
          await stage.context.close()
        }
      })
    }
  }
}
