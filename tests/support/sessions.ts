import { randomUUID } from 'node:crypto'
import { db } from '#app/db.server.ts'
import { createSubmission, findSubmission, saveEvaluation } from '#app/models/practice/submission.server.ts'
import type { ErrorItem, Evaluation, Severity } from '#app/models/scoring/evaluation.ts'
import type { MarkedBy } from '#app/models/scoring/marked-by.ts'
import { recordPractice } from '#app/services/progress/record-practice.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import { newEvaluation } from './evaluation.ts'
import { createDialogue, newRecording } from './factories.ts'
import { fixture } from './submission.ts'
import { leaseOf } from './leases.ts'

interface Session {
  userId: number
  title?: string
  topic?: string
  /** Out of 45. */
  total?: number
  errors?: Severity[]
  markedBy?: MarkedBy
  /** A new one by default. */
  dialogue?: Awaited<ReturnType<typeof createDialogue>>
  at?: Date
  /** How many recordings are kept, with their files. */
  recordings?: number
  /** Not scored, or waiting for words. */
  status?: 'received' | 'needs_transcripts'
}

const DEDUCTIONS = { critical: 5, major: 2, minor: 0.5 }

function errorOf(type: Severity, index: number): ErrorItem {
  return {
    segment_id: index + 1,
    type,
    category: 'distortion',
    rule: 'number-replaced',
    facts: {},
    detail: `Said nine instead of three, number ${index + 1}.`,
    referenceQuote: 'three',
    renditionQuote: 'nine',
    confidence: 'high',
    deduction: DEDUCTIONS[type],
  }
}

function evaluationOf(options: { submissionId: string; dialogueId: number; total: number; errors: Severity[] }) {
  const { total, errors } = options
  const evaluation = newEvaluation(options)
  const autoFailTriggered = errors.filter((type) => type === 'critical').length >= 3
  const grade = total >= 29 && !autoFailTriggered ? 'Pass' : 'Fail'
  const verdicts = ['good', 'partial', 'missed', 'good'] as const
  return {
    ...evaluation,
    naatiScore: { total, grade, autoFailTriggered, errors: errors.map(errorOf) },
    segments: verdicts.map((verdict, segmentIndex) => ({
      segmentIndex,
      verdict,
      score: 45 - 10 * segmentIndex,
      transcript: 'Merhaba',
      transcriptSource: 'typed',
      feedback: `Feedback on segment ${segmentIndex + 1}.`,
    })),
  } satisfies Evaluation
}

async function newRecordings(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = fixture('tr_espeak.webm')
      const storageKey = await recordingStore.put({ bytes, extension: 'webm' })
      return { ...newRecording(index), storageKey, bytes: bytes.length }
    }),
  )
}

/** A session like one from practising: rows, files, counters and XP. @returns the submission's id. */
export async function createSession(session: Session): Promise<string> {
  const { userId, title, topic = 'Community', total = 40, errors = [], at, recordings = 0, status } = session
  const { markedBy } = session
  const dialogue = session.dialogue ?? (await createDialogue({ ...(title !== undefined && { title }) }))
  const id = randomUUID()
  await createSubmission({
    id,
    userId,
    type: 'practice',
    dialogue: { ...dialogue, topic },
    recordings: await newRecordings(recordings),
    suppliedTranscripts: [],
  })
  if (at) await db.submission.update({ where: { id }, data: { createdAt: at } })
  if (status) {
    await db.submission.update({ where: { id }, data: { status } })
    return id
  }
  const submission = await findSubmission(id)
  if (!submission) throw new Error('It was just made.')
  const evaluation = {
    ...evaluationOf({ submissionId: id, dialogueId: dialogue.id, total, errors }),
    ...(markedBy === 'learner' && { markedBy }),
  }
  await saveEvaluation({
    lease: await leaseOf(id),
    evaluation,
    onSaved: (tx) => recordPractice(tx, { submission, evaluation }),
  })
  return id
}
