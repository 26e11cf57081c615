import { Check } from 'lucide-react'
import { href } from 'react-router'
import { memoryCopy } from '#app/config/copy/memory.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { LadderRung, Rung, SpanPoint } from '#app/models/memory/ladder.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SpanChart } from './span-chart.tsx'

export interface LadderCardProps {
  language: Language
  rungs: readonly LadderRung[]
  next: Rung
  passage: string | null
  warmUp: string | null
  span: number
  history: readonly SpanPoint[]
  /** Milliseconds since 1970. */
  now: number
}

/** Pixels of a bar besides one for each word. */
const BAR_START = 24

function RungLine({
  rung: { rung, holds, standing, tried },
  isNext,
  language,
}: {
  rung: LadderRung
  isNext: boolean
  language: Language
}) {
  const copy = useCopy(memoryCopy)
  const state = holds ? copy.rungStates.holds : isNext ? copy.rungStates.next(standing, tried) : copy.rungStates.ahead
  const fill = language === 'en' ? 'fill-english' : 'fill-turkish'
  return (
    <li className={`flex items-center gap-3 py-1 text-15 ${holds || isNext ? '' : 'text-soft'}`}>
      <svg aria-hidden="true" width={BAR_START + rung} height="8" className="shrink-0">
        <rect width="100%" height="100%" rx="4" className={holds ? fill : isNext ? 'fill-accent' : 'fill-line'} />
      </svg>
      <span className="tabular whitespace-nowrap">{copy.rung(rung)}</span>
      <span className="ml-auto flex min-w-0 items-center gap-1 text-right text-13 text-soft">
        {holds && <Check aria-hidden="true" strokeWidth={2} className="size-4 text-success" />}
        {state}
      </span>
    </li>
  )
}

/** One language's ladder: its span over time, its rungs from the top, and the way to the next try. */
export function LadderCard({ language, rungs, next, passage, warmUp, span, history, now }: LadderCardProps) {
  const copy = useCopy(memoryCopy)
  const id = `ladder-${language}`
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="text-20">
        {copy.languages[language]}
      </h2>
      <p className="text-15 text-soft">{copy.span(span)}</p>
      {history.length > 0 && <SpanChart language={language} history={history} now={now} />}
      <ol reversed className="mt-4">
        {rungs.toReversed().map((rung) => (
          <RungLine key={rung.rung} rung={rung} isNext={rung.rung === next} language={language} />
        ))}
      </ol>
      {passage !== null && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={href('/memory/:passage', { passage })}>{copy.climb(next)}</ButtonLink>
          {warmUp !== null && (
            <ButtonLink look="quiet" to={`${href('/memory/:passage', { passage: warmUp })}?step=shadow`}>
              {copy.warmUp}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}
