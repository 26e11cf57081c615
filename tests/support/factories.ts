import { createHash, randomUUID } from 'node:crypto'
import { db } from '#app/db.server.ts'
import type { NewRecording } from '#app/models/speech/stored-recording.server.ts'

// Rows for tests: valid, unique, and with every field that a test is about open to change.

let count = 0
const next = () => (count += 1)

export async function createUser(changes: { username?: string; email?: string } = {}) {
  const number = next()
  return db.user.create({
    data: { username: `learner-${number}`, email: `learner-${number}@example.org`, ...changes },
  })
}

interface DialogueChanges {
  title?: string
  titleTr?: string
  topic?: string
  level?: 'beginner' | 'intermediate' | 'advanced'
  accessLevel?: 'free' | 'premium'
  isMockTestCandidate?: boolean
  createdAt?: Date
  /** JSON, as in the column. */
  transcript?: string
  deletedAt?: Date
  /** Null for a draft; published by default. */
  publishedAt?: Date | null
  unpublishedAt?: Date
}

export async function createDialogue(changes: DialogueChanges = {}) {
  const segments = [
    { speaker: 'English', gender: 'male', text: 'Good morning.', translation: 'Günaydın.' },
    { speaker: 'Turkish', gender: 'female', text: 'Merhaba.', translation: 'Hello.' },
  ]
  return db.dialogue.create({
    data: {
      title: `Dialogue ${next()}`,
      description: 'Two people greet each other.',
      topic: 'Community',
      level: 'beginner',
      accessLevel: 'free',
      transcript: JSON.stringify({ segments }),
      ...changes,
    },
  })
}

export function newRecording(segmentIndex: number) {
  return {
    segmentIndex,
    storageKey: `${randomUUID()}.webm`,
    mimeType: 'audio/webm',
    bytes: 12_345,
    durationMs: 3_000,
    speechMs: 2_500,
    rmsDbfs: -20.5,
    delivery: { startDelayMs: 400, pausesMs: [], speechSpanMs: 2_500 },
    sha256: createHash('sha256').update(String(next())).digest('hex'),
  } satisfies NewRecording
}
