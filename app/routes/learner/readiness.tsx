import { ReadinessFigure } from '#app/components/progress/readiness-figure.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { readinessCopy } from '#app/config/copy/readiness.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadReadiness } from '#app/services/progress/load-readiness.server.ts'
import type { Route } from './+types/readiness.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(readinessCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { readiness, worst } = await loadReadiness({ userId: currentUser(context).id, now: new Date() })
  const { category: names } = scoreReportCopy[currentRequest(context).locale]
  const moves = worst && { ...worst, name: names[worst.category] }
  return { readiness, moves }
})

/** An honest estimate toward the test. */
export default function ReadinessPage({ loaderData: { readiness, moves } }: Route.ComponentProps) {
  const copy = useCopy(readinessCopy)
  const isKnown = !('missing' in readiness)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <div className="max-w-2xl space-y-10">
        <div>
          <ReadinessFigure readiness={readiness} />
          {isKnown && (
            <p className="mt-2 text-15">
              {copy.perDialogue(readiness.perDialogue)} {copy.basis(readiness.dialogues, readiness.selfMarked)}
            </p>
          )}
          {!isKnown && (
            <ButtonLink to={PLACES.practice} className="mt-4">
              {copy.practise}
            </ButtonLink>
          )}
        </div>
        {moves && (
          <section aria-labelledby="moves">
            <h2 id="moves" className="text-20">
              {copy.moves}
            </h2>
            <p className="mt-1">{copy.movesText(moves.name, moves.count)}</p>
            <ButtonLink look="secondary" to={moves.path} className="mt-3">
              {copy.train}
            </ButtonLink>
          </section>
        )}
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.how}</summary>
          <div className="measure space-y-3 text-15 text-soft">
            {copy.howText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </Page>
  )
}
