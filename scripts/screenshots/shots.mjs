// npm run shots: every screen and state of the product in two widths, two themes and two languages, into shots/, with
// shots/index.html to look at them. Words narrow it: `npm run shots -- mock-test 390 dark tr`; all that are no width, theme or
// language are beginnings of names.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuild } from '../build.mjs'
import { fromRoot, Problem, runScript } from '../project.mjs'
import { ensureChromium } from '../test/chromium.mjs'
import { writeContactSheet } from './contact-sheet.mjs'

/** Not the journeys' ports, so that both can run. */
const PORT_BASE = '24731'
const LOOKS = { widths: ['390', '1280'], themes: ['light', 'dark'], languages: ['en', 'tr'] }

/** @param {string[]} words @param {string[]} among */
const chosen = (words, among) => {
  const named = among.filter((name) => words.includes(name))
  return named.length === 0 ? among : named
}

await runScript(async () => {
  const words = process.argv.slice(2)
  const names = words.filter((word) => !Object.values(LOOKS).flat().includes(word))
  const look = Object.fromEntries(Object.entries(LOOKS).map(([what, among]) => [what, chosen(words, among)]))
  await ensureBuild()
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureChromium(),
    E2E_PORT_BASE: process.env.PORT ?? PORT_BASE,
    SHOTS: JSON.stringify({ names, ...look }),
  }
  const args = [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', fromRoot('scripts/screenshots')]
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  console.log(`${await writeContactSheet()} pictures are in shots/; open shots/index.html.`)
  if (code !== 0) throw new Problem('Some screens could not be reached: their last state is in shots/failed.')
})
