import { useEffect, useRef } from 'react'
import type { PracticeCopy } from '#app/config/copy/practice.ts'
import { practiceCopy } from '#app/config/copy/practice.ts'
import type { Submission, SubmitFailure } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { BridgeMark } from '../../site/wordmark.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitSteps } from './submit-steps.tsx'

const PERCENT = 100

/** The status text of a step; undefined while scoring, which SubmitSteps shows. */
function stepSentence(copy: PracticeCopy['player'], submission: Extract<Submission, { phase: 'submitting' }>) {
  switch (submission.step) {
    case 'uploading': {
      const { sentBytes, totalBytes } = submission
      return copy.uploading(totalBytes === 0 ? 0 : Math.floor((PERCENT * sentBytes) / totalBytes))
    }
    case 'scoring':
      return undefined
    case 'waiting':
      return copy.waitingForNetwork
  }
}

function failureSentence(copy: PracticeCopy['player'], failure: SubmitFailure): string {
  switch (failure.kind) {
    case 'network':
      return copy.submitNetwork
    case 'unexpected':
      return copy.submitUnexpected
    case 'refused':
      return failure.sentence
  }
}

interface Props {
  submission: Submission
  onRetry: () => void
  onBack: () => void
}

/** Shown while the attempt is sent and scored, and on failure: nothing is lost, and one press retries. */
export function SubmitOverlay({ submission, onRetry, onBack }: Props) {
  const copy = useCopy(practiceCopy).player
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = submission.phase !== 'none'

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  const hasFailed = submission.phase === 'failed'
  const isUnderWay = submission.phase === 'submitting' || submission.phase === 'done'
  const said = submission.phase === 'submitting' ? stepSentence(copy, submission) : undefined
  return (
    <dialog
      ref={dialog}
      aria-labelledby="scoring-title"
      aria-describedby={isUnderWay ? 'scoring-hint' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (hasFailed) onBack()
      }}
      // Browsers may force-close a dialog that has already refused once.
      onClose={(event) => {
        if (isOpen) event.currentTarget.showModal()
      }}
      className="m-auto w-full max-w-md rounded-card bg-raised p-8 text-ink shadow-raised backdrop:bg-ink/50"
    >
      <BridgeMark className={`size-14 ${hasFailed ? '' : 'animate-pulse'}`} />
      <h2 id="scoring-title" className="mt-3 text-26">
        {hasFailed ? copy.submitFailed : copy.scoring}
      </h2>
      {isUnderWay && (
        <p id="scoring-hint" className="mt-2 text-soft">
          {copy.scoringHint}
        </p>
      )}
      {said !== undefined && <p className="mt-2 text-soft">{said}</p>}
      {isUnderWay && <SubmitSteps submission={submission} />}
      {submission.phase === 'failed' && (
        <>
          <p role="alert" className="mt-2">
            {failureSentence(copy, submission.failure)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={onRetry}>{copy.tryAgain}</Button>
            <Button look="secondary" onClick={onBack}>
              {copy.backToDialogue}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
