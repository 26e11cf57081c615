import { Check, Circle, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import type { ExamState, FinishStep } from '#app/models/mock-test/exam-types.ts'
import { Notice } from '#app/components/player/controls/notice.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useOnline } from './use-online.ts'

const STEPS = ['uploading', 'evaluating', 'completing'] as const satisfies FinishStep[]
const ICONS = { done: Check, active: LoaderCircle, open: Circle }
const LOOKS = { done: 'text-success', active: 'animate-spin text-accent', open: 'text-soft' }

interface Props {
  state: ExamState
  onRetry: () => void
}

/** After the last segment: progress, and a retry if it fails. */
export function FinishPanel({ state, onRetry }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const isOnline = useOnline()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { step, failure } = state.finish
  const at = state.phase === 'done' ? STEPS.length : STEPS.indexOf(step)
  return (
    <section className="max-w-xl py-6">
      <h2
        ref={title}
        tabIndex={-1}
        aria-describedby={state.isOverTime ? 'finish-why' : undefined}
        className="text-26 outline-none md:text-34"
      >
        {state.isOverTime ? copy.finishing.timeOver : copy.finishing.title}
      </h2>
      {state.isOverTime && (
        <p id="finish-why" className="mt-2">
          {copy.finishing.timeOverText}
        </p>
      )}
      <ol className="mt-6 border-b border-line">
        {STEPS.map((name, index) => {
          const status = index < at ? 'done' : index === at && !failure ? 'active' : 'open'
          const Icon = ICONS[status]
          return (
            <li key={name} className="flex min-h-12 items-center gap-3 border-t border-line">
              <Icon aria-hidden="true" className={`size-5 ${LOOKS[status]}`} strokeWidth={1.75} />
              {copy.finishing.steps[name]}
              <span className="ml-auto text-13 text-soft">{copy.finishing.states[status]}</span>
            </li>
          )
        })}
      </ol>
      {failure ? (
        <div className="mt-6">
          <Notice tone="error">
            {failure.sentence ? `${failure.sentence} ` : ''}
            {copy.finishing.failed}
          </Notice>
          <Button className="mt-4" onClick={onRetry}>
            {copy.buttons.tryAgain}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-15 text-soft">{isOnline ? copy.finishing.hint : copy.finishing.offline}</p>
      )}
    </section>
  )
}
