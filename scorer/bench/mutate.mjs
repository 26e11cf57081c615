// node scorer/bench/mutate.mjs [COUNT] [SEED]: changes one constant or guard of the scorer at a time and says which changes its tests
// do not notice. Works on the tree itself, so it wants one without changes, and puts every file back.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, Problem, runScript } from '../../scripts/project.mjs'

const [COUNT = 60, SEED = 1] = process.argv.slice(2).map(Number)
const FOLDER = fromRoot('scorer')
const SKIPPED = /(?:^|\/)(?:bench|data|model|training)\/|\.test\.ts$|\.d\.ts$/

/** What is changed, and into what. */
const CHANGES = /** @type {[RegExp, (found: string) => string][]} */ ([
  [/(?<![\w.'"$\]-])\d+(?:\.\d+)?(?![\w.'"\]}])/g, (number) => String(Number(number) === 0 ? 1 : Number(number) * 2)],
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/ < /g, () => ' >= '],
  [/ > /g, () => ' <= '],
  [/ <= /g, () => ' > '],
  [/ >= /g, () => ' < '],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/\.some\(/g, () => '.every('],
  [/\.every\(/g, () => '.some('],
  [/(?<=[( ])!(?=[\w(])/g, () => ''],
])

/** @typedef {{ file: string, at: number, from: string, to: string }} Mutation */

/** @param {string} file @returns {Mutation[]} */
function mutationsOf(file) {
  const text = readFileSync(file, 'utf8')
  // Examples of rules are tests; comments and types do nothing.
  const code = text.replace(/\n {2}examples: \[[\s\S]*$/, '')
  const isCode = (/** @type {number} */ at) => {
    const line = code.slice(code.lastIndexOf('\n', at) + 1, at)
    return !/^\s*(?:\*|\/\/|\/\*|import|export interface|export type|type )/.test(line)
  }
  return CHANGES.flatMap(([pattern, change]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => isCode(index))
      .map(({ 0: from, index }) => ({ file, at: index, from, to: change(from) })),
  )
}

/** A number from 0 to 1 for each call, always the same ones. @param {number} seed */
function dice(seed) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A change may make a loop endless: then its tests do notice it. The whole library takes a minute. */
const LONGEST_RUN_MS = 300_000

let isStopped = false
/** Ends the tests that run. */
let end = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopped = true
    end()
  })
}

/** @param {string[]} tests @returns {Promise<boolean>} */
function pass(tests) {
  const run = ['vitest', 'run', '--project', 'unit', '--bail', '1', ...tests]
  // In a group of its own, so that an endless worker ends with it.
  const child = spawn('npx', run, { cwd: fromRoot('.'), stdio: 'ignore', detached: true })
  end = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  const timer = setTimeout(() => {
    console.log('stopped after five minutes:')
    end()
  }, LONGEST_RUN_MS)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

const tests = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
const isOfLibrary = (/** @type {string} */ name) => name === 'rules/library.test.ts'
const inTree = (/** @type {string} */ name) => `scorer/${name}`
/** The whole library takes a minute, so it is asked last. */
const passes = async () =>
  (await pass(tests.filter((name) => !isOfLibrary(name)).map(inTree))) &&
  (await pass(tests.filter(isOfLibrary).map(inTree)))

await runScript(async () => {
  if (!(await passes())) throw new Problem('The tests of the scorer fail as they are.')
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !SKIPPED.test(name))
    .toSorted()
  const random = dice(SEED)
  const all = files.flatMap((name) => mutationsOf(join(FOLDER, name))).map((mutation) => ({ mutation, key: random() }))
  const chosen = all.toSorted((one, other) => one.key - other.key).slice(0, COUNT)
  let caught = 0
  for (const { mutation } of chosen) {
    const { file, at, from, to } = mutation
    const text = readFileSync(file, 'utf8')
    try {
      writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length))
      const isNoticed = !(await passes())
      if (isStopped) break
      if (isNoticed) caught += 1
      const line = text.slice(0, at).split('\n').length
      const change = `${file.slice(FOLDER.length + 1)}:${line}: ${from.trim()} → ${to.trim() || 'nothing'}`
      console.log(`${isNoticed ? 'noticed' : 'NOT noticed'}: ${change}`)
    } finally {
      writeFileSync(file, text)
    }
  }
  console.log(`${caught} of ${chosen.length} noticed (of ${all.length} possible)`)
})
