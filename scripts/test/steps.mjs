// The static checks and test runs, each as one step with a count of what passed and failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fromRoot, ROOT } from '../project.mjs'

/** @typedef {{ passed: number, failed: number, names: string[] }} Count what failed has its name in `names` */

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
  const names = []
  for (const { name, file, args } of STATIC_CHECKS) {
    const code = await runNode(file, args)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`)
    if (code !== 0) names.push(name)
  }
  return { passed: STATIC_CHECKS.length - names.length, failed: names.length, names }
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
  const count = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8'))) : { passed: 0, failed: 0, names: [] }
  await rm(folder, { recursive: true, force: true })
  if (code === 0 || count.failed > 0) return count
  return { ...count, failed: 1, names: [...count.names, `a test runner ended with ${code}`] }
}

/** @param {any} json @returns {string[]} the failed tests, and the files that could not be run at all */
function failedVitest(json) {
  return json.testResults.flatMap((/** @type {any} */ ofFile) => {
    const file = relative(ROOT, ofFile.name)
    const failed = ofFile.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (ofFile.status === 'failed' && failed.length === 0) return [`${file}, as a whole`]
    return failed.map((/** @type {any} */ test) => `${file} › ${test.fullName}`)
  })
}

/** @param {any} suite @returns {string[]} the journeys that failed, by file and title */
function failedJourneys(suite) {
  const specs = (suite.specs ?? []).filter((/** @type {any} */ spec) => !spec.ok)
  return [
    ...specs.map((/** @type {any} */ { file, line, title }) => `${file}:${line} › ${title}`),
    ...(suite.suites ?? []).flatMap(failedJourneys),
  ]
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
    read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests, names: failedVitest(json) }),
  })

/** @param {string} chromiumPath @returns {Promise<Count>} */
export const browserJourneys = (chromiumPath) =>
  counted({
    run: (jsonFile) =>
      runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_NAME: jsonFile,
      }),
    read: (json) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected,
      names: failedJourneys(json),
    }),
  })

/** @param {Count[]} counts */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  for (const name of counts.flatMap((count) => count.names)) console.log(`FAILED: ${name}`)
  if (failed > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}
