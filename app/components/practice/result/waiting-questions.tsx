import { Form, href, useNavigation } from 'react-router'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChooseOther } from './practice-scoring.tsx'

interface Waiting {
  attemptId: string
  dialogueId: number
  when: string
  count: number
  recordings: number
}

/** Shown for a dialogue whose last attempt awaits typed answers: finish it, or start over. */
export function WaitingQuestion({ attemptId, when, count }: Waiting) {
  const copy = useCopy(waitingCopy)
  return (
    <div className="max-w-2xl">
      <h2 className="text-26">{copy.question.title}</h2>
      <p className="measure mt-2">{copy.question.text(when, count)}</p>
      <p className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink to={`?attempt=${attemptId}`}>{copy.finish}</ButtonLink>
        <ButtonLink to={`?discard=${attemptId}`} look="secondary">
          {copy.question.startOver}
        </ButtonLink>
      </p>
      <p className="mt-4">
        <ChooseOther />
      </p>
    </div>
  )
}

/** Confirms discarding an attempt, and says what is lost. */
export function DiscardQuestion({ attemptId, dialogueId, when, recordings }: Waiting) {
  const copy = useCopy(waitingCopy).discard
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      action={href('/practice/:dialogueId', { dialogueId: String(dialogueId) })}
      className="max-w-2xl"
    >
      <h2 className="text-26">{copy.title}</h2>
      <p className="measure mt-2">{copy.lost(when, recordings)}</p>
      <input type="hidden" name="discard" value={attemptId} />
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink to={`?attempt=${attemptId}`}>{copy.keep}</ButtonLink>
        <Button type="submit" look="danger" disabled={isBusy}>
          {copy.confirm}
        </Button>
      </div>
    </Form>
  )
}

/** The discard button below an attempt's text fields. */
export function GiveUp({ attemptId }: { attemptId: string }) {
  const copy = useCopy(waitingCopy)
  return (
    <p className="mt-4">
      <ButtonLink to={`?discard=${attemptId}`} look="quiet" className="-ml-2">
        {copy.giveUp}
      </ButtonLink>
    </p>
  )
}
