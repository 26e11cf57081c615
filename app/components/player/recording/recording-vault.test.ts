import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'
import type { Attempt, StoredRecording } from './recording-vault.ts'
import { createVault } from './recording-vault.ts'
import { createMemoryStore, layerStores } from '../../browser-storage/owned-objects.ts'

function attemptOf(change: Partial<Attempt>): Attempt {
  return {
    attemptId: 'a',
    dialogueId: 7,
    segmentCount: 2,
    currentIndex: 0,
    plays: [1, 0],
    volumePercent: 80,
    transcripts: [],
    startedAt: 0,
    updatedAt: 0,
    finishedAt: null,
    ...change,
  }
}

function recordingOf(text: string, change: Partial<StoredRecording> = {}): StoredRecording {
  return { blob: new Blob([text], { type: 'audio/webm' }), durationMs: 900, cutOff: false, quiet: false, ...change }
}

function vaultAtClock() {
  const clock = { nowMs: 0 }
  const store = createMemoryStore()
  return { clock, store, vault: createVault({ store, now: () => clock.nowMs }) }
}

test('a recording comes back with its bytes, type and length', async () => {
  const { vault } = vaultAtClock()
  await vault.saveRecording({ attemptId: 'a', index: 1, recording: recordingOf('sound', { quiet: true }) })
  const found = await vault.findRecording({ attemptId: 'a', index: 1 })
  expect(found).toMatchObject({ durationMs: 900, cutOff: false, quiet: true })
  expect(found?.blob.type).toBe('audio/webm')
  expect(await found?.blob.text()).toBe('sound')
  expect(await vault.findRecording({ attemptId: 'a', index: 0 })).toBeNull()
})

test('the whole recording wins over a part that was saved just before', async () => {
  const { vault } = vaultAtClock()
  const part = vault.saveRecording({ attemptId: 'a', index: 0, recording: recordingOf('so', { cutOff: true }) })
  const whole = vault.saveRecording({ attemptId: 'a', index: 0, recording: recordingOf('sound') })
  await Promise.all([part, whole])
  expect(await vault.findRecording({ attemptId: 'a', index: 0 })).toMatchObject({ cutOff: false })
})

test('the latest unfinished attempt at the same dialogue is taken up', async () => {
  const { clock, vault } = vaultAtClock()
  for (const attemptId of ['old', 'new']) {
    clock.nowMs += HOUR_MS
    await vault.saveAttempt(attemptOf({ attemptId }))
  }
  await vault.saveAttempt(attemptOf({ attemptId: 'done', finishedAt: clock.nowMs }))
  await vault.saveAttempt(attemptOf({ attemptId: 'other', dialogueId: 8 }))
  expect(await vault.findUnfinished({ dialogueId: 7, segmentCount: 2 })).toMatchObject({ attemptId: 'new' })
})

test('an attempt at a dialogue that has changed its length is not taken up', async () => {
  const { vault } = vaultAtClock()
  await vault.saveAttempt(attemptOf({}))
  expect(await vault.findUnfinished({ dialogueId: 7, segmentCount: 3 })).toBeNull()
})

test('pruning forgets finished attempts after a day and unfinished ones after a week, with their recordings', async () => {
  const { clock, store, vault } = vaultAtClock()
  for (const attemptId of ['finished', 'left']) {
    await vault.saveAttempt(attemptOf({ attemptId, finishedAt: attemptId === 'finished' ? 0 : null }))
    await vault.saveRecording({ attemptId, index: 0, recording: recordingOf('x') })
  }
  await vault.saveRecording({ attemptId: 'orphan', index: 0, recording: recordingOf('x') })
  const keysAfter = async (nowMs: number) => {
    clock.nowMs = nowMs
    await vault.prune()
    return (await store.keys()).sort()
  }
  const left = ['attempt:left', 'recording:left:0']
  expect(await keysAfter(DAY_MS - 1)).toEqual(['attempt:finished', 'attempt:left', 'recording:finished:0', left[1]])
  expect(await keysAfter(DAY_MS)).toEqual(left)
  expect(await keysAfter(7 * DAY_MS - 1)).toEqual(left)
  expect(await keysAfter(7 * DAY_MS)).toEqual([])
})

test('deleting an attempt takes its recordings and no others', async () => {
  const { store, vault } = vaultAtClock()
  for (const attemptId of ['a', 'ab']) {
    await vault.saveAttempt(attemptOf({ attemptId }))
    await vault.saveRecording({ attemptId, index: 0, recording: recordingOf('x') })
  }
  await vault.deleteAttempt('a')
  expect((await store.keys()).sort()).toEqual(['attempt:ab', 'recording:ab:0'])
})

test('values of another format are neither taken up nor kept', async () => {
  const { store, vault } = vaultAtClock()
  await store.put('attempt:old', { attemptId: 'old', dialogueId: 7, segmentCount: 2 })
  expect(await vault.findUnfinished({ dialogueId: 7, segmentCount: 2 })).toBeNull()
  await vault.prune()
  expect(await store.keys()).toEqual([])
})

test('what durable storage refuses stays in memory and says that it is not kept', async () => {
  const durable = createMemoryStore()
  let isFull = false
  const put = async (key: string, value: unknown) => {
    if (isFull) throw new Error('quota')
    await durable.put(key, value)
    return true
  }
  const store = layerStores({ durable: { ...durable, put }, memory: createMemoryStore() })
  const vault = createVault({ store })
  expect(await vault.saveRecording({ attemptId: 'a', index: 0, recording: recordingOf('one') })).toBe(true)
  isFull = true
  expect(await vault.saveRecording({ attemptId: 'a', index: 0, recording: recordingOf('two') })).toBe(false)
  expect(await (await vault.findRecording({ attemptId: 'a', index: 0 }))?.blob.text()).toBe('two')
  isFull = false
  expect(await vault.saveRecording({ attemptId: 'a', index: 0, recording: recordingOf('three') })).toBe(true)
  expect(await (await vault.findRecording({ attemptId: 'a', index: 0 }))?.blob.text()).toBe('three')
  expect(await store.keys()).toEqual(['recording:a:0'])
})

test('unfinished attempts are listed with what is recorded of them', async () => {
  const { vault } = vaultAtClock()
  await vault.saveAttempt(attemptOf({ attemptId: 'open' }))
  await vault.saveAttempt(attemptOf({ attemptId: 'done', finishedAt: 1 }))
  for (const attemptId of ['open', 'done']) {
    for (const index of [1, 0]) await vault.saveRecording({ attemptId, index, recording: recordingOf('sound') })
  }
  expect(await vault.listUnfinished()).toEqual([{ attemptId: 'open', dialogueId: 7, indexes: [0, 1] }])
})

test('what is finished can be forgotten at once, with its recordings', async () => {
  const { vault, store } = vaultAtClock()
  await vault.saveAttempt(attemptOf({ attemptId: 'open' }))
  await vault.saveAttempt(attemptOf({ attemptId: 'done', finishedAt: 1 }))
  for (const attemptId of ['open', 'done']) {
    await vault.saveRecording({ attemptId, index: 0, recording: recordingOf('sound') })
  }
  await vault.prune({ keepsFinished: false })
  expect((await store.keys()).sort()).toEqual(['attempt:open', 'recording:open:0'])
})
