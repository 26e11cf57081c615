import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue, createUser, newRecording } from '#tests/support/factories.ts'
import type { RecordingStore } from '../speech/store/recording-store.server.ts'
import { exportAccount } from './export-account.server.ts'

const RECORDINGS = 4
const PIECES_EACH = 64
const PIECE = Buffer.alloc(65_536, 7)

/** A store whose recordings are generated while they are read, and which counts the bytes requested. */
function countingStore() {
  const seen = { opened: 0, pieces: 0, closed: 0 }
  const store: RecordingStore = {
    put: () => Promise.reject(new Error('not here')),
    async open() {
      seen.opened += 1
      return {
        bytes: PIECES_EACH * PIECE.length,
        stream() {
          let left = PIECES_EACH
          return new Readable({
            highWaterMark: 1,
            read() {
              left -= 1
              if (left < 0) this.push(null)
              else {
                seen.pieces += 1
                this.push(PIECE)
              }
            },
            destroy(error, callback) {
              seen.closed += 1
              callback(error)
            },
          })
        },
      }
    },
    remove: () => Promise.resolve(),
    async *list() {},
    readMark: async () => null,
    mark: async () => undefined,
    removeUnfinished: () => Promise.resolve(0),
  }
  return { store, seen }
}

async function createOwner(): Promise<number> {
  const { id: userId } = await createUser()
  const dialogue = await createDialogue()
  const copied = { dialogueTitle: dialogue.title, dialogueTopic: dialogue.topic, dialogueLevel: dialogue.level }
  for (let made = 0; made < RECORDINGS; made += 1) {
    const recordings = { create: newRecording(0) }
    await db.submission.create({ data: { id: randomUUID(), userId, dialogueId: dialogue.id, ...copied, recordings } })
  }
  return userId
}

test('a slow reader is not outrun: files are read on demand, and closed if the reader leaves', async () => {
  const { store, seen } = countingStore()
  const pieces = await exportAccount({ userId: await createOwner(), store, locale: 'en', now: new Date() })
  let soundTaken = 0
  while (soundTaken < 10) {
    const { value } = await pieces.next()
    if (value?.length === PIECE.length) soundTaken += 1
    expect(seen.pieces - soundTaken).toBeLessThanOrEqual(3)
  }
  expect(seen.opened).toBe(1)
  await pieces.return(undefined)
  expect(seen).toMatchObject({ opened: 1, closed: 1 })
})

test('a complete read opens and closes every recording once', async () => {
  const { store, seen } = countingStore()
  const pieces = await exportAccount({ userId: await createOwner(), store, locale: 'en', now: new Date() })
  let bytes = 0
  for await (const piece of pieces) bytes += piece.length
  expect(seen).toEqual({ opened: RECORDINGS, pieces: RECORDINGS * PIECES_EACH, closed: RECORDINGS })
  expect(bytes).toBeGreaterThan(RECORDINGS * PIECES_EACH * PIECE.length)
})

test('an account that is gone is not found', async () => {
  const { store } = countingStore()
  await expect(exportAccount({ userId: 0, store, locale: 'en', now: new Date() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
