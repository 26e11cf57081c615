import { LandingPage } from '#app/components/public/landing/landing-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { landingCopy } from '#app/config/copy/landing.ts'
import { env } from '#app/config/env.server.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import { publicPage } from '#app/http/public-page.server.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import type { Route } from './+types/home.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const { pageTitle: title, description } = landingCopy[loaderData.locale]
  return publicMeta({ ...loaderData, path: HOME_PATH, title, description })
}

export async function loader({ context }: Route.LoaderArgs) {
  const [user, library] = await Promise.all([findCurrentUser(context), countLibrary()])
  return { ...publicPage(context), isSignedIn: user !== undefined, hasGoogle: env.google !== undefined, library }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
