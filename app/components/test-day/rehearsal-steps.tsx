import type { ReactNode } from 'react'
import { rehearsalCopy } from '#app/config/copy/rehearsal.ts'
import { TEST_RESULT_PATH } from '#app/config/coach-paths.ts'
import { REHEARSAL_STEPS, type RehearsalStep } from '#app/config/rehearsal.ts'
import { ChimeList } from '../mock-test/tutorial/chime-list.tsx'
import { MicrophoneCheck } from '../player/recording/microphone-check.tsx'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PhraseList } from './phrase-list.tsx'

function Microphone() {
  const isHydrated = useHydrated()
  return <div className="mt-3 hidden scripted:block">{isHydrated && <MicrophoneCheck />}</div>
}

function Chimes() {
  const copy = useCopy(rehearsalCopy)
  return (
    <section aria-labelledby="chimes" className="mt-4">
      <h3 id="chimes" className="text-16">
        {copy.chimes}
      </h3>
      <p className="text-15 text-soft">{copy.chimesText}</p>
      <ChimeList />
    </section>
  )
}

function Tell() {
  const copy = useCopy(rehearsalCopy)
  return (
    <div className="mt-3">
      <p className="text-15 text-soft">{copy.tellText}</p>
      <ButtonLink look="quiet" to={TEST_RESULT_PATH} className="-ml-2">
        {copy.tell}
      </ButtonLink>
    </div>
  )
}

/** What a step has besides its text. */
const MORE: Partial<Record<RehearsalStep, ReactNode>> = {
  device: <Microphone />,
  chime: <Chimes />,
  words: <PhraseList />,
  after: <Tell />,
}

function Todo({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-3">
      {lines.map((line) => (
        <li key={line}>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input type="checkbox" autoComplete="off" className="mt-0.5 size-5 shrink-0 accent-accent" />
            <span>{line}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** The day of the test, step by step: what NAATI asks for, and what can be ticked. */
export function RehearsalSteps() {
  const copy = useCopy(rehearsalCopy)
  return (
    <ol className="divide-y divide-line border-y border-line">
      {REHEARSAL_STEPS.map((step, index) => {
        const { title, facts, todo } = copy.steps[step]
        return (
          <li key={step} className="py-6">
            <h2 className="text-20">
              <span className="tabular text-soft">{index + 1}</span> {title}
            </h2>
            <div className="mt-2 space-y-2">
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </div>
            <Todo lines={todo} />
            {MORE[step]}
          </li>
        )
      })}
    </ol>
  )
}
