import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { db } from '#app/db.server.ts'
import { writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { answersOf, filesOnDisk, fixture, type SampleRow, submissionForm } from './submission.ts'

export const SPOKEN = fixture('tr_espeak.webm')

interface Claim {
  segmentIndex: number
  sha256: string
}

interface HandIn {
  user?: { id: number }
  submissionId: string
  staged?: Claim[]
  recordings?: Record<number, Uint8Array>
}

/** A recording of a segment as a submission refers to it. */
export function claim(segmentIndex: number, bytes: Uint8Array = SPOKEN): Claim {
  return { segmentIndex, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Checks that every file has its row, and every row its file. */
export async function expectNoOrphans(): Promise<void> {
  await expect
    .poll(async () => filesOnDisk().length - (await db.recording.count()) - (await db.stagedRecording.count()))
    .toBe(0)
}

export async function codeOf(response: Response): Promise<unknown> {
  return (await response.json()).code
}

/** Submits an attempt with the model answer of every segment. */
function handingIn(running: () => { app: RunningApp; sample: SampleRow }) {
  return async ({ user, submissionId, staged, recordings = {} }: HandIn): Promise<Response> => {
    const { app, sample } = running()
    const transcripts = answersOf(sample.segments, ({ translation }) => translation)
    const form = submissionForm({ dialogueId: sample.id, submissionId, recordings, transcripts })
    if (staged) form.set('staged', JSON.stringify(staged))
    const path = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
    return app.request(path, { method: 'POST', body: form, headers: user ? await writingAs(user) : {} })
  }
}

/** The calls that send recordings ahead, as one visitor. */
function stagingAs(app: () => RunningApp, headers: () => Promise<Record<string, string>>) {
  const path = (attemptId: string, index: number | string) => `/api/attempts/${attemptId}/segments/${index}`
  return {
    async put(take: { attemptId: string; dialogueId: number | string; index: number | string; bytes: Uint8Array }) {
      const { attemptId, dialogueId, index, bytes } = take
      const body = new Blob([new Uint8Array(bytes)], { type: 'audio/webm' })
      const url = `${path(attemptId, index)}?dialogueId=${dialogueId}`
      return app().request(url, { method: 'PUT', body, headers: await headers() })
    },
    async takeBack(take: { attemptId: string; index: number }) {
      return app().request(path(take.attemptId, take.index), { method: 'DELETE', headers: await headers() })
    },
    async hear(take: { attemptId: string; index: number }) {
      const url = `${path(take.attemptId, take.index)}?dialogueId=1`
      return app().request(url, { headers: await headers() })
    },
    async progress(attemptId: string) {
      return app().request(`/api/attempts/${attemptId}`, { headers: await headers() })
    },
  }
}

/** Visitors who send recordings of the sample ahead and submit them, for the tests of one file. */
export function stagingScene(running: () => { app: RunningApp; sample: SampleRow }) {
  const app = () => running().app
  return {
    learner: (user: { id: number }) => stagingAs(app, () => writingAs(user)),
    guest: stagingAs(app, async () => ({})),
    handIn: handingIn(running),
    take: (attemptId: string, index: number, bytes: Uint8Array = SPOKEN) => {
      return { attemptId, dialogueId: running().sample.id, index, bytes }
    },
  }
}
