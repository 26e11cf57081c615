import { KEEP_TIMEOUT_MS } from '#app/config/mock-test-session.ts'
import type { Slot } from '#app/models/mock-test/exam-view.ts'
import type { CallFailure } from './exam-calls.ts'
import type { ExamContext } from './exam-context.ts'
import { withTimeLimit } from './delay.ts'

export interface FinishFlow {
  /** Uploads and evaluates the rest, then completes. Call again to retry. */
  finish: () => Promise<void>
  /** Evaluates a fully uploaded dialogue while the next one is interpreted. */
  evaluateEarly: (slot: number) => void
}

export const CONFLICT = 409

/** Evaluates the first dialogue early, and ends the session after the last segment. */
export function createFinishFlow(context: ExamContext, settle: () => Promise<void>): FinishFlow {
  const { calls, dispatch, view } = context
  const evaluated = new Set<Slot>(view.evaluatedSlots)
  let early: Promise<unknown> = Promise.resolve()
  let running: Promise<void> | null = null

  async function evaluate(slot: Slot): Promise<CallFailure | 'scored' | 'words'> {
    const dialogueId = view.dialogues.find((dialogue) => dialogue.slot === slot)?.id ?? 0
    const answer = await calls.evaluate({ dialogueId, slot })
    if (answer === 'scored') evaluated.add(slot)
    return answer
  }
  function fail(kind: 'submit' | 'evaluate' | 'complete', { status, sentence }: CallFailure): void {
    // The clock or another tab has advanced the test: the page reloads its state from the server.
    if (status === CONFLICT) {
      context.left.emit(null)
      return
    }
    dispatch({ type: 'finish-failed', sentence })
    context.notice.emit({ kind, sentence })
  }
  /** Resolves to whether the test can be completed. */
  async function evaluateAll(): Promise<boolean> {
    dispatch({ type: 'finish-moved', step: 'evaluating' })
    await early
    let areWordsWanted = false
    for (const { slot } of view.dialogues) {
      if (evaluated.has(slot)) continue
      const answer = await evaluate(slot)
      if (answer === 'words') areWordsWanted = true
      else if (answer !== 'scored') {
        fail('evaluate', answer)
        return false
      }
    }
    if (areWordsWanted) context.left.emit(null)
    return !areWordsWanted
  }
  async function run(): Promise<void> {
    await settle()
    dispatch({ type: 'finish-moved', step: 'uploading' })
    const refusal = await context.uploads()?.settle()
    if (refusal) return fail('submit', refusal)
    if (!(await evaluateAll())) return
    dispatch({ type: 'finish-moved', step: 'completing' })
    const failure = await calls.complete()
    if (failure) return fail('complete', failure)
    const forgotten = context.vault()?.forget()
    await withTimeLimit(
      forgotten?.catch(() => undefined),
      KEEP_TIMEOUT_MS,
    )
    dispatch({ type: 'finished' })
    context.left.emit(null)
  }

  return {
    async finish() {
      running ??= run().finally(() => {
        running = null
      })
      await running
    },
    evaluateEarly(index) {
      const dialogue = view.dialogues[index]
      if (!dialogue || evaluated.has(dialogue.slot)) return
      // A failure is shown at the end, where it can be retried.
      early = evaluate(dialogue.slot)
    },
  }
}
