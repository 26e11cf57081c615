import { Volume2 } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINTS_PATH } from '#app/config/navigation.ts'
import type { SprintBest } from '#app/models/sprints/sprint-run.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NextActions } from '../../vocabulary/next-actions.tsx'
import { AnswerFields } from '../answer-fields.tsx'
import { Score } from '../score.tsx'
import type { RunningSprint } from '../speech-path.ts'
import { Verdict } from '../verdict.tsx'
import { SavedResult } from './saved-result.tsx'
import { useCountdown } from './use-countdown.ts'
import { usePrompt } from './use-prompt.ts'
import { useSprint } from './use-sprint.ts'

interface Props {
  sprint: RunningSprint
  best: SprintBest | null
  onDevice: boolean
  onAgain: () => void
}

/** How long a right answer stays before the next question. */
const RIGHT_MS = 900

function streakOf(marks: readonly boolean[]): number {
  return marks.length - 1 - marks.lastIndexOf(false)
}

function answerIn(event: FormEvent<HTMLFormElement>): string {
  const submitter = (event.nativeEvent as SubmitEvent).submitter
  const pressed = submitter instanceof HTMLButtonElement && submitter.name === 'answer' ? submitter.value : null
  const typed = new FormData(event.currentTarget).get('answer')
  return pressed ?? (typeof typed === 'string' ? typed.trim() : '')
}

/** A sprint with script: questions one after another until the time is up. The last one may be finished. */
export function Runner({ sprint, best, onDevice, onAgain }: Props) {
  const copy = useCopy(sprintsCopy)
  const { state, send } = useSprint(sprint)
  const { phase, items, marks, given, hasFailed } = state
  const place = phase === 'told' ? marks.length - 1 : marks.length
  const item = items[place]
  const { secondsLeft, clock } = useCountdown(sprint.options.minutes, item !== undefined && phase !== 'end')
  const { sound, play } = usePrompt({ sprint, item, place, isAsked: phase === 'ask', onDevice })
  const [isRight] = marks.slice(-1)
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (phase !== 'told' || !isRight) return undefined
    const timer = setTimeout(() => send({ type: 'next', isOver }), RIGHT_MS)
    return () => clearTimeout(timer)
    // The time may run out meanwhile: what counts is whether it had when the answer was given.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, isRight, send])

  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = answerIn(event)
    if (answer !== '') send({ type: 'answered', given: answer })
  }

  if (phase === 'end')
    return (
      <Score items={items} marks={marks} sprint={sprint} best={best}>
        {marks.length > 0 && <SavedResult sprint={sprint} marks={marks} />}
        <NextActions>
          <Button onClick={onAgain}>{copy.end.again}</Button>
          <ButtonLink look="secondary" to={SPRINTS_PATH}>
            {copy.end.others}
          </ButtonLink>
        </NextActions>
      </Score>
    )

  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className="tabular text-15 text-soft">
          {copy.question.count(place + 1)}
          {streakOf(marks) > 1 && ` · ${copy.question.streak(streakOf(marks))}`}
        </p>
        <p role="timer" className="tabular text-15 font-semibold">
          {copy.question.left(clock)}
        </p>
      </div>
      {!item && !hasFailed && (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-11 w-full" />
        </>
      )}
      {!item && hasFailed && (
        <>
          <p role="alert">{copy.failed}</p>
          <NextActions>
            <Button onClick={() => send({ type: 'retried' })}>{copy.retry}</Button>
          </NextActions>
        </>
      )}
      {item && phase === 'ask' && (
        <>
          <Button look="secondary" onClick={play} aria-busy={sound === 'loading' || undefined} className="mb-6 w-full">
            <Volume2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {sound === 'playing' ? copy.question.listening : copy.question.listen}
          </Button>
          {sound === 'failed' && (
            <p role="alert" className="-mt-3 mb-6 text-15 text-critical">
              {copy.question.noSound}
            </p>
          )}
          <form key={place} onSubmit={take}>
            <AnswerFields item={item} />
          </form>
        </>
      )}
      {item && phase === 'told' && (
        <Verdict item={item} given={given}>
          <NextActions>
            <Button className="w-full" onClick={() => send({ type: 'next', isOver })}>
              {isOver ? copy.question.finish : copy.question.next}
            </Button>
          </NextActions>
        </Verdict>
      )}
      {item && (
        <p className="mt-4 text-center">
          <Button look="quiet" onClick={() => send({ type: 'stopped' })}>
            {copy.question.stop}
          </Button>
        </p>
      )}
    </div>
  )
}
