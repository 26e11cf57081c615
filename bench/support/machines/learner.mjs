// A learner who signs up, signs in, opens pages and practises through the balancer, until told to stop.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, logIn, own, postJson, send, stagedTake, submission, SPOKEN } from '../../faults/support/http.mjs'
import { MACHINE_HEADER } from './balancer.mjs'

/**
 * @typedef {import('../../faults/support/http.mjs').Sent} Sent
 * @typedef {import('../../faults/support/world.mjs').Sample} Sample
 * @typedef {{ port: number }} Place
 */

/** The demo accounts' password, which `logIn` uses. */
const PASSWORD = 'Kopru!2026'
const PAGES = ['/dashboard', '/practice', '/history', '/vocabulary', '/mock-test']
const UNREAD = '/api/notifications/unread-count'
/** Two are sent ahead, the last comes with the submission. */
export const TAKES = 3
const RESULT_MS = 60_000
/** Between two requests: the bench is about what is lost, not about speed. */
const THINK_MS = 500
const SHA256 = createHash('sha256').update(SPOKEN).digest('hex')

export class Learner {
  cookie = ''
  requests = 0
  /** Milliseconds of each answer. @type {number[]} */
  times = []
  /** @type {string[]} */
  failures = []
  /** Of pages, practice and a result. */
  rounds = 0
  /** The machines that answered, in order. @type {string[]} */
  machines = []
  /** Accepted submissions. @type {string[]} */
  accepted = []
  /** Recordings that were the same, byte for byte, from every machine. */
  heard = 0

  /** @param {{ name: string, balancer: Place, machines: () => Place[], sample: Sample }} options */
  constructor({ name, balancer, machines, sample }) {
    this.name = name
    this.balancer = balancer
    this.places = machines
    this.sample = sample
  }

  /**
   * Notes how it was answered.
   * @param {Sent} sent
   * @param {Place} [place] the balancer, or one machine
   */
  async ask(sent, place = this.balancer) {
    await pause(THINK_MS)
    const headers = { ...own(this.cookie), ...sent.headers }
    const answer = await send(place, { ...sent, headers })
    this.requests += 1
    this.times.push(answer.ms)
    if (place === this.balancer) this.machines.push(String(answer.headers[MACHINE_HEADER]))
    if (answer.status !== 200) {
      const what = `${sent.method ?? 'GET'} ${sent.path}`
      this.failures.push(`${what}: ${answer.status} ${answer.error ?? answer.body.slice(0, 200)}`)
    }
    return answer
  }

  async join() {
    const account = { username: this.name, email: `${this.name}@example.org`, password: PASSWORD }
    const made = await postJson(this.balancer, '/api/auth/register', account)
    if (made.status !== 201) throw new Error(`${this.name} cannot sign up: ${made.status} ${made.body} ${made.error}`)
    this.cookie = await logIn(this.balancer, this.name)
  }

  async browse() {
    for (const path of [...PAGES, `/practice/${this.sample.id}`]) {
      await this.ask({ path })
      await this.ask({ path: UNREAD })
    }
  }

  /** Records two segments ahead and the third with the submission; the others are typed. */
  async practise() {
    const attemptId = randomUUID()
    const { id: dialogueId, answers: words } = this.sample
    const { cookie } = this
    for (const index of [0, 1]) {
      await this.ask(stagedTake({ attemptId, index, dialogueId, cookie }))
    }
    const whole = { dialogueId, submissionId: attemptId, cookie, staged: [0, 1], takes: [2], words }
    const answer = await this.ask(await submission(whole))
    if (answer.status === 200) this.accepted.push(attemptId)
    return answer.status === 200 ? attemptId : undefined
  }

  /** The result, and its recordings from every machine that serves. @param {string} id of the submission */
  async lookAt(id) {
    const until = performance.now() + RESULT_MS
    let result = jsonOf(await this.ask({ path: `/api/submissions/${id}` }))
    while (result.status !== 'scored' && performance.now() < until) {
      await pause(THINK_MS)
      result = jsonOf(await this.ask({ path: `/api/submissions/${id}` }))
    }
    if (result.status !== 'scored') this.failures.push(`${id} is ${result.status} after a minute`)
    for (const { id: recording } of result.recordings ?? []) await this.listen(recording)
  }

  /** @param {string} recording */
  async listen(recording) {
    for (const place of this.places()) {
      const url = `http://127.0.0.1:${place.port}/api/recordings/${recording}`
      const answer = await fetch(url, { headers: own(this.cookie) })
      const sum = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex')
      if (sum === SHA256) this.heard += 1
      else this.failures.push(`${url}: ${answer.status}, not what was recorded`)
    }
  }

  /** @param {() => boolean} isOver */
  async run(isOver) {
    while (!isOver()) {
      await this.browse()
      const id = await this.practise()
      if (id) await this.lookAt(id)
      this.rounds += 1
    }
  }
}
