import type { AttemptSession } from '../session/attempt-session.ts'
import type { UploadedTake } from '../session/attempt-answer.ts'
import type { PlayerContext } from '../session/player-context.ts'
import { listMissing } from '#app/models/practice/player-state.ts'
import { submitAttempt, type SubmitOutcome } from './submit-attempt.ts'
import { createTakeCalls } from '../upload/take-calls.ts'
import type { UploadFlow } from '../upload/upload-flow.ts'
import { watchProgress } from './watch-progress.ts'

/** `marking-requested`: everything is recorded, and the learner marks it instead of us. */
type SubmitRequest = 'submit-requested' | 'typing-requested' | 'marking-requested'

export interface SubmissionFlow {
  /** Submits what the server does not have: everything, or the existing recordings if the rest is typed. */
  submit: (request: SubmitRequest) => Promise<void>
  /** Retries after a failure, under the same id. */
  retry: () => Promise<void>
  abort: () => void
}

interface SubmissionFlowOptions {
  context: PlayerContext
  uploads: UploadFlow
  /** Resolves when no more recognised words are pending. */
  settle: () => Promise<void>
}

interface SendOptions {
  context: PlayerContext
  session: AttemptSession
  staged: readonly UploadedTake[]
  willMark: boolean
  signal: AbortSignal
}

/** Sends the attempt and, once uploaded, follows its progress on the server. Null if the page is left. */
async function send({ context, session, staged, willMark, signal }: SendOptions): Promise<SubmitOutcome | null> {
  const { dialogueId, submitUrl: url } = context.options
  const watching = new AbortController()
  let isWatching = false
  const watch = () => {
    if (isWatching) return
    isWatching = true
    const calls = createTakeCalls({ attemptId: session.attemptId(), dialogueId })
    const onProgress = (server: Parameters<Parameters<typeof watchProgress>[0]['onProgress']>[0]) =>
      void context.dispatch({ type: 'submit-observed', server })
    void watchProgress({ calls, signal: watching.signal, onProgress })
  }
  const outcome = await submitAttempt({
    url,
    dialogueId,
    submissionId: session.attemptId(),
    recordings: context.state().segments.map((_, index) => session.findRecording(index)),
    transcripts: willMark ? [] : session.transcripts(),
    staged,
    willMark,
    willType: listMissing(context.state()).length > 0,
    plays: context.state().segments.map(({ plays }) => plays),
    signal,
    onProgress: (progress) => {
      context.dispatch({ type: 'submit-progressed', ...progress })
      if (progress.step === 'scoring') watch()
    },
  }).catch(() => null)
  watching.abort()
  return outcome
}

/** The id belongs to another learner, who started this attempt in this browser. */
function isForeign(outcome: SubmitOutcome | null): boolean {
  return outcome?.status === 'failed' && outcome.failure.kind === 'refused' && outcome.failure.code === 'NOT_FOUND'
}

export function createSubmissionFlow({ context, uploads, settle }: SubmissionFlowOptions): SubmissionFlow {
  let running = new AbortController()
  let asked: SubmitRequest = 'submit-requested'

  /** The recordings still belong to this visitor, so they are sent under a new id. */
  async function sendUnderNewId(options: SendOptions): Promise<SubmitOutcome | null> {
    uploads.close()
    await options.session.renew()
    const outcome = await send({ ...options, staged: [] })
    if (outcome?.status === 'failed') uploads.open()
    return outcome
  }

  async function submit(request: SubmitRequest): Promise<void> {
    const session = context.session()
    const type = request === 'marking-requested' ? 'submit-requested' : request
    if (!session || !context.dispatch({ type })) return
    if (context.state().submission.phase !== 'submitting') return
    if (context.options.isTrial) {
      context.answer.emit({ status: 'needs_transcripts', submissionId: session.attemptId(), segments: [] })
      return
    }
    asked = request
    running = new AbortController()
    const { signal } = running
    await settle()
    const staged = await uploads.settle()
    if (signal.aborted) return
    const options = { context, session, staged, willMark: request === 'marking-requested', signal }
    const first = await send(options)
    const outcome = isForeign(first) && !signal.aborted ? await sendUnderNewId(options) : first
    // Only leaving the page aborts; the attempt stays in storage, and its id prevents it from being scored twice.
    if (!outcome || signal.aborted) return
    if (outcome.status === 'failed') {
      context.dispatch({ type: 'submit-failed', failure: outcome.failure })
      uploads.resume()
      return
    }
    uploads.close()
    if (outcome.status === 'scored') await session.finish()
    context.dispatch({ type: 'submit-answered', result: outcome.status })
    context.answer.emit(outcome)
  }

  return { submit, retry: () => submit(asked), abort: () => running.abort() }
}
