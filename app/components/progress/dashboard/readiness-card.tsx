import { Link } from '../../ui/link.tsx'
import { readinessCopy } from '#app/config/copy/readiness.ts'
import { READINESS_PATH } from '#app/config/coach-paths.ts'
import type { Readiness, TooFew } from '#app/models/progress/readiness.ts'
import { useCopy } from '../../shell/locale.ts'
import { ReadinessFigure } from '../readiness-figure.tsx'

/** The readiness figure, and the way to what it rests on. */
export function ReadinessCard({ readiness }: { readiness: Readiness | TooFew }) {
  const copy = useCopy(readinessCopy).dashboard
  return (
    <section aria-labelledby="readiness">
      <h2 id="readiness" className="text-20">
        {copy.title}
      </h2>
      <ReadinessFigure readiness={readiness} />
      <Link to={READINESS_PATH} className="inline-flex min-h-11 items-center text-accent">
        {copy.link}
      </Link>
    </section>
  )
}
