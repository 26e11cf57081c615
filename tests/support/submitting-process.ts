import { createSession, findSession } from '#app/models/accounts/session.server.ts'
import type { PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'

const OPEN = { check: async () => {}, count: async () => {} }

interface Submitted {
  userId: number
  dialogueId: number
  submissionId: string
  /** Aborts when the learner disconnects. */
  signal?: AbortSignal
}

/** Submits one typed answer of a learner. */
export async function submitTyped(options: Submitted): Promise<PracticeOutcome> {
  const { userId, dialogueId, submissionId, signal = new AbortController().signal } = options
  const user = (await findSession(await createSession({ userId })))?.user
  const transcripts = [{ segmentIndex: 0, text: 'Günaydın.', source: 'typed' as const }]
  return submitAttempt({
    user,
    submission: { submissionId, dialogueId, transcripts, recordings: [] },
    admission: OPEN,
    signal,
  })
}
