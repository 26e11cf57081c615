// The learners of a crowd, in a process of their own. Each has one connection.
import { setTimeout as pause } from 'node:timers/promises'
import { answerParent, usage } from '../child.mjs'
import { Connection } from '../connection.mjs'
import { between, read } from './reader.mjs'
import { Tally } from './tally.mjs'
import { record } from './writer.mjs'

/**
 * What `work` comes to, with the processor time that the learners themselves took.
 * @template Result
 * @param {(tally: Tally) => Promise<Result>} work
 */
async function tallied(work) {
  const tally = new Tally()
  const before = usage().cpuMs
  const startedAt = performance.now()
  const result = await work(tally)
  const ms = performance.now() - startedAt
  const { times, putOff, failures } = tally
  return { times, putOff, failures, result, seconds: ms / 1_000, cores: (usage().cpuMs - before) / ms }
}

/** @param {string} url @param {(connection: Connection) => Promise<any>} work */
async function connected(url, work) {
  const connection = new Connection(url)
  try {
    return await work(connection)
  } finally {
    connection.close()
  }
}

/**
 * @param {{ url: string, cookies: string[], dialogues: number[], isOver: () => boolean, tally: Tally }} options
 */
const readAll = ({ url, cookies, ...rest }) =>
  Promise.all(cookies.map((cookie) => connected(url, (connection) => read({ connection, cookie, ...rest }))))

answerParent(
  {
    /** @param {{ url: string, cookies: string[], dialogues: number[], seconds: number }} crowd */
    read({ url, cookies, dialogues, seconds }) {
      const until = performance.now() + seconds * 1_000
      const isOver = () => performance.now() > until
      return tallied((tally) => readAll({ url, cookies, dialogues, isOver, tally }))
    },
    /**
     * Each writer records one dialogue; readers read until all have a result.
     * @param {{ url: string, readers: string[], writers: string[], dialogues: import('./writer.mjs').Dialogue[],
     *   arriveMs: number, segmentMs: number }} crowd
     */
    record({ url, readers, writers, dialogues, arriveMs, segmentMs }) {
      return tallied(async (tally) => {
        let areDone = false
        const ids = dialogues.map(({ id }) => id)
        const reading = readAll({ url, cookies: readers, dialogues: ids, isOver: () => areDone, tally })
        const attempts = await Promise.all(
          writers.map(async (cookie, n) => {
            const dialogue = dialogues[n % dialogues.length]
            if (!dialogue) throw new Error('There is no dialogue.')
            await pause(between(0, arriveMs))
            return connected(url, (connection) => record({ connection, cookie, dialogue, segmentMs, tally }))
          }),
        )
        areDone = true
        await reading
        return attempts
      })
    },
  },
  {},
)
