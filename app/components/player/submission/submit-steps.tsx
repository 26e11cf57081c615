import { Check, Circle, LoaderCircle } from 'lucide-react'
import type { PracticeCopy } from '#app/config/copy/practice.ts'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { type StepState, submitStepsOf, type SubmitStepView } from '#app/models/practice/player-steps.ts'
import type { Submission } from '#app/models/practice/player-types.ts'
import { useCopy } from '../../shell/locale.ts'

const ICONS = {
  done: <Check strokeWidth={1.75} aria-hidden className="size-5 text-success" />,
  active: <LoaderCircle strokeWidth={1.75} aria-hidden className="size-5 animate-spin text-accent" />,
  open: <Circle strokeWidth={1.75} aria-hidden className="size-5 text-line" />,
} satisfies Record<StepState, unknown>

function sentenceOf(copy: PracticeCopy['player'], step: SubmitStepView): string {
  switch (step.kind) {
    case 'stored':
      return copy.steps.stored
    case 'transcribed':
      return copy.steps.transcribed(step.done, step.total)
    case 'scored':
      return copy.steps.scored
  }
}

/** Progress of a submitted attempt, as reported by the server. A step is announced when it ends. */
export function SubmitSteps({ submission }: { submission: Submission }) {
  const copy = useCopy(practiceCopy).player
  const steps = submitStepsOf(submission)
  const last = steps.findLast(({ state }) => state === 'done')
  return (
    <>
      <ul className="mt-6 space-y-3">
        {steps.map((step) => (
          <li key={step.kind} className={`flex items-center gap-3 ${step.state === 'open' ? 'text-soft' : ''}`}>
            {ICONS[step.state]}
            <span className="tabular-nums">{sentenceOf(copy, step)}</span>
            <span className="sr-only">{copy.steps.states[step.state]}</span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {last && copy.steps.ended(sentenceOf(copy, last))}
      </p>
    </>
  )
}
