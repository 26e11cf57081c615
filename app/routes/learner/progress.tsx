import { ErrorChart, type NamedProfile } from '#app/components/progress/profile/error-chart.tsx'
import { ErrorTable } from '#app/components/progress/profile/error-table.tsx'
import { MendedKinds } from '#app/components/progress/profile/mended-kinds.tsx'
import { MilestoneList } from '#app/components/progress/profile/milestone-list.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { loadProgress } from '#app/services/progress/load-progress.server.ts'
import type { Route } from './+types/progress.ts'

export const handle = { activeTab: 'history' }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(errorProfileCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { profile, reached } = await loadProgress({ user: currentUser(context), now: new Date() })
  const { category: names } = scoreReportCopy[currentRequest(context).locale]
  const kinds = profile.kinds.map((kind) => ({ ...kind, name: names[kind.category] }))
  return { profile: { ...profile, kinds }, reached }
})

function Profile({ profile }: { profile: NamedProfile }) {
  const copy = useCopy(errorProfileCopy)
  const isEmpty = profile.kinds.length === 0 && profile.weeks.every(({ dialogues }) => dialogues === 0)
  if (isEmpty) {
    return (
      <div>
        <p className="font-semibold">{copy.empty}</p>
        <p className="measure mb-4 text-15 text-soft">{copy.emptyText}</p>
        <ButtonLink to={PLACES.practice}>{copy.practise}</ButtonLink>
      </div>
    )
  }
  return (
    <section aria-labelledby="lost" className="min-w-0">
      <h2 id="lost" className="text-20">
        {copy.chartTitle}
      </h2>
      <p className="measure mb-4 text-15 text-soft">{copy.chartText}</p>
      {profile.kinds.length === 0 ? (
        <p>{copy.clean}</p>
      ) : (
        <>
          <ErrorChart profile={profile} />
          <ErrorTable profile={profile} />
        </>
      )}
    </section>
  )
}

/** What was lost by kind and week, what is mended of it, and the milestones. */
export default function ProgressPage({ loaderData: { profile, reached } }: Route.ComponentProps) {
  const copy = useCopy(errorProfileCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <Profile profile={profile} />
        <div className="space-y-10">
          {profile.kinds.length > 0 && <MendedKinds kinds={profile.kinds} />}
          <MilestoneList reached={reached} />
        </div>
      </div>
    </Page>
  )
}
