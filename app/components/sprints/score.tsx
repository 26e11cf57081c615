import type { ReactNode } from 'react'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import type { SprintBest } from '#app/models/sprints/sprint-run.ts'
import { bestStreak } from '#app/models/sprints/sprint-flow.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { useCopy } from '../shell/locale.ts'
import { SpeechButton } from '../vocabulary/listen-button.tsx'
import { type RunningSprint, speechPath } from './speech-path.ts'

interface Props {
  items: readonly SprintItem[]
  marks: readonly boolean[]
  sprint: RunningSprint
  /** The best before this sprint. */
  best: SprintBest | null
  children: ReactNode
}

/** The end of a sprint: right answers, the longest row, and what was missed, to hear again. */
export function Score({ items, marks, sprint, best, children }: Props) {
  const copy = useCopy(sprintsCopy).end
  const right = marks.filter(Boolean).length
  const missed = items.flatMap((item, place) => (marks[place] === false ? [{ item, place }] : []))
  return (
    <div>
      <p className="text-13 text-soft">{copy.scoreLabel}</p>
      <p role="status" className="display tabular text-46">
        {copy.score(right, marks.length)}
      </p>
      <p className="tabular text-15 text-soft">{copy.streak(bestStreak(marks))}</p>
      {right > (best?.right ?? 0) && <p className="mt-2 font-semibold text-success">{copy.newBest}</p>}
      {missed.length > 0 && (
        <section aria-labelledby="missed" className="mt-6">
          <h2 id="missed" className="text-20">
            {copy.misses}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {missed.map(({ item, place }) => {
              const { asked, answered } = languagesOf(item.direction)
              return (
                <li key={place} className="grid gap-x-4 gap-y-1 py-3 text-15 sm:grid-cols-2">
                  <span className="flex items-center gap-2">
                    <SpeechButton url={speechPath(sprint, place)} language={asked} text={item.heard} />
                    <span lang={asked} className={asked === 'en' ? 'text-english' : 'text-turkish'}>
                      {item.heard}
                    </span>
                  </span>
                  <span lang={answered} className={answered === 'en' ? 'text-english' : 'text-turkish'}>
                    {item.said}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {missed.length === 0 && <p className="mt-4">{marks.length > 0 ? copy.clean : copy.none}</p>}
      {children}
    </div>
  )
}
