// The static checks and test runs, each as one step with a count of what passed and failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, ROOT } from './project.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} file a package's script, from the project's folder
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
async function runNode(file, args, env = {}) {
  const child = spawn(process.execPath, [fromRoot(file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

// The route types come first: the linter and the compiler read them.
const STATIC_CHECKS = [
  { name: 'route types', file: 'node_modules/@react-router/dev/bin.js', args: ['typegen'] },
  { name: 'format', file: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { name: 'lint', file: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware', '.'] },
  { name: 'types', file: 'node_modules/typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'unused code', file: 'node_modules/knip/bin/knip.js', args: [] },
]

/** @returns {Promise<Count>} */
export async function staticChecks() {
  const count = { passed: 0, failed: 0 }
  for (const { name, file, args } of STATIC_CHECKS) {
    const code = await runNode(file, args)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`)
    if (code === 0) count.passed += 1
    else count.failed += 1
  }
  return count
}

/**
 * Runs a test runner that writes its results as JSON, and counts them. A runner that ends badly without a failed test
 * (a crash, no tests found) counts as one failure.
 * @param {{ run: (jsonFile: string) => Promise<number>, read: (json: any) => Count }} options
 * @returns {Promise<Count>}
 */
async function counted({ run, read }) {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-results-'))
  const file = join(folder, 'results.json')
  const code = await run(file)
  const count = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8'))) : { passed: 0, failed: 0 }
  await rm(folder, { recursive: true, force: true })
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @returns {Promise<Count>} */
export const unitAndDatabaseTests = () =>
  counted({
    run: (jsonFile) =>
      runNode('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${jsonFile}`,
      ]),
    read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  })

/** @param {string} chromiumPath @returns {Promise<Count>} */
export const browserJourneys = (chromiumPath) =>
  counted({
    run: (jsonFile) =>
      runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_NAME: jsonFile,
      }),
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  })

/** @param {Count[]} counts */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  if (failed > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}
