// R1: kill -9 during submissions and recordings sent ahead, ten times; the client retries, as ours does.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startOpenAi } from './support/doubles.mjs'
import { logIn, send, stagedTake, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, quantile, seconds } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

/**
 * @typedef {import('./support/world.mjs').World} World
 * @typedef {import('./support/world.mjs').Sample} Sample
 */

const CYCLES = 10
const CLIENTS = 10
const RESUMED_MS = 30_000
/** One recording is sent with the submission, after two that were sent ahead. */
const TAKES = 3
/** For the busiest machine. */
const LONGEST_MS = 900_000

/** A client that retries until its request is accepted, by any process. */
class Client {
  tries = 0
  /** Requests answered with 200. */
  calls = 0
  accepted = /** @type {string[]} */ ([])
  strange = /** @type {string[]} */ ([])

  /** @param {{ app: () => { port: number }, cookie: string, sample: Sample, deadline: number, isOver: () => boolean }} options */
  constructor(options) {
    this.options = options
  }

  /** @param {import('./support/http.mjs').Upload} upload @returns {Promise<boolean>} */
  async persist(upload) {
    while (performance.now() < this.options.deadline) {
      this.tries += 1
      const answer = await send(this.options.app(), upload)
      if (answer.status === 200) return true
      if (answer.status !== 0 && answer.status !== 503) {
        this.strange.push(`${answer.status} ${answer.body.slice(0, 200)}`)
        return false
      }
      await pause(100)
    }
    this.strange.push(`never taken: ${upload.method} ${upload.path}`)
    return false
  }

  async run() {
    const { cookie, sample, isOver } = this.options
    while (!isOver()) {
      const attemptId = randomUUID()
      for (const index of [0, 1]) {
        if (!(await this.persist(stagedTake({ attemptId, index, dialogueId: sample.id, cookie })))) return
        this.calls += 1
      }
      const whole = { dialogueId: sample.id, submissionId: attemptId, cookie, staged: [0, 1], takes: [2] }
      if (!(await this.persist(await submission({ ...whole, words: sample.answers })))) return
      this.calls += 1
      this.accepted.push(attemptId)
    }
  }
}

/** Waits until the clients have made some progress, and then for a random time. @param {Client[]} clients */
async function untilInTheMiddle(clients) {
  const calls = () => clients.reduce((sum, client) => sum + client.calls, 0)
  const before = calls()
  while (calls() < before + CLIENTS / 2 && clients.some(({ strange }) => strange.length === 0)) await pause(20)
  await pause(Math.random() * 1_000)
}

/** @param {World} world @param {Sample} sample */
async function killAgainAndAgain(world, sample) {
  let app = await world.start()
  const learners = await addLearners(world, CLIENTS)
  let isOver = false
  const deadline = performance.now() + LONGEST_MS
  const clients = []
  for (const { username } of learners) {
    const cookie = await logIn(app, username)
    clients.push(new Client({ app: () => app, cookie, sample, deadline, isOver: () => isOver }))
  }
  const running = clients.map((client) => client.run())
  /** @type {number[]} */
  const starts = []
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await untilInTheMiddle(clients)
    await app.kill()
    const startedAt = performance.now()
    app = await world.start()
    starts.push(performance.now() - startedAt)
  }
  await pause(500)
  isOver = true
  await Promise.all(running)
  const ids = clients.flatMap(({ accepted }) => accepted)
  const tries = clients.reduce((sum, client) => sum + client.tries, 0)
  note(
    `${CYCLES} kills, ${ids.length} submissions in ${tries} calls, ready again after ${seconds(quantile(starts, 0.5))}`,
  )
  const strange = clients.flatMap((client) => client.strange)
  check(strange.length === 0, 'no answer but 200, 503 and a broken connection', strange[0])
  check(new Set(ids).size === ids.length && ids.length > CLIENTS, 'every client got through', ids.length)
  await checkSubmissions(world, { ids, takes: TAKES, what: 'after ten kills' })
  const [others] = await world.sql('SELECT count(*)::int AS n FROM submissions WHERE NOT id = ANY($1::uuid[])', [ids])
  check(others?.n === 0, 'no submission is there that nobody was told of')
  const { rows, wrong, strangers } = await compareFiles(world)
  check(wrong === 0, 'every row has its file, byte for byte', `${rows} rows`)
  // A file is written before its row. After a kill between the two, the hourly sweep removes the file.
  note(`${strangers.length} files without a row of killed processes, for the hourly sweep`)
  return app
}

/** The process dies while a submission waits for the provider, and its client never comes back. */
async function resumeAlone() {
  const openai = await startOpenAi()
  await inWorld({ settings: openai.settings }, async (world) => {
    const dying = await world.start()
    const other = await world.start()
    const sample = await getSample(world)
    const cookie = await logIn(dying, 'free')
    openai.double.always('transcriptions', { fault: 'late', afterMs: 15_000 })
    const sent = await submission({ dialogueId: sample.id, cookie, takes: [0, 1, 2], timeoutMs: 20_000 })
    const answer = send(dying, sent)
    while (openai.double.requests.length < TAKES) await pause(20)
    // The worst case: the lease was just renewed.
    await pause(11_000)
    openai.double.always('transcriptions', 'Bunlar sonradan duyulan sözler.')
    const killedAt = performance.now()
    await dying.kill()
    check((await answer).status === 0, 'the client of the killed process has no answer')
    let status
    while (status !== 'scored' && performance.now() - killedAt < 60_000) {
      await pause(100)
      const [row] = await world.sql('SELECT status FROM submissions WHERE id = $1', [sent.submissionId])
      status = row?.status
    }
    const delay = performance.now() - killedAt
    check(
      status === 'scored' && delay <= RESUMED_MS,
      'another process scores it within 30 s',
      `${seconds(delay)}, ${status}`,
    )
    note(`the result of a killed process came after ${seconds(delay)}`)
    await checkSubmissions(world, { ids: [sent.submissionId], takes: TAKES, what: 'without its client' })
    const [told] = await world.sql(
      `SELECT count(*)::int AS n FROM notifications WHERE user_id =
      (SELECT user_id FROM submissions WHERE id = $1)`,
      [sent.submissionId],
    )
    check(told?.n === 1, 'the learner is told once', String(told?.n))
    check(other.isAlive(), 'the other process goes on')
  })
  await openai.close()
}

await faultScript('R1 kill -9', async () => {
  await inWorld({}, async (world) => {
    const warm = await world.start()
    const sample = await getSample(world)
    await warm.kill()
    const app = await killAgainAndAgain(world, sample)
    check((await app.stop()) === 0, 'the last process ends in peace')
  })
  await resumeAlone()
})
