// A child process that answers one JSON line with another, in order. Its first line says whether it is ready.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Problem } from '../project.mjs'

/** @typedef {Awaited<ReturnType<typeof openLineChild>>} LineChild */

/**
 * @param {string} command
 * @param {string[]} args
 */
export async function openLineChild(command, args) {
  // Ctrl+C is for the parent alone, which lets it finish what it is doing; it ends with the parent's pipe.
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  /** @type {((answer: any) => void)[]} */
  const waiting = []
  let isGone = false
  const next = () => new Promise((resolve) => waiting.push(resolve))
  const ready = next()
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)))
  const gone = () => {
    isGone = true
    for (const resolve of waiting.splice(0)) resolve({ error: `${command} has stopped` })
  }
  child.on('error', gone).on('exit', gone)
  const first = await ready
  if (first.ready !== true) throw new Problem(`${args[0]} is not ready: ${first.detail ?? first.error}`)
  return {
    /** @param {object} message @returns {Promise<any>} rejects if the answer is an error */
    async ask(message) {
      if (isGone) throw new Error(`${command} has stopped`)
      const answer = next()
      child.stdin.write(`${JSON.stringify(message)}\n`)
      const { error, ...rest } = await answer
      if (error !== undefined) throw new Error(String(error))
      return rest
    },
    close: () => child.stdin.end(),
  }
}

/**
 * Hands each task to whichever of these workers is free.
 * @template Worker, Task
 * @param {{ workers: Worker[], tasks: Task[], run: (worker: Worker, task: Task) => Promise<void> }} options
 */
export async function shareOut({ workers, tasks, run }) {
  const queue = [...tasks]
  await Promise.all(
    workers.map(async (worker) => {
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) await run(worker, task)
    }),
  )
}
