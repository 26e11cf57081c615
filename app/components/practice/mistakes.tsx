import { mistakesCopy } from '#app/config/copy/mistakes.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { ListedReturn } from '#app/models/practice/returning-segment.ts'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { useDayText } from '../study-plan/day-text.ts'
import { ButtonLink } from '../ui/button.tsx'

type Shown = Omit<ListedReturn, 'categories' | 'titleTr'> & { kinds: string[] }

function Rows({ title, segments }: { title: string; segments: readonly Shown[] }) {
  const copy = useCopy(mistakesCopy)
  const { marks } = useMarks()
  const { short } = useDayText()
  const whenOf = ({ due, stood, mendedOn }: Shown) => [
    ...(stood > 0 && mendedOn === null ? [copy.stoodOnce] : []),
    mendedOn === null ? copy.dueOn(short(due)) : copy.mendedOn(short(mendedOn)),
  ]
  if (segments.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-20">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {segments.map((segment) => (
          <li key={segment.path}>
            <a href={segment.path} className="block py-3 no-underline">
              <span className="block font-semibold text-accent">
                {segment.title} · {copy.segment(segment.segment)}
              </span>
              <span className="block text-15 text-soft">
                {[...segment.kinds, copy.cost(marks(segment.marks)), ...whenOf(segment)].join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The segments that come back: those of today, those to come, and the mended ones. */
export function Mistakes({ segments, today }: { segments: readonly Shown[]; today: string }) {
  const copy = useCopy(mistakesCopy)
  const isDue = ({ due, mendedOn }: Shown) => mendedOn === null && due <= today
  const due = segments.filter(isDue)
  return (
    <div className="max-w-3xl space-y-10">
      {segments.length === 0 && (
        <div>
          <p className="font-semibold">{copy.empty}</p>
          <p className="mb-4 text-15 text-soft">{copy.emptyText}</p>
          <ButtonLink to={PLACES.practice}>{copy.practise}</ButtonLink>
        </div>
      )}
      {segments.length > 0 && due.length === 0 && <p>{copy.noneDue}</p>}
      <Rows title={copy.due(due.length)} segments={due} />
      <Rows title={copy.later} segments={segments.filter((one) => one.mendedOn === null && !isDue(one))} />
      <Rows title={copy.mended} segments={segments.filter(({ mendedOn }) => mendedOn !== null)} />
      <p className="measure text-15 text-soft">{copy.rule}</p>
    </div>
  )
}
