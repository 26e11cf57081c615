// Installs what package-lock.json names, when that is newer than what is installed. Node built-ins only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { needsInstall, Problem, ROOT, setting } from './project.mjs'

// With the development packages whatever NODE_ENV says: the build needs them.
const ARGS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

export async function ensureInstalled() {
  if (!needsInstall()) return
  console.log('Installing packages…')
  const npm = setting('npm_execpath')
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...ARGS], { cwd: ROOT, stdio: 'inherit' })
    : spawn('npm', ARGS, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Problem('The packages could not be installed; npm says why above.')
}
