// npm run train: trains the judge from a seed in an environment of its own and puts it into scorer/model. Goes on where it was stopped.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fromRoot, Problem, runScript } from '../../scripts/project.mjs'

const HOME = fromRoot('.cache/judge')
const PYTHON = `${HOME}/venv/bin/python`
const RUN = `${HOME}/run`

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: fromRoot('.'), stdio: 'inherit' })
  if (status !== 0) throw new Problem(`${command} ${args[0]} failed`)
}

await runScript(async () => {
  if (!existsSync(PYTHON)) run('python3', '-m', 'venv', `${HOME}/venv`)
  run(PYTHON, '-m', 'pip', 'install', '--quiet', '-r', 'scorer/training/requirements.txt')
  run(PYTHON, 'scorer/training/train.py', '--out', RUN, ...process.argv.slice(2))
  run(PYTHON, 'scorer/training/export.py', '--run', RUN, '--to', 'scorer/model')
})
