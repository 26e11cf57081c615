// What a crowd was answered.

/** @typedef {import('../connection.mjs').Answer} Answer */

/** With a time to come back: the learner is served in turn, and nothing is lost. @param {Answer} answer */
export const isPutOff = ({ status, retryAfterSeconds }) =>
  (status === 503 || status === 429) && retryAfterSeconds !== null

export class Tally {
  /** Milliseconds of the answers with what was asked for, by its kind. @type {Record<string, number[]>} */
  times = {}
  /** How often each kind was told when to come back. @type {Record<string, number>} */
  putOff = {}
  /** How often each kind failed, and how. @type {Record<string, number>} */
  failures = {}

  /** @param {string} kind @param {Answer} answer */
  note(kind, answer) {
    const { status, ms, error } = answer
    if (status >= 200 && status < 300) (this.times[kind] ??= []).push(ms)
    else if (isPutOff(answer)) this.putOff[kind] = (this.putOff[kind] ?? 0) + 1
    else {
      const failure = `${kind} ${error ?? status}`
      this.failures[failure] = (this.failures[failure] ?? 0) + 1
    }
  }
}
