import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createDialogue, createUser, newRecording } from '#tests/support/factories.ts'
import { leaseOf, wantWords } from '#tests/support/leases.ts'
import { releaseLease, renewLease } from '../leases/lease.server.ts'
import {
  claimSubmission,
  createSubmission,
  findSubmission,
  saveEvaluation,
  saveTranscripts,
} from './submission.server.ts'
import { markNeedsTranscripts, supplyTranscripts } from './wanted-words.server.ts'

async function newSubmission() {
  return {
    id: randomUUID(),
    userId: null,
    type: 'sample' as const,
    dialogue: await createDialogue(),
    recordings: [newRecording(1), newRecording(0)],
    suppliedTranscripts: [],
  }
}

async function stored() {
  const submission = await newSubmission()
  await createSubmission(submission)
  return submission
}

async function expireLease(id: string): Promise<void> {
  await db.$executeRaw`UPDATE submissions SET lease_until = now() - interval '1 second' WHERE id = ${id}::uuid`
}

test('a submission is found with its recordings in the order of their segments', async () => {
  const submission = await stored()
  const found = await findSubmission(submission.id)
  expect(found).toMatchObject({ id: submission.id, userId: null, status: 'received', evaluation: null })
  expect(found?.dialogueTitle).toBe(submission.dialogue.title)
  expect(found?.recordings).toMatchObject([submission.recordings[1], submission.recordings[0]])
  expect(await findSubmission(randomUUID())).toBeNull()
})

test('twenty parallel copies of a submission are stored once', async () => {
  const submission = await newSubmission()
  const copies = Array.from({ length: 20 }, () =>
    createSubmission({ ...submission, recordings: [newRecording(0), newRecording(1)] }),
  )
  expect((await Promise.all(copies)).filter(Boolean)).toHaveLength(1)
  expect(await db.recording.count({ where: { submissionId: submission.id } })).toBe(2)
})

test('a recording that cannot be stored leaves no submission behind', async () => {
  const submission = await newSubmission()
  const twice = { ...submission, recordings: [newRecording(0), newRecording(0)] }
  await expect(createSubmission(twice)).rejects.toThrow()
  expect(await findSubmission(submission.id)).toBeNull()
})

test('only the sample may come from a guest', async () => {
  const submission = await newSubmission()
  await expect(createSubmission({ ...submission, type: 'practice' })).rejects.toThrow('submissions_owner')
  const { id } = await createUser()
  expect(await createSubmission({ ...submission, type: 'practice', userId: id })).toBe(true)
})

test('of many who want to score a submission one gets the lease, and nobody else until it is released', async () => {
  const { id } = await stored()
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimSubmission(id)))
  const [lease, ...others] = claims.filter((claim) => claim !== null)
  if (!lease) return expect.unreachable()
  expect(others).toEqual([])
  expect(await claimSubmission(id)).toBeNull()
  expect(await releaseLease(lease)).toBe(true)
  expect(await claimSubmission(id)).not.toBeNull()
})

test('a lease that ran out can be claimed; one that was renewed cannot', async () => {
  const { id } = await stored()
  const lease = await leaseOf(id)
  await expireLease(id)
  expect(await renewLease(lease)).toBe(true)
  expect(await claimSubmission(id)).toBeNull()
  await expireLease(id)
  expect(await claimSubmission(id)).not.toBeNull()
})

test('a holder that lost the lease neither renews, releases, asks for words nor saves a result', async () => {
  const { id, dialogue } = await stored()
  const late = await leaseOf(id)
  await expireLease(id)
  const current = await leaseOf(id)
  const evaluation = newEvaluation({ submissionId: id, dialogueId: dialogue.id, total: 40 })
  expect(await renewLease(late)).toBe(false)
  expect(await releaseLease(late)).toBe(false)
  expect(await markNeedsTranscripts({ lease: late, wordsWanted: [0] })).toBeNull()
  expect(await saveEvaluation({ lease: late, evaluation })).toBe(false)
  expect(await findSubmission(id)).toMatchObject({ status: 'received', wordsWanted: [], evaluation: null })
  expect(await saveEvaluation({ lease: current, evaluation })).toBe(true)
})

test('a lease ends twenty seconds after it was taken', async () => {
  const { id } = await stored()
  await claimSubmission(id)
  const rows =
    await db.$queryRaw`SELECT round(extract(epoch FROM lease_until - now()))::int AS seconds FROM submissions WHERE id = ${id}::uuid`
  expect(rows).toEqual([{ seconds: 20 }])
})

