import type { PlayerContext } from './player-context.ts'
import { submitAttempt } from './submit-attempt.ts'

export interface SubmissionFlow {
  /** Sends every recording; again after a failure, under the same id. */
  complete: () => Promise<void>
  abort: () => void
}

interface SubmissionFlowOptions {
  context: PlayerContext
  /** Resolves when no recognised words are still to come. */
  settle: () => Promise<void>
}

export function createSubmissionFlow({ context, settle }: SubmissionFlowOptions): SubmissionFlow {
  let running = new AbortController()

  async function complete(): Promise<void> {
    const session = context.session()
    if (!session || !context.dispatch({ type: 'submit-requested' })) return
    if (context.state().submission.phase !== 'submitting') return
    running = new AbortController()
    const { signal } = running
    await settle()
    const { dialogueId, submitUrl: url } = context.options
    const recordings = context.state().segments.map((_, index) => session.findRecording(index))
    const outcome = await submitAttempt({
      url,
      dialogueId,
      submissionId: session.attemptId(),
      recordings,
      transcripts: session.transcripts(),
      signal,
      onProgress: (progress) => context.dispatch({ type: 'submit-progressed', ...progress }),
    }).catch(() => null)
    // Only a page that goes away aborts; the attempt stays in storage, and its id keeps it from being scored twice.
    if (!outcome || signal.aborted) return
    if (outcome.status === 'failed') {
      context.dispatch({ type: 'submit-failed', failure: outcome.failure })
      return
    }
    if (outcome.status === 'scored') await session.finish()
    context.dispatch({ type: 'submit-answered', result: outcome.status })
    context.answer.emit(outcome)
  }

  return { complete, abort: () => running.abort() }
}
