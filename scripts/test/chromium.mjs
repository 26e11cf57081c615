// Finds a Chromium for the browser journeys, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fromRoot, Problem, setting } from '../project.mjs'

// The headless shell first: the journeys take a quarter less time in it.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
// Not every Debian has the first.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [setting('CHROMIUM_PATH'), ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  if (!succeeds('apt-get', ['update'])) return
  DEBIAN_PACKAGES.some((name) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]))
}

/** @returns {Promise<string>} the path of a Chromium */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  installFromDebian()
  const installed = await findChromium()
  if (installed) return installed
  succeeds(process.execPath, [fromRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  throw new Problem('The browser journeys need Chromium: install it, or set CHROMIUM_PATH to where it is.')
}