test('the first evaluation stays, and a scored submission cannot be claimed, renewed or reopened', async () => {
  const { id, dialogue } = await stored()
  const first = newEvaluation({ submissionId: id, dialogueId: dialogue.id, total: 40.5 })
  const saved: number[] = []
  const lease = await leaseOf(id)
  const save = (overallScore: number) =>
    saveEvaluation({
      lease,
      evaluation: { ...first, overallScore },
      onSaved: async () => void saved.push(overallScore),
    })
  await save(first.overallScore)
  await save(3)
  expect(saved).toEqual([first.overallScore])
  expect(await markNeedsTranscripts({ lease, wordsWanted: [0] })).toBeNull()
  expect(await renewLease(lease)).toBe(false)
  expect(await claimSubmission(id)).toBeNull()
  expect(await findSubmission(id)).toMatchObject({ status: 'scored', evaluation: first })
  expect(await db.submission.findUniqueOrThrow({ where: { id } })).toMatchObject({
    overallScore: 40.5,
    leaseUntil: null,
  })
})

test('words that were missing are added, later words for a segment replace earlier ones, a scored one takes none', async () => {
  const { id, dialogue } = await stored()
  const typed = (segmentIndex: number, text: string) => ({ segmentIndex, text, source: 'typed' as const })
  await supplyTranscripts({ submissionId: id, transcripts: [typed(0, 'too early')] })
  expect((await findSubmission(id))?.suppliedTranscripts).toEqual([])
  await wantWords(id, [0])
  await supplyTranscripts({ submissionId: id, transcripts: [typed(0, 'bir'), typed(1, 'iki')] })
  await supplyTranscripts({ submissionId: id, transcripts: [typed(1, 'üç')] })
  const texts = (await findSubmission(id))?.suppliedTranscripts.map(({ segmentIndex, text }) => [segmentIndex, text])
  expect(texts?.sort()).toEqual([
    [0, 'bir'],
    [1, 'üç'],
  ])
  await saveEvaluation({
    lease: await leaseOf(id),
    evaluation: newEvaluation({ submissionId: id, dialogueId: dialogue.id, total: 1 }),
  })
  await supplyTranscripts({ submissionId: id, transcripts: [typed(0, 'late')] })
  expect((await findSubmission(id))?.suppliedTranscripts).toHaveLength(2)
})

test('words that came while others were being looked for are not wanted again', async () => {
  const { id } = await stored()
  const said = (segmentIndex: number, text: string, source: 'typed' | 'browser' = 'typed') => ({
    segmentIndex,
    text,
    source,
  })
  expect(await wantWords(id, [0, 1, 2, 3])).toEqual([0, 1, 2, 3])
  // An empty typed text means that nothing was said; an empty browser transcript is no evidence.
  await supplyTranscripts({
    submissionId: id,
    transcripts: [said(0, 'bir'), said(1, ''), said(2, '', 'browser')],
  })
  expect(await wantWords(id, [3, 2, 1, 0])).toEqual([2, 3])
  expect(await findSubmission(id)).toMatchObject({ status: 'needs_transcripts', wordsWanted: [2, 3] })
})

test('what was heard is kept once, for the recording it was heard in', async () => {
  const { id } = await stored()
  const [first, second] = (await findSubmission(id))?.recordings ?? []
  await saveTranscripts([{ recordingId: first?.id ?? '', text: 'Günaydın.', source: 'openai' }])
  await saveTranscripts([
    { recordingId: first?.id ?? '', text: 'something else', source: 'openai' },
    { recordingId: second?.id ?? '', text: '', source: 'openai' },
  ])
  await saveTranscripts([])
  expect((await findSubmission(id))?.recordings.map(({ transcript }) => transcript)).toEqual(['Günaydın.', ''])
})

test('text that Postgres cannot hold is stored without the characters in question', async () => {
  const submission = await newSubmission()
  const hostile = 'a\u0000b\ud800c\ud83d\ude00'
  await createSubmission({ ...submission, suppliedTranscripts: [{ segmentIndex: 0, text: hostile, source: 'typed' }] })
  expect((await findSubmission(submission.id))?.suppliedTranscripts[0]?.text).toBe('abc\ud83d\ude00')
  const evaluation = newEvaluation({ submissionId: submission.id, dialogueId: submission.dialogue.id, total: 0 })
  const lease = await leaseOf(submission.id)
  await saveEvaluation({ lease, evaluation: { ...evaluation, overallFeedback: hostile } })
  expect((await findSubmission(submission.id))?.evaluation?.overallFeedback).toBe('abc\ud83d\ude00')
})
