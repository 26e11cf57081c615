// npm run -s score: reads JSON lines {"direction":"en-tr"|"tr-en","source","reference","rendition"} from standard input
// and writes one JSON line for each: {"score","conveyed","errors"}, by the built-in scorer. A line that
// cannot be scored gets {"error"} instead, the others go on, and the exit code is 1. Uses every core.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundle } from '../bundle.mjs'
import { fromRoot, runScript } from '../project.mjs'

/** The most lines in a batch. */
const BATCH = 32
/** Batches read ahead per core. */
const AHEAD = 8

/** @typedef {{ number: number, text: string }} Line */
/** @typedef {{ answer: string, isJudged: boolean }} Answer */

/** The worker threads, one per core; each is started when there is work for it. @param {string} engine */
function makeCores(engine) {
  /** @type {Worker[]} */
  const idle = []
  /** @type {Worker[]} */
  const all = []
  /** @type {(() => void)[]} */
  const waiting = []

  async function take() {
    const free = idle.pop()
    if (free) return free
    if (all.length < availableParallelism()) {
      const core = new Worker(fromRoot('scripts/score/score-worker.mjs'), { workerData: { engine } })
      all.push(core)
      return core
    }
    await new Promise((resolve) => waiting.push(() => resolve(undefined)))
    return take()
  }

  return {
    /** @param {Line[]} lines @returns {Promise<Answer[]>} */
    async judge(lines) {
      const core = await take()
      core.postMessage(lines, [])
      const [answers] = await once(core, 'message')
      idle.push(core)
      waiting.shift()?.()
      return answers
    },
    end: () => Promise.all(all.map((core) => core.terminate())),
    most: availableParallelism() * AHEAD,
  }
}

/** The non-empty lines of standard input, in batches as they arrive, so that results do not wait for the end of input. */
async function* readBatches() {
  let [number, rest] = [0, '']
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    const texts = `${rest}${chunk}`.split('\n')
    rest = texts.pop() ?? ''
    const lines = texts.map((text) => ({ number: (number += 1), text })).filter(saysAnything)
    for (let from = 0; from < lines.length; from += BATCH) yield lines.slice(from, from + BATCH)
  }
  const last = { number: number + 1, text: rest }
  if (saysAnything(last)) yield [last]
}

/** @param {Line} line */
const saysAnything = ({ text }) => text.trim() !== ''

/** @param {Answer[]} answers */
async function print(answers) {
  if (answers.some(({ isJudged }) => !isJudged)) process.exitCode = 1
  if (!process.stdout.write(answers.map(({ answer }) => `${answer}\n`).join(''))) await once(process.stdout, 'drain')
}

await runScript(async () => {
  // The reader may close the pipe early, as `head` does.
  process.stdout.on('error', () => process.exit())
  // Within the project, so that the bundle finds its packages.
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(fromRoot('.cache/score-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const cores = makeCores(await bundle('app/services/scoring/score-line.server.ts', folder))
  let [underWay, printed] = [0, Promise.resolve()]
  for await (const batch of readBatches()) {
    const answers = cores.judge(batch)
    underWay += 1
    printed = printed.then(async () => print(await answers)).finally(() => (underWay -= 1))
    if (underWay >= cores.most) await answers
  }
  await printed
  await cores.end()
})
