import { expect, test } from 'vitest'
import { submitStepsOf } from './player-steps.ts'
import type { ServerProgress, Submission } from './player-types.ts'

const sending: Submission = { phase: 'submitting', step: 'scoring', sentBytes: 9, totalBytes: 9, server: null }
const statesOf = (submission: Submission) => submitStepsOf(submission).map(({ kind, state }) => `${kind} ${state}`)
const told = (server: ServerProgress) => statesOf({ ...sending, server })

test('nothing is done before the server says so', () => {
  expect(statesOf(sending)).toEqual(['stored active', 'scored open'])
  expect(told({ isStored: false, transcription: { done: 2, total: 2 } })).toEqual([
    'stored active',
    'transcribed open',
    'scored open',
  ])
})

test('each step waits for the one before it', () => {
  expect(told({ isStored: true, transcription: { done: 1, total: 2 } })).toEqual([
    'stored done',
    'transcribed active',
    'scored open',
  ])
  expect(told({ isStored: true, transcription: { done: 2, total: 2 } })).toEqual([
    'stored done',
    'transcribed done',
    'scored active',
  ])
})

test('without a recogniser, or without speech, there is nothing to transcribe', () => {
  expect(told({ isStored: true, transcription: null })).toEqual(['stored done', 'scored active'])
  expect(told({ isStored: true, transcription: { done: 0, total: 0 } })).toEqual(['stored done', 'scored active'])
})

test('only a score is scored', () => {
  const server = { isStored: true, transcription: null }
  expect(statesOf({ phase: 'done', result: 'scored', server })).toEqual(['stored done', 'scored done'])
  expect(statesOf({ phase: 'done', result: 'needs_transcripts', server })).toEqual(['stored done', 'scored active'])
  expect(statesOf({ phase: 'none' })).toEqual([])
})
