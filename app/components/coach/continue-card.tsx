import type { ReactNode } from 'react'
import { coachCopy } from '#app/config/copy/coach.ts'
import type { Step } from '#app/models/coach/next-steps.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

interface Props {
  steps: readonly Step[]
  /** A dialogue that a step may lead to, and its bridge. */
  dialogue: { path: string; title: string; bridge: ReactNode } | null
}

const OTHERS_SHOWN = 3

function useReason(): (step: Step) => string {
  const { reasons } = useCopy(coachCopy)
  return ({ kind, reason, count }) => {
    if (reason === 'wanted') return reasons.wanted(count)
    if (reason === 'due') return kind === 'words' ? reasons.dueWords(count) : reasons.dueSegments(count)
    if (reason === 'weakest') return kind === 'dialogue' ? reasons.weakestTopic : reasons.weakestError
    return reasons[reason]
  }
}

/** The one thing to do next, why, and how long it takes; the runners-up are folded. */
export function ContinueCard({ steps: [first, ...others], dialogue }: Props) {
  const copy = useCopy(coachCopy)
  const reasonOf = useReason()
  if (!first) return null
  const isDialogue = dialogue !== null && first.path === dialogue.path
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="text-15 font-semibold text-accent">
        {copy.title}
      </h2>
      <p className="display mt-1 text-26">{isDialogue ? dialogue.title : copy.names[first.kind]}</p>
      <p className="mt-1 text-15 text-soft">{reasonOf(first)}</p>
      <p className="text-13 text-soft">{copy.minutes(first.minutes)}</p>
      {first.isPart && <p className="text-13 text-soft">{copy.part}</p>}
      {isDialogue && dialogue.bridge}
      <ButtonLink to={first.path} reloadDocument={first.path.includes('#')} className="mt-4 max-md:w-full">
        {copy.go}
      </ButtonLink>
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.more}</summary>
          <ul className="divide-y divide-line border-y border-line">
            {others.slice(0, OTHERS_SHOWN).map((step) => (
              <li key={step.kind}>
                <ButtonLink
                  look="quiet"
                  to={step.path}
                  reloadDocument={step.path.includes('#')}
                  className="w-full justify-between"
                >
                  <span>{copy.names[step.kind]}</span>
                  <span className="text-15 font-normal text-soft">{copy.minutes(step.minutes)}</span>
                </ButtonLink>
                <p className="px-2 pb-2 text-15 text-soft">{reasonOf(step)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
