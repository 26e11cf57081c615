import { guideCopy } from '#app/config/copy/guide.ts'
import { CRITERIA } from '#app/config/guide.ts'
import { SUB_SCORE_WEIGHTS } from '#app/config/scoring.ts'
import { useCopy } from '../../shell/locale.ts'

/** Planks that make up 100%. */
const PLANKS = 10
const LOOKS = { meaning: 'fill-english', language: 'fill-turkish', delivery: 'fill-sun' }

/** The weights as ten planks. Decorative: the text gives the same weights. */
function Planks({ filled, look }: { filled: number; look: string }) {
  return (
    <svg viewBox="0 0 138 12" aria-hidden="true" className="h-3 w-36">
      {Array.from({ length: PLANKS }, (_, index) => (
        <rect
          key={index}
          x={index * 14}
          y="1"
          width="11"
          height="10"
          rx="2"
          className={index < filled ? look : 'fill-line'}
        />
      ))}
    </svg>
  )
}

/** The criteria, with their weights in our own score. */
export function Criteria() {
  const copy = useCopy(guideCopy).criteria
  return (
    <section aria-label={copy.caption} className="measure my-8">
      <p className="display pb-3 text-20">{copy.caption}</p>
      <ul>
        {CRITERIA.map((id) => {
          const weight = SUB_SCORE_WEIGHTS[id]
          return (
            <li key={id} className="border-t border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="font-semibold">{copy.rows[id].title}</p>
                <p className="flex items-center gap-3">
                  <Planks filled={weight * PLANKS} look={LOOKS[id]} />
                  <span className="tabular w-12 text-right font-semibold">{copy.weight(Math.round(weight * 100))}</span>
                </p>
              </div>
              <p className="mt-1 text-15 text-soft">{copy.rows[id].text}</p>
            </li>
          )
        })}
      </ul>
      <p className="border-l-4 border-sun py-1 pl-4">{copy.note}</p>
    </section>
  )
}
