// npm run train: trains the judge from a seed in an environment of its own and puts it into scorer/model. Goes on where it was stopped.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fromRoot, Problem, runScript } from '../../scripts/project.mjs'

const HOME = fromRoot('.cache/judge')
const PYTHON = `${HOME}/venv/bin/python`

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: fromRoot('.'), stdio: 'inherit' })
  if (status !== 0) throw new Problem(`${command} ${args[0]} failed`)
}

await runScript(async () => {
  // The other options are for train.py.
  const { values } = parseArgs({ options: { out: { type: 'string', default: `${HOME}/run` } }, strict: false })
  const folder = resolve(String(values.out))
  if (!existsSync(PYTHON)) run('python3', '-m', 'venv', `${HOME}/venv`)
  run(PYTHON, '-m', 'pip', 'install', '--quiet', '-r', 'scorer/training/requirements.txt')
  run(PYTHON, 'scorer/training/train.py', ...process.argv.slice(2), '--out', folder)
  run(PYTHON, 'scorer/training/export.py', '--run', folder, '--to', 'scorer/model')
})
