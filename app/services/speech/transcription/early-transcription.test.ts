import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEarlyTranscription } from './early-transcription.server.ts'
import { createDiskRecordingStore } from '../store/recording-store.disk.server.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'
import { createNoTranscriber } from './transcriber.none.server.ts'
import type { SpeechTranscriber, TranscriptResult } from './transcriber.ts'

let folder: string
let store: RecordingStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-early-'))
  store = createDiskRecordingStore({ folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function spoken() {
  const storageKey = await store.put({ bytes: new Uint8Array([1, 2, 3]), extension: 'webm' })
  return { storageKey, mimeType: 'audio/webm', durationMs: 3_000, speechMs: 2_500, rmsDbfs: -20 }
}

/** A recogniser that answers when the test releases it. */
function held(result: TranscriptResult) {
  const finish: (() => void)[] = []
  const transcriber: SpeechTranscriber = {
    id: 'openai',
    async transcribe() {
      await new Promise<void>((resolve) => finish.push(resolve))
      return result
    },
  }
  return { transcriber, finish }
}

const OK: TranscriptResult = { status: 'ok', text: 'Merhaba.', source: 'openai', model: 'm' }

test('what was heard is kept, once, and whoever scores waits for it', async () => {
  const { transcriber, finish } = held(OK)
  const kept: unknown[] = []
  const early = createEarlyTranscription({ transcriber, store, onFailure: () => {} })
  const recording = await spoken()
  const keep = async (heard: unknown) => void kept.push(heard)
  early.begin({ recording, language: 'tr', keep })
  early.begin({ recording, language: 'tr', keep })
  await expect.poll(() => finish.length).toBe(1)
  const settled = early.settled([recording.storageKey, 'of another process']).then(() => kept.length)
  expect(kept).toEqual([])
  finish[0]?.()
  expect(await settled).toBe(1)
  expect(kept).toEqual([{ storageKey: recording.storageKey, text: 'Merhaba.', source: 'openai' }])
})

test('a failure costs nothing, and words that cannot be kept are told of', async () => {
  const failures: unknown[] = []
  const kept: unknown[] = []
  const keep = async (heard: unknown) => void kept.push(heard)
  const failing = held({ status: 'not-transcribed', reason: 'provider-error' })
  const first = createEarlyTranscription({ ...failing, store, onFailure: (error) => failures.push(error) })
  const recording = await spoken()
  first.begin({ recording, language: 'en', keep })
  await expect.poll(() => failing.finish.length).toBe(1)
  failing.finish[0]?.()
  await first.settled([recording.storageKey])
  expect([kept, failures]).toEqual([[], []])
  const working = held(OK)
  const second = createEarlyTranscription({ ...working, store, onFailure: (error) => failures.push(error) })
  second.begin({ recording, language: 'en', keep: () => Promise.reject(new Error('the database is away')) })
  await expect.poll(() => working.finish.length).toBe(1)
  working.finish[0]?.()
  await second.settled([recording.storageKey])
  expect(failures).toMatchObject([{ message: 'the database is away' }])
})

test('without a recogniser nothing is even read', async () => {
  const early = createEarlyTranscription({
    transcriber: createNoTranscriber(),
    store: { open: () => Promise.reject(new Error('not here')) },
    onFailure: (error) => expect.unreachable(String(error)),
  })
  const recording = await spoken()
  early.begin({ recording, language: 'tr', keep: () => Promise.reject(new Error('not here')) })
  await early.settled([recording.storageKey])
})
