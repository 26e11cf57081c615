import { LandingPage } from '#app/components/public/landing/landing-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { landingCopy } from '#app/config/copy/landing.ts'
import { DEMO_DIALOGUE } from '#app/config/demo-sheet.ts'
import { env } from '#app/config/env.server.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { publicPage } from '#app/http/pages/public-page.server.ts'
import { courseData, organizationData } from '#app/models/billing/course-data.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import { findSampleKind } from '#app/models/dialogues/dialogue.server.ts'
import type { Route } from './+types/home.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const { locale, origin, sample } = loaderData
  const { pageTitle: title, descriptions } = landingCopy[locale]
  const description = sample === 'none' ? descriptions.withoutSample : descriptions.withSample
  const things = [organizationData({ origin }), courseData({ origin, locale, name: title, description })]
  return [
    ...publicMeta({ locale, origin, path: HOME_PATH, title, description }),
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
  ]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const [user, library, sample] = await Promise.all([
    findCurrentUser(context),
    countLibrary(),
    findSampleKind(DEMO_DIALOGUE.slug),
  ])
  return {
    ...publicPage(context),
    isSignedIn: user !== undefined,
    hasGoogle: env.google !== undefined,
    library,
    sample,
  }
})

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
