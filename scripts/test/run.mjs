// npm test, and npm run check (--without-journeys): the scripts of package.json one after another. Goes on after one that
// fails, adds up the results and prints them as the last line. Works on a machine that has nothing but Node and npm.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, runNpm } from '../install.mjs'
import { fromRoot, ROOT, runScript } from '../project.mjs'

/** Each counts as one. The route types come first: the linter and the compiler read them. */
const CHECKS = ['check:routes', 'check:format', 'check:lint', 'check:types', 'check:unused']

/** What is printed of an error below the name of its test. */
const CAUSE_LINES = 6

/** @typedef {{ passed: number, failed: string[] }} Result `failed`: the names of what failed */

/** @param {string} name @param {Record<string, string>} [env] */
const runNpmScript = (name, env) => runNpm(['run', '--silent', name], env)

/** @param {string} name @returns {Result} */
function runCheck(name) {
  const isPassed = runNpmScript(name)
  console.log(`${isPassed ? 'passed' : 'FAILED'}: ${name}`)
  return { passed: isPassed ? 1 : 0, failed: isPassed ? [] : [name] }
}

/**
 * A test runner that writes its results as JSON. One that fails without naming a failed test (a crash, no tests found)
 * counts as one failure.
 * @param {{ name: string, file: string, read: (json: any) => Result, env?: Record<string, string> }} options
 * @returns {Result}
 */
function runTests({ name, file, read, env }) {
  const path = fromRoot(file)
  rmSync(path, { force: true })
  const isPassed = runNpmScript(name, env)
  const result = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: [] }
  return isPassed || result.failed.length > 0 ? result : { ...result, failed: [`${name}, as a whole`] }
}

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')

/** @param {string} name @param {(string | undefined)[]} messages of its tries @returns {string} with the first lines of the last one */
function withCause(name, messages) {
  const lines = (messages.at(-1) ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, CAUSE_LINES).map((line) => `  ${line.trim()}`)].join('\n')
}

/** @param {any} json of Vitest @returns {Result} */
function readVitest(json) {
  const failed = json.testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${file}, as a whole`]
    return tests.map((/** @type {any} */ test) => withCause(`${file} › ${test.fullName}`, test.failureMessages))
  })
  return { passed: json.numPassedTests, failed }
}

/** @param {any} suite of Playwright @returns {string[]} */
function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter((/** @type {any} */ spec) => !spec.ok)
  return [
    ...failed.map((/** @type {any} */ { file, line, title, tests }) => {
      const tries = tests.flatMap((/** @type {any} */ test) => test.results)
      return withCause(
        `${file}:${line} › ${title}`,
        tries.map((/** @type {any} */ { error }) => error?.message),
      )
    }),
    ...suites.flatMap(failedJourneys),
  ]
}

/** @param {any} json of Playwright @returns {Result} */
const readPlaywright = (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: failedJourneys(json) })

/** @returns {Promise<Result>} */
async function runJourneys() {
  const name = 'test:journeys'
  const { ensureChromium } = await import('./chromium.mjs')
  try {
    const env = { CHROMIUM_PATH: await ensureChromium() }
    return runTests({ name, file: '.cache/journeys.json', read: readPlaywright, env })
  } catch (error) {
    return { passed: 0, failed: [`${name}: ${String(error)}`] }
  }
}

await runScript(async () => {
  const { values } = parseArgs({ options: { 'without-journeys': { type: 'boolean' } } })
  await ensureInstalled()
  const { ensurePrismaClient } = await import('../database/prisma-generate.mjs')
  await ensurePrismaClient()
  const { ensureBuild } = await import('../build.mjs')
  await ensureBuild()
  const results = [
    ...CHECKS.map(runCheck),
    runTests({ name: 'test:vitest', file: '.cache/vitest.json', read: readVitest }),
    ...(values['without-journeys'] ? [] : [await runJourneys()]),
  ]
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.flatMap((result) => result.failed)
  for (const name of failed) console.log(`FAILED: ${name}`)
  if (failed.length > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed.length} failed`)
})
