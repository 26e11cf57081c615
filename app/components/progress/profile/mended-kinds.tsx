import { Link } from '../../ui/link.tsx'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import type { NamedKind } from './error-chart.tsx'

/** Of each kind, how its cost changed, and how many of its segments that came back are mended. */
export function MendedKinds({ kinds }: { kinds: readonly NamedKind[] }) {
  const copy = useCopy(errorProfileCopy)
  const { marks } = useMarks()
  return (
    <section aria-labelledby="mended">
      <h2 id="mended" className="text-20">
        {copy.kindsTitle}
      </h2>
      <p className="text-13 text-soft">{copy.mendedRule}</p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {kinds.map(({ category, name, change, returned: { all, mended } }) => (
          <div key={category} className="py-2 text-15">
            <dt className="font-semibold">{name}</dt>
            {change && <dd className="text-soft">{copy.change(marks(change.from), marks(change.to))}</dd>}
            <dd className={mended > 0 ? 'text-success' : 'text-soft'}>
              {all === 0 ? copy.nothingReturned : copy.mended(mended, all)}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={MISTAKES_PATH} className="inline-flex min-h-11 items-center text-accent">
        {copy.mistakes}
      </Link>
    </section>
  )
}
