// Installs what package-lock.json names if that is newer than what is installed. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { needsInstall, Problem, ROOT, setting } from './project.mjs'

/**
 * Runs npm in the project's folder, with its output shown.
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to our own
 * @returns {boolean} whether it succeeded
 */
export function runNpm(args, env = {}) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }
  const npm = setting('npm_execpath')
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return status === 0
}

export async function ensureInstalled() {
  if (!needsInstall()) return
  console.log('Installing packages…')
  // With the development packages whatever NODE_ENV says: the build needs them.
  const isInstalled = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!isInstalled) throw new Problem('The packages could not be installed; npm says why above.')
}
