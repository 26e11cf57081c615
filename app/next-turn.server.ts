import { setImmediate } from 'node:timers/promises'

let latest: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop of one's own, so that long work, done a piece a turn, lets pages be answered in
 * between. Node.js runs all immediates of a turn together; those that wait here get one turn each, so that ten dialogues
 * judged at once hold a page no longer than one.
 */
export function nextTurn(): Promise<void> {
  latest = latest.then(() => setImmediate())
  return latest
}
