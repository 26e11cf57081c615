import { initialPlayerState } from '#app/models/practice/player-state.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import type { AttemptSnapshot, PlayerState, RecordedTake, Take } from '#app/models/practice/player-types.ts'
import { downloadAttempt } from './download-attempt.ts'
import type { Attempt, AttemptTranscript, RecordingVault, StoredRecording } from '../recording/recording-vault.ts'
import { newUuid } from '../../shell/new-uuid.ts'

/** One attempt in progress: in memory for this page, in the vault for later ones. */
export interface AttemptSession {
  attemptId: () => string
  saveProgress: (state: PlayerState) => Promise<void>
  /** Returns what the state machine needs to know about it. */
  saveRecording: (options: { index: number; recording: StoredRecording }) => Promise<RecordedTake>
  deleteRecording: (index: number) => Promise<void>
  findRecording: (index: number) => Blob | null
  transcripts: () => readonly AttemptTranscript[]
  /** Replaces the segment's transcript; without text, the segment has none. */
  saveTranscript: (transcript: AttemptTranscript) => Promise<void>
  /** Continues with the same recordings under a new id. */
  renew: () => Promise<void>
  /** The attempt is scored, so it is not resumed again. */
  finish: () => Promise<void>
  /** Deletes everything and starts a new attempt. */
  discard: () => Promise<void>
}

interface SessionOptions {
  vault: RecordingVault
  /** What the server has of a resumed attempt. */
  heldAttempt: HeldAttempt | null
  dialogueId: number
  segmentCount: number
}

/**
 * Resumes the latest unfinished attempt at a dialogue: this browser's, else the server's. Otherwise starts one
 * (`snapshot` is null then).
 */
export async function openSession(
  options: SessionOptions,
): Promise<{ session: AttemptSession; snapshot: AttemptSnapshot | null }> {
  const found = (await options.vault.findUnfinished(options)) ?? (await downloadAttempt(options))
  const recordings = new Map<number, StoredRecording>()
  const attempt = found ?? newAttempt(options)
  const takes: Take[] = []
  for (const index of attempt.plays.keys()) {
    const recording = found && (await options.vault.findRecording({ attemptId: found.attemptId, index }))
    if (recording) recordings.set(index, recording)
    takes.push(recording ? takeOf({ recording, kept: true }) : { status: 'none' })
  }
  void options.vault.prune().catch(() => undefined)
  const session = createSession({ ...options, attempt, recordings })
  return { session, snapshot: found ? { ...found, takes } : null }
}

function createSession(options: SessionOptions & { attempt: Attempt; recordings: Map<number, StoredRecording> }) {
  const { vault, recordings } = options
  let { attempt } = options
  const save = async (change: Partial<Attempt>) => {
    attempt = { ...attempt, ...change }
    await vault.saveAttempt(attempt)
  }
  const without = (index: number) => attempt.transcripts.filter(({ segmentIndex }) => segmentIndex !== index)
  const session: AttemptSession = {
    attemptId: () => attempt.attemptId,
    saveProgress: async ({ current, segments, volumePercent }) => {
      const plays = segments.map((segment) => segment.plays)
      const isSame = attempt.currentIndex === current && attempt.volumePercent === volumePercent
      if (isSame && plays.join() === attempt.plays.join()) return
      await save({ currentIndex: current, plays, volumePercent })
    },
    saveRecording: async ({ index, recording }) => {
      recordings.set(index, recording)
      const kept = await vault.saveRecording({ attemptId: attempt.attemptId, index, recording }).catch(() => false)
      return takeOf({ recording, kept })
    },
    deleteRecording: async (index) => {
      recordings.delete(index)
      await vault.deleteRecording({ attemptId: attempt.attemptId, index })
      if (without(index).length < attempt.transcripts.length) await save({ transcripts: without(index) })
    },
    findRecording: (index) => recordings.get(index)?.blob ?? null,
    transcripts: () => attempt.transcripts,
    saveTranscript: (transcript) => {
      const { segmentIndex, text } = transcript
      return save({ transcripts: text === '' ? without(segmentIndex) : [...without(segmentIndex), transcript] })
    },
    renew: async () => {
      const { attemptId } = attempt
      await save({ attemptId: newUuid() })
      for (const [index, recording] of recordings) {
        await vault.saveRecording({ attemptId: attempt.attemptId, index, recording }).catch(() => false)
      }
      await vault.deleteAttempt(attemptId)
    },
    finish: () => save({ finishedAt: Date.now() }),
    discard: async () => {
      const { attemptId } = attempt
      attempt = newAttempt(options)
      recordings.clear()
      await vault.deleteAttempt(attemptId)
    },
  }
  return session
}

function takeOf({ recording, kept }: { recording: StoredRecording; kept: boolean }): RecordedTake {
  const { durationMs, cutOff, quiet } = recording
  return { status: 'recorded', durationMs, cutOff, quiet, kept }
}

function newAttempt({ dialogueId, segmentCount }: { dialogueId: number; segmentCount: number }): Attempt {
  const { current, segments, volumePercent } = initialPlayerState(segmentCount)
  const startedAt = Date.now()
  return {
    attemptId: newUuid(),
    dialogueId,
    segmentCount,
    currentIndex: current,
    plays: segments.map(({ plays }) => plays),
    volumePercent,
    transcripts: [],
    startedAt,
    updatedAt: startedAt,
    finishedAt: null,
  }
}
