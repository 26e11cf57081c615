// A learner who opens page after page.
import { setTimeout as pause } from 'node:timers/promises'

/** Longest pause before the first page, so that a crowd does not arrive at once. */
const ARRIVES_MS = 6_000
/** Between two requests. */
const LEAST_MS = 2_000
const MOST_MS = 6_000

/** @param {number} least @param {number} most */
export const between = (least, most) => least + Math.random() * (most - least)

/** @param {number} dialogue @returns {[kind: string, path: string][]} */
const roundOf = (dialogue) => [
  ['dashboard', '/dashboard'],
  ['list', '/practice'],
  ['dialogue', `/practice/${dialogue}`],
  ['sound', `/api/audio/segment/${dialogue}/0`],
  ['sound', `/api/audio/segment/${dialogue}/1`],
  ['history', '/history'],
  ['words', '/vocabulary'],
  ['unread', '/api/notifications/unread-count'],
]

/**
 * Reads until it is over.
 * @param {{ connection: import('../connection.mjs').Connection, cookie: string, dialogues: number[], isOver: () => boolean,
 *   tally: import('./tally.mjs').Tally }} options
 */
export async function read({ connection, cookie, dialogues, isOver, tally }) {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip' }
  await pause(between(0, ARRIVES_MS))
  while (!isOver()) {
    const dialogue = dialogues[Math.floor(Math.random() * dialogues.length)] ?? 1
    for (const [kind, path] of roundOf(dialogue)) {
      if (isOver()) return
      tally.note(kind, await connection.ask({ path, headers }))
      await pause(between(LEAST_MS, MOST_MS))
    }
  }
}
