// Starts a script of this folder as its own process and queries it over IPC: what is measured must not share a process with
// the measuring code.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../scripts/start/memory-flags.mjs'
import { fromRoot, Problem } from '../../scripts/project.mjs'

/**
 * @typedef {{ ask: (kind: string, details?: object) => Promise<any>, pid: number, stop: () => Promise<void> }} Child
 *   `ask`: sends a question and resolves with the answer
 */

/**
 * @param {string} script in bench/support
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Child & { ready: any }>} `ready`: what the script said when it was
 */
export async function startChild(script, environment = {}) {
  const child = spawn(process.execPath, ['--expose-gc', ...MEMORY_FLAGS, fromRoot(`bench/support/${script}`)], {
    env: { ...MEMORY_ENVIRONMENT, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let last = 0
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map()
  child.on('message', (/** @type {any} */ message) => waiting.get(message.id)?.(message))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Problem(`${script} ended with ${code}`)
  })
  ended.catch(() => undefined)
  const answerTo = (/** @type {number} */ id) =>
    Promise.race([new Promise((resolve) => waiting.set(id, resolve)), ended]).finally(() => waiting.delete(id))
  const ready = await answerTo(0)
  return {
    ready,
    pid: child.pid ?? 0,
    async ask(kind, details = {}) {
      last += 1
      const answer = answerTo(last)
      child.send({ ...details, kind, id: last })
      const { failure, value } = await answer
      if (failure !== undefined) throw new Problem(failure)
      return value
    },
    async stop() {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

/**
 * The child's side: answers questions until the parent is gone.
 * @param {Record<string, (question: any) => unknown>} answers
 * @param {object} ready
 */
export function answerParent(answers, ready) {
  const answer = async (/** @type {any} */ question) => {
    const { id, kind } = question
    try {
      process.send?.({ id, value: await answers[kind]?.(question) })
    } catch (error) {
      process.send?.({ id, failure: String(error) })
    }
  }
  process.on('message', (question) => void answer(question))
  process.once('disconnect', () => process.exit())
  process.send?.({ id: 0, ...ready })
}

/** What this process has used: milliseconds of processor time, bytes of memory. */
export function usage() {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1_000, ...process.memoryUsage() }
}
