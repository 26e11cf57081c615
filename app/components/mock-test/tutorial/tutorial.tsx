import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../ui/link.tsx'
import { mockTestTutorialCopy } from '#app/config/copy/mock-test-tutorial.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { isNextBlocked, LAST_TUTORIAL_STEP, reachableStep, TUTORIAL_STEPS } from '#app/models/mock-test/tutorial.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TutorialContent } from './tutorial-content.tsx'
import { usePracticeTake } from './use-practice-take.ts'

const COUNT = TUTORIAL_STEPS.length
const PLANKS = { behind: 'bg-accent', here: 'bg-sun', ahead: 'bg-line' }

function plankOf(index: number, step: number): string {
  if (index === step) return PLANKS.here
  return index < step ? PLANKS.behind : PLANKS.ahead
}

/** Six planks: steps done, the current one, and those to come. */
function Progress({ step }: { step: number }) {
  const copy = useCopy(mockTestTutorialCopy)
  const text = copy.step({ number: step + 1, count: COUNT })
  return (
    <div className="mt-6">
      <p className="tabular text-15 font-semibold text-soft">{text}</p>
      <div
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={1}
        aria-valuemax={COUNT}
        aria-valuenow={step + 1}
        aria-valuetext={text}
        className="mt-2 grid grid-cols-6 gap-1"
      >
        {TUTORIAL_STEPS.map((name, index) => (
          <span key={name} className={`h-2 rounded-full ${plankOf(index, step)}`} />
        ))}
      </div>
    </div>
  )
}

/** The heading takes focus after each step, so that the new text is read next. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

function Next({ step, isBlocked }: { step: number; isBlocked: boolean }) {
  const copy = useCopy(mockTestTutorialCopy)
  const words = (
    <>
      {copy.next}
      <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </>
  )
  if (isBlocked) {
    return (
      <Button disabled aria-describedby="next-blocked">
        {words}
      </Button>
    )
  }
  return <ButtonLink to={`?step=${step + 1}`}>{words}</ButtonLink>
}

function Way({ step, isBlocked }: { step: number; isBlocked: boolean }) {
  const copy = useCopy(mockTestTutorialCopy)
  return (
    <div className="mt-8 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {step > 0 ? (
          <ButtonLink to={`?step=${step - 1}`} look="secondary">
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {copy.previous}
          </ButtonLink>
        ) : (
          <Button look="secondary" disabled>
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {copy.previous}
          </Button>
        )}
        {step < LAST_TUTORIAL_STEP ? (
          <Next step={step} isBlocked={isBlocked} />
        ) : (
          <FormFrame lastResult={undefined}>
            <SubmitButton pending={copy.completing}>{copy.complete}</SubmitButton>
          </FormFrame>
        )}
      </div>
      {isBlocked && (
        <p id="next-blocked" className="mt-2 text-right text-13 text-soft">
          {copy.recordFirst}
        </p>
      )}
      <p className="mt-3">
        <Link
          to={PLACES.mockTest}
          className="inline-flex min-h-11 items-center text-15 text-soft underline underline-offset-4 hover:text-ink"
        >
          {copy.cancel}
        </Link>
      </p>
    </div>
  )
}

/** The tutorial before the first test. `asked` is the step in the address. */
export function Tutorial({ template, asked }: { template: TemplateView; asked: number }) {
  const copy = useCopy(mockTestTutorialCopy)
  const practice = usePracticeTake()
  const mayRecord = useHydrated()
  const { hasRecorded } = practice
  const step = reachableStep({ asked, mayRecord, hasRecorded })
  const name = TUTORIAL_STEPS[step] ?? 'welcome'
  const heading = useHeadingFocus(step)
  return (
    <div data-clear-foot className="max-w-2xl">
      {/* On a phone, showing it once is enough. */}
      <p className={`measure text-soft ${step > 0 ? 'max-md:sr-only' : ''}`}>{template.description}</p>
      <Progress step={step} />
      <section aria-labelledby="tutorial-step" className="mt-6 min-h-64">
        <h2 id="tutorial-step" ref={heading} tabIndex={-1} className="text-26">
          {copy[name].title}
        </h2>
        <TutorialContent step={name} template={template} practice={practice} />
      </section>
      <Way step={step} isBlocked={isNextBlocked({ step, mayRecord, hasRecorded })} />
    </div>
  )
}
