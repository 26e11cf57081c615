import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { findRecordedFile, hashWords, readRecordedMs } from './segment-recording.server.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 9, minute))

async function record(options: { dialogueId: number; words: string; durationMs: number; from: Date; to?: Date }) {
  const { words, from: createdAt, to: retiredAt = null, ...columns } = options
  const contentHash = hashWords(`${words} ${columns.durationMs}`)
  const recording = { language: 'tr', words, wordsHash: hashWords(words), contentHash, segmentIndex: 0, bytes: 1 }
  await db.segmentRecording.create({ data: { ...columns, ...recording, createdAt, retiredAt, mastering: {} } })
}

test('all recordings of a dialogue are as long as each one alone, now and when a mock test began', async () => {
  const { id: dialogueId } = await createDialogue()
  const { id: other } = await createDialogue()
  await record({ dialogueId, words: 'Günaydın.', durationMs: 1_000, from: at(0), to: at(10) })
  await record({ dialogueId, words: 'Günaydın.', durationMs: 2_000, from: at(10) })
  await record({ dialogueId, words: 'Buyurun.', durationMs: 3_000, from: at(20), to: at(30) })
  await record({ dialogueId: other, words: 'Merhaba.', durationMs: 4_000, from: at(0) })
  const expected: [Date | null, (number | null)[]][] = [
    [at(5), [1_000, null, null]],
    [at(15), [2_000, null, null]],
    [at(25), [2_000, 3_000, null]],
    [null, [2_000, null, null]],
  ]
  for (const [asOf, durations] of expected) {
    const recordedMs = await readRecordedMs({ dialogueId, asOf })
    const said = ['Günaydın.', 'Buyurun.', 'Merhaba.'].map((words) => ({ language: 'tr' as const, words }))
    expect(said.map(recordedMs)).toEqual(durations)
    const alone = await Promise.all(said.map((one) => findRecordedFile({ ...one, dialogueId, asOf })))
    expect(alone.map((file) => file?.durationMs ?? null)).toEqual(durations)
    expect(recordedMs({ language: 'en', words: 'Günaydın.' })).toBeNull()
  }
})
