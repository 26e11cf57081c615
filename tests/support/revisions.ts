import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { answersOf, type SampleRow, submissionForm } from './submission.ts'

type User = { id: number }

/** The headers of a write by a learner, or by a guest (null). */
export const headersOf = async (user: User | null) => (user ? writingAs(user) : {})

interface Correction {
  submissionId: string
  segmentIndex: number
  transcript?: string
  revisionId?: string
}

interface Retry {
  submissionId: string
  segmentIndex: number
  recording?: Uint8Array
  transcript?: string
  revisionId?: string
}

/** Attempts at the sample with truncated segments, and the calls to revise those. */
export function revisionsOf({ app, sample }: { app: RunningApp; sample: SampleRow }) {
  const model = (index: number) => sample.segments[index]?.translation ?? ''
  /** Only the first words, which loses most of the message. */
  const cutShort = (index: number) => model(index).split(' ').slice(0, 2).join(' ')

  /** A scored attempt whose segments in `wrong` (0-based) lost most of their message. @returns its id. */
  async function attempt(
    user: User | null,
    wrong: number[] = [2, 4, 6],
    source: 'typed' | 'browser' = 'typed',
  ): Promise<string> {
    const submissionId = randomUUID()
    const transcripts = answersOf(sample.segments, (_, index) =>
      wrong.includes(index) ? cutShort(index) : model(index),
    ).map((answer) => ({ ...answer, source }))
    const path = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
    const body = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
    const response = await app.request(path, { method: 'POST', body, headers: await headersOf(user) })
    expect(response.status).toBe(200)
    return submissionId
  }

  async function correct(user: User | null, correction: Correction): Promise<Response> {
    const { submissionId, segmentIndex, transcript = model(segmentIndex), revisionId = randomUUID() } = correction
    return app.request(`/api/submissions/${submissionId}/segments/${segmentIndex}/correction`, {
      method: 'POST',
      body: JSON.stringify({ revisionId, transcript }),
      headers: { ...(await headersOf(user)), 'Content-Type': 'application/json' },
    })
  }

  async function retry(user: User, options: Retry): Promise<Response> {
    const { submissionId, segmentIndex, recording, transcript, revisionId = randomUUID() } = options
    const body = new FormData()
    body.set('revisionId', revisionId)
    if (recording) body.set('recording', new File([new Uint8Array(recording)], '0.webm', { type: 'audio/webm' }))
    if (transcript !== undefined) body.set('transcript', transcript)
    const path = `/api/submissions/${submissionId}/segments/${segmentIndex}/retry`
    return app.request(path, { method: 'POST', body, headers: await headersOf(user) })
  }

  return { model, cutShort, attempt, correct, retry }
}

/** An attempt's current evaluation. */
export async function evaluationOf(id: string) {
  const row = await db.submission.findUniqueOrThrow({ where: { id } })
  const evaluation = EvaluationSchema.parse(row.feedback)
  expect(row.overallScore).toBe(evaluation.naatiScore.total)
  return evaluation
}

/** A learner's current progress. */
export async function progressOf({ id: userId }: User) {
  const [totals, topics, days, user] = await Promise.all([
    db.learnerTotals.findUnique({ where: { userId } }),
    db.learnerTopic.findMany({ where: { userId } }),
    db.dailyProgress.findMany({ where: { userId } }),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { currentStreak: true, longestStreak: true } }),
  ])
  return { passed: totals?.practicePassed, count: totals?.practiceCount, sum: topics[0]?.scoreSum, days, user }
}
